#!/usr/bin/env bash
# Tests 'storypole mcp': over its pipes, and with the Python package mcp as a client, before and since version 2, where pip
# can install it.
set -euo pipefail
cd "$(dirname "$0")/../.."
export STORYPOLE_BUILD=${STORYPOLE_BUILD:-.build/debug}
command -v python3 >/dev/null || {
  echo "mcp: SKIPPED: the tests of 'storypole mcp' need python3" >&2
  exit 0
}
python3 Tests/MCP/server_tests.py "$@"
python3 Tests/MCP/edit_tests.py

for version in 'mcp<2' 'mcp>=2'; do
  folder=.build/clients/$(tr -dc 'a-z0-9' <<<"${version/</before}")
  if ! [ -x "$folder/bin/python" ] || ! "$folder/bin/python" -c 'import mcp' 2>/dev/null; then
    rm -rf "$folder"
    if ! { python3 -m venv "$folder" && timeout 120 "$folder/bin/pip" install --quiet "$version"; } >/dev/null 2>&1; then
      rm -rf "$folder"
      echo "mcp: SKIPPED: pip cannot install '$version'" >&2
      continue
    fi
  fi
  "$folder/bin/python" Tests/MCP/sdk_tests.py
done
