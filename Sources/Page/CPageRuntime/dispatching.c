// Counts work that is handed to dispatch queues, so that a page is over when it is at rest.
//
// These functions have the names and the meaning of libdispatch's own. This library stands before libdispatch wherever a page's
// libraries look for a name, so their calls come here first; Swift's tasks and sleeps are dispatched by them too.

#define _GNU_SOURCE
#include "CPageRuntime.h"
#include "watch.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

// What is handed over happens before it is run. The Thread Sanitizer knows that of libdispatch's functions, not of these.
#if __has_feature(thread_sanitizer)
void __tsan_acquire(void *);
void __tsan_release(void *);
#else
#define __tsan_acquire(work) ((void)(work))
#define __tsan_release(work) ((void)(work))
#endif

typedef void (*Function)(void *);
typedef void *Queue;
typedef void *Group;

// The beginning of every block, by the blocks runtime's ABI.
typedef struct Block {
  void *isa;
  int flags, reserved;
  void (*invoke)(struct Block *);
} Block;

// What stands behind it in a block of `dispatch_block_create`: a work item.
typedef struct Item {
  Block block;
  void *descriptor;
  unsigned long magic, flags;
} Item;

enum { ITEM_IS_BARRIER = 1 };
static const unsigned long item_magic = 0xD159B10C;

static struct {
  void (*async)(Queue, void *, Function);
  void (*barrierAsync)(Queue, void *, Function);
  void (*after)(uint64_t, Queue, void *, Function);
  void (*sync)(Queue, Block *);
  void (*barrierSync)(Queue, Block *);
  void (*syncFunction)(Queue, void *, Function);
  void (*enter)(Group);
  void (*leave)(Group);
  Queue mainQueue;
  Block *(*copy)(Block *);
  void (*release)(Block *);
  // The code that all work items begin with.
  void (*item)(Block *);
} next;

static void do_nothing(Block *block) { (void)block; }

static void find(void) {
  next.async = (void (*)(Queue, void *, Function))dlsym(RTLD_NEXT, "dispatch_async_f");
  next.barrierAsync = (void (*)(Queue, void *, Function))dlsym(RTLD_NEXT, "dispatch_barrier_async_f");
  next.after = (void (*)(uint64_t, Queue, void *, Function))dlsym(RTLD_NEXT, "dispatch_after_f");
  next.sync = (void (*)(Queue, Block *))dlsym(RTLD_NEXT, "dispatch_sync");
  next.barrierSync = (void (*)(Queue, Block *))dlsym(RTLD_NEXT, "dispatch_barrier_sync");
  next.syncFunction = (void (*)(Queue, void *, Function))dlsym(RTLD_NEXT, "dispatch_sync_f");
  next.enter = (void (*)(Group))dlsym(RTLD_NEXT, "dispatch_group_enter");
  next.leave = (void (*)(Group))dlsym(RTLD_NEXT, "dispatch_group_leave");
  next.mainQueue = dlsym(RTLD_NEXT, "_dispatch_main_q");
  next.copy = (Block * (*)(Block *)) dlsym(RTLD_NEXT, "_Block_copy");
  next.release = (void (*)(Block *))dlsym(RTLD_NEXT, "_Block_release");
  Block *(*create)(unsigned long, Block *) = (Block * (*)(unsigned long, Block *)) dlsym(RTLD_NEXT, "dispatch_block_create");
  // A block without captured values, as the compiler lays out those that need no copy.
  static struct {
    unsigned long reserved, size;
  } descriptor = {0, sizeof(Block) + sizeof(void *)};
  static struct {
    Block block;
    void *descriptor;
  } nothing = {{NULL, 1 << 28, 0, do_nothing}, &descriptor};
  nothing.block.isa = dlsym(RTLD_NEXT, "_NSConcreteGlobalBlock");
  Block *item = create ? create(0, &nothing.block) : NULL;
  if (!item) return;
  next.item = item->invoke;
  next.release(item);
}

static pthread_once_t once = PTHREAD_ONCE_INIT;

// MARK: What is under way

static int64_t under_way, main_under_way, main_running, main_awaited;
enum { DELAYS = 256 };
// The due times of delayed work, by the monotonic clock in nanoseconds; 0 is a free place.
static int64_t delays[DELAYS];

static int64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000000000LL + time.tv_nsec;
}

