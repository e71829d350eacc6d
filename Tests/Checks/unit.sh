#!/usr/bin/env bash
# Runs the built tests, and prints the failures and the summary. The rest of their output is in
# .build/tests.log.
set -uo pipefail
cd "$(dirname "$0")/../.."
log=.build/tests.log
swift test --skip-build --disable-xctest >$log 2>&1
status=$?
grep -E '^✘|^↳|^(.*: )?(error|fatal error):|Fatal error' $log | grep -vE '^✘ Test run|^↳ (Testing Library|Target)' |
  head -200
if ! grep -E 'Test run with [0-9]+ tests?' $log; then
  echo "unit: the tests did not finish; the end of .build/tests.log:" >&2
  tail -20 $log >&2
  exit 1
fi
exit $status
