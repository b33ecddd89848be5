// The page host: loads the runtime once and forks a supervised child for each page.
//
//   page-host RUNTIME      requests arrive and replies leave on descriptor 3 (PageProtocol.h)
//
// It never runs Swift and starts no thread itself, so that its children may.

#include "supervisor.h"

#include <dlfcn.h>
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { REQUESTS = 3 };

static int read_all(void *buffer, size_t length) {
  size_t done = 0;
  while (done < length) {
    ssize_t got = read(REQUESTS, (char *)buffer + done, length - done);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return -1;
    done += (size_t)got;
  }
  return 0;
}

int main(int argc, char **argv) {
  if (argc != 2) {
    fprintf(stderr, "usage: page-host RUNTIME\n");
    return 64;
  }
  if (!dlopen(argv[1], RTLD_NOW | RTLD_GLOBAL)) {
    fprintf(stderr, "page-host: %s\n", dlerror());
    return 70;
  }
  // Pages are linked without naming libraries: what the compiler may ask for is loaded here, as far as it is there.
  const char *libraries[] = {"libswiftSwiftOnoneSupport.so", "libswiftObservation.so", "libswift_StringProcessing.so",
                             "libswiftRegexBuilder.so", "libswiftSynchronization.so", "libFoundation.so"};
  for (size_t index = 0; index < sizeof libraries / sizeof *libraries; index++) {
    dlopen(libraries[index], RTLD_NOW | RTLD_GLOBAL);
  }
  // Supervisors report by themselves; nobody waits for them here.
  signal(SIGCHLD, SIG_IGN);
  signal(SIGPIPE, SIG_IGN);

  for (;;) {
    ArchRunRequest request;
    if (read_all(&request, sizeof request) != 0) return 0;
    if (request.textLength > (1u << 24)) return 70;
    char *text = malloc(request.textLength + 1);
    if (!text || read_all(text, request.textLength) != 0) return 0;
    text[request.textLength] = 0;

    pid_t supervisor = fork();
    if (supervisor == 0) supervise(&request, text, REQUESTS);
    if (supervisor < 0) {
      ArchRunReply reply = {.identifier = request.identifier, .outcome = ARCH_RUN_FAILED, .status = errno};
      if (write(REQUESTS, &reply, sizeof reply) < 0) return 0;
    }
    free(text);
  }
}
