#!/usr/bin/env bash
# Checks which modules each target may import.
set -euo pipefail
cd "$(dirname "$0")/../.."
failed=0

module() { # TARGET MODULE…
  local target=$1 allowed=" Foundation $* "
  while IFS=: read -r file line imported; do
    if [[ $allowed != *" $imported "* ]]; then
      echo "$file:$line: $target must not import $imported" >&2
      failed=1
    fi
  done < <(grep -rnE '^\s*(@[A-Za-z_()]+ +)*((public|package|internal|fileprivate|private) +)?import ' \
    --include='*.swift' "Sources/$target" |
    sed -E 's/^([^:]*:[0-9]+):.*import +((struct|class|enum|protocol|func|var|let|typealias) +)?([A-Za-z_0-9]+).*/\1:\4/')
}

module StorypoleGeometry
module StorypoleGraphics StorypoleGeometry
module Storypole StorypoleGeometry StorypoleGraphics CStorypole CMarkdown _FoundationICU Observation Swift
module Combine Storypole
module StorypoleCairo StorypoleGraphics CPango CPng CImages
module StorypoleMacros Glibc
module SwiftUI Storypole StorypoleGraphics StorypoleCairo
module StorypoleWindow Storypole StorypoleGraphics StorypoleCairo CGTK Dispatch
module StorypoleWindowCommand SwiftUI Storypole StorypoleWindow CStorypole
module PreviewProtocol
module StorypolePreview PreviewProtocol CSoup
module StorypoleCommand SwiftUI Storypole StorypoleGraphics StorypoleCairo PreviewProtocol CStorypole Glibc

# Many file systems ignore case, so no two paths may differ only by case.
same=$(find Sources Tests Examples -print | tr '[:upper:]' '[:lower:]' | sort | uniq -d)
if [ -n "$same" ]; then
  echo "names that differ only by case: $same" >&2
  failed=1
fi
exit $failed
