#!/usr/bin/env bash
# Reads windows as a screen reader does, with Debian's pyatspi on a separate display and bus; installs what is missing.
set -euo pipefail
cd "$(dirname "$0")/../.."
export STORYPOLE_BUILD=${STORYPOLE_BUILD:-.build/debug}
leave_out() {
  echo "readers: SKIPPED: the tests of screen readers need $1" >&2
  exit 0
}
pkg-config --exists gtk4 || leave_out "GTK (./setup)"
for program in Xvfb xdotool; do command -v $program >/dev/null || leave_out "$program (./setup)"; done
# pyatspi is a package of the system's Python.
python=/usr/bin/python3
ready() { command -v dbus-run-session >/dev/null && [ -x /usr/libexec/at-spi-bus-launcher ] && $python -c 'import pyatspi'; }
if ! ready 2>/dev/null; then
  packages=(python3-pyatspi at-spi2-core dbus-daemon)
  sudo=$([ "$(id -u)" = 0 ] || echo "sudo -n")
  echo "readers: installing ${packages[*]}"
  install() { DEBIAN_FRONTEND=noninteractive $sudo apt-get install -y -qq --no-install-recommends "${packages[@]}"; }
  { install || { $sudo apt-get update -qq && install; }; } >/dev/null 2>&1 || true
  ready || leave_out "${packages[*]}"
fi
[ -x "$STORYPOLE_BUILD/storypole-window" ] ||
  leave_out "$STORYPOLE_BUILD/storypole-window ('swift build --product storypole-window')"
# Nothing of the user's session, and no setting that stays.
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
env -u DBUS_SESSION_BUS_ADDRESS -u WAYLAND_DISPLAY -u DISPLAY -u AT_SPI_BUS_ADDRESS -u GTK_A11Y \
  XDG_RUNTIME_DIR="$folder" HOME="$folder" GSETTINGS_BACKEND=memory GDK_BACKEND=x11 \
  XDG_CACHE_HOME="${XDG_CACHE_HOME:-$HOME/.cache}" \
  dbus-run-session -- $python Tests/Readers/reader_tests.py "$@" 2> >(grep -v '^dbus-daemon\|^SpiRegistry\|dbind-WARNING\|^$' >&2)
