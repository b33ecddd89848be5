#ifndef ARCH_SUPERVISOR_H
#define ARCH_SUPERVISOR_H

#include "PageProtocol.h"

#include <sys/types.h>

// Runs a page in a child of this process, waits for its end or its time-out, ends all it started, replies, exits.
_Noreturn void supervise(const ArchRunRequest *request, const char *text, int replies);

// Runs a page in this process.
_Noreturn void run_page(const ArchRunRequest *request, const char *text);

// The return addresses of a process' main thread, innermost first. Returns how many.
uint32_t sample_frames(pid_t process, uint64_t *frames, uint32_t capacity);

#endif
