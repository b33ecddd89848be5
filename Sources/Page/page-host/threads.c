// Threads of a page: each gets a stack of its own for signals, so that an overflow of its stack can be located.
//
// An executable's exported names are found before those of all libraries: this `pthread_create` before the C library's.

#define _GNU_SOURCE
#include "supervisor.h"

#include <dlfcn.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/mman.h>

enum { SIGNAL_STACK = 1 << 16 };

typedef struct Start {
  void *(*function)(void *);
  void *context;
} Start;

static pthread_key_t key;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static int (*create)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);

static void drop_stack(void *stack) {
  stack_t none = {.ss_flags = SS_DISABLE};
  sigaltstack(&none, NULL);
  munmap(stack, SIGNAL_STACK);
}

static void prepare(void) {
  pthread_key_create(&key, drop_stack);
  create = (int (*)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *))dlsym(RTLD_NEXT, "pthread_create");
}

static void *begin(void *context) {
  Start start = *(Start *)context;
  free(context);
  void *stack = mmap(NULL, SIGNAL_STACK, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (stack != MAP_FAILED) {
    stack_t own = {.ss_sp = stack, .ss_size = SIGNAL_STACK};
    sigaltstack(&own, NULL);
    pthread_setspecific(key, stack);
  }
  return start.function(start.context);
}

int pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*function)(void *), void *context) {
  pthread_once(&once, prepare);
  Start *start = malloc(sizeof *start);
  if (!start) return create(thread, attributes, function, context);
  *start = (Start){function, context};
  int code = create(thread, attributes, begin, start);
  if (code != 0) free(start);
  return code;
}
