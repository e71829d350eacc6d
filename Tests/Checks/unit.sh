#!/usr/bin/env bash
# Runs the tests that are built, and prints the failures and the summary; everything else that they
# say is in .build/tests.log.
set -uo pipefail
cd "$(dirname "$0")/../.."
log=.build/tests.log
swift test --skip-build --disable-xctest >$log 2>&1
status=$?
grep -E '^✘|^↳|^(.*: )?(error|fatal error):|Fatal error' $log | grep -vE '^✘ Test run|^↳ (Testing Library|Target)' |
  head -200
if ! grep -E 'Test run with [0-9]+ tests?' $log; then
  echo "unit: the tests did not come to an end; the last of .build/tests.log:" >&2
  tail -20 $log >&2
  exit 1
fi
exit $status
