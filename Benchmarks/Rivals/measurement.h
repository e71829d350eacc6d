// SPDX-License-Identifier: Apache-2.0
// What the rivals in C and C++ share: two clocks, the peak of memory, and a line of JSON.
#ifndef MEASUREMENT_H
#define MEASUREMENT_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MAX_RUNS = 1024 };

struct measurement {
  double wall[MAX_RUNS], cpu[MAX_RUNS];
  double wall_start, cpu_start;
  int count;
};

static double milliseconds(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static void start(struct measurement *m) {
  m->wall_start = milliseconds(CLOCK_MONOTONIC);
  m->cpu_start = milliseconds(CLOCK_PROCESS_CPUTIME_ID);
}

static void stop(struct measurement *m) {
  double cpu = milliseconds(CLOCK_PROCESS_CPUTIME_ID) - m->cpu_start;
  double wall = milliseconds(CLOCK_MONOTONIC) - m->wall_start;
  if (m->count == MAX_RUNS) return;
  m->wall[m->count] = wall;
  m->cpu[m->count++] = cpu;
}

static void list(const char *name, const double *values, int count) {
  printf("\"%s\": [", name);
  for (int i = 0; i < count; i++) printf("%s%.5f", i ? ", " : "", values[i]);
  printf("], ");
}

// In MiB. What getrusage says begins with the process that started this one.
static double peak(void) {
  char line[256];
  double kilobytes = 0;
  FILE *status = fopen("/proc/self/status", "r");
  while (status && fgets(line, sizeof line, status)) {
    if (sscanf(line, "VmHWM: %lf", &kilobytes) == 1) break;
  }
  if (status) fclose(status);
  return kilobytes / 1024;
}

static void report(const char *name, const struct measurement *m) {
  printf("{\"name\": \"%s\", ", name);
  list("wall", m->wall, m->count);
  list("cpu", m->cpu, m->count);
  printf("\"peak\": %.1f}\n", peak());
  fflush(stdout);
}

static void expect(const char *what, double value, double expected) {
  if (value == expected) return;
  fprintf(stderr, "wrong result: %s is %g instead of %g\n", what, value, expected);
  exit(1);
}

// The words of the texts: see README.md.
static const char *const WORDS[32] = {
    "layout", "alpha",  "stack", "the",  "of",    "river",    "quick", "brown",    "fox",  "jumps", "over",
    "lazy",   "dog",    "signal", "paper", "window", "a",     "in",    "grid",     "frame", "baseline",
    "guide",  "priority", "view", "render", "swift", "linux",  "text",  "wrap",     "line", "measure", "card"};

// Text `number` of L4, or of L4u, whose words occur only once. `buffer` has room for 200 bytes.
static void make_text(char *buffer, int number, int distinct) {
  char *end = buffer;
  for (int k = 0; k < 12; k++) {
    const char *word = WORDS[(number * 7 + k * 5 + (number * k) % 11) % 32];
    if (k) *end++ = ' ';
    end += distinct ? sprintf(end, "%.3sx%x", word, number * 12 + k) : sprintf(end, "%s", word);
  }
}

// The workload's name without the size that may follow it, and the size, or `size` where none does.
static int split_size(char *name, int size) {
  char *at = strchr(name, '@');
  if (!at) return size;
  *at = 0;
  return atoi(at + 1);
}

#endif
