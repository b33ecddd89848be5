// The formats that the tool, the page host and the page runtime share.
//
// A run has a folder with these files:
//   state    mapped by tool and page: what is wanted, how far the page got, the values (below)
//   events   records that the page appends: pictures
//   output   standard output, one open file description for the page and what it starts
//   errors   standard error
//   scratch/ the page's working directory, HOME and TMPDIR
//
// The state file is memory shared between processes, so what a page had reached survives its death, however it dies.

#ifndef ARCH_PAGE_PROTOCOL_H
#define ARCH_PAGE_PROTOCOL_H

#include <stdint.h>

enum {
  ARCH_STATE_MAGIC = 0x41524348,
  ARCH_PROTOCOL_VERSION = 1,

  // A described value is cut at this many bytes before the tool cuts it to its lines and characters.
  ARCH_VALUE_BYTES = 4096,
  ARCH_NAME_BYTES = 64,
  ARCH_FRAME_LIMIT = 64,

  ARCH_EVENT_PICTURE = 1,
};

// A half-open stretch of the program whose log events are wanted: from (startLine, startColumn) up to (endLine, endColumn).
// Lines from 1, columns in bytes from 1. Sorted by start, disjoint.
typedef struct ArchSpan {
  uint32_t startLine, startColumn, endLine, endColumn;
  // Nonzero: a bare expression at the top level, whose value may be shown as a picture.
  uint32_t mayBePicture;
} ArchSpan;

// One place of the program that logged a wanted value. The text is kept twice: a crash in the midst of writing one leaves
// the other whole.
typedef struct ArchValue {
  uint32_t startLine, startColumn, endLine, endColumn;
  uint64_t times;
  uint32_t isVoid;
  // Which text is whole: 0 or 1.
  uint32_t current;
  uint32_t length[2];
  // NUL-terminated, cut.
  char name[ARCH_NAME_BYTES];
} ArchValue;

// Each ArchValue is followed by its two texts.
enum { ARCH_VALUE_STRIDE = sizeof(ArchValue) + 2 * ARCH_VALUE_BYTES };

typedef struct ArchState {
  uint32_t magic, version;
  // Written by the tool: the sizes of the tables behind this header, in this order.
  uint32_t spanCount, lineCount, markCount, valueCapacity;

  // Written by the page:
  uint32_t valueCount;
  // Places beyond valueCapacity that were reached.
  uint32_t valuesLost;
  uint32_t hasStarted, hasReachedEnd;
  // Set when the page asked to be stopped: PlaygroundPage.finishExecution().
  uint32_t hasFinished;
  uint32_t lastLine;
  // Where the last error was thrown on the main thread: return addresses, innermost first.
  uint32_t throwFrameCount;
  // Where a signal struck.
  uint32_t crashSignal, crashFrameCount;
  uint32_t reserved;
  uint64_t throwFrames[ARCH_FRAME_LIMIT];
  uint64_t crashFrames[ARCH_FRAME_LIMIT];
  // Where the page's shared library is mapped.
  uint64_t libraryBase, librarySize;
} ArchState;

// Behind the header: ArchSpan[spanCount], wanted lines as bytes uint8_t[lineCount], padded to 8; int64_t marks[markCount]
// (the output offset reached, -1 before); ArchValue with its texts [valueCapacity].
static inline uint64_t arch_spans_offset(void) { return sizeof(ArchState); }
static inline uint64_t arch_lines_offset(uint32_t spans) {
  return arch_spans_offset() + (uint64_t)spans * sizeof(ArchSpan);
}
static inline uint64_t arch_marks_offset(uint32_t spans, uint32_t lines) {
  return (arch_lines_offset(spans) + lines + 7) & ~(uint64_t)7;
}
static inline uint64_t arch_values_offset(uint32_t spans, uint32_t lines, uint32_t marks) {
  return arch_marks_offset(spans, lines) + (uint64_t)marks * sizeof(int64_t);
}
static inline uint64_t arch_state_size(uint32_t spans, uint32_t lines, uint32_t marks, uint32_t values) {
  return arch_values_offset(spans, lines, marks) + (uint64_t)values * ARCH_VALUE_STRIDE;
}

// A record in `events`; `captionLength`, `outlineLength` and `svgLength` bytes follow in this order.
typedef struct ArchPictureEvent {
  uint32_t kind, line;
  double width, height;
  uint32_t captionLength, outlineLength, svgLength, reserved;
} ArchPictureEvent;

// What the tool sends to the host for each run: this header, then `textLength` bytes of NUL-terminated strings: the run's folder, the
// shared library, then `environmentCount` strings NAME=value.
typedef struct ArchRunRequest {
  uint32_t textLength, identifier, environmentCount, reserved;
  uint64_t timeoutMilliseconds;
  uint64_t memoryLimit;
  uint64_t outputLimit;
} ArchRunRequest;

enum {
  ARCH_RUN_EXITED = 0,    // status: the exit status
  ARCH_RUN_SIGNALLED = 1, // status: the signal
  ARCH_RUN_TIMED_OUT = 2,
  ARCH_RUN_FAILED = 3,    // status: errno of what the supervisor could not do
};

// The supervisor's answer, written in one piece when no descendant of the page is left.
typedef struct ArchRunReply {
  uint32_t identifier, outcome;
  int32_t status;
  // Return addresses of the main thread sampled before a time-out ended it, innermost first; relative to the page's
  // shared library, 0 elsewhere.
  uint32_t frameCount;
  uint64_t frames[ARCH_FRAME_LIMIT / 2];
} ArchRunReply;

// What the tool sends to the warm front end: this header, then `textLength` bytes of NUL-terminated strings: working directory,
// standard output's file, standard error's file, and the arguments. The answer is an ArchCompileReply.
typedef struct ArchCompileRequest {
  uint32_t textLength, identifier;
} ArchCompileRequest;

typedef struct ArchCompileReply {
  uint32_t identifier;
  int32_t waitStatus;
} ArchCompileReply;

#endif
