// SPDX-License-Identifier: Apache-2.0
import Foundation
import SwiftUI
import Testing

/// The golden of one snapshot.
struct SnapshotFile {
  let url: URL
  /// The name of the test's file, without its extension.
  private let test: String
  private let function: String
  private let name: String?

  /// - Parameters:
  ///   - test: The path of the test's file.
  ///   - folder: The folder of the golden; nil for `__Snapshots__/FILE` beside the test's file.
  ///   - name: nil counts.
  init(test path: String, folder: String?, function: String, name: String?, pathExtension: String?)
  {
    let file = URL(fileURLWithPath: path, isDirectory: false)
    test = file.deletingPathExtension().lastPathComponent
    let folderName = ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_DIR"] ?? ""
    let folder =
      folder.map { URL(fileURLWithPath: $0, isDirectory: true) }
      ?? file.deletingLastPathComponent()
      .appendingPathComponent(folderName.isEmpty ? "__Snapshots__" : folderName)
      .appendingPathComponent(test)
    self.function = Self.component(function)
    self.name = name
    let identifier =
      name.map(Self.component)
      ?? "\(SnapshotCounter.inEffect.next(folder.appendingPathComponent(function).path))"
    let base = folder.appendingPathComponent("\(self.function).\(identifier)")
    url = pathExtension.map(base.appendingPathExtension) ?? base
  }

  /// A name with a hyphen for everything between word characters, and none at its ends.
  static func component(_ name: String) -> String {
    name.unicodeScalars.split { !$0.isOfWord }.map { String(String.UnicodeScalarView($0)) }
      .joined(separator: "-")
  }

  /// The frames of the view in a picture, kept beside it to explain a later difference.
  private var frames: URL { url.deletingPathExtension().appendingPathExtension("frames") }

  /// Compares a snapshot with the golden, records it in some modes, and returns the failure; nil if they are equal.
  func verify<Format>(
    _ snapshot: Format, _ diffing: Diffing<Format>, _ mode: SnapshotTestingConfiguration.Record
  ) throws -> String? {
    let data = diffing.toData(snapshot)
    let golden = FileManager.default.contents(atPath: url.path)
    if mode == .all {
      try write(data, snapshot, over: golden)
      return """
        Record mode is on. Automatically recorded snapshot: …

        open "\(url.absoluteString)"

        Turn record mode off and re-run "\(function)" to assert against the newly-recorded snapshot
        """
    }
    guard let golden else {
      guard mode != .never else {
        // Exactly the library's words: its own test compares them.
        return
          "No reference was found on disk. New snapshot was not recorded because recording is disabled"
      }
      try write(data, snapshot, over: nil)
      return """
        No reference was found on disk. Automatically recorded snapshot: …

        open "\(url.absoluteString)"

        Re-run "\(function)" to assert against the newly-recorded snapshot.
        """
    }
    if golden == data { return nil }
    guard let (difference, attachments) = diffing.diff(diffing.fromData(golden), snapshot) else {
      return nil
    }
    let artifact = try writeArtifact(data)
    attach(attachments)
    var message = name.map { "Snapshot \"\($0)\" does not match reference." }
    message = message ?? "Snapshot does not match reference."
    let parts = [
      _diffTool(currentFilePath: url.path, failedFilePath: artifact.path),
      difference.trimmingCharacters(in: .whitespacesAndNewlines), reasons(snapshot),
    ]
    if mode == .failed {
      try write(data, snapshot, over: golden)
      message! += " A new snapshot was automatically recorded."
    }
    return ([message] + parts).compactMap(\.self).joined(separator: "\n\n")
  }

  // MARK: Files

  private func write<Format>(_ data: Data, _ snapshot: Format, over golden: Data?) throws {
    if data != golden { try Self.write(data, to: url) }
    if let new = (snapshot as? UIImage)?.frames,
      FileManager.default.contents(atPath: frames.path) != Data(new.utf8)
    {
      try Self.write(Data(new.utf8), to: frames)
    }
  }

  /// Writes a file that appears when it is complete, and its folder.
  private static func write(_ data: Data, to url: URL) throws {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url, options: .atomic)
    } catch {
      throw SnapshotFailure(
        message:
          "\(url.path) can't be written: \(error.localizedDescription). Check the rights and the space of its folder."
      )
    }
  }

  /// Writes a snapshot that differs to the folder `SNAPSHOT_ARTIFACTS`, or to that of temporary files.
  private func writeArtifact(_ data: Data) throws -> URL {
    let environment = ProcessInfo.processInfo.environment
    let folder = URL(
      fileURLWithPath: environment["SNAPSHOT_ARTIFACTS"] ?? NSTemporaryDirectory(),
      isDirectory: true
    ).appendingPathComponent(test)
    let artifact = folder.appendingPathComponent(url.lastPathComponent)
    try Self.write(data, to: artifact)
    return artifact
  }

  private func attach(_ attachments: [XCTAttachment]) {
    guard Test.current != nil else { return }
    for attachment in attachments {
      let name = "\(function)-\(attachment.name ?? "attachment").\(attachment.pathExtension)"
      Attachment.record(Array(attachment.data), named: name)
    }
  }

  /// The reason why the views in a picture moved; nil where no picture differs.
  private func reasons<Format>(_ snapshot: Format) -> String? {
    guard let new = (snapshot as? UIImage)?.frames else { return nil }
    guard let old = FileManager.default.contents(atPath: frames.path) else {
      return """
        \(frames.lastPathComponent) is missing, so the reference wasn't drawn here. Pictures of Apple's systems differ \
        in their glyphs. To keep references of Linux beside them, set SNAPSHOT_TESTING_DIR=__Snapshots__-linux.
        """
    }
    return FramesDifference.text(String(decoding: old, as: UTF8.self), new)
  }
}

extension Unicode.Scalar {
  /// A word character as in UTS #18: letters, marks, digits, connectors such as the underscore, and joiners.
  fileprivate var isOfWord: Bool {
    switch properties.generalCategory {
    case .decimalNumber, .connectorPunctuation, .nonspacingMark, .spacingMark, .enclosingMark:
      true
    default: properties.isAlphabetic || properties.isJoinControl
    }
  }
}

/// Counts the unnamed snapshots of each test.
final class SnapshotCounter: @unchecked Sendable {
  /// The counter of a test with the trait `snapshots`.
  @TaskLocal static var current: SnapshotCounter?
  private static let ofSwiftTesting = SnapshotCounter()
  private static let ofXCTest = SnapshotCounter()

  static var inEffect: SnapshotCounter {
    if let current { return current }
    if Test.current != nil { return ofSwiftTesting }
    TestEnd.observe { ofXCTest.reset() }
    return ofXCTest
  }

  private let lock = NSLock()
  private var counts: [String: Int] = [:]

  /// - Parameter key: The golden's folder and the test's function.
  func next(_ key: String) -> Int {
    lock.withLock {
      counts[key, default: 0] += 1
      return counts[key]!
    }
  }

  private func reset() { lock.withLock { counts = [:] } }
}
