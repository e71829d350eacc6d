#!/usr/bin/env bash
# Runs the tests of the engine, of Combine and of threads under a sanitizer, 'thread' or 'address', built in
# a separate folder. Prints failures, reports of the sanitizer and the summary; the rest is in
# .build/sanitize-KIND.log.
set -uo pipefail
cd "$(dirname "$0")/../.."
kind=$1
log=.build/sanitize-$kind.log
folder=.build/sanitize-$kind
mkdir -p .build
# Objects that live as long as the program are not leaks, and hosts run on separate stacks.
export ASAN_OPTIONS=detect_leaks=0:detect_stack_use_after_return=0
export TSAN_OPTIONS=halt_on_error=0:exitcode=66
swift build --build-tests --sanitize="$kind" --scratch-path "$folder" >"$log" 2>&1 ||
  { tail -20 "$log" >&2; exit 1; }
swift test --skip-build --disable-xctest --sanitize="$kind" --scratch-path "$folder" \
  --filter '^(StorypoleTests|StorypoleGraphicsTests|CombineTests)\.|ThreadTests|RenderPoolTests' >>"$log" 2>&1
status=$?
grep -E '^✘|(WARNING|ERROR): (Thread|Address)Sanitizer|^SUMMARY|Fatal error' "$log" | head -100
grep -E 'Test run with [0-9]+ tests?' "$log" || { tail -20 "$log" >&2; exit 1; }
if grep -qE '(WARNING|ERROR): (Thread|Address)Sanitizer' "$log"; then exit 1; fi
exit $status
