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
  ARCH_PROTOCOL_VERSION = 3,

  // A described value is cut at this many bytes before the tool cuts it to its lines and characters.
  ARCH_VALUE_BYTES = 16384,
  ARCH_NAME_BYTES = 64,
  ARCH_FRAME_LIMIT = 64,
  // How many evaluations of a statement are kept apart.
  ARCH_PIECE_LIMIT = 32,

  ARCH_POINT_ENTRY = 1,
  ARCH_POINT_EXIT = 2,
  ARCH_POINT_STATEMENT = 3,

  // What is wanted of a line.
  ARCH_LINE_VALUES = 1,
  ARCH_LINE_POINTS = 2,
  // How many processes and threads a page may have at a time, where they can be counted.
  ARCH_CROWD = 2000,
  // How many threads are looked at before a time-out ends a page.
  ARCH_SAMPLE_LIMIT = 16,

  ARCH_EVENT_PICTURE = 1,
};

// A half-open stretch of the program whose log events are wanted: from (startLine, startColumn) up to (endLine, endColumn).
// Lines from 1, columns in bytes from 1. Sorted by start, disjoint.
typedef struct ArchSpan {
  uint32_t startLine, startColumn, endLine, endColumn;
  // Nonzero: a bare expression at the top level, whose value may be shown as a picture.
  uint32_t mayBePicture;
  // How many bytes of the values' texts are wanted at least; 0: none is, and nothing is to be described.
  uint32_t textLimit;
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

// A place of the program that notes how much has been written to standard output: a call in its text, or a point.
typedef struct ArchMark {
  // The output offset at its last passing; -1 before.
  int64_t offset;
  // The output that begins here and the one that ends here; -1 for none.
  int32_t begins, ends;
} ArchMark;

// What a statement wrote, evaluation by evaluation.
typedef struct ArchOutput {
  // Where the evaluation under way began; -1 for none.
  int64_t from;
  uint64_t times;
  // The first evaluations and, whatever their number, the last.
  int64_t pieces[ARCH_PIECE_LIMIT][2];
  int64_t last[2];
} ArchOutput;

// An event of the compiler's transform at which a mark is passed.
typedef struct ArchPoint {
  // From 1, the column in bytes: of the opening brace, or of the end of the statement.
  uint32_t line, column;
  // One of ARCH_POINT_…
  uint32_t kind;
  uint32_t mark;
} ArchPoint;

// Where a thread was: addresses within the calls themselves, innermost first. Of a deep stack both ends are kept.
typedef struct ArchFrames {
  uint32_t count;
  // What it is a stack of (below); written last.
  uint32_t kind;
  uint64_t addresses[ARCH_FRAME_LIMIT];
} ArchFrames;

enum {
  ARCH_FRAMES_NONE = 0,
  ARCH_FRAMES_MAIN_THREAD = 1,
  ARCH_FRAMES_OTHER_THREAD = 2,
  // The suspended task of an asynchronous top level: what it awaits, and who awaits that.
  ARCH_FRAMES_MAIN_TASK = 3,
};

typedef struct ArchState {
  uint32_t magic, version;
  // Written by the tool: the sizes of the tables behind this header, in this order.
  uint32_t spanCount, lineCount, markCount, outputCount, pointCount, valueCapacity;

  // Written by the page:
  uint32_t valueCount;
  // Places beyond valueCapacity that were reached.
  uint32_t valuesLost;
  uint32_t hasStarted, hasReachedEnd;
  // Set when the page asked to be stopped: PlaygroundPage.finishExecution().
  uint32_t hasFinished;
  uint32_t lastLine;
  // Set when only `needsIndefiniteExecution` keeps the page going.
  uint32_t isIndefinite;
  // A signal that ended the page.
  uint32_t crashSignal;
  // In milliseconds, by the tool: how long the page may take to come to rest behind its last line.
  uint32_t settleMilliseconds;
  // How many entries of `samples` are taken.
  uint32_t sampleCount;
  // Bytes of private memory (what RLIMIT_DATA counts) when the signal struck.
  uint64_t crashData;
  // The task of an asynchronous top level.
  uint64_t mainTask;
  // Where the last error was thrown on the main thread; where a signal struck; who called `exit`; where the threads were
  // when time was up.
  ArchFrames thrown, crash, exitCall;
  ArchFrames samples[ARCH_SAMPLE_LIMIT];
  // Where the page's shared library is mapped.
  uint64_t libraryBase, librarySize;
} ArchState;

// Behind the header, each aligned to 8: ArchSpan[spanCount]; what is wanted of each line, uint8_t[lineCount]; ArchMark[markCount];
// ArchOutput[outputCount]; ArchPoint[pointCount]; ArchValue with its texts [valueCapacity].
static inline uint64_t arch_spans_offset(const ArchState *state) { return (void)state, sizeof(ArchState); }
static inline uint64_t arch_lines_offset(const ArchState *state) {
  return arch_spans_offset(state) + (uint64_t)state->spanCount * sizeof(ArchSpan);
}
static inline uint64_t arch_marks_offset(const ArchState *state) {
  return (arch_lines_offset(state) + state->lineCount + 7) & ~(uint64_t)7;
}
static inline uint64_t arch_outputs_offset(const ArchState *state) {
  return arch_marks_offset(state) + (uint64_t)state->markCount * sizeof(ArchMark);
}
static inline uint64_t arch_points_offset(const ArchState *state) {
  return arch_outputs_offset(state) + (uint64_t)state->outputCount * sizeof(ArchOutput);
}
static inline uint64_t arch_values_offset(const ArchState *state) {
  return arch_points_offset(state) + (uint64_t)state->pointCount * sizeof(ArchPoint);
}
static inline uint64_t arch_state_size(const ArchState *state) {
  return arch_values_offset(state) + (uint64_t)state->valueCapacity * ARCH_VALUE_STRIDE;
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
  ARCH_RUN_LOST = 4,      // the page ended its supervisor
  ARCH_RUN_CROWDED = 5,   // the page had more than ARCH_CROWD processes and threads
};

// The host's answer, written in one piece when no descendant of the page is left.
typedef struct ArchRunReply {
  uint32_t identifier, outcome;
  int32_t status;
  uint32_t reserved;
  // Where the main thread was when time was up, where it did not tell so itself.
  ArchFrames frames;
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
