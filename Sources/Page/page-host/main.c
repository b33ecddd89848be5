// The page host: loads the runtime once and forks a supervised child for each page.
//
//   page-host RUNTIME      requests arrive and replies leave on descriptor 3 (PageProtocol.h), one at a time
//
// It never runs Swift and starts no thread itself, so that its children may.

#define _GNU_SOURCE
#include "supervisor.h"

#include <dlfcn.h>
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

static int read_all(int descriptor, void *buffer, size_t length) {
  size_t done = 0;
  while (done < length) {
    ssize_t got = read(descriptor, (char *)buffer + done, length - done);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return -1;
    done += (size_t)got;
  }
  return 0;
}

// Waits for a supervisor's reply, or for its end without one. Returns -1 when the tool is gone meanwhile.
static int await_reply(pid_t supervisor, int pipe, ArchRunReply *reply) {
  struct pollfd waited[] = {{.fd = pipe, .events = POLLIN}, {.fd = REQUESTS, .events = POLLRDHUP}};
  for (;;) {
    if (poll(waited, 2, -1) < 0 && errno == EINTR) continue;
    if (waited[0].revents) break;
    if (waited[1].revents & (POLLRDHUP | POLLHUP | POLLERR)) {
      kill(supervisor, SIGKILL);
      return -1;
    }
  }
  ArchRunReply got;
  if (read_all(pipe, &got, sizeof got) == 0) {
    *reply = got;
  } else {
    reply->outcome = ARCH_RUN_LOST;
  }
  return 0;
}

static int serve(const ArchRunRequest *request, const char *text) {
  ArchRunReply reply = {.identifier = request->identifier};
  int pipe = -1;
  pid_t supervisor = start_supervisor(request, text, &pipe);
  int result = 0;
  if (supervisor < 0) {
    reply.outcome = ARCH_RUN_FAILED;
    reply.status = errno;
  } else {
    result = await_reply(supervisor, pipe, &reply);
    close(pipe);
    // The end of a namespace's first process is the end of all in it. Without one, what a page leaves behind comes here when its
    // supervisor dies.
    while (waitpid(supervisor, NULL, __WALL) < 0 && errno == EINTR) {}
    end_descendants();
  }
  return result == 0 && write(REQUESTS, &reply, sizeof reply) == sizeof reply ? 0 : -1;
}

int main(int argc, char **argv) {
  if (argc != 2) {
    fprintf(stderr, "usage: page-host RUNTIME\n");
    return 64;
  }
  note_loader();
  if (!dlopen(argv[1], RTLD_NOW | RTLD_GLOBAL)) {
    fprintf(stderr, "page-host: %s\n", dlerror());
    return 70;
  }
  // Pages are linked without naming these: what nearly all of them use is loaded here, as far as it is there.
  const char *libraries[] = {"libswiftSwiftOnoneSupport.so", "libswiftObservation.so", "libswift_StringProcessing.so",
                             "libswiftRegexBuilder.so", "libswiftSynchronization.so", "libFoundation.so"};
  for (size_t index = 0; index < sizeof libraries / sizeof *libraries; index++) {
    dlopen(libraries[index], RTLD_NOW | RTLD_GLOBAL);
  }
  // Whoever started this may have blocked signals (threads of dispatch queues do); pages are to receive them.
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  signal(SIGPIPE, SIG_IGN);
  prctl(PR_SET_CHILD_SUBREAPER, 1);

  for (;;) {
    ArchRunRequest request;
    if (read_all(REQUESTS, &request, sizeof request) != 0) return 0;
    if (request.textLength > (1u << 24)) return 70;
    char *text = malloc((size_t)request.textLength + 1);
    if (!text || read_all(REQUESTS, text, request.textLength) != 0) return 0;
    text[request.textLength] = 0;
    int result = serve(&request, text);
    free(text);
    if (result != 0) return 0;
  }
}
