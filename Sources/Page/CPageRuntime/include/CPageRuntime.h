// What the page runtime needs of C: the concurrency runtime's hooks use Swift's calling convention, which only C can name; and
// what pages call through the C library is watched where it is called.

#ifndef ARCH_C_PAGE_RUNTIME_H
#define ARCH_C_PAGE_RUNTIME_H

#include <stdint.h>

// Makes an executor (the two words of an UnownedSerialExecutor) the main executor of this process; `drain` is called, and must
// not return, when an asynchronous top level has begun. Returns 0, or -1 where the runtime has no such hooks.
int arch_install_main_executor(void *identity, uintptr_t implementation, void (*drain)(void));

// Notes the task of an asynchronous top level, for those who ask what it waits for.
void arch_note_main_task(const void *task);

// Ends the page's process in order: runs what the page left to be run at its exit, writes what is buffered.
_Noreturn void arch_leave(int status);

// How many pieces of work are under way: handed to a dispatch queue (those of Swift's tasks included), not yet done.
int64_t arch_work_under_way(void);

// The part of it that was handed to the main queue and is not delayed.
int64_t arch_main_work_under_way(void);

// The part of that which has begun, and the part which has not.
int64_t arch_main_work_running(void);
int64_t arch_main_work_waiting(void);

// Whether the main queue has something to take up, and is not itself at work.
int arch_is_main_queue_ready(void);

// On the main thread: runs what was handed to the main queue so far, also where that is in the middle of a piece of work.
void arch_run_main_work(void);

// Whether the calling thread is in the middle of such work, after which the main run loop returns to who turned it. Who turns the
// loop from there sets it to 0 meanwhile; returns what it was.
int arch_is_in_main_work(void);
int arch_set_in_main_work(int value);

// The nanoseconds until the earliest delayed piece of work is due, 0 when it is overdue; -1 when there is none.
int64_t arch_next_delay(void);

// Whether this process has another thread or a child, which may yet do something.
int arch_has_company(void);

// Whether another thread of this process has a processor, or waits for one or for a disk: it is neither asleep nor blocked.
int arch_is_another_thread_running(void);

#endif
