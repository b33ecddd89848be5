// What the page runtime needs of C: the concurrency runtime's hooks use Swift's calling convention, which only C can name.

#ifndef ARCH_C_PAGE_RUNTIME_H
#define ARCH_C_PAGE_RUNTIME_H

#include <stdint.h>

// Makes an executor (the two words of an UnownedSerialExecutor) the main executor of this process; `drain` is called, and must
// not return, when an asynchronous top level has begun. Returns 0, or -1 where the runtime has no such hooks.
int arch_install_main_executor(void *identity, uintptr_t implementation, void (*drain)(void));

// From now on the return addresses of the last error thrown on the main thread are written to `frames`.
void arch_watch_throws(uint64_t *frames, uint32_t *count, uint32_t capacity);

#endif
