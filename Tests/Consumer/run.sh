#!/usr/bin/env bash
# Builds a package that uses the product SwiftUI of this folder through a versioned git URL, in debug
# and release, runs it from another folder and checks its picture.
set -euo pipefail
cd "$(dirname "$0")/../.."
root=$PWD
# Kept between runs, so that builds are incremental.
work=$root/.build/consumer
repository=$work/storypole
mkdir -p "$work/run"
start=$SECONDS

# A separate repository, whose next version is the current state of this folder.
git=(git -C "$repository" -c user.name=consumer -c user.email=consumer@localhost -c gc.auto=0
  -c init.defaultBranch=main -c commit.gpgsign=false -c tag.gpgsign=false -c core.hooksPath=/dev/null)
if [ ! -d "$repository/.git" ]; then
  mkdir -p "$repository"
  "${git[@]}" init -q
fi
find "$repository" -mindepth 1 -maxdepth 1 ! -name .git -exec rm -rf {} +
cp -R Package.swift Sources Tests "$repository"
"${git[@]}" add -A
if ! "${git[@]}" diff --cached --quiet 2>/dev/null || ! "${git[@]}" rev-parse -q --verify HEAD >/dev/null; then
  "${git[@]}" commit -q -m "As it stands"
  "${git[@]}" tag "0.1.$("${git[@]}" rev-list --count HEAD)"
fi

export STORYPOLE_URL=file://$repository
swift=(--package-path Tests/Consumer --scratch-path "$work/build" --cache-path "$work/cache"
  --config-path "$work/configuration" --security-path "$work/security")
trap 'rm -f "$root/Tests/Consumer/Package.resolved"' EXIT
log=$work/log
swift package "${swift[@]}" update >"$log" 2>&1 || { cat "$log" >&2; exit 1; }

width=372 height=208 # pixels: (80 + 6 + 80 + 20) · 2 and (24 · 3 + 6 · 2 + 20) · 2
pictures=()
for configuration in debug release; do
  begin=$SECONDS
  swift build "${swift[@]}" -c $configuration >"$log" 2>&1 || {
    grep -E 'error' "$log" >&2 || cat "$log" >&2
    exit 1
  }
  if grep -E 'warning: ' "$log" | grep -v 'prohibited flag' >&2; then
    echo "consumer: building in $configuration gives the warnings above" >&2
    exit 1
  fi
  program=$(swift build "${swift[@]}" -c $configuration --show-bin-path)/Consumer
  for run in 1 2; do
    picture=$work/run/$configuration-$run.png
    (cd "$work/run" && "$program" "$picture")
    pictures+=("$picture")
  done
  # Bytes 0–7 are the signature, 16–23 width and height, high byte first.
  expected="137 80 78 71 13 10 26 10 0 0 $((width / 256)) $((width % 256)) 0 0 $((height / 256)) $((height % 256))"
  found=$(od -An -v -tu1 -N24 "$picture" | tr -s ' \n' ' ' | awk '{ for (i = 1; i <= NF; i++) if (i <= 8 || i > 16) printf "%s ", $i }')
  if [ "${found% }" != "$expected" ]; then
    echo "consumer: $picture is no PNG of $width × $height pixels" >&2
    exit 1
  fi
  # Workers end with their pool, and none of them runs main.
  isolated=$(timeout 120 "$(dirname "$program")/Isolated" 2>"$log") || {
    cat "$log" >&2
    echo "$isolated" >&2
    exit 1
  }
  if [ "$(grep -c '^main ' <<<"$isolated")" != 1 ] || ! grep -q '^only the harmful views failed' <<<"$isolated"; then
    echo "consumer: $isolated" >&2
    exit 1
  fi
  if pgrep -f "$(dirname "$program")/Isolated" >&2; then
    echo "consumer: the processes above are left" >&2
    exit 1
  fi
  echo "consumer: built and ran in $configuration ($((SECONDS - begin)) s)"
done
for picture in "${pictures[@]}"; do
  cmp "${pictures[0]}" "$picture" || exit 1
done
echo "consumer: four pictures of $width × $height, all the same ($((SECONDS - start)) s)"
