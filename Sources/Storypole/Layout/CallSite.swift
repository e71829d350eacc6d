// SPDX-License-Identifier: Apache-2.0
internal import CStorypole

/// The place of a call in the user's compiled code, recorded for explanations: SwiftUI's declarations have no parameter for a
/// line, and the compiler's own table gives the line of an address.
nonisolated public struct _CallSite: Hashable, Sendable {
  /// In bytes of the image; 0 where calls aren't recorded.
  private let address: UInt

  /// The call that led here.
  init() { address = sp_call_site() }

  /// The call at an address of the image.
  package init(address: UInt) { self.address = address }

  var isRecorded: Bool { address != 0 }

  /// The line of the call; nil without the compiler's table.
  package var line: SourceLine? { isRecorded ? SourceLines.line(address) : nil }
}

/// The compiler's table of lines in the user's image.
package enum SourceLines {
  /// The line of an address in the image; set before the image is loaded, if calls are recorded.
  nonisolated(unsafe) package private(set) static var line: (UInt) -> SourceLine? = { _ in nil }

  /// Records calls from now on.
  package static func record(_ line: @escaping (UInt) -> SourceLine?) {
    self.line = line
    sp_record_calls(true)
  }

  /// Stops recording, or continues.
  package static func setRecording(_ records: Bool) { sp_record_calls(records) }
}

/// A place in a source, as the compiler names it.
package nonisolated struct SourceLine: Hashable, Sendable {
  /// "Module/File.swift"
  package var file: String
  /// From 1.
  package var line: Int

  package init(file: String, line: Int) { (self.file, self.line) = (file, line) }
}
