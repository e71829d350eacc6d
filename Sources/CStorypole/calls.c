// SPDX-License-Identifier: Apache-2.0
// Finds the call in the user's code that a function of the engine serves. Swift's functions keep frame pointers.
#include "CStorypole.h"

bool sp_records_calls = false;

void sp_record_calls(bool records) { sp_records_calls = records; }

static uintptr_t image_start, image_end;

enum {
  // Those that make a modifier's value, its function, and one that calls it; debug builds inline none of them.
  nearest_frames = 9,
  largest_frame = 1 << 20,
};

void sp_set_users_image(uintptr_t start, uintptr_t end) {
  image_start = start;
  image_end = end;
}

__attribute__((noinline)) uintptr_t sp_users_call(void) {
  // On both architectures, a frame begins with the pointer to the one before it, and the return address.
  const uintptr_t *frame = __builtin_frame_address(0);
  for (int i = 0; i < nearest_frames; i++) {
    uintptr_t caller = frame[1];
    // A return address follows its call.
    if (caller > image_start && caller <= image_end) return caller - 1 - image_start;
    const uintptr_t *next = (const uintptr_t *)frame[0];
    if (next <= frame || (uintptr_t)next - (uintptr_t)frame > largest_frame) return 0;
    frame = next;
  }
  return 0;
}
