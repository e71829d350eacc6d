// SPDX-License-Identifier: Apache-2.0
// C code for Storypole's needs from the system: registration of previews before main, the runtime's table of
// conformances, stacks for deep views, crash reports, processes.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

// ---- Previews (previews.c)

/// Adds one preview to a sink whose type only Swift knows.
typedef void (*sp_preview_function)(void *sink);

/// Called from `.init_array` of every image with a `#Preview`: before main, or in dlopen.
void sp_register_preview(sp_preview_function function);
int sp_preview_count(void);
/// Runs preview number `index` (in the order of registration).
void sp_preview_run(int index, void *sink);

// ---- Types that conform to a protocol (conformers.c)

/// Excludes all currently loaded images from later searches.
void sp_mark_images(void);
/// Writes the metadata of up to `max` non-generic types that conform to the protocol and are in images loaded since
/// `sp_mark_images`, including private types. Returns the number written.
int sp_find_conformers(const void *protocol_descriptor, const void **metadata, int max);

// ---- This thread's position in the user's views (bodies.c)

/// `name` must stay valid for the rest of the process. Returns the previous depth.
int sp_enter(const char *name);
void sp_leave(void);

/// The innermost names of the calling thread, oldest first, and the depth. Safe in signal handlers.
int sp_bodies(const char **names, int max, int *depth);

// ---- This thread's transaction (transaction.c)

/// NULL outside of all transactions.
void *sp_transaction(void);
/// Returns the previous transaction.
void *sp_set_transaction(void *transaction);

// ---- Stacks (stack.c)

/// Runs `body(context)` on this thread, on a stack with at least `bytes` left: the current one if that suffices,
/// otherwise a new one (kept for the next call). If the process can't get that much memory, the stack is smaller;
/// `sp_stack_left` reports it. Calls may be nested.
void sp_with_stack(size_t bytes, void (*body)(void *context), void *context);
/// Bytes left on the caller's stack.
size_t sp_stack_left(void);
/// Whether a fault at `address` is an overflow of the current stack. Safe in signal handlers.
bool sp_is_stack_overflow(const void *address);

// ---- Crash reports (crash.c)

/// Makes each later crash write one line to `descriptor`, with its fields separated by tabs: `crash`, the cause, the
/// depth of bodies, the names of the innermost ones. Then the previous handler runs (the Swift runtime's, which
/// prints a backtrace), and the process ends. SIGQUIT, sent after a timeout, counts as a crash.
void sp_install_crash_handler(int descriptor);
/// Starts backtraces in this loaded library, with the user's code, if possible, and finds calls in it.
void sp_watch_image(const char *path);
/// Gives signal handlers of the calling thread a separate stack, if a crash handler is installed.
void sp_prepare_thread_for_crashes(void);

// ---- Calls of the user's code (calls.c)

/// Whether calls are recorded: after `sp_record_calls`.
extern bool sp_records_calls;
void sp_record_calls(bool records);
/// The position in the user's image of the call that led here, in bytes; 0 if no caller of the nearest few is in it.
uintptr_t sp_users_call(void);
/// The same; 0 unless calls are recorded.
static inline uintptr_t sp_call_site(void) { return sp_records_calls ? sp_users_call() : 0; }
/// The first and the last address of the user's image.
void sp_set_users_image(uintptr_t start, uintptr_t end);

// ---- Processes (process.c)

struct sp_spawn_options {
  /// Descriptor i of the new process is descriptors[i] here; a negative one is /dev/null.
  const int *descriptors;
  int descriptor_count;
  /// In bytes; 0 doesn't change the limit.
  uint64_t stack_limit;
  uint64_t memory_limit;
  /// In seconds of processor time; 0 doesn't change the limit.
  uint64_t cpu_limit;
};

/// Starts a program in a new process group that ends with this process. argv[0] is the path. Returns the process id,
/// or -1 with errno set.
pid_t sp_spawn(
    char *const argv[], char *const environment[], const struct sp_spawn_options *options);
/// Gives a process made by `sp_spawn` up to `grace` seconds to end itself, then ends the rest of its group and, if
/// `sp_install_cleanup` was called, its other descendants. Returns wait's status.
int sp_end(pid_t pid, double grace);
/// Limits this process's address space, in bytes.
void sp_limit_memory(uint64_t bytes);
/// Sets the stack size of later threads: by default it follows the main thread's limit.
void sp_limit_thread_stacks(uint64_t bytes);
/// Keeps up to `bytes` bytes of freed memory for later, instead of returning them to the system: a process that draws many
/// pictures would get each picture's pages cleared anew.
void sp_keep_freed_memory(uint64_t bytes);
/// Returns freed memory to the system, also from between memory in use.
void sp_return_freed_memory(void);
/// Makes SIGINT, SIGTERM and SIGHUP end the spawned processes and remove the files of `sp_remove_on_signal` before
/// they end this process.
void sp_install_cleanup(void);
/// Stores the path (up to 4095 bytes) of an unfinished file. Returns a slot for `sp_forget`, or -1 if all are taken.
int sp_remove_on_signal(const char *path);
void sp_forget(int slot);

/// Makes a pipe whose ends close on exec; -1 and -1 on failure.
void sp_pipe(int *read_end, int *write_end);
/// Seconds on a monotonic clock.
double sp_now(void);
/// Seconds of processor time used by a process, without its child processes; 0 if it doesn't exist.
double sp_processor_time(pid_t pid);
/// Makes standard output line-buffered even if it is a pipe.
void sp_line_buffer_output(void);

// ---- Objects (autolink.c)

/// The linker options of a Swift object ("-lA\n-lB\n"), to be freed, or NULL.
char *sp_autolink(const char *object_path);

// ---- Windows (window.c)

/// Runs an app in windows and returns its exit status.
typedef int (*sp_program)(void);
/// The window program from the product StorypoleWindow, or NULL if it isn't linked.
sp_program sp_window_program(void);

// ---- Memory

/// Prefetches memory that will be read soon. Any address is allowed.
static inline void sp_prefetch(const void *address, size_t bytes) {
  for (size_t offset = 0; offset < bytes; offset += 64)
    __builtin_prefetch((const char *)address + offset);
}

// ---- Views on the threads of a pool

/// Installs the check that lets threads run an executor's code. Call it once, before such threads start.
void sp_install_isolation_check(void);

/// Lets the calling thread run the executor's code; NULL ends that.
void sp_set_thread_executor(const void *identity);

// ---- Tasks before a still picture (jobs.c)

/// Makes jobs of tasks without an actor wait for `sp_run_job`. Call it once, before the first task.
void sp_collect_jobs(void);

/// Runs the oldest waiting job on this thread; false if none waits.
bool sp_run_job(void);

/// Whether another thread of the process is running, or waiting only for a disk.
bool sp_other_threads_run(void);
