#include "CPageRuntime.h"

#include <dirent.h>
#include <errno.h>
#include <stddef.h>
#include <sys/wait.h>

int arch_has_company(void) {
  siginfo_t info;
  if (waitid(P_ALL, 0, &info, WEXITED | WSTOPPED | WCONTINUED | WNOHANG | WNOWAIT) == 0 || errno != ECHILD) return 1;
  DIR *threads = opendir("/proc/self/task");
  if (!threads) return 1;
  int count = 0;
  while (readdir(threads)) count++;
  closedir(threads);
  // This thread's entry, "." and "..".
  return count > 3;
}
