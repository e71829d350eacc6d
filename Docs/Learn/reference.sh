#!/usr/bin/env bash
# Makes the reference of all public declarations with the compiler's own DocC: reference.sh MODULES FOLDER.
# If docc is missing, reports it and leaves the reference out. If the site isn't at the root of its host, as that of a
# project on GitHub Pages, SITE_PATH is its path.
set -euo pipefail
modules=$1 folder=$2
site=${SITE_PATH:-}
site=${site#/}
site=${site%/}
if ! command -v docc >/dev/null; then
  echo "docs: LEFT OUT: the reference needs docc, which comes with Swift's toolchains" >&2
  exit 0
fi
graphs=$(mktemp -d)
trap 'rm -rf "$graphs"' EXIT
mkdir "$graphs/symbols"
"$(dirname "$0")/graphs.sh" "$modules" "$graphs/symbols"
mkdir -p "$(dirname "$folder")"
rm -rf "$folder"
docc convert --additional-symbol-graph-dir "$graphs/symbols" --fallback-display-name Storypole \
  --fallback-bundle-identifier storypole --hosting-base-path "${site:+$site/}reference" --transform-for-static-hosting \
  --output-path "$folder" >"$graphs/log" 2>&1 || {
  tail -20 "$graphs/log" >&2
  exit 1
}
# DocC's pages ask for this file.
echo "{}" >"$folder/theme-settings.json"
echo "reference: $(find "$folder/documentation" -name index.html | wc -l) pages"
