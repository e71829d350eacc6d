#!/usr/bin/env bash
# Tests 'storypole serve' with requests that do harm. It needs python3 and libsoup.
set -euo pipefail
cd "$(dirname "$0")/../.."
export STORYPOLE_BUILD=${STORYPOLE_BUILD:-.build/debug}
if ! command -v python3 >/dev/null || ! [ -x "$STORYPOLE_BUILD/storypole-serve" ]; then
  echo "serve: SKIPPED: the tests need python3 and $STORYPOLE_BUILD/storypole-serve ('swift build --product storypole-serve')" >&2
  exit 0
fi
if [ "${1-}" = load ]; then exec python3 Tests/Serve/load_tests.py "${@:2}"; fi
python3 Tests/Serve/serve_tests.py "$@"
if [ $# = 0 ]; then TIME=20 python3 Tests/Serve/load_tests.py; fi
