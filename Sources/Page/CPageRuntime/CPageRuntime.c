#define _GNU_SOURCE
#include "CPageRuntime.h"

#include <dlfcn.h>
#include <stdbool.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <unistd.h>

#define SWIFT_CC __attribute__((swiftcall))

typedef struct {
  void *identity;
  uintptr_t implementation;
} ExecutorRef;

static ExecutorRef main_executor;
static void (*drain_main)(void);

SWIFT_CC static ExecutorRef get_main_executor(void *original) {
  (void)original;
  return main_executor;
}

SWIFT_CC static bool is_main_executor(ExecutorRef executor, void *original) {
  (void)original;
  return executor.identity == main_executor.identity;
}

SWIFT_CC static void drain_main_queue(void *original, void *override) {
  (void)original;
  (void)override;
  drain_main();
}

int arch_install_main_executor(void *identity, uintptr_t implementation, void (*drain)(void)) {
  void **get = dlsym(RTLD_DEFAULT, "swift_task_getMainExecutor_hook");
  void **is = dlsym(RTLD_DEFAULT, "swift_task_isMainExecutor_hook");
  void **asyncDrain = dlsym(RTLD_DEFAULT, "swift_task_asyncMainDrainQueue_hook");
  if (!get || !is || !asyncDrain) return -1;
  main_executor = (ExecutorRef){identity, implementation};
  drain_main = drain;
  *get = (void *)get_main_executor;
  *is = (void *)is_main_executor;
  *asyncDrain = (void *)drain_main_queue;
  return 0;
}

static uint64_t *throw_frames;
static uint32_t *throw_count;
static uint32_t throw_capacity;

// Called by the Swift runtime at each throw: walks the frame pointers, which Swift code keeps.
static void note_throw(void *error) {
  (void)error;
  if (syscall(SYS_gettid) != getpid()) return;
  uintptr_t *frame = __builtin_frame_address(0);
  uint32_t count = 0;
  while (frame && count < throw_capacity) {
    uintptr_t address = frame[1];
    uintptr_t *next = (uintptr_t *)frame[0];
    if (!address) break;
    throw_frames[count++] = address;
    if (next <= frame || (uintptr_t)next - (uintptr_t)frame > (1 << 22)) break;
    frame = next;
  }
  *throw_count = count;
}

void arch_watch_throws(uint64_t *frames, uint32_t *count, uint32_t capacity) {
  void (**hook)(void *) = dlsym(RTLD_DEFAULT, "_swift_willThrow");
  if (!hook) return;
  throw_frames = frames;
  throw_count = count;
  throw_capacity = capacity;
  *hook = note_throw;
}
