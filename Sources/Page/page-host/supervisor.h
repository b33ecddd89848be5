#ifndef ARCH_SUPERVISOR_H
#define ARCH_SUPERVISOR_H

#include "PageProtocol.h"

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

// The descriptor that requests arrive on.
enum { REQUESTS = 3 };

// What surrounds a page's supervisor.
typedef struct Surroundings {
  // The supervisor is the first process of a process namespace: the kernel ends all in it with it, and nothing in it reaches
  // what is outside.
  bool isNamespace;
  // Processes that a page must not end where there is no namespace: the host, the tool, and the tool's group, negative.
  pid_t host, tool, group;
} Surroundings;

// Starts a supervisor for a page, in a namespace of its own where the kernel allows that. Returns its process, or -1; `reply` becomes the
// descriptor that its ArchRunReply arrives on.
pid_t start_supervisor(const ArchRunRequest *request, const char *text, int *reply);

// Ends all children of this process, and theirs; returns when none is left.
void end_descendants(void);

// In a supervisor: runs a page in a child, waits for its end or its time-out, ends all it started, replies, exits.
_Noreturn void supervise(const ArchRunRequest *request, const char *text, int reply, const Surroundings *around);

// In a page's process: refuses signals, and other limits, to its supervisor and to what is around it.
void guard_surroundings(const Surroundings *around, pid_t supervisor);

// In the host: notes the thread that loads the libraries.
void note_loader(void);

// In a page's process: lets the libraries forget which thread loaded them.
void renew_identity(void);

// In a page's process: runs the page.
_Noreturn void run_page(const ArchRunRequest *request, const char *text);

// In a page's process: buffers standard output by lines.
void buffer_output(void);

// Writes what is buffered of it, from a signal's handler too.
void write_buffered_output(void);

// Notes where this thread is; in a signal's handler, where it struck (`context`, else NULL).
typedef void (*NoteFrames)(ArchFrames *frames, uint32_t kind, const void *context);
void note_frames(ArchFrames *frames, uint32_t kind, const void *context);

// In a page's process: notes where signals strike, and where threads are when the supervisor asks.
void watch_signals(ArchState *state);

// Reads aligned words of a process's memory, this one's included; from a signal's handler, too. 0, or -1 where there are none.
int read_words(pid_t process, uint64_t address, uint64_t *words, size_t count);

// The signal by which a supervisor asks a thread where it is.
int sample_signal(void);

// Asks the threads of a page where they are. Where the main thread does not answer, it is stopped and looked at, into `frames`.
void sample_threads(pid_t page, ArchState *state, ArchFrames *frames);

#endif
