// SPDX-License-Identifier: Apache-2.0
#include "CStorypole.h"
#include "executor.h"

// Swift's hook for the check that code runs on its actor's executor, from the concurrency library
// (swift/Runtime/Concurrency.h): exported since Swift 6.0.
typedef __attribute__((swiftcall)) void (*sp_check)(struct sp_executor);
typedef __attribute__((swiftcall)) void (*sp_check_hook)(struct sp_executor, sp_check);
extern sp_check_hook swift_task_checkIsolated_hook;

static _Thread_local const void *own_executor;
static sp_check_hook outer;

static __attribute__((swiftcall)) void check(struct sp_executor executor, sp_check original) {
  if (own_executor && executor.identity == own_executor) return;
  if (outer)
    outer(executor, original);
  else
    original(executor);
}

void sp_install_isolation_check(void) {
  outer = swift_task_checkIsolated_hook;
  swift_task_checkIsolated_hook = check;
}

void sp_set_thread_executor(const void *identity) { own_executor = identity; }
