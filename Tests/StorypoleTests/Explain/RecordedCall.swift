// SPDX-License-Identifier: Apache-2.0
import Storypole

extension View {
  /// Records a call of the modifier that follows, whose address is its line.
  nonisolated func called(on line: UInt) -> some View {
    _ = RecordedCalls.start
    return modifier(LineModifier(site: _CallSite(address: line)))
  }
}

nonisolated private enum RecordedCalls {
  /// Calls of the tests themselves are in no image that was loaded.
  static let start: Void = SourceLines.record {
    SourceLine(file: "Tests/Calls.swift", line: Int($0))
  }
}
