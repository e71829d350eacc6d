#!/usr/bin/env bash
# Checks that every source begins with its license identifier. --write adds missing lines.
#
# Exceptions are files whose first line or line numbers matter: manifests (swift-tools-version), scripts (#!) and
# pages; Examples and Tests/Consumer, which users copy and documents show; Tests/Lessons and Tests/Conformance. The
# project's license, in LICENSE, applies to them.
set -euo pipefail
cd "$(dirname "$0")/../.."
identifier="SPDX-License-Identifier: Apache-2.0"
failed=0

while read -r file; do
  case $file in
    *.css) header="/* $identifier */" ;;
    *) header="// $identifier" ;;
  esac
  IFS= read -r first <"$file" || true
  if [ "$first" = "$header" ]; then continue; fi
  if [ "${1:-}" = --write ]; then
    content=$(cat "$file" && echo .)
    printf '%s\n%s' "$header" "${content%.}" >"$file"
  else
    echo "$file: does not begin with '$header' (run Tests/Checks/license.sh --write)" >&2
    failed=1
  fi
done < <(find Sources Apple/Sources Compat/Sources Tests Benchmarks/Sources Benchmarks/Rivals \
  \( -name '.?*' -o -path Tests/Consumer -o -path Tests/Lessons -o -path Tests/Conformance \) -prune -o \
  -type f \( -name '*.swift' -o -name '*.c' -o -name '*.cpp' -o -name '*.h' -o -name '*.js' -o -name '*.css' \) \
  ! -name Package.swift -print)
exit $failed
