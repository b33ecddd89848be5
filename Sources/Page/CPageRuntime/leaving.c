// Errors thrown and processes ended: who did it.
//
// A page's `exit` is linked as `__wrap_exit` (the linker's --wrap), so that the line that called it is known.

#define _GNU_SOURCE
#include "CPageRuntime.h"
#include "watch.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

static bool is_main_thread(void) { return syscall(SYS_gettid) == getpid(); }

// Called at each throw: walks the frame pointers, which Swift code keeps. An unwinder would be too slow for errors in a loop.
void arch_note_throw(void) {
  if (!arch_watched || !is_main_thread()) return;
  ArchFrames *frames = &arch_watched->thrown;
  uintptr_t *frame = __builtin_frame_address(0);
  uint32_t count = 0;
  while (frame && count < ARCH_FRAME_LIMIT) {
    uintptr_t address = frame[1];
    uintptr_t *next = (uintptr_t *)frame[0];
    if (!address) break;
    // A return address lies behind its call.
    frames->addresses[count++] = address - 1;
    if (next <= frame || (uintptr_t)next - (uintptr_t)frame > (1 << 22)) break;
    frame = next;
  }
  frames->count = count;
  frames->kind = ARCH_FRAMES_MAIN_THREAD;
}

extern void __cxa_finalize(void *library);

void arch_leave(int status) {
  // The handlers of `atexit` that the page itself added; those of other libraries may not run while threads still use them. The C
  // library's `atexit` takes what stands at a library's handle for its identity; the linker puts the handle at its very start.
  if (arch_watched && arch_watched->libraryBase) __cxa_finalize(*(void **)(uintptr_t)arch_watched->libraryBase);
  fflush(NULL);
  _exit(status);
}

static void note_exit(void) {
  if (!arch_watched || arch_watched->hasReachedEnd || arch_watched->hasFinished) return;
  if (arch_watched->exitCall.kind) return;
  arch_note_place(&arch_watched->exitCall, is_main_thread() ? ARCH_FRAMES_MAIN_THREAD : ARCH_FRAMES_OTHER_THREAD, NULL);
}

_Noreturn void __wrap_exit(int status) {
  note_exit();
  if (arch_watched) arch_leave(status);
  exit(status);
}

_Noreturn void __wrap_quick_exit(int status) {
  note_exit();
  quick_exit(status);
}

_Noreturn void __wrap__exit(int status) {
  note_exit();
  _exit(status);
}

_Noreturn void __wrap__Exit(int status) {
  note_exit();
  _exit(status);
}
