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
module StorypoleRuntime CStorypole Swift
module Storypole StorypoleGeometry StorypoleGraphics StorypoleRuntime StorypoleSystem CStorypole CMarkdown _FoundationICU Observation
module StorypoleControls Storypole StorypoleGraphics StorypoleRuntime StorypoleSystem
module StorypoleExplain Storypole StorypoleGraphics
module Combine Storypole
module StorypoleCairo StorypoleGraphics CPango CPng CImages
module StorypoleMacros Glibc
module StorypoleSystem
module StorypoleUIKit Storypole StorypoleGraphics StorypoleCairo StorypoleRuntime _FoundationICU
module SwiftUI Storypole StorypoleControls StorypoleExplain StorypoleRuntime StorypoleGraphics StorypoleCairo StorypoleUIKit CStorypole
module StorypoleTesting SwiftUI Storypole StorypoleExplain StorypoleGraphics StorypoleCairo FoundationNetworking Testing XCTest
module StorypoleBatch SwiftUI
module StorypolePages SwiftUI Storypole StorypoleGraphics StorypoleCairo CQPDF
module StorypoleWindow Storypole StorypoleGraphics StorypoleRuntime StorypoleCairo CGTK Dispatch
module StorypoleWindowCommand SwiftUI Storypole StorypoleWindow CStorypole
module ServerProtocol
module StorypoleHTTP CSoup
module StorypolePreview ServerProtocol StorypoleHTTP CSoup
module StorypoleServe ServerProtocol StorypoleHTTP CSoup
# PackageDescription: the manifest that the command writes, in a string.
module StorypoleCommand PackageDescription SwiftUI Storypole StorypoleExplain StorypoleRuntime StorypoleGraphics StorypoleCairo StorypoleBatch StorypolePages ServerProtocol CStorypole CPango CCSV CDwarf Glibc

# Only one module may read the internals of Swift's runtime (Docs/SwiftRuntime.md). GLib's callbacks are not part of
# them.
inside='@_silgen_name|_forEachField|@_spi\(Reflection\)|sp_(find_conformers|mark_images|set_thread_executor|collect_jobs|run_job)'
inside+='|unsafeBitCast\((?!.*GCallback)'
if found=$(grep -rnP --include='*.swift' "$inside" Sources | grep -v '^Sources/StorypoleRuntime/'); then
  echo "$found: belongs into StorypoleRuntime" >&2
  failed=1
fi

# Every package in a graph sees this package's targets with canImport: none may have one of these names.
if grep -nE 'name: "(UIKit|CoreGraphics|os|OSLog|UniformTypeIdentifiers|SnapshotTesting)"' Package.swift >&2; then
  echo "Package.swift: modules with names of Apple's belong to Compat/" >&2
  failed=1
fi

# Many file systems ignore case, so no two paths may differ only by case.
same=$(find Sources Tests Examples -print | tr '[:upper:]' '[:lower:]' | sort | uniq -d)
if [ -n "$same" ]; then
  echo "names that differ only by case: $same" >&2
  failed=1
fi
exit $failed
