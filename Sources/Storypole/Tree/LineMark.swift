// SPDX-License-Identifier: Apache-2.0
/// Carries the line that the modifier around it stands in.
///
/// The command writes these marks into the source that it compiles for an explanation (`LineMarks`):
/// only the compiler knows which modifier of which line belongs to which view, and SwiftUI's
/// declarations have no room for a line.
package nonisolated struct LineModifier: UnaryLayoutModifier {
  package var line: Int
  package var name: String { "line" }
}

extension View {
  /// Records the line of the modifier that follows; layout does not notice.
  nonisolated public func _line(_ line: Int) -> some View { modifier(LineModifier(line: line)) }
}

/// What a source calls the guides that it declares; see `LineModifier` for how it is known.
package final class GuideNames: Sendable {
  package static let shared = GuideNames()
  private let names = Locked<[ObjectIdentifier: String]>([:])

  package func name(of id: Any.Type) -> String? { names.withLock { $0[ObjectIdentifier(id)] } }

  func set(_ name: String, for id: Any.Type) {
    names.withLock { $0[ObjectIdentifier(id)] = name }
  }
}

extension HorizontalAlignment {
  /// Records the guide's name in the source; layout does not notice.
  nonisolated public func _named(_ name: String) -> HorizontalAlignment {
    GuideNames.shared.set(name, for: key.id)
    return self
  }
}

extension VerticalAlignment {
  /// Records the guide's name in the source; layout does not notice.
  nonisolated public func _named(_ name: String) -> VerticalAlignment {
    GuideNames.shared.set(name, for: key.id)
    return self
  }
}
