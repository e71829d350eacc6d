#!/usr/bin/env bash
# Runs RecordTests, WithSnapshotTestingTests and SnapshotsTraitTests of the library SnapshotTesting against Compat.
#
# usage: library.sh CHECKOUT      a Git folder of that library, with or without a work tree
#
# XCTest for Linux has no XCTExpectFailure, so that library runs one of its RecordTests there. Expected.swift declares the
# function, and all of them run.
set -euo pipefail
checkout=$(realpath "$1")
cd "$(dirname "$0")/../.."
root=$PWD
scratch=$root/.build/snapshots
package=$scratch/library
tests=$package/Tests/LibraryTests
rm -rf "$package"
mkdir -p "$tests"
for name in RecordTests WithSnapshotTestingTests SnapshotsTraitTests Internal/BaseSuite; do
  git -C "$checkout" show "HEAD:Tests/SnapshotTestingTests/$name.swift" |
    sed 's/^\( *\)#if canImport(Darwin)/\1#if true/' >"$tests/$(basename "$name").swift"
done
cat >"$tests/Expected.swift" <<'SWIFT'
import SnapshotTesting
import XCTest

class BaseTestCase: XCTestCase {
  fileprivate var issues: [XCTIssue]?

  override func invokeTest() {
    withSnapshotTesting(record: .failed, diffTool: .ksdiff) { super.invokeTest() }
  }

  override func recordFailure(
    withDescription description: String, inFile path: String, atLine line: Int, expected: Bool
  ) {
    if issues == nil {
      return super.recordFailure(withDescription: description, inFile: path, atLine: line, expected: expected)
    }
    issues?.append(XCTIssue(compactDescription: description))
  }

  /// One failure has to match, as with Apple's function.
  func XCTExpectFailure(_ body: () throws -> Void, issueMatcher: (XCTIssue) -> Bool) rethrows {
    issues = []
    try body()
    let found = issues ?? []
    issues = nil
    XCTAssertEqual(found.count, 1)
    for issue in found { XCTAssert(issueMatcher(issue), issue.compactDescription) }
  }
}

struct XCTIssue { var compactDescription: String }
SWIFT
cat >"$package/Package.swift" <<SWIFT
// swift-tools-version: 6.0
import PackageDescription
let package = Package(
  name: "library",
  dependencies: [.package(name: "storypole", path: "$root"), .package(name: "storypole-compat", path: "$root/Compat")],
  targets: [
    .testTarget(name: "LibraryTests", dependencies: [.product(name: "SnapshotTesting", package: "storypole-compat")])
  ],
  swiftLanguageModes: [.v5])
SWIFT
swift test --package-path "$package" --scratch-path "$scratch"
