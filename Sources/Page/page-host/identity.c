// A fork keeps what a thread has noted of itself, its number among it, but not the number.
//
// The Swift runtime's `swift_once` and the standard library's `Mutex` write the number of the thread that holds them into a
// futex that inherits priority; both ask for it once for each thread and library and keep it in thread-local memory. What the
// host's main thread noted while it loaded the libraries is false in a page's main thread: the kernel finds no such holder, and
// whoever must wait for one tries for ever.

#define _GNU_SOURCE
#include "supervisor.h"

#include <link.h>
#include <stdint.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

static pid_t loader;

void note_loader(void) { loader = (pid_t)syscall(SYS_gettid); }

// Forgets the number wherever a Swift library of this thread holds it; each then asks anew.
static int forget(struct dl_phdr_info *info, size_t size, void *unused) {
  (void)size;
  (void)unused;
  const char *name = strrchr(info->dlpi_name, '/');
  if (!name || !info->dlpi_tls_data) return 0;
  // Not libdispatch's: its main queue belongs to the thread of that number and is found by it.
  if (strncmp(name, "/libswift", 9) != 0 && strncmp(name, "/libFoundation", 14) != 0 &&
      strncmp(name, "/lib_Foundation", 15) != 0 && strncmp(name, "/libArchRuntime", 15) != 0) {
    return 0;
  }
  for (int index = 0; index < info->dlpi_phnum; index++) {
    if (info->dlpi_phdr[index].p_type != PT_TLS) continue;
    char *start = info->dlpi_tls_data;
    for (size_t offset = 0; offset + sizeof(pid_t) <= info->dlpi_phdr[index].p_memsz; offset += sizeof(pid_t)) {
      pid_t word;
      memcpy(&word, start + offset, sizeof word);
      if (word == loader) memset(start + offset, 0, sizeof word);
    }
  }
  return 0;
}

void renew_identity(void) {
  if (loader > 0) dl_iterate_phdr(forget, NULL);
}
