#define _GNU_SOURCE
#include "supervisor.h"

#include <ctype.h>
#include <dirent.h>
#include <elf.h>
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/ptrace.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/user.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

int read_words(pid_t process, uint64_t address, uint64_t *words, size_t count) {
  struct iovec local = {words, count * 8}, remote = {(void *)address, count * 8};
  return address % 8 == 0 && process_vm_readv(process, &local, 1, &remote, 1, 0) == (ssize_t)(count * 8) ? 0 : -1;
}

// Stops the main thread and walks its frame pointers, which Swift code keeps.
static void look_at_main_thread(pid_t page, ArchFrames *frames) {
  if (ptrace(PTRACE_SEIZE, page, 0, 0) != 0) return;
  if (ptrace(PTRACE_INTERRUPT, page, 0, 0) == 0 && waitpid(page, NULL, __WALL) == page) {
    struct user_regs_struct registers;
    struct iovec vector = {&registers, sizeof registers};
    if (ptrace(PTRACE_GETREGSET, page, NT_PRSTATUS, &vector) == 0) {
#if defined(__x86_64__)
      uint64_t counter = registers.rip, frame = registers.rbp;
#else
      uint64_t counter = registers.pc, frame = registers.regs[29];
#endif
      frames->addresses[frames->count++] = counter;
      uint64_t pair[2];
      while (frames->count < ARCH_FRAME_LIMIT && frame && read_words(page, frame, pair, 2) == 0 && pair[1]) {
        // A return address lies behind its call.
        frames->addresses[frames->count++] = pair[1] - 1;
        if (pair[0] <= frame) break;
        frame = pair[0];
      }
      frames->kind = ARCH_FRAMES_MAIN_THREAD;
    }
  }
  ptrace(PTRACE_DETACH, page, 0, 0);
}

static void ask(pid_t page, pid_t thread) { syscall(SYS_tgkill, page, thread, sample_signal()); }

static void ask_other_threads(pid_t page) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/task", page);
  DIR *threads = opendir(path);
  if (!threads) return;
  struct dirent *entry;
  while ((entry = readdir(threads))) {
    pid_t thread = isdigit((unsigned char)entry->d_name[0]) ? atoi(entry->d_name) : page;
    if (thread != page) ask(page, thread);
  }
  closedir(threads);
}

// How many samples are whole, and whether the main thread's is among them.
static bool has_answered(const ArchState *state, uint32_t *whole) {
  bool isMainThere = false;
  *whole = 0;
  for (uint32_t index = 0; index < ARCH_SAMPLE_LIMIT; index++) {
    uint32_t kind = __atomic_load_n(&state->samples[index].kind, __ATOMIC_ACQUIRE);
    *whole += kind != ARCH_FRAMES_NONE;
    isMainThere |= kind == ARCH_FRAMES_MAIN_THREAD;
  }
  return isMainThere;
}

void sample_threads(pid_t page, ArchState *state, ArchFrames *frames) {
  bool isMainThere = false;
  if (state) {
    ask(page, page);
    ask_other_threads(page);
    uint32_t last = 0;
    // Done when all that began to answer have, in a second at most.
    for (int turn = 0; turn < 200; turn++) {
      struct timespec pause = {0, 5000000};
      nanosleep(&pause, NULL);
      uint32_t whole;
      isMainThere = has_answered(state, &whole);
      if (isMainThere && whole == last) break;
      last = whole;
    }
  }
  if (!isMainThere) look_at_main_thread(page, frames);
}
