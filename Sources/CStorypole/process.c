// SPDX-License-Identifier: Apache-2.0
#define _GNU_SOURCE
#include "CStorypole.h"
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <malloc.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

// State for cleanup after a signal. Any thread may take a slot.
enum { max_processes = 256, max_files = 256, max_path = 4096 };
static _Atomic pid_t processes[max_processes];
static char files[max_files][max_path];
// Whether a file's name is complete, and whether a slot is taken before that.
static _Atomic bool file_used[max_files], file_taken[max_files];

static void set_limit(int resource, uint64_t bytes) {
  struct rlimit limit;
  if (!bytes || getrlimit(resource, &limit)) return;
  limit.rlim_cur = bytes;
  if (limit.rlim_max != RLIM_INFINITY && limit.rlim_cur > limit.rlim_max)
    limit.rlim_cur = limit.rlim_max;
  setrlimit(resource, &limit);
}

// Runs between fork and exec: only calls that are safe in signal handlers.
static void become(
    char *const argv[], char *const environment[], const struct sp_spawn_options *options,
    pid_t parent) {
  setpgid(0, 0);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) _exit(127);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  int null = open("/dev/null", O_RDWR);
  // Moves descriptors away from the target numbers first, then into place.
  int moved[16], count = options->descriptor_count < 16 ? options->descriptor_count : 16;
  for (int i = 0; i < count; i++) {
    int source = options->descriptors[i] < 0 ? null : options->descriptors[i];
    moved[i] = fcntl(source, F_DUPFD, 32);
  }
  for (int i = 0; i < count; i++) {
    dup2(moved[i], i);
    close(moved[i]);
  }
  if (null >= count) close(null);
  set_limit(RLIMIT_STACK, options->stack_limit);
  set_limit(RLIMIT_AS, options->memory_limit);
  set_limit(RLIMIT_CPU, options->cpu_limit);
  struct rlimit no_core = {0, 0};
  setrlimit(RLIMIT_CORE, &no_core);
  execve(argv[0], argv, environment);
}

// Held from a fork until the process is in the table, and during searches for others.
static pthread_mutex_t spawning = PTHREAD_MUTEX_INITIALIZER;

pid_t sp_spawn(
    char *const argv[], char *const environment[], const struct sp_spawn_options *options) {
  int failure[2];
  if (pipe2(failure, O_CLOEXEC)) return -1;
  pthread_mutex_lock(&spawning);
  pid_t parent = getpid(), pid = fork();
  if (pid == 0) {
    int write_end = fcntl(failure[1], F_DUPFD_CLOEXEC, 64);  // outside of the target numbers
    become(argv, environment, options, parent);
    int error = errno;
    if (write(write_end, &error, sizeof error) < 0) _exit(126);
    _exit(127);
  }
  close(failure[1]);
  int error = 0;
  bool failed = pid > 0 && read(failure[0], &error, sizeof error) == sizeof error;
  close(failure[0]);
  if (failed) {
    waitpid(pid, NULL, 0);
    pthread_mutex_unlock(&spawning);
    errno = error;
    return -1;
  }
  for (int i = 0; pid > 0 && i < max_processes; i++) {
    pid_t none = 0;
    if (atomic_compare_exchange_strong(&processes[i], &none, pid)) break;
  }
  pthread_mutex_unlock(&spawning);
  return pid;
}

// Whether this process inherits orphans: a program that only uses the library has child processes of its own.
static _Atomic bool inherits;

static bool is_known(pid_t pid) {
  for (int i = 0; i < max_processes; i++)
    if (processes[i] == pid) return true;
  return false;
}

// Ends orphans of ended processes: this process inherits them (PR_SET_CHILD_SUBREAPER).
static void end_orphans(void) {
  pthread_mutex_lock(&spawning);
  bool found = true;
  // Each generation is inherited when the previous one has ended.
  for (int generation = 0; found && generation < 100; generation++) {
    found = false;
    DIR *threads = opendir("/proc/self/task");
    struct dirent *thread;
    while (threads && (thread = readdir(threads))) {
      char path[64];
      snprintf(path, sizeof path, "/proc/self/task/%.20s/children", thread->d_name);
      FILE *children = thread->d_name[0] == '.' ? NULL : fopen(path, "re");
      int pid;
      while (children && fscanf(children, "%d", &pid) == 1) {
        if (is_known(pid)) continue;
        kill(pid, SIGKILL);
        waitpid(pid, NULL, 0);
        found = true;
      }
      if (children) fclose(children);
    }
    if (threads) closedir(threads);
  }
  pthread_mutex_unlock(&spawning);
}

