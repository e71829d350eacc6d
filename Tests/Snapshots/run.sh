#!/usr/bin/env bash
# Tests a package that uses Compat's product SnapshotTesting, and that a package in whose graph another package has a
# target of that name still resolves with Storypole alone.
set -euo pipefail
cd "$(dirname "$0")/../.."
root=$PWD
work=$root/.build/snapshots
mkdir -p "$work"
log=$work/log
swift test --package-path Tests/Snapshots --scratch-path "$work" >"$log" 2>&1 || {
  grep -E 'error|failed' "$log" >&2 || cat "$log" >&2
  exit 1
}

app=$work/app
rm -rf "$app"
mkdir -p "$app/Other/Sources/SnapshotTesting" "$app/Sources/App"
echo 'public let answer = 42' >"$app/Other/Sources/SnapshotTesting/Other.swift"
echo 'import SnapshotTesting' >"$app/Sources/App/App.swift"
cat >"$app/Other/Package.swift" <<'SWIFT'
// swift-tools-version: 6.0
import PackageDescription
let package = Package(
  name: "Other", products: [.library(name: "SnapshotTesting", targets: ["SnapshotTesting"])],
  targets: [.target(name: "SnapshotTesting")])
SWIFT
manifest() { # DEPENDENCY PRODUCT…
  cat >"$app/Package.swift" <<SWIFT
// swift-tools-version: 6.0
import PackageDescription
let package = Package(
  name: "App",
  dependencies: [.package(path: "Other"), .package(name: "$1", path: "$2")],
  targets: [
    .target(name: "App", dependencies: [.product(name: "SnapshotTesting", package: "Other")]),
    .target(name: "Views", dependencies: [.product(name: "$3", package: "$1")]),
  ])
SWIFT
}
mkdir -p "$app/Sources/Views"
echo '' >"$app/Sources/Views/Views.swift"
manifest storypole "$root" StorypoleTesting
swift build --package-path "$app" --target App >"$log" 2>&1 || {
  cat "$log" >&2
  echo "snapshots: a package with another target SnapshotTesting doesn't resolve with Storypole" >&2
  exit 1
}
# With Compat there are two targets of one name: without this failure, the check above would show nothing.
manifest storypole-compat "$root/Compat" SnapshotTesting
if swift build --package-path "$app" --target App >"$log" 2>&1 || ! grep -q 'SnapshotTesting' "$log"; then
  echo "snapshots: two targets SnapshotTesting in one graph should conflict" >&2
  exit 1
fi
echo "snapshots: the package passes, and another target SnapshotTesting resolves"
