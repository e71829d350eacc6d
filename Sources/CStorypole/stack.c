// SPDX-License-Identifier: Apache-2.0
#define _GNU_SOURCE
#include "CStorypole.h"
#include <pthread.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <ucontext.h>
#include <unistd.h>

#if __has_feature(thread_sanitizer)
#include <sanitizer/tsan_interface.h>
#endif
#if __has_feature(address_sanitizer)
#include <sanitizer/common_interface_defs.h>
#endif

// Larger than one page, so that a large frame cannot skip it.
enum { guard_bytes = 1 << 20 };
// The resident part of a stack that is kept for the next call.
enum { resident_bytes = 1 << 20 };
// A smaller stack would not exceed a thread's.
enum { least_bytes = 8 << 20 };

struct stack {
  char *low, *high;  // usable bytes; the guard is below low
};

struct call {
  void (*body)(void *);
  void *context;
  ucontext_t caller, callee;
  struct stack stack;
#if __has_feature(thread_sanitizer)
  void *caller_fiber, *fiber;
#endif
#if __has_feature(address_sanitizer)
  void *caller_fake_stack;
  const void *caller_bottom;
  size_t caller_size;
#endif
};

// The bounds of this thread's current stack; low is NULL until requested.
static _Thread_local struct stack current;
// An unused stack.
static _Thread_local struct stack spare;

static pthread_key_t thread_end_key;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void release(struct stack *stack) {
  if (!stack->low) return;
  munmap(stack->low - guard_bytes, (size_t)(stack->high - stack->low) + guard_bytes);
  stack->low = stack->high = NULL;
}
static void thread_ends(void *stack) { release(stack); }
static void make_key(void) { pthread_key_create(&thread_end_key, thread_ends); }

static struct stack thread_stack(void) {
  struct stack result = {NULL, NULL};
  pthread_attr_t attributes;
  if (pthread_getattr_np(pthread_self(), &attributes) == 0) {
    void *low;
    size_t size;
    if (pthread_attr_getstack(&attributes, &low, &size) == 0)
      result = (struct stack){low, (char *)low + size};
    pthread_attr_destroy(&attributes);
  }
  return result;
}

__attribute__((noinline)) static char *stack_pointer(void) { return __builtin_frame_address(0); }

size_t sp_stack_left(void) {
  if (!current.low) current = thread_stack();
  char *here = stack_pointer();
  return current.low && here > current.low ? (size_t)(here - current.low) : 0;
}

bool sp_is_stack_overflow(const void *address) {
  const char *fault = address;
  return current.low && fault >= current.low - guard_bytes && fault < current.low + 4096;
}

static struct stack take(size_t bytes) {
  struct stack result = spare;
  spare = (struct stack){NULL, NULL};
  if (result.low && (size_t)(result.high - result.low) >= bytes) return result;
  release(&result);
  // Without enough address space, tries smaller stacks: deep views then report that they are too deep.
  for (; bytes >= least_bytes; bytes /= 2) {
    char *memory = mmap(
        NULL, bytes + guard_bytes, PROT_READ | PROT_WRITE,
        MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
    if (memory == MAP_FAILED) continue;
    mprotect(memory, guard_bytes, PROT_NONE);
    return (struct stack){memory + guard_bytes, memory + guard_bytes + bytes};
  }
  return result;
}

static void put_back(struct stack stack) {
  size_t size = (size_t)(stack.high - stack.low);
  if (size > resident_bytes) madvise(stack.low, size - resident_bytes, MADV_DONTNEED);
  if (spare.low && spare.high - spare.low >= (ptrdiff_t)size) {
    release(&stack);
    return;
  }
  release(&spare);
  spare = stack;
  pthread_once(&once, make_key);
  pthread_setspecific(thread_end_key, &spare);
}

// makecontext passes only ints: the call's address is split in two.
static void run(unsigned high, unsigned low) {
  struct call *call = (struct call *)((uintptr_t)high << 32 | low);
#if __has_feature(address_sanitizer)
  __sanitizer_finish_switch_fiber(NULL, &call->caller_bottom, &call->caller_size);
#endif
  call->body(call->context);
#if __has_feature(address_sanitizer)
  __sanitizer_start_switch_fiber(NULL, call->caller_bottom, call->caller_size);
#endif
#if __has_feature(thread_sanitizer)
  __tsan_switch_to_fiber(call->caller_fiber, 0);
#endif
  swapcontext(&call->callee, &call->caller);
  abort();  // a finished call can't be resumed
}

void sp_with_stack(size_t bytes, void (*body)(void *), void *context) {
  sp_prepare_thread_for_crashes();
  if (sp_stack_left() >= bytes) {
    body(context);
    return;
  }
  size_t page = (size_t)sysconf(_SC_PAGESIZE);
  // Adds space for this call's own frames, so that a nested call for the same size needs no other stack.
  bytes = (bytes + (64 << 10) + page - 1) / page * page;
  struct call call = {.body = body, .context = context, .stack = take(bytes)};
  if (!call.stack.low) {
    body(context);
    return;
  }
  struct stack outer = current;
  getcontext(&call.callee);
  call.callee.uc_stack.ss_sp = call.stack.low;
  call.callee.uc_stack.ss_size = (size_t)(call.stack.high - call.stack.low);
  call.callee.uc_link = NULL;
  uintptr_t address = (uintptr_t)&call;
  makecontext(
      &call.callee, (void (*)(void))run, 2, (unsigned)(address >> 32), (unsigned)address);
#if __has_feature(thread_sanitizer)
  call.caller_fiber = __tsan_get_current_fiber();
  call.fiber = __tsan_create_fiber(0);
  __tsan_switch_to_fiber(call.fiber, 0);
#endif
#if __has_feature(address_sanitizer)
  __sanitizer_start_switch_fiber(
      &call.caller_fake_stack, call.stack.low, call.callee.uc_stack.ss_size);
#endif
  current = call.stack;
  swapcontext(&call.caller, &call.callee);
  current = outer;
#if __has_feature(address_sanitizer)
  __sanitizer_finish_switch_fiber(call.caller_fake_stack, NULL, NULL);
#endif
#if __has_feature(thread_sanitizer)
  __tsan_destroy_fiber(call.fiber);
#endif
  put_back(call.stack);
}
