#define _GNU_SOURCE
#include "supervisor.h"

#include <ctype.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static int64_t now_milliseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000LL + time.tv_nsec / 1000000;
}

static void kill_children(void) {
  DIR *processes = opendir("/proc");
  if (!processes) return;
  pid_t self = getpid();
  struct dirent *entry;
  while ((entry = readdir(processes))) {
    if (!isdigit((unsigned char)entry->d_name[0])) continue;
    char path[64], stat[512];
    snprintf(path, sizeof path, "/proc/%.20s/stat", entry->d_name);
    FILE *file = fopen(path, "re");
    if (!file) continue;
    size_t length = fread(stat, 1, sizeof stat - 1, file);
    fclose(file);
    stat[length] = 0;
    // The name in parentheses may hold anything; the parent follows the last of them.
    char *rest = strrchr(stat, ')');
    int parent = 0;
    if (rest && sscanf(rest + 1, " %*c %d", &parent) == 1 && parent == self) kill(atoi(entry->d_name), SIGKILL);
  }
  closedir(processes);
}

// This process is a subreaper: whatever a page started, in whatever session, ends up as a child of it.
void end_descendants(void) {
  int64_t deadline = now_milliseconds() + 5000;
  do {
    pid_t ended = waitpid(-1, NULL, WNOHANG);
    if (ended > 0) continue;
    if (ended < 0 && errno == ECHILD) return;
    kill_children();
    struct timespec pause = {0, 1000000};
    nanosleep(&pause, NULL);
  } while (now_milliseconds() < deadline);
}

// The page's state, as far as it is there.
static ArchState *map_state(const char *folder) {
  char path[4096];
  snprintf(path, sizeof path, "%s/state", folder);
  int file = open(path, O_RDWR | O_CLOEXEC);
  struct stat status;
  void *map = MAP_FAILED;
  if (file >= 0 && fstat(file, &status) == 0 && (size_t)status.st_size >= sizeof(ArchState)) {
    map = mmap(NULL, sizeof(ArchState), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  }
  if (file >= 0) close(file);
  return map == MAP_FAILED ? NULL : map;
}

// How often a page's processes are counted, in milliseconds.
enum { COUNTING = 250 };

// How many processes and threads there are in this namespace. Their numbers are given out in turn, so none is far from the last.
static int count_population(void) {
  enum { GAP = 2048 };
  static pid_t last = 2;
  int count = 0;
  for (pid_t number = 2; number < last + GAP; number++) {
    if (kill(number, 0) != 0) continue;
    count++;
    if (number > last) last = number;
  }
  return count;
}

static void wait_for_page(
    pid_t page, const ArchRunRequest *request, const char *folder, bool isNamespace, const sigset_t *signals,
    ArchRunReply *reply) {
  int64_t deadline = now_milliseconds() + (int64_t)request->timeoutMilliseconds;
  bool isOrphaned = false;
  for (;;) {
    int status = 0;
    pid_t ended;
    // As the reaper of what the page leaves behind, this meets other processes too.
    while ((ended = waitpid(-1, &status, WNOHANG)) > 0 && ended != page) {}
    if (ended == page) {
      reply->outcome = WIFSIGNALED(status) ? ARCH_RUN_SIGNALLED : ARCH_RUN_EXITED;
      reply->status = WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status);
      return;
    }
    int64_t left = deadline - now_milliseconds();
    if (left <= 0 || isOrphaned) {
      reply->outcome = ARCH_RUN_TIMED_OUT;
      if (!isOrphaned) sample_threads(page, map_state(folder), &reply->frames);
      kill(page, SIGKILL);
      return;
    }
    if (isNamespace && left > COUNTING) {
      if (count_population() > ARCH_CROWD) {
        reply->outcome = ARCH_RUN_CROWDED;
        sample_threads(page, map_state(folder), &reply->frames);
        return;
      }
      left = COUNTING;
    }
    struct timespec wait = {left / 1000, left % 1000 * 1000000};
    isOrphaned = sigtimedwait(signals, NULL, &wait) == SIGTERM && !isNamespace;
  }
}

_Noreturn void supervise(const ArchRunRequest *request, const char *text, int answer, const Surroundings *around) {
  ArchRunReply reply = {.identifier = request->identifier};
  setsid();
  signal(SIGCHLD, SIG_DFL);
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGCHLD);
  sigaddset(&signals, SIGTERM);
  sigprocmask(SIG_BLOCK, &signals, NULL);
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  // When the host is gone, so is the page: with its namespace, or in order.
  prctl(PR_SET_PDEATHSIG, around->isNamespace ? SIGKILL : SIGTERM);
  struct pollfd host = {.fd = answer, .events = 0};
  if (poll(&host, 1, 0) > 0) _exit(0);

  pid_t self = getpid();
  pid_t page = fork();
  if (page == 0) {
    close(answer);
    sigprocmask(SIG_UNBLOCK, &signals, NULL);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    guard_surroundings(around, self);
    run_page(request, text);
  }
  if (page < 0) {
    reply.outcome = ARCH_RUN_FAILED;
    reply.status = errno;
  } else {
    wait_for_page(page, request, text, around->isNamespace, &signals, &reply);
    // In a namespace the kernel does it, whatever they do.
    if (!around->isNamespace) end_descendants();
  }
  if (write(answer, &reply, sizeof reply) < 0) _exit(1);
  _exit(0);
}
