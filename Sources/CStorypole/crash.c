// SPDX-License-Identifier: Apache-2.0
#define _GNU_SOURCE
#include "CStorypole.h"
#include <link.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <ucontext.h>
#include <unistd.h>
#include <unwind.h>

// The Swift runtime's handler, which starts the backtrace, runs on this stack as well.
enum { handler_stack_bytes = 256 << 10 };
enum { shown_bodies = 12 };

static const int signals[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGQUIT};
enum { signal_count = sizeof signals / sizeof *signals };
static struct sigaction before[NSIG];
static int report = -1;
static _Thread_local bool has_handler_stack;

// The address range of the user's code.
static uintptr_t image_start, image_end;

#if defined(__x86_64__)
enum { frame_pointer_number = 6 };  // DWARF's number of rbp
static uintptr_t *program_counter(ucontext_t *m) {
  return (uintptr_t *)&m->uc_mcontext.gregs[REG_RIP];
}
static uintptr_t *stack_pointer(ucontext_t *m) {
  return (uintptr_t *)&m->uc_mcontext.gregs[REG_RSP];
}
static uintptr_t *frame_pointer(ucontext_t *m) {
  return (uintptr_t *)&m->uc_mcontext.gregs[REG_RBP];
}
#elif defined(__aarch64__)
enum { frame_pointer_number = 29 };  // x29
static uintptr_t *program_counter(ucontext_t *m) { return (uintptr_t *)&m->uc_mcontext.pc; }
static uintptr_t *stack_pointer(ucontext_t *m) { return (uintptr_t *)&m->uc_mcontext.sp; }
static uintptr_t *frame_pointer(ucontext_t *m) { return (uintptr_t *)&m->uc_mcontext.regs[29]; }
#else
#error "Storypole runs on x86-64 and on 64-bit ARM."
#endif

static int find_image(struct dl_phdr_info *info, size_t size, void *path) {
  (void)size;
  if (strcmp(info->dlpi_name, path)) return 0;
  image_start = info->dlpi_addr;
  for (int i = 0; i < info->dlpi_phnum; i++) {
    uintptr_t end = info->dlpi_addr + info->dlpi_phdr[i].p_vaddr + info->dlpi_phdr[i].p_memsz;
    if (info->dlpi_phdr[i].p_type == PT_LOAD && end > image_end) image_end = end;
  }
  return 1;
}

static void put(const char *text) {
  if (text && write(report, text, strlen(text)) < 0) return;
}

static void put_number(int number) {
  char digits[12], *next = digits + sizeof digits;
  *--next = 0;
  do *--next = (char)('0' + number % 10);
  while ((number /= 10) && next > digits);
  put(next);
}

static const char *what_happened(int signal, const void *address) {
  switch (signal) {
  case SIGSEGV:
  case SIGBUS:
    return sp_is_stack_overflow(address) ? "stack overflow" : "bad memory access";
  case SIGABRT: return "abort";
  case SIGFPE: return "arithmetic fault";
  case SIGQUIT: return "timeout";
  default: return "runtime trap";
  }
}

static bool is_users(uintptr_t address) { return address >= image_start && address < image_end; }

static _Unwind_Reason_Code find_users_frame(struct _Unwind_Context *frame, void *result) {
  uintptr_t *registers = result;
  registers[0] = _Unwind_GetIP(frame);
  if (!is_users(registers[0])) return _URC_NO_REASON;
  registers[1] = _Unwind_GetCFA(frame);
  registers[2] = _Unwind_GetGR(frame, frame_pointer_number);
  return _URC_END_OF_STACK;
}

// The runtime's backtrace follows frame pointers, which the C library does not keep: it can't
// unwind from an abort. So it starts at the innermost frame of the user's image.
static void move_to_users_frame(ucontext_t *machine) {
  uintptr_t registers[3] = {0, 0, 0};
  if (!image_end || is_users(*program_counter(machine))) return;
  _Unwind_Backtrace(find_users_frame, registers);
  if (!is_users(registers[0])) return;
  // A return address follows its call; the backtrace needs the call.
  *program_counter(machine) = registers[0] - 1;
  *stack_pointer(machine) = registers[1];
  *frame_pointer(machine) = registers[2];
}

static void on_crash(int signal, siginfo_t *info, void *machine) {
  const char *names[shown_bodies];
  int depth, count = sp_bodies(names, shown_bodies, &depth);
  put("crash\t");
  put(what_happened(signal, info->si_addr));
  put("\t");
  put_number(depth);
  for (int i = 0; i < count; i++) {
    put("\t");
    put(names[i]);
  }
  put("\n");
  // The previous handler prints the backtrace. Its changes of the machine's state must not matter
  // if it crashes.
  for (int i = 0; i < signal_count; i++) sigaction(signals[i], &before[signals[i]], NULL);
  if (before[signal].sa_flags & SA_SIGINFO) {
    move_to_users_frame(machine);
    before[signal].sa_sigaction(signal, info, machine);
  }
  _exit(128 + signal);
}

void sp_watch_image(const char *path) {
  image_start = image_end = 0;
  dl_iterate_phdr(find_image, (void *)path);
  sp_set_users_image(image_start, image_end);
}

void sp_prepare_thread_for_crashes(void) {
  if (report < 0 || has_handler_stack) return;
  void *memory = mmap(
      NULL, handler_stack_bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) return;
  stack_t stack = {.ss_sp = memory, .ss_size = handler_stack_bytes};
  has_handler_stack = sigaltstack(&stack, NULL) == 0;
}

void sp_install_crash_handler(int descriptor) {
  report = descriptor;
  sp_stack_left();  // caches the stack's bounds, which a handler can't query
  sp_prepare_thread_for_crashes();
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = on_crash;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  for (int i = 0; i < signal_count; i++) sigaction(signals[i], &action, &before[signals[i]]);
}
