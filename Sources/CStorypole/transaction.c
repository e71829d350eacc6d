// SPDX-License-Identifier: Apache-2.0
#include "CStorypole.h"

static _Thread_local void *current;

void *sp_transaction(void) { return current; }

void *sp_set_transaction(void *transaction) {
  void *before = current;
  current = transaction;
  return before;
}
