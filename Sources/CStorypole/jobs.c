// SPDX-License-Identifier: Apache-2.0
#define _GNU_SOURCE
#include "CStorypole.h"
#include "executor.h"
#include <dirent.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// Swift's hook for jobs without an actor, from the concurrency library (swift/Runtime/Concurrency.h). It is set
// once, before the first task.
typedef __attribute__((swiftcall)) void (*sp_enqueue)(void *job);
typedef __attribute__((swiftcall)) void (*sp_enqueue_hook)(void *job, sp_enqueue);
extern sp_enqueue_hook swift_task_enqueueGlobal_hook;
extern __attribute__((swiftcall)) void swift_job_run(void *job, struct sp_executor);

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
// A ring buffer would keep the memory of a burst; a list frees it as jobs run.
static struct waiting {
  void *job;
  struct waiting *next;
} *first, **last = &first;

static __attribute__((swiftcall)) void collect(void *job, sp_enqueue enqueue) {
  struct waiting *waiting = malloc(sizeof *waiting);
  if (!waiting) {
    enqueue(job);
    return;
  }
  *waiting = (struct waiting){job, NULL};
  pthread_mutex_lock(&mutex);
  *last = waiting;
  last = &waiting->next;
  pthread_mutex_unlock(&mutex);
}

void sp_collect_jobs(void) { swift_task_enqueueGlobal_hook = collect; }

bool sp_run_job(void) {
  pthread_mutex_lock(&mutex);
  struct waiting *waiting = first;
  if (waiting) {
    first = waiting->next;
    if (!first) last = &first;
  }
  pthread_mutex_unlock(&mutex);
  if (!waiting) return false;
  void *job = waiting->job;
  free(waiting);
  swift_job_run(job, (struct sp_executor){NULL, 0});
  return true;
}

bool sp_other_threads_run(void) {
  DIR *tasks = opendir("/proc/self/task");
  if (!tasks) return false;
  bool found = false;
  struct dirent *entry;
  while (!found && (entry = readdir(tasks))) {
    int id = atoi(entry->d_name);
    if (id <= 0 || id == gettid()) continue;
    char path[64], line[256];
    snprintf(path, sizeof path, "/proc/self/task/%d/stat", id);
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) continue;
    ssize_t count = read(file, line, sizeof line - 1);
    close(file);
    if (count <= 0) continue;
    line[count] = 0;
    // The state follows the name, which may contain any character.
    char *state = strrchr(line, ')');
    found = state && (state[2] == 'R' || state[2] == 'D');
  }
  closedir(tasks);
  return found;
}
