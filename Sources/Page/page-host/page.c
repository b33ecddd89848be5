#define _GNU_SOURCE
#include "supervisor.h"

#include <dlfcn.h>
#include <execinfo.h>
#include <fcntl.h>
#include <link.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

static ArchState *state;

// Notes where a signal struck, then lets it do its work.
static void note_crash(int signal_number, siginfo_t *info, void *context) {
  (void)info;
  (void)context;
  if (state && !state->crashSignal) {
    state->crashSignal = (uint32_t)signal_number;
    void *frames[ARCH_FRAME_LIMIT];
    int count = backtrace(frames, ARCH_FRAME_LIMIT);
    for (int index = 0; index < count; index++) state->crashFrames[index] = (uint64_t)(uintptr_t)frames[index];
    state->crashFrameCount = (uint32_t)count;
  }
  raise(signal_number);
}

static void watch_crashes(void) {
  static char stack[1 << 17];
  stack_t alternative = {.ss_sp = stack, .ss_size = sizeof stack};
  sigaltstack(&alternative, NULL);
  // The unwinder loads what it needs at its first use; a signal handler is no place for that.
  void *frames[4];
  backtrace(frames, 4);
  struct sigaction action = {.sa_sigaction = note_crash, .sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESETHAND};
  sigemptyset(&action.sa_mask);
  const int fatal[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGSYS};
  for (size_t index = 0; index < sizeof fatal / sizeof *fatal; index++) sigaction(fatal[index], &action, NULL);
}

static int note_library(struct dl_phdr_info *info, size_t size, void *entry) {
  (void)size;
  uint64_t end = 0;
  int isIt = 0;
  for (int index = 0; index < info->dlpi_phnum; index++) {
    const ElfW(Phdr) *header = &info->dlpi_phdr[index];
    if (header->p_type != PT_LOAD) continue;
    uint64_t start = info->dlpi_addr + header->p_vaddr;
    if ((uint64_t)(uintptr_t)entry - start < header->p_memsz) isIt = 1;
    if (start + header->p_memsz > end) end = start + header->p_memsz;
  }
  if (!isIt) return 0;
  state->libraryBase = info->dlpi_addr;
  state->librarySize = end - info->dlpi_addr;
  return 1;
}

static void fail(const char *what, const char *why) {
  fprintf(stderr, "page-host: %s: %s\n", what, why);
  _exit(125);
}

static void open_as(int descriptor, const char *folder, const char *name) {
  char path[4096];
  snprintf(path, sizeof path, "%s/%s", folder, name);
  int file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  if (file < 0) _exit(125);
  dup2(file, descriptor);
  close(file);
}

static void limit(int resource, uint64_t value) {
  struct rlimit both = {value, value};
  setrlimit(resource, &both);
}

_Noreturn void run_page(const ArchRunRequest *request, const char *text) {
  const char *folder = text;
  const char *library = folder + strlen(folder) + 1;
  const char *variable = library + strlen(library) + 1;
  setpgid(0, 0);
  signal(SIGPIPE, SIG_DFL);
  clearenv();
  for (uint32_t index = 0; index < request->environmentCount; index++) {
    putenv((char *)variable);
    variable += strlen(variable) + 1;
  }

  int input = open("/dev/null", O_RDONLY | O_CLOEXEC);
  dup2(input, 0);
  close(input);
  open_as(1, folder, "output");
  open_as(2, folder, "errors");
  // No buffer: nothing is lost in a trap, and what other writers say stays in order.
  setvbuf(stdout, NULL, _IONBF, 0);

  char path[4096];
  snprintf(path, sizeof path, "%s/scratch", folder);
  if (chdir(path) != 0) fail(path, "cannot be entered");
  limit(RLIMIT_CORE, 0);
  if (request->memoryLimit) limit(RLIMIT_DATA, request->memoryLimit);
  if (request->outputLimit) limit(RLIMIT_FSIZE, request->outputLimit);
  // A write over the limit then fails instead of ending the page.
  signal(SIGXFSZ, SIG_IGN);

  snprintf(path, sizeof path, "%s/state", folder);
  int file = open(path, O_RDWR | O_CLOEXEC);
  struct stat status;
  if (file < 0 || fstat(file, &status) != 0) fail(path, "cannot be opened");
  state = mmap(NULL, (size_t)status.st_size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  if (state == MAP_FAILED) fail(path, "cannot be mapped");
  close(file);

  int (*start)(const char *) = (int (*)(const char *))dlsym(RTLD_DEFAULT, "arch_runtime_start");
  if (!start) fail("the runtime", "has no start");
  watch_crashes();
  if (start(folder) != 0) fail("the runtime", "cannot use the run's files");
  void *page = dlopen(library, RTLD_NOW);
  if (!page) fail("the page's library", dlerror());
  // The library's own, not this executable's: a search by handle begins with it.
  int (*entry)(int, char **) = (int (*)(int, char **))dlsym(page, "main");
  if (!entry) fail(library, "has no entry");
  dl_iterate_phdr(note_library, (void *)(uintptr_t)entry);

  char *arguments[] = {"page", NULL};
  int result = entry(1, arguments);
  fflush(NULL);
  _exit(result);
}
