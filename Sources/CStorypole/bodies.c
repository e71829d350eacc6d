// SPDX-License-Identifier: Apache-2.0
#include "CStorypole.h"

// A ring buffer: of a very deep path, it keeps the innermost names.
enum { kept = 64 };
static _Thread_local const char *names[kept];
static _Thread_local volatile int depth;

int sp_enter(const char *name) {
  int before = depth;
  names[(unsigned)before % kept] = name;
  depth = before + 1;
  return before;
}

void sp_leave(void) { depth = depth - 1; }

int sp_bodies(const char **result, int max, int *current_depth) {
  int end = depth;
  *current_depth = end;
  if (max > kept) max = kept;
  int start = end > max ? end - max : 0;
  for (int i = start; i < end; i++) result[i - start] = names[(unsigned)i % kept];
  return end - start;
}
