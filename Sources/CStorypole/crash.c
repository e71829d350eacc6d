#define _GNU_SOURCE
#include "CStorypole.h"
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

// The Swift runtime's handler, which starts the backtrace, runs on this stack as well.
enum { handler_stack_bytes = 256 << 10 };
enum { shown_bodies = 12 };

static const int signals[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGQUIT};
enum { signal_count = sizeof signals / sizeof *signals };
static struct sigaction before[NSIG];
static int report = -1;
static _Thread_local bool has_handler_stack;

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

static void on_crash(int signal, siginfo_t *info, void *machine) {
  (void)machine;
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
  // A fault repeats when this handler returns; a signal that was sent comes again by `raise`.
  // Either way the previous handler sees the place where it happened, not this function.
  sigaction(signal, &before[signal], NULL);
  if (info->si_code <= 0) raise(signal);
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
  sp_stack_left();  // learns the stack's bounds, which a handler must not ask for
  sp_prepare_thread_for_crashes();
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = on_crash;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  for (int i = 0; i < signal_count; i++) sigaction(signals[i], &action, &before[signals[i]]);
}
