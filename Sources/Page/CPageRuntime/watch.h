// What the parts of this module share.

#ifndef ARCH_WATCH_H
#define ARCH_WATCH_H

#include "PageProtocol.h"

// From now on what this process does is noted in `state`: the last error thrown on the main thread, a call of `exit`, work handed to
// other threads. `note_frames` notes where a thread is. Called by the page host.
void arch_watch_page(ArchState *state, void (*note_frames)(ArchFrames *frames, uint32_t kind, const void *context));

// The page's state; NULL in a process that is no page.
extern ArchState *arch_watched;
extern void (*arch_note_place)(ArchFrames *frames, uint32_t kind, const void *context);

// Notes where the main thread throws.
void arch_note_throw(void);

// Begins and ends a piece of work that another thread, or the main queue, is to do.
void arch_begin_work(void);
void arch_end_work(void);

#endif
