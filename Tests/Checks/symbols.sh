#!/usr/bin/env bash
# Generates the table of Docs/Symbols.md from the catalog's rows. With --write, replaces the document;
# without, checks that it is up to date.
set -euo pipefail
cd "$(dirname "$0")/../.."
document=Docs/Symbols.md
new=$(mktemp)
trap 'rm -f "$new"' EXIT

sed '/^<!-- table -->$/q' $document >"$new"
awk '
  match($0, /static let [a-z]+ = """/) {
    part = $3
    print "\n**" toupper(substr(part, 1, 1)) substr(part, 2) "**:"
    line = ""
    next
  }
  /"""/ {
    if (part != "") print line "."
    part = ""
    next
  }
  part != "" {
    names = split($1, name, ",")
    for (i = 1; i <= names; i++) {
      if (line != "" && length(line) + length(name[i]) > 96) { print line ","; line = "" }
      line = line (line == "" ? "" : ", ") name[i]
    }
  }
' Sources/Storypole/Images/Symbols/Catalog/SymbolCatalog+*.swift >>"$new"

if [ "${1:-}" = --write ]; then
  cp "$new" $document
elif ! cmp -s "$new" $document; then
  echo "$document is out of date: make table" >&2
  exit 1
fi
