#define _GNU_SOURCE
#include "CPageRuntime.h"
#include "watch.h"

#include <dlfcn.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

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

static void note_throw_hook(void *error);

ArchState *arch_watched;
void (*arch_note_place)(ArchFrames *, uint32_t, const void *);

void arch_watch_page(ArchState *state, void (*note_frames)(ArchFrames *frames, uint32_t kind, const void *context)) {
  arch_watched = state;
  arch_note_place = note_frames;
  void (**hook)(void *) = dlsym(RTLD_DEFAULT, "_swift_willThrow");
  if (hook) *hook = note_throw_hook;
}

void arch_note_main_task(const void *task) {
  if (arch_watched) arch_watched->mainTask = (uint64_t)(uintptr_t)task;
}

static void note_throw_hook(void *error) {
  (void)error;
  arch_note_throw();
}
