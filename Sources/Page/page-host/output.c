// Standard output of a page: buffered by lines, as on a terminal. A line costs one call of the system, nothing is lost in a trap or
// when time is up, and what is written past the buffer stays in order.

#define _GNU_SOURCE
#include "supervisor.h"

#include <stdio.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

static FILE *buffered;

void buffer_output(void) {
  static char buffer[1 << 16];
  setvbuf(stdout, buffer, _IOLBF, sizeof buffer);
  buffered = stdout;
}

static size_t pending(void) { return buffered ? (size_t)(buffered->_IO_write_ptr - buffered->_IO_write_base) : 0; }

void write_buffered_output(void) {
  size_t length = pending();
  if (length == 0 || length > 1 << 16) return;
  ssize_t written = syscall(SYS_write, STDOUT_FILENO, buffered->_IO_write_base, length);
  if (written > 0) buffered->_IO_write_ptr = buffered->_IO_write_base;
}

// An executable's exported names are found before the C library's, which itself does not use them: these are the writes of everybody
// else, of file handles and data.

ssize_t write(int descriptor, const void *bytes, size_t length) {
  if (descriptor == STDOUT_FILENO && pending()) fflush(buffered);
  return syscall(SYS_write, descriptor, bytes, length);
}

ssize_t writev(int descriptor, const struct iovec *parts, int count) {
  if (descriptor == STDOUT_FILENO && pending()) fflush(buffered);
  return syscall(SYS_writev, descriptor, parts, count);
}
