// SPDX-License-Identifier: Apache-2.0
// A reference to an executor, as Swift's concurrency library passes it (swift/Runtime/Concurrency.h).
#pragma once
#include <stdint.h>

struct sp_executor {
  const void *identity;
  uintptr_t implementation;
};
