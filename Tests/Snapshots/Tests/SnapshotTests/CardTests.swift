// SPDX-License-Identifier: Apache-2.0
import SnapshotTesting
import SwiftUI
import XCTest

// A test file as for Apple's systems: UIKit comes with the module.
final class CardTests: XCTestCase {
  private struct Card: View {
    var body: some View { Color.blue.frame(width: 40, height: 20) }
  }

  override func invokeTest() {
    withSnapshotTesting(record: .never) { super.invokeTest() }
  }

  @MainActor func testHostingController() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let traits = UITraitCollection(userInterfaceStyle: .dark)
    func verify(_ record: SnapshotTestingConfiguration.Record) -> String? {
      verifySnapshot(
        of: UIHostingController(rootView: Card()), as: .image(on: .iPhone13Pro, traits: traits),
        record: record, snapshotDirectory: folder.path, testName: "hosting()")
    }
    XCTAssertNotNil(verify(.all))
    // The unnamed snapshots of a test count from 1.
    let golden = folder.appendingPathComponent("hosting.1.png")
    let second = folder.appendingPathComponent("hosting.2.png")
    try FileManager.default.copyItem(at: golden, to: second)
    XCTAssertNil(verify(.never))
  }

  /// The number in the name is 1 again, although the test before counted to 2.
  func testCountersBeginAgain() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    XCTAssertNotNil(
      verifySnapshot(
        of: Card(), as: .image(layout: .fixed(width: 50, height: 50)), record: .all,
        snapshotDirectory: folder.path))
    XCTAssertEqual(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted(),
      ["testCountersBeginAgain.1.frames", "testCountersBeginAgain.1.png"])
  }
}