int sp_end(pid_t pid, double grace) {
  // Reaps the leader only after its group has ended: until then its process id can't be reused.
  double deadline = sp_now() + grace;
  for (useconds_t pause = 100; grace > 0 && sp_now() < deadline; pause *= 2) {
    siginfo_t info = {.si_pid = 0};
    if (waitid(P_PID, (id_t)pid, &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_pid) break;
    usleep(pause < 10000 ? pause : 10000);
  }
  kill(-pid, SIGKILL);
  int status = 0;
  while (waitpid(pid, &status, 0) < 0 && errno == EINTR) {}
  for (int i = 0; i < max_processes; i++)
    if (processes[i] == pid) processes[i] = 0;
  if (inherits) end_orphans();
  return status;
}

void sp_limit_memory(uint64_t bytes) { set_limit(RLIMIT_AS, bytes); }

void sp_limit_thread_stacks(uint64_t bytes) {
  pthread_attr_t attributes;
  if (pthread_attr_init(&attributes)) return;
  if (pthread_attr_setstacksize(&attributes, bytes) == 0) pthread_setattr_default_np(&attributes);
  pthread_attr_destroy(&attributes);
}

void sp_keep_freed_memory(uint64_t bytes) {
  mallopt(M_MMAP_THRESHOLD, (int)bytes);
  mallopt(M_TRIM_THRESHOLD, (int)bytes);
}

void sp_return_freed_memory(void) { malloc_trim(0); }

static void on_end(int signal) {
  for (int i = 0; i < max_processes; i++)
    if (processes[i]) kill(-processes[i], SIGKILL);
  for (int i = 0; i < max_files; i++)
    if (file_used[i]) unlink(files[i]);
  raise(signal);  // SA_RESETHAND: now with its default effect
}

void sp_install_cleanup(void) {
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  inherits = true;
  static const int signals[] = {SIGINT, SIGTERM, SIGHUP};
  sigset_t wanted;
  sigemptyset(&wanted);
  for (int i = 0; i < 3; i++) {
    struct sigaction before, action;
    // nohup and shells that start background jobs ignore them on purpose.
    if (sigaction(signals[i], NULL, &before) || before.sa_handler == SIG_IGN) continue;
    memset(&action, 0, sizeof action);
    action.sa_handler = on_end;
    action.sa_flags = SA_RESETHAND;
    sigaction(signals[i], &action, NULL);
    sigaddset(&wanted, signals[i]);
  }
  // The parent process may have blocked them.
  sigprocmask(SIG_UNBLOCK, &wanted, NULL);
  signal(SIGPIPE, SIG_IGN);
}

int sp_remove_on_signal(const char *path) {
  if (strlen(path) >= max_path) return -1;
  for (int i = 0; i < max_files; i++)
    if (!atomic_exchange(&file_taken[i], true)) {
      strcpy(files[i], path);
      file_used[i] = true;
      return i;
    }
  return -1;
}

void sp_forget(int slot) {
  if (slot < 0) return;
  file_used[slot] = false;
  file_taken[slot] = false;
}

void sp_pipe(int *read_end, int *write_end) {
  int ends[2] = {-1, -1};
  if (pipe2(ends, O_CLOEXEC)) ends[0] = ends[1] = -1;
  *read_end = ends[0];
  *write_end = ends[1];
}

double sp_now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

double sp_processor_time(pid_t pid) {
  clockid_t clock;
  struct timespec time;
  if (clock_getcpuclockid(pid, &clock) || clock_gettime(clock, &time)) return 0;
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

void sp_line_buffer_output(void) { setvbuf(stdout, NULL, _IOLBF, 0); }