void arch_begin_work(void) { __atomic_add_fetch(&under_way, 1, __ATOMIC_ACQ_REL); }
void arch_end_work(void) { __atomic_sub_fetch(&under_way, 1, __ATOMIC_ACQ_REL); }
int64_t arch_work_under_way(void) { return __atomic_load_n(&under_way, __ATOMIC_ACQUIRE); }
int64_t arch_main_work_under_way(void) { return __atomic_load_n(&main_under_way, __ATOMIC_ACQUIRE); }
int64_t arch_main_work_running(void) { return __atomic_load_n(&main_running, __ATOMIC_ACQUIRE); }
int64_t arch_main_work_waiting(void) { return arch_main_work_under_way() - arch_main_work_running(); }
int arch_is_main_queue_ready(void) {
  return arch_main_work_running() == 0 && (arch_main_work_waiting() > 0 || __atomic_load_n(&main_awaited, __ATOMIC_ACQUIRE) > 0);
}

// Whether the innermost thing that this thread does is work of the main queue: the main run loop, then, is about to turn.
static _Thread_local bool is_in_main_work;

int arch_is_in_main_work(void) { return is_in_main_work; }

int arch_set_in_main_work(int value) {
  bool outer = is_in_main_work;
  is_in_main_work = value;
  return outer;
}

static int add_delay(int64_t due) {
  for (int index = 0; index < DELAYS; index++) {
    int64_t unused = 0;
    if (__atomic_compare_exchange_n(&delays[index], &unused, due, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE)) return index;
  }
  return -1;
}

int64_t arch_next_delay(void) {
  int64_t earliest = 0;
  for (int index = 0; index < DELAYS; index++) {
    int64_t due = __atomic_load_n(&delays[index], __ATOMIC_ACQUIRE);
    if (due && (!earliest || due < earliest)) earliest = due;
  }
  if (!earliest) return -1;
  int64_t left = earliest - now();
  return left > 0 ? left : 0;
}

// A dispatch time as one of the monotonic clock: from 1; INT64_MAX is never.
static int64_t monotonic(uint64_t when) {
  const uint64_t other = 1ull << 63, wall = 1ull << 62;
  if (when == ~0ull) return INT64_MAX;
  if (when == 0) return now();
  if (!(when & other)) return (int64_t)when;
  struct timespec time;
  clock_gettime(when & wall ? CLOCK_REALTIME : CLOCK_BOOTTIME, &time);
  int64_t current = time.tv_sec * 1000000000LL + time.tv_nsec;
  int64_t due = when & wall ? -(int64_t)when : (int64_t)(when & ~other);
  int64_t left = due - current;
  return now() + (left > 0 ? left : 0);
}

// MARK: A piece of work

typedef struct Work {
  Function function;
  void *context;
  Block *block;
  Group group;
  int delay;
  bool isMain;
  struct Work *behind;
} Work;

// Around a piece of work of the main queue, on the main thread. `enter_main` returns whether it is within another one.
static int enter_main(void) {
  __atomic_add_fetch(&main_running, 1, __ATOMIC_ACQ_REL);
  return arch_set_in_main_work(1);
}

static void leave_main(int outer) {
  arch_set_in_main_work(outer);
  __atomic_sub_fetch(&main_under_way, 1, __ATOMIC_ACQ_REL);
  __atomic_sub_fetch(&main_running, 1, __ATOMIC_ACQ_REL);
}

static void run(void *context) {
  __tsan_acquire(context);
  Work work = *(Work *)context;
  free(context);
  if (work.delay >= 0) {
    arch_begin_work();
    __atomic_store_n(&delays[work.delay], 0, __ATOMIC_RELEASE);
  }
  int outer = work.isMain ? enter_main() : 0;
  if (work.block) {
    work.block->invoke(work.block);
    next.release(work.block);
  } else {
    work.function(work.context);
  }
  if (work.group) next.leave(work.group);
  if (work.isMain) leave_main(outer);
  arch_end_work();
}

static Work *make(Queue queue, Function function, void *context, Block *block, Group group, uint64_t when) {
  pthread_once(&once, find);
  Work *work = malloc(sizeof *work);
  if (!work) abort();
  *work = (Work){function, context, block ? next.copy(block) : NULL, group, -1, queue == next.mainQueue && !when, NULL};
  if (group) next.enter(group);
  if (when) work->delay = add_delay(monotonic(when));
  if (work->delay < 0) arch_begin_work();
  if (work->isMain) __atomic_add_fetch(&main_under_way, 1, __ATOMIC_ACQ_REL);
  __tsan_release(work);
  return work;
}

