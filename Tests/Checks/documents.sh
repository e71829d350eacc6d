#!/usr/bin/env bash
# Checks that every file, folder and make target that a document names exists, and that CHANGELOG.md contains every
# version that a document names. Its first version must be the command's.
set -euo pipefail
cd "$(dirname "$0")/../.."
failed=0
sources=$(find Sources Tests Compat -name '*.swift' -not -path '*/.build/*')

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
  # Parts of paths in code, such as Nodes/HitIndex.swift.
  while read -r part; do
    grep -qF "/$part" <<<"$sources" || complain "$document" "$part"
  done < <(grep -oE '`[A-Z][A-Za-z0-9+]*/[A-Za-z0-9_+/]+\.swift`' "$document" | tr -d '`' | grep -vE '^(Sources|Tests|Examples)/' || true)
  while read -r target; do
    grep -q "^$target:" Makefile || complain "$document" "make $target"
  done < <(grep -oE '(^|`)make [a-z-]+' "$document" | sed 's/.*make //' || true)
done

versions=$(sed -n 's/^## \([0-9][^ ,]*\).*/\1/p' CHANGELOG.md)
command=$(sed -n 's/.*static let version = "\(.*\)"/\1/p' Sources/StorypoleCommand/Storypole.swift)
if [ "$command" != "$(head -1 <<<"$versions")" ]; then
  echo "CHANGELOG.md does not begin with the command's version, $command" >&2
  failed=1
fi
while IFS=: read -r document version; do
  grep -qFx "$version" <<<"$versions" || {
    echo "$document: names version $version, which CHANGELOG.md does not contain" >&2
    failed=1
  }
done < <(grep -E '\.package\(url:.*from: "' ./*.md Docs/*.md | sed 's/:.*from: "\([^"]*\)".*/:\1/')
exit $failed
