#!/usr/bin/env bash
# Every file, folder and make target that a document names has to exist.
set -euo pipefail
cd "$(dirname "$0")/../.."
failed=0

complain() {
  echo "$1: names $2, which does not exist" >&2
  failed=1
}

for document in *.md Docs/*.md Benchmarks/*.md; do
  [ -e "$document" ] || continue
  # Links to files, from the document's own folder.
  while read -r link; do
    [ -e "$(dirname "$document")/${link%%#*}" ] || complain "$document" "$link"
  done < <(grep -oE '\]\([^)#][^)]*\)|src="[^"]*"' "$document" | sed -E 's/^(\]\(|src=")(.*).$/\2/' |
    grep -vE '^[a-z]+:' || true)
  # Paths in code, from the root.
  while read -r path; do
    compgen -G "$path" >/dev/null || complain "$document" "$path"
  done < <(grep -oE '`\.?/?(Sources|Tests|Examples|Docs|\.ci)/[^` ]*`|`\./setup[^`]*`' "$document" |
    tr -d '`' | awk '{ print $1 }' || true)
  while read -r target; do
    grep -q "^$target:" Makefile || complain "$document" "make $target"
  done < <(grep -oE '(^|`)make [a-z-]+' "$document" | sed 's/.*make //' || true)
done
exit $failed
