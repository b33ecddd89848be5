#define _GNU_SOURCE
#include "CPageRuntime.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

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

// The state letter of a thread, as proc_pid_stat(5) has it; 0 when it is gone.
static char state_of(const char *thread) {
  char path[64], text[128];
  if (snprintf(path, sizeof path, "/proc/self/task/%s/stat", thread) >= (int)sizeof path) return 0;
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  ssize_t length = read(file, text, sizeof text - 1);
  close(file);
  if (length <= 0) return 0;
  text[length] = 0;
  // The thread's name may hold anything, but is the last thing in parentheses.
  const char *end = strrchr(text, ')');
  return end && end[1] == ' ' ? end[2] : 0;
}

int arch_is_another_thread_running(void) {
  // By the name that the folder has for it: in a process namespace of its own, a page's numbers are others.
  char self[64];
  ssize_t length = readlink("/proc/thread-self", self, sizeof self - 1);
  if (length <= 0) return 0;
  self[length] = 0;
  const char *slash = strrchr(self, '/');
  const char *own = slash ? slash + 1 : self;
  DIR *threads = opendir("/proc/self/task");
  if (!threads) return 0;
  int found = 0;
  for (struct dirent *entry; !found && (entry = readdir(threads));) {
    if (entry->d_name[0] == '.' || strcmp(entry->d_name, own) == 0) continue;
    char state = state_of(entry->d_name);
    found = state == 'R' || state == 'D';
  }
  closedir(threads);
  return found;
}
