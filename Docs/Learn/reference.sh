#!/usr/bin/env bash
# Makes the reference of all public declarations with the toolchain's DocC: reference.sh MODULES FOLDER. The pages of
# the modules, with their topics, are the catalogs in Sources. Without docc it prints a warning, and the site has no
# reference. Where the site is not at the root of its host, as that of a project on GitHub Pages, SITE_PATH is its path.
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
mkdir "$graphs/symbols" "$graphs/Reference.docc"
cp "$(dirname "$0")"/../../Sources/*/*.docc/*.md "$graphs/Reference.docc"
"$(dirname "$0")/graphs.sh" "$modules" "$graphs/symbols"
mkdir -p "$(dirname "$folder")"
rm -rf "$folder"
docc convert "$graphs/Reference.docc" --additional-symbol-graph-dir "$graphs/symbols" --fallback-display-name Storypole \
  --fallback-bundle-identifier storypole --hosting-base-path "${site:+$site/}reference" --transform-for-static-hosting \
  --output-path "$folder" >"$graphs/log" 2>&1 || {
  tail -20 "$graphs/log" >&2
  exit 1
}
# A link to a declaration that is gone is a warning.
if grep 'warning:' "$graphs/log" | grep -v "Parameter '.*is missing documentation" >&2; then exit 1; fi
# DocC's pages ask for this file.
echo "{}" >"$folder/theme-settings.json"
echo "reference: $(find "$folder/documentation" -name index.html | wc -l) pages"
