#!/usr/bin/env bash
# Tests the page of 'storypole preview' in a headless Chromium. If Chromium or libsoup is missing, reports it and
# skips the tests.
set -euo pipefail
cd "$(dirname "$0")/../.."
export STORYPOLE_BUILD=${STORYPOLE_BUILD:-.build/debug}
leave_out() {
  echo "page: SKIPPED: the tests of 'storypole preview' need $1" >&2
  exit 0
}
command -v python3 >/dev/null || leave_out "python3"
command -v chromium >/dev/null || command -v chromium-browser >/dev/null ||
  command -v google-chrome >/dev/null || leave_out "Chromium (apt-get install chromium)"
pkg-config --exists libsoup-3.0 || leave_out "libsoup (./setup)"
[ -x "$STORYPOLE_BUILD/storypole-preview" ] || leave_out "$STORYPOLE_BUILD/storypole-preview ('swift build --product storypole-preview')"
python3 Tests/Preview/page_tests.py "$@"
[ $# -gt 0 ] || python3 Tests/Preview/number_tests.py
