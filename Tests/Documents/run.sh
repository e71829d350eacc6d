#!/usr/bin/env bash
# Tests the PDF files of documents with outside checkers, which pip installs into a separate folder.
set -euo pipefail
cd "$(dirname "$0")/../.."
export STORYPOLE_BUILD=${STORYPOLE_BUILD:-.build/debug}
for program in python3 qpdf pdftotext; do
  command -v $program >/dev/null || {
    echo "documents: SKIPPED: the tests of documents need $program" >&2
    exit 0
  }
done
folder=.build/clients/documents
packages=(page-validation==0.11.0 outloud factur-x pikepdf)
if ! "$folder/bin/python" -c 'import page, outloud, facturx, pikepdf' 2>/dev/null; then
  rm -rf "$folder"
  if ! { python3 -m venv "$folder" && timeout 300 "$folder/bin/pip" install --quiet "${packages[@]}"; } >/dev/null 2>&1; then
    rm -rf "$folder"
    echo "documents: SKIPPED: pip cannot install ${packages[*]}" >&2
    exit 0
  fi
fi
"$folder/bin/python" Tests/Documents/conformance_tests.py "$@"
