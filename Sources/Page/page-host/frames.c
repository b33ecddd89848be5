#define _GNU_SOURCE
#include "supervisor.h"

#include <elf.h>
#include <sys/ptrace.h>
#include <sys/uio.h>
#include <sys/user.h>
#include <sys/wait.h>

static int read_pair(pid_t process, uint64_t address, uint64_t pair[2]) {
  struct iovec local = {pair, 16}, remote = {(void *)address, 16};
  return process_vm_readv(process, &local, 1, &remote, 1, 0) == 16 ? 0 : -1;
}

uint32_t sample_frames(pid_t process, uint64_t *frames, uint32_t capacity) {
  if (capacity == 0 || ptrace(PTRACE_SEIZE, process, 0, 0) != 0) return 0;
  uint32_t count = 0;
  if (ptrace(PTRACE_INTERRUPT, process, 0, 0) == 0 && waitpid(process, NULL, __WALL) == process) {
    struct user_regs_struct registers;
    struct iovec vector = {&registers, sizeof registers};
    if (ptrace(PTRACE_GETREGSET, process, NT_PRSTATUS, &vector) == 0) {
#if defined(__x86_64__)
      uint64_t counter = registers.rip, frame = registers.rbp;
#else
      uint64_t counter = registers.pc, frame = registers.regs[29];
#endif
      frames[count++] = counter;
      uint64_t pair[2];
      while (count < capacity && frame && read_pair(process, frame, pair) == 0 && pair[1]) {
        frames[count++] = pair[1];
        if (pair[0] <= frame) break;
        frame = pair[0];
      }
    }
  }
  ptrace(PTRACE_DETACH, process, 0, 0);
  return count;
}
