// Keeps the compiler's front end warm: preloaded into swift-frontend, it answers requests on descriptor 3 by forking a child
// for each, after dynamic linking and static initialisation have happened once. The child is an ordinary compiler run.
//
// The format is ArchCompileRequest/ArchCompileReply of PageProtocol.h, repeated here in plain reads so that this library
// depends on nothing.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

typedef int (*MainFunction)(int, char **, char **);

enum { REQUESTS = 3 };
static MainFunction real_main;

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

static void write_to(int descriptor, const char *path) {
  int file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  if (file < 0) _exit(126);
  dup2(file, descriptor);
  close(file);
}

static _Noreturn void compile(char *text, uint32_t length) {
  uint32_t count = 0;
  for (uint32_t index = 0; index < length; index++) count += text[index] == 0;
  char **strings = calloc(count + 1, sizeof *strings);
  if (!strings || count < 4) _exit(126);
  char *next = text;
  for (uint32_t index = 0; index < count; index++) {
    strings[index] = next;
    next += strlen(next) + 1;
  }
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  close(REQUESTS);
  if (chdir(strings[0]) != 0) _exit(126);
  write_to(1, strings[1]);
  write_to(2, strings[2]);
  exit(real_main((int)count - 3, strings + 3, environ));
}

static int serve(int argc, char **argv, char **environment) {
  if (!getenv("ARCH_DOCS_WARM")) return real_main(argc, argv, environment);
  unsetenv("ARCH_DOCS_WARM");
  unsetenv("LD_PRELOAD");
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  for (;;) {
    uint32_t header[2];
    if (read_all(header, sizeof header) != 0) _exit(0);
    char *text = malloc((size_t)header[0] + 1);
    if (!text || read_all(text, header[0]) != 0) _exit(0);
    int status = 126 << 8;
    pid_t child = fork();
    if (child == 0) compile(text, header[0]);
    if (child > 0) {
      while (waitpid(child, &status, 0) < 0 && errno == EINTR) {}
    }
    free(text);
    uint32_t reply[2] = {header[1], (uint32_t)status};
    if (write(REQUESTS, reply, sizeof reply) != sizeof reply) _exit(0);
  }
}

int __libc_start_main(MainFunction main, int argc, char **argv, void (*init)(void), void (*fini)(void),
                      void (*rtld_fini)(void), void *stack_end) {
  int (*original)(MainFunction, int, char **, void (*)(void), void (*)(void), void (*)(void), void *) =
      dlsym(RTLD_NEXT, "__libc_start_main");
  real_main = main;
  return original(serve, argc, argv, init, fini, rtld_fini, stack_end);
}
