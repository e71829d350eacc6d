// SPDX-License-Identifier: Apache-2.0
#include "CStorypole.h"
#include <pthread.h>
#include <stdlib.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static sp_preview_function *functions;
static int count, capacity;

void sp_register_preview(sp_preview_function function) {
  pthread_mutex_lock(&lock);
  if (count == capacity) {
    int wanted = capacity ? 2 * capacity : 64;
    sp_preview_function *grown = realloc(functions, (size_t)wanted * sizeof *grown);
    if (!grown) abort();
    functions = grown;
    capacity = wanted;
  }
  functions[count++] = function;
  pthread_mutex_unlock(&lock);
}

int sp_preview_count(void) {
  pthread_mutex_lock(&lock);
  int result = count;
  pthread_mutex_unlock(&lock);
  return result;
}

void sp_preview_run(int index, void *sink) {
  pthread_mutex_lock(&lock);
  sp_preview_function function = functions[index];
  pthread_mutex_unlock(&lock);
  function(sink);
}
