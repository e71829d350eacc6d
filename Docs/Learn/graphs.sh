#!/usr/bin/env bash
# Extracts the symbol graphs of all public declarations: graphs.sh MODULES FOLDER. FOLDER exists.
set -euo pipefail
modules=$1 folder=$2
stubs=$(mktemp -d)
trap 'rm -rf "$stubs"' EXIT
# The engine uses C libraries inside: their names have to be modules, their content is not asked for.
for module in CImages CMarkdown CPango CPng CQPDF CStorypole; do echo "module $module {}"; done \
  >"$stubs/module.modulemap"
target=$(swift -print-target-info | sed -n 's/.*"triple": "\(.*\)",/\1/p' | head -1)
for module in SwiftUI Storypole StorypoleControls StorypoleExplain StorypoleGeometry StorypoleUIKit; do
  # Members that every view inherits are documented once, with View.
  swift-symbolgraph-extract -module-name $module -target "$target" -I "$modules" -I "$stubs" \
    -minimum-access-level public -skip-synthesized-members -output-dir "$folder"
done
