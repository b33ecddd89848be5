#define _GNU_SOURCE
#include "supervisor.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <link.h>
#include <malloc.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

static ArchState *state;

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

// Private memory, that of arrays and objects, is held to the limit. Shared memory has none of its own: the address space as a
// whole is held to what is there now, the limit, and what is merely set aside for threads.
static void limit_memory(uint64_t bytes) {
  enum { ARENAS = 16 };
  mallopt(M_ARENA_MAX, ARENAS);
  FILE *file = fopen("/proc/self/statm", "re");
  unsigned long long pages = 0;
  int found = file ? fscanf(file, "%llu", &pages) : 0;
  if (file) fclose(file);
  limit(RLIMIT_DATA, bytes);
  if (found == 1) limit(RLIMIT_AS, pages * (uint64_t)sysconf(_SC_PAGESIZE) + bytes + ARENAS * (128ull << 20));
}

_Noreturn void run_page(const ArchRunRequest *request, const char *text) {
  const char *folder = text;
  const char *library = folder + strlen(folder) + 1;
  const char *variable = library + strlen(library) + 1;
  renew_identity();
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
  buffer_output();

  char path[4096];
  snprintf(path, sizeof path, "%s/scratch", folder);
  if (chdir(path) != 0) fail(path, "cannot be entered");
  limit(RLIMIT_CORE, 0);
  if (request->memoryLimit) limit_memory(request->memoryLimit);
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
  void (*watch)(ArchState *, NoteFrames) = (void (*)(ArchState *, NoteFrames))dlsym(RTLD_DEFAULT, "arch_watch_page");
  void (*leave)(int) = (void (*)(int))dlsym(RTLD_DEFAULT, "arch_leave");
  if (!start || !watch || !leave) fail("the runtime", "has no start");
  watch_signals(state);
  watch(state, note_frames);
  if (start(folder) != 0) fail("the runtime", "cannot use the run's files");
  void *page = dlopen(library, RTLD_NOW);
  if (!page) fail("the page's library", dlerror());
  // The library's own, not this executable's: a search by handle begins with it.
  int (*entry)(int, char **) = (int (*)(int, char **))dlsym(page, "main");
  if (!entry) fail(library, "has no entry");
  dl_iterate_phdr(note_library, (void *)(uintptr_t)entry);

  char *arguments[] = {"page", NULL};
  int result = entry(1, arguments);
  leave(result);
  _exit(result);
}
