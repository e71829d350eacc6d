#!/usr/bin/env bash
# Makes the reference of all public declarations with the compiler's own DocC: reference.sh MODULES FOLDER.
# Where there is no docc it says so, and the site does without.
set -euo pipefail
modules=$1 folder=$2
if ! command -v docc >/dev/null; then
  echo "docs: LEFT OUT: the reference needs docc, which comes with Swift's toolchains" >&2
  exit 0
fi
graphs=$(mktemp -d)
trap 'rm -rf "$graphs"' EXIT
mkdir "$graphs/modules" "$graphs/symbols"
# The engine uses C libraries inside: their names have to be modules, their content is not asked for.
for module in CImages CMarkdown CPango CPng CStorypole; do echo "module $module {}"; done \
  >"$graphs/modules/module.modulemap"
target=$(swift -print-target-info | sed -n 's/.*"triple": "\(.*\)",/\1/p' | head -1)
for module in SwiftUI Storypole StorypoleGeometry; do
  # What every view has by being one is told once, with View.
  swift-symbolgraph-extract -module-name $module -target "$target" -I "$modules" -I "$graphs/modules" \
    -minimum-access-level public -skip-synthesized-members -output-dir "$graphs/symbols"
done
mkdir -p "$(dirname "$folder")"
rm -rf "$folder"
docc convert --additional-symbol-graph-dir "$graphs/symbols" --fallback-display-name Storypole \
  --fallback-bundle-identifier storypole --hosting-base-path reference --transform-for-static-hosting \
  --output-path "$folder" >"$graphs/log" 2>&1 || {
  tail -20 "$graphs/log" >&2
  exit 1
}
echo "reference: $(find "$folder/documentation" -name index.html | wc -l) pages"
