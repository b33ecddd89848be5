#define _GNU_SOURCE
#include "supervisor.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/capability.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

static int write_file(const char *path, const char *text) {
  int file = open(path, O_WRONLY | O_CLOEXEC);
  if (file < 0) return -1;
  ssize_t written = write(file, text, strlen(text));
  close(file);
  return written == (ssize_t)strlen(text) ? 0 : -1;
}

// In a new user namespace: the same user as outside.
static int keep_identity(uid_t user, gid_t group) {
  char text[64];
  if (write_file("/proc/self/setgroups", "deny") != 0 && errno != ENOENT) return -1;
  snprintf(text, sizeof text, "%u %u 1", user, user);
  if (write_file("/proc/self/uid_map", text) != 0) return -1;
  snprintf(text, sizeof text, "%u %u 1", group, group);
  return write_file("/proc/self/gid_map", text);
}

static int drop_rights(void) {
  struct __user_cap_header_struct header = {.version = _LINUX_CAPABILITY_VERSION_3};
  struct __user_cap_data_struct none[2] = {{0}, {0}};
  return (int)syscall(SYS_capset, &header, none);
}

// What a child gets of its own: numbers for its processes, and a /proc that has them. By the numbers that it knows its threads by
// libdispatch looks there for what they do, and ends a process whose threads it does not find.
enum { OWN = CLONE_NEWPID | CLONE_NEWNS };
// A privileged user's namespaces, anybody's, none.
static const unsigned long kinds[] = {OWN, OWN | CLONE_NEWUSER, 0};
enum { NONE = sizeof kinds / sizeof *kinds - 1 };

// Unlike fork, this can make namespaces of the child alone. The child runs little of the C library before it forks.
static pid_t start(size_t kind) {
  return kind == NONE ? fork() : (pid_t)syscall(SYS_clone, SIGCHLD | kinds[kind], 0, 0, 0, 0);
}

// In a child started so: makes its namespaces usable.
static int settle(size_t kind, uid_t user, gid_t group) {
  if (kind == NONE) return 0;
  bool isNewUser = kinds[kind] & CLONE_NEWUSER;
  if (isNewUser && keep_identity(user, group) != 0) return -1;
  if (mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) != 0) return -1;
  if (mount("proc", "/proc", "proc", MS_NOSUID | MS_NODEV | MS_NOEXEC, NULL) != 0) return -1;
  // No more rights than outside.
  return isNewUser ? drop_rights() : 0;
}

// The first kind that the kernel grants; found out by a child that does nothing else.
static size_t granted_kind(uid_t user, gid_t group) {
  static size_t kind = 0;
  static bool isKnown = false;
  for (; !isKnown && kind < NONE; kind++) {
    pid_t child = start(kind);
    if (child == 0) _exit(settle(kind, user, group) == 0 ? 0 : 1);
    // For want of memory or numbers: not now, but perhaps the next time.
    if (child < 0 && (errno == EAGAIN || errno == ENOMEM)) return NONE;
    int status = -1;
    while (child > 0 && waitpid(child, &status, __WALL) < 0 && errno == EINTR) {}
    if (child > 0 && status == 0) break;
  }
  isKnown = true;
  return kind;
}

pid_t start_supervisor(const ArchRunRequest *request, const char *text, int *reply) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return -1;
  Surroundings around = {.host = getpid(), .tool = getppid(), .group = -getpgrp()};
  uid_t user = geteuid();
  gid_t group = getegid();
  size_t kind = granted_kind(user, group);
  around.isNamespace = kind != NONE;
  pid_t supervisor = start(kind);
  if (supervisor == 0) {
    close(ends[0]);
    close(REQUESTS);
    if (settle(kind, user, group) != 0) {
      ArchRunReply failure = {.identifier = request->identifier, .outcome = ARCH_RUN_FAILED, .status = errno};
      _exit(write(ends[1], &failure, sizeof failure) < 0 ? 1 : 0);
    }
    supervise(request, text, ends[1], &around);
  }
  int code = errno;
  close(ends[1]);
  if (supervisor < 0) close(ends[0]);
  *reply = ends[0];
  errno = code;
  return supervisor;
}

void guard_surroundings(const Surroundings *around, pid_t supervisor) {
  if (around->isNamespace) return;
#if defined(__x86_64__)
  const uint32_t architecture = AUDIT_ARCH_X86_64;
#else
  const uint32_t architecture = AUDIT_ARCH_AARCH64;
#endif
  const uint32_t calls[] = {SYS_kill,       SYS_tkill,    SYS_tgkill,           SYS_rt_sigqueueinfo, SYS_rt_tgsigqueueinfo,
                            SYS_pidfd_open, SYS_prlimit64, SYS_process_vm_writev};
  // -1 is every process of the user.
  const uint32_t kept[] = {(uint32_t)-1, (uint32_t)supervisor, (uint32_t)around->host, (uint32_t)around->tool,
                           (uint32_t)around->group};
  enum { CALLS = sizeof calls / sizeof *calls, KEPT = sizeof kept / sizeof *kept };
  struct sock_filter filter[4 + CALLS + 1 + 1 + KEPT + 2];
  size_t next = 0;
  filter[next++] = (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch));
  filter[next++] = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, architecture, 1, 0);
  filter[next++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
  filter[next++] = (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr));
  for (size_t index = 0; index < CALLS; index++) {
    filter[next++] =
        (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, calls[index], (uint8_t)(CALLS - index), 0);
  }
  filter[next++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
  // The process named is the first argument of each.
  filter[next++] = (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args[0]));
  for (size_t index = 0; index < KEPT; index++) {
    filter[next++] =
        (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, kept[index], (uint8_t)(KEPT - index), 0);
  }
  filter[next++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
  filter[next++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM);
  struct sock_fprog program = {(unsigned short)next, filter};
  // Where there are no filters, a page can still end its supervisor; the host then notices.
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0) syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &program);
}
