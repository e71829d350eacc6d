// SPDX-License-Identifier: Apache-2.0
// What Storypole needs from the system and cannot say in Swift: a place where previews register
// before main, the runtime's table of conformances, stacks for deep views, crash reports, processes.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

// ---- Previews (previews.c)

/// Adds one preview to a sink whose form only Swift knows.
typedef void (*sp_preview_function)(void *sink);

/// Called from `.init_array` of every image that holds a `#Preview`: before main, or in dlopen.
void sp_register_preview(sp_preview_function function);
int sp_preview_count(void);
/// Runs preview number `index` (in the order of registration).
void sp_preview_run(int index, void *sink);

// ---- Types that conform to a protocol (conformers.c)

/// Every image that is loaded now is left out of later searches.
void sp_mark_images(void);
/// Writes the metadata of up to `max` non-generic types that conform to the protocol and live in
/// images loaded since `sp_mark_images`, private types included. Returns how many it wrote.
int sp_find_conformers(const void *protocol_descriptor, const void **metadata, int max);

// ---- Where this thread is in the user's views (bodies.c)

/// `name` must stay valid for the rest of the process. Returns the depth before.
int sp_enter(const char *name);
void sp_leave(void);

/// The innermost names of the calling thread that are kept, oldest first, and the depth. Safe in
/// signal handlers.
int sp_bodies(const char **names, int max, int *depth);

// ---- The transaction that this thread is in (transaction.c)

/// NULL outside of all transactions.
void *sp_transaction(void);
/// Returns the transaction before.
void *sp_set_transaction(void *transaction);

// ---- Stacks (stack.c)

/// Runs `body(context)` on this thread, on a stack with at least `bytes` left: the present one if it
/// is enough, else one made for it (kept for the next call). If the process may not have that much memory, the
/// stack is smaller; `sp_stack_left` tells. Calls may be nested.
void sp_with_stack(size_t bytes, void (*body)(void *context), void *context);
/// Bytes left on the stack that the caller runs on.
size_t sp_stack_left(void);
/// Whether a fault at `address` is the present stack's end. Safe in signal handlers.
bool sp_is_stack_overflow(const void *address);

// ---- Crash reports (crash.c)

/// From now on a crash writes one line to `descriptor`, its fields parted by tabs:
/// `crash`, what happened, the depth of bodies, the names of the innermost ones. Then the handler
/// that was there before runs (the Swift runtime's, which prints a backtrace), and the process ends.
/// SIGQUIT, sent by whoever waits too long, counts as a crash.
void sp_install_crash_handler(int descriptor);
/// Backtraces begin in this loaded library where they can: it holds the user's code.
void sp_watch_image(const char *path);
/// Signal handlers of the calling thread get a stack of their own, if a crash handler is installed.
void sp_prepare_thread_for_crashes(void);

// ---- Processes (process.c)

struct sp_spawn_options {
  /// Descriptor i of the new process is descriptors[i] here; a negative one is /dev/null.
  const int *descriptors;
  int descriptor_count;
  /// In bytes; 0 leaves the limit as it is.
  uint64_t stack_limit;
  uint64_t memory_limit;
  /// In seconds of processor time; 0 leaves the limit as it is.
  uint64_t cpu_limit;
};

/// Starts a program in a process group of its own that dies with this process.
/// argv[0] is the path. Returns the process id, or -1 with errno set.
pid_t sp_spawn(
    char *const argv[], char *const environment[], const struct sp_spawn_options *options);
/// Gives a process made by `sp_spawn` up to `grace` seconds to end by itself, then ends what is left
/// of its group, and what it has started elsewhere, if `sp_install_cleanup` was called. Returns wait's
/// status.
int sp_end(pid_t pid, double grace);
/// Bytes of address space that this process may take from now on.
void sp_limit_memory(uint64_t bytes);
/// Stack size of threads made from now on: by default it follows the main thread's limit.
void sp_limit_thread_stacks(uint64_t bytes);
/// SIGINT, SIGTERM and SIGHUP end the spawned processes and remove the files given to
/// `sp_remove_on_signal` before they end this process.
void sp_install_cleanup(void);
/// Keeps the path (up to 4095 bytes) of an unfinished file. Returns a slot for `sp_forget`, or -1
/// when all are taken.
int sp_remove_on_signal(const char *path);
void sp_forget(int slot);

/// Both ends close on exec; -1 and -1 on failure.
void sp_pipe(int *read_end, int *write_end);
/// Seconds on a clock that never goes back.
double sp_now(void);
/// Seconds of processor time that a process has used, without those that it has started; 0 where
/// there is none.
double sp_processor_time(pid_t pid);
/// Standard output is written line by line even when it is a pipe.
void sp_line_buffer_output(void);

// ---- Objects (autolink.c)

/// What a Swift object asks to be linked with ("-lA\n-lB\n"), to be freed, or NULL.
char *sp_autolink(const char *object_path);

// ---- Hashes (sha256.c)

/// SHA-256 (FIPS 180-4).
void sp_sha256(const void *bytes, size_t count, uint8_t digest[32]);

// ---- Windows (window.c)

/// Runs an app in windows and returns its exit status.
typedef int (*sp_program)(void);
/// What the product StorypoleWindow brings along, or NULL in a program that is not linked with it.
sp_program sp_window_program(void);

// ---- Memory

/// Asks the processor to fetch memory that will be read soon. Any address is allowed.
static inline void sp_prefetch(const void *address, size_t bytes) {
  for (size_t offset = 0; offset < bytes; offset += 64)
    __builtin_prefetch((const char *)address + offset);
}

// ---- Views on the threads of a pool

/// From now on a thread passes for that of an executor where it says so. To be called once, before such threads
/// begin.
void sp_install_isolation_check(void);

/// Code that belongs to the executor may run on the calling thread from now on; NULL ends it.
void sp_set_thread_executor(const void *identity);

// ---- Tasks before a still picture (jobs.c)

/// From now on jobs of tasks that belong to no actor wait for `sp_run_job`. To be called once, before the first task.
void sp_collect_jobs(void);

/// Runs the job that has waited longest on this thread; false if none waits.
bool sp_run_job(void);

/// Whether another thread of the process is running, or waits for a disk only.
bool sp_other_threads_run(void);