// MARK: The main queue's work

// Kept in order here; libdispatch gets a call for each, which takes the first. So a main queue in the middle of a piece of work, which
// takes up nothing else before that is done, can still be asked to go on.
static pthread_mutex_t main_lock = PTHREAD_MUTEX_INITIALIZER;
static Work *main_first, **main_last = &main_first;
static int64_t main_count;

static void push_main(Work *work) {
  pthread_mutex_lock(&main_lock);
  *main_last = work;
  main_last = &work->behind;
  main_count++;
  pthread_mutex_unlock(&main_lock);
}

static Work *pop_main(void) {
  pthread_mutex_lock(&main_lock);
  Work *work = main_first;
  if (work) {
    main_first = work->behind;
    if (!main_first) main_last = &main_first;
    main_count--;
  }
  pthread_mutex_unlock(&main_lock);
  return work;
}

static void run_first(void *unused) {
  (void)unused;
  Work *work = pop_main();
  if (work) run(work);
}

void arch_run_main_work(void) {
  pthread_mutex_lock(&main_lock);
  int64_t count = main_count;
  pthread_mutex_unlock(&main_lock);
  while (count-- > 0) run_first(NULL);
}

// Hands work over by one of libdispatch's functions.
static void hand_over(void (*async)(Queue, void *, Function), Queue queue, Work *work) {
  if (work->isMain) {
    push_main(work);
    async(queue, NULL, run_first);
  } else {
    async(queue, work, run);
  }
}

// MARK: Waiting for the main queue

static void run_awaited(void *context) {
  Block *block = context;
  __atomic_sub_fetch(&main_awaited, 1, __ATOMIC_ACQ_REL);
  __atomic_add_fetch(&main_under_way, 1, __ATOMIC_ACQ_REL);
  int outer = enter_main();
  block->invoke(block);
  leave_main(outer);
}

// A thread that waits for the main queue is asleep, but what it waits for is not.
static void await(void (*sync)(Queue, Block *), Queue queue, Block *block) {
  if (queue == next.mainQueue && syscall(SYS_gettid) != getpid()) {
    __atomic_add_fetch(&main_awaited, 1, __ATOMIC_ACQ_REL);
    next.syncFunction(queue, block, run_awaited);
  } else {
    sync(queue, block);
  }
}

// A work item may ask to be alone on its queue.
static bool is_barrier(const Block *block) {
  const Item *item = (const Item *)block;
  return next.item && block->invoke == next.item && item->magic == item_magic && item->flags & ITEM_IS_BARRIER;
}

static void submit(Queue queue, Block *block, Group group) {
  Work *work = make(queue, NULL, NULL, block, group, 0);
  hand_over(is_barrier(block) ? next.barrierAsync : next.async, queue, work);
}

// MARK: libdispatch's names

void dispatch_async_f(Queue queue, void *context, Function function) {
  Work *work = make(queue, function, context, NULL, NULL, 0);
  hand_over(next.async, queue, work);
}

void dispatch_async(Queue queue, Block *block) { submit(queue, block, NULL); }

void dispatch_barrier_async_f(Queue queue, void *context, Function function) {
  Work *work = make(queue, function, context, NULL, NULL, 0);
  hand_over(next.barrierAsync, queue, work);
}

void dispatch_barrier_async(Queue queue, Block *block) {
  Work *work = make(queue, NULL, NULL, block, NULL, 0);
  hand_over(next.barrierAsync, queue, work);
}

void dispatch_after_f(uint64_t when, Queue queue, void *context, Function function) {
  Work *work = make(queue, function, context, NULL, NULL, when);
  next.after(when, queue, work, run);
}

void dispatch_after(uint64_t when, Queue queue, Block *block) {
  Work *work = make(queue, NULL, NULL, block, NULL, when);
  next.after(when, queue, work, run);
}

void dispatch_group_async_f(Group group, Queue queue, void *context, Function function) {
  Work *work = make(queue, function, context, NULL, group, 0);
  hand_over(next.async, queue, work);
}

void dispatch_group_async(Group group, Queue queue, Block *block) { submit(queue, block, group); }

void dispatch_sync(Queue queue, Block *block) {
  pthread_once(&once, find);
  await(next.sync, queue, block);
}

void dispatch_barrier_sync(Queue queue, Block *block) {
  pthread_once(&once, find);
  await(next.barrierSync, queue, block);
}
