#!/usr/bin/env bash
# Tests 'storypole batch', with the Python package jsonschema where pip can install it.
set -euo pipefail
cd "$(dirname "$0")/../.."
export STORYPOLE_BUILD=${STORYPOLE_BUILD:-.build/debug}
command -v python3 >/dev/null || {
  echo "batch: SKIPPED: the tests of 'storypole batch' need python3" >&2
  exit 0
}
folder=.build/clients/jsonschema
python=$folder/bin/python
if ! [ -x "$python" ] || ! "$python" -c 'import jsonschema' 2>/dev/null; then
  rm -rf "$folder"
  if ! { python3 -m venv "$folder" && timeout 120 "$folder/bin/pip" install --quiet jsonschema; } >/dev/null 2>&1; then
    rm -rf "$folder"
    python=python3
  fi
fi
"$python" Tests/Batch/batch_tests.py "$@"
