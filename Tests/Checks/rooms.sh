#!/usr/bin/env bash
# Holds the walls between the rooms: which modules each target may import.
set -euo pipefail
cd "$(dirname "$0")/../.."
failed=0

room() { # TARGET MODULE…
  local target=$1 allowed=" Foundation $* "
  while IFS=: read -r file line module; do
    if [[ $allowed != *" $module "* ]]; then
      echo "$file:$line: $target must not import $module" >&2
      failed=1
    fi
  done < <(grep -rnE '^\s*(@[A-Za-z_()]+ +)*((public|package|internal|fileprivate|private) +)?import ' \
    --include='*.swift' "Sources/$target" |
    sed -E 's/^([^:]*:[0-9]+):.*import +((struct|class|enum|protocol|func|var|let|typealias) +)?([A-Za-z_0-9]+).*/\1:\4/')
}

room StorypoleGeometry
room StorypoleGraphics StorypoleGeometry
room Storypole StorypoleGeometry StorypoleGraphics CStorypole CMarkdown _FoundationICU Observation Swift
room Combine Storypole
room StorypoleCairo StorypoleGraphics CPango CPng CImages
room StorypoleMacros Glibc
room SwiftUI Storypole StorypoleGraphics StorypoleCairo
room StorypoleWindow Storypole StorypoleGraphics StorypoleCairo CGTK Dispatch
room StorypoleWindowCommand SwiftUI Storypole StorypoleWindow CStorypole
room PreviewProtocol
room StorypolePreview PreviewProtocol CSoup
room StorypoleCommand SwiftUI Storypole StorypoleGraphics StorypoleCairo PreviewProtocol CStorypole Glibc

# Two folders whose names differ only by case are one folder on many disks.
same=$(find Sources Tests Examples -print | tr '[:upper:]' '[:lower:]' | sort | uniq -d)
if [ -n "$same" ]; then
  echo "names that differ only by case: $same" >&2
  failed=1
fi
exit $failed
