#define _GNU_SOURCE
#include "supervisor.h"

#include <ctype.h>
#include <dirent.h>
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
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
static void end_descendants(void) {
  int64_t deadline = now_milliseconds() + 5000;
  while (now_milliseconds() < deadline) {
    pid_t ended = waitpid(-1, NULL, WNOHANG);
    if (ended > 0) continue;
    if (ended < 0 && errno == ECHILD) return;
    kill_children();
    struct timespec pause = {0, 1000000};
    nanosleep(&pause, NULL);
  }
}

_Noreturn void supervise(const ArchRunRequest *request, const char *text, int replies) {
  ArchRunReply reply = {.identifier = request->identifier};
  pid_t host = getppid();
  setsid();
  signal(SIGCHLD, SIG_DFL);
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGCHLD);
  sigaddset(&signals, SIGTERM);
  sigprocmask(SIG_BLOCK, &signals, NULL);
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  // When the tool is gone, so is the page.
  prctl(PR_SET_PDEATHSIG, SIGTERM);
  if (getppid() != host) _exit(0);

  pid_t page = fork();
  if (page == 0) {
    close(replies);
    sigprocmask(SIG_UNBLOCK, &signals, NULL);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    run_page(request, text);
  }
  if (page < 0) {
    reply.outcome = ARCH_RUN_FAILED;
    reply.status = errno;
  } else {
    int64_t deadline = now_milliseconds() + (int64_t)request->timeoutMilliseconds;
    int status = 0, isOrphaned = 0;
    for (;;) {
      if (waitpid(page, &status, WNOHANG) == page) {
        reply.outcome = WIFSIGNALED(status) ? ARCH_RUN_SIGNALLED : ARCH_RUN_EXITED;
        reply.status = WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status);
        break;
      }
      int64_t left = deadline - now_milliseconds();
      if (left <= 0 || isOrphaned) {
        reply.outcome = ARCH_RUN_TIMED_OUT;
        if (!isOrphaned) {
          reply.frameCount = sample_frames(page, reply.frames, sizeof reply.frames / sizeof *reply.frames);
        }
        kill(page, SIGKILL);
        waitpid(page, &status, 0);
        break;
      }
      struct timespec wait = {left / 1000, left % 1000 * 1000000};
      isOrphaned = sigtimedwait(&signals, NULL, &wait) == SIGTERM;
    }
    end_descendants();
  }
  if (write(replies, &reply, sizeof reply) < 0) _exit(1);
  _exit(0);
}
