#!/usr/bin/env bash
# Installs the rivals that run.py compares with Storypole: Debian packages, and wheels in a separate
# environment in Benchmarks/.rivals. You can run it again at any time.
set -euo pipefail
cd "$(dirname "$0")"

packages=(g++ pkgconf qt6-base-dev libgtk-4-dev chromium xvfb fonts-noto-core python3-venv)
wheels=(stretchable==1.1.8 typst skia-python pictex weasyprint reportlab fullbleed)

missing=()
for package in "${packages[@]}"; do
  dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q '^install ok installed$' || missing+=("$package")
done
if [ ${#missing[@]} -gt 0 ]; then
  as_root=()
  [ "$(id -u)" = 0 ] || as_root=(sudo)
  echo "Installing ${missing[*]}"
  "${as_root[@]}" apt-get update -qq
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
    "${missing[@]}" >/dev/null
fi

mkdir -p .rivals
if [ ! -x .rivals/venv/bin/pip ]; then python3 -m venv .rivals/venv; fi
.rivals/venv/bin/pip install --quiet --disable-pip-version-check "${wheels[@]}"

read -ra flags <<<"$(pkg-config --cflags --libs Qt6Widgets)"
g++ -O2 -fPIC -std=c++17 Rivals/qt.cpp "${flags[@]}" -o .rivals/qt
read -ra flags <<<"$(pkg-config --cflags --libs gtk4)"
gcc -O2 Rivals/gtk.c "${flags[@]}" -o .rivals/gtk
echo "The rivals are in Benchmarks/.rivals"
