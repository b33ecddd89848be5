#define _GNU_SOURCE
#include "supervisor.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <ucontext.h>
#include <unistd.h>
#include <unwind.h>

static ArchState *state;

// The outermost calls tell which statement of a page was running: of a deep stack they are kept too.
enum { OUTERMOST = 16, INNERMOST = ARCH_FRAME_LIMIT - OUTERMOST, DEEPEST = 1 << 20 };

typedef struct Walk {
  ArchFrames *frames;
  uint64_t outermost[OUTERMOST];
  uint32_t total;
} Walk;

static bool note_address(Walk *walk, uint64_t address) {
  if (walk->total < INNERMOST) {
    walk->frames->addresses[walk->total] = address;
  } else {
    walk->outermost[(walk->total - INNERMOST) % OUTERMOST] = address;
  }
  return ++walk->total < DEEPEST;
}

static _Unwind_Reason_Code note_frame(struct _Unwind_Context *context, void *data) {
  Walk *walk = data;
  int isExact = 0;
  uint64_t address = _Unwind_GetIPInfo(context, &isExact);
  // A return address lies behind its call.
  if (!isExact) address--;
  return note_address(walk, address) ? _URC_NO_REASON : _URC_NORMAL_STOP;
}

// Between functions (in a jump table, or at an address that is none) the unwinder stops: there the return address is on top of the
// stack, and the caller's frame pointer in its register.
static void note_callers(Walk *walk, const ucontext_t *context) {
#if defined(__x86_64__)
  uint64_t stack = (uint64_t)context->uc_mcontext.gregs[REG_RSP], frame = (uint64_t)context->uc_mcontext.gregs[REG_RBP];
  uint64_t caller = 0;
  if (read_words(getpid(), stack, &caller, 1) != 0) return;
#else
  uint64_t caller = context->uc_mcontext.regs[30], frame = context->uc_mcontext.regs[29];
#endif
  uint64_t pair[2];
  note_address(walk, caller - 1);
  while (frame && read_words(getpid(), frame, pair, 2) == 0 && pair[1]) {
    if (!note_address(walk, pair[1] - 1) || pair[0] <= frame) return;
    frame = pair[0];
  }
}

// The frames of a signal's handler, of what calls it, and of the place that it struck.
enum { STRUCK = 4 };

void note_frames(ArchFrames *frames, uint32_t kind, const void *context) {
  Walk walk = {.frames = frames};
  _Unwind_Backtrace(note_frame, &walk);
  if (context && walk.total <= STRUCK) note_callers(&walk, context);
  uint32_t count = walk.total < INNERMOST ? walk.total : INNERMOST;
  uint32_t more = walk.total - count;
  uint32_t kept = more < OUTERMOST ? more : OUTERMOST;
  for (uint32_t index = 0; index < kept; index++) {
    frames->addresses[count++] = walk.outermost[(more - kept + index) % OUTERMOST];
  }
  frames->count = count;
  __atomic_store_n(&frames->kind, kind, __ATOMIC_RELEASE);
}

static uint64_t kilobytes(const char *text, const char *name) {
  const char *line = strstr(text, name);
  return line ? strtoull(line + strlen(name), NULL, 10) << 10 : 0;
}

// How much memory is used of what is limited, in bytes.
static uint64_t limited_bytes(void) {
  int file = open("/proc/self/status", O_RDONLY | O_CLOEXEC);
  char text[4096];
  ssize_t length = file < 0 ? -1 : read(file, text, sizeof text - 1);
  if (file >= 0) close(file);
  if (length <= 0) return 0;
  text[length] = 0;
  struct rlimit all, own;
  getrlimit(RLIMIT_AS, &all);
  getrlimit(RLIMIT_DATA, &own);
  uint64_t whole = kilobytes(text, "\nVmSize:"), used = kilobytes(text, "\nVmData:");
  return whole > all.rlim_cur - all.rlim_cur / 32 ? own.rlim_cur : used;
}

// Notes where a signal struck, then lets it do its work.
static void note_crash(int number, siginfo_t *info, void *context) {
  (void)info;
  if (!__atomic_exchange_n(&state->crashSignal, (uint32_t)number, __ATOMIC_ACQ_REL)) {
    write_buffered_output();
    state->crashData = limited_bytes();
    note_frames(&state->crash, syscall(SYS_gettid) == getpid() ? ARCH_FRAMES_MAIN_THREAD : ARCH_FRAMES_OTHER_THREAD, context);
  }
  raise(number);
}

// A function that a task goes on with begins with instructions of no line: of what follows, some are noted.
static void note_resumption(ArchFrames *frames, uint64_t function) {
  for (uint64_t offset = 16; offset <= 48 && frames->count < ARCH_FRAME_LIMIT; offset += 16) {
    frames->addresses[frames->count++] = function + offset;
  }
}

// A suspended task says where it goes on, and its contexts say the same of its callers. Laid out as in the runtime's Task.h.
static void note_main_task(ArchFrames *frames) {
  enum { RESUME_TASK = 56 };
  uint64_t resume[2], context[2];
  if (!state->mainTask || read_words(getpid(), state->mainTask + RESUME_TASK, resume, 2) != 0) return;
  note_resumption(frames, resume[0]);
  uint64_t next = resume[1];
  while (frames->count < ARCH_FRAME_LIMIT && next && read_words(getpid(), next, context, 2) == 0 && context[1]) {
    note_resumption(frames, context[1]);
    next = context[0];
  }
  __atomic_store_n(&frames->kind, ARCH_FRAMES_MAIN_TASK, __ATOMIC_RELEASE);
}

static ArchFrames *next_sample(void) {
  uint32_t slot = __atomic_fetch_add(&state->sampleCount, 1, __ATOMIC_ACQ_REL);
  return slot < ARCH_SAMPLE_LIMIT ? &state->samples[slot] : NULL;
}

// Time is up: says where this thread is, and goes no further.
static void note_place(int number, siginfo_t *info, void *context) {
  (void)number;
  (void)info;
  bool isMain = syscall(SYS_gettid) == getpid();
  if (isMain) write_buffered_output();
  ArchFrames *frames = isMain ? next_sample() : NULL;
  if (frames) note_main_task(frames);
  frames = next_sample();
  if (frames) note_frames(frames, isMain ? ARCH_FRAMES_MAIN_THREAD : ARCH_FRAMES_OTHER_THREAD, context);
  for (;;) pause();
}

int sample_signal(void) { return SIGRTMAX - 7; }

void watch_signals(ArchState *mapped) {
  state = mapped;
  static char stack[1 << 17];
  stack_t alternative = {.ss_sp = stack, .ss_size = sizeof stack};
  sigaltstack(&alternative, NULL);
  // The unwinder loads what it needs at its first use; a signal handler is no place for that.
  ArchFrames frames = {0};
  note_frames(&frames, ARCH_FRAMES_NONE, NULL);
  struct sigaction action = {.sa_sigaction = note_crash, .sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESETHAND};
  sigemptyset(&action.sa_mask);
  const int fatal[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGSYS};
  for (size_t index = 0; index < sizeof fatal / sizeof *fatal; index++) sigaction(fatal[index], &action, NULL);
  struct sigaction sample = {.sa_sigaction = note_place, .sa_flags = SA_SIGINFO | SA_ONSTACK};
  sigfillset(&sample.sa_mask);
  sigaction(sample_signal(), &sample, NULL);
}
