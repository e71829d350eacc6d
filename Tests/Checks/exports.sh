#!/usr/bin/env bash
# Compares the top-level names that `import SwiftUI` makes visible in the build of the tests with
# Docs/exports.tsv: a name that no Apple framework declares could collide with a user's library. Also compares all
# declarations with Docs/declarations.tsv, from which errors name the nearest one; --write writes that file.
set -euo pipefail
cd "$(dirname "$0")/../.."
list=Docs/exports.tsv
graphs=$(mktemp -d)
trap 'rm -rf "$graphs"' EXIT
Docs/Learn/graphs.sh .build/debug/Modules "$graphs"
python3 - "$graphs" <<'PYTHON' | LC_ALL=C sort -u >"$graphs/exported"
import glob, json, sys

for path in glob.glob(sys.argv[1] + "/*.symbols.json"):
    if "@" in path:
        continue
    with open(path) as file:
        for symbol in json.load(file)["symbols"]:
            if len(symbol["pathComponents"]) == 1:
                print(symbol["pathComponents"][0].split("(")[0])
PYTHON
cut -f1 $list | tail -n +2 >"$graphs/listed"
if ! LC_ALL=C sort -uc "$graphs/listed"; then
  echo "exports: $list must be sorted by name" >&2
  exit 1
fi
status=0
while read -r name; do
  echo "exports: '$name' is exported but not in $list: add it with the Apple framework that declares it, or hide it" >&2
  status=1
done < <(LC_ALL=C comm -23 "$graphs/exported" "$graphs/listed")
while read -r name; do
  echo "exports: '$name' is in $list but is no longer exported" >&2
  status=1
done < <(LC_ALL=C comm -13 "$graphs/exported" "$graphs/listed")
Tests/Checks/declarations.py "$graphs" >"$graphs/declarations"
if [ "${1:-}" = --write ]; then
  cp "$graphs/declarations" Docs/declarations.tsv
elif ! diff -q "$graphs/declarations" Docs/declarations.tsv >/dev/null; then
  diff "$graphs/declarations" Docs/declarations.tsv | head -5 >&2 || true
  echo "exports: Docs/declarations.tsv is out of date: run Tests/Checks/exports.sh --write" >&2
  status=1
fi
exit $status
