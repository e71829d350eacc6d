// SPDX-License-Identifier: Apache-2.0
/// The source names of the declared guides, which the command writes into the source that it compiles (`GuideMarks`).
package final class GuideNames: Sendable {
  package static let shared = GuideNames()
  private let names = Locked<[ObjectIdentifier: String]>([:])

  package func name(of id: Any.Type) -> String? { names.withLock { $0[ObjectIdentifier(id)] } }

  func set(_ name: String, for id: Any.Type) {
    names.withLock { $0[ObjectIdentifier(id)] = name }
  }
}

extension HorizontalAlignment {
  /// Records the guide's name in the source; layout ignores it.
  nonisolated public func _named(_ name: String) -> HorizontalAlignment {
    GuideNames.shared.set(name, for: key.id)
    return self
  }
}

extension VerticalAlignment {
  /// Records the guide's name in the source; layout ignores it.
  nonisolated public func _named(_ name: String) -> VerticalAlignment {
    GuideNames.shared.set(name, for: key.id)
    return self
  }
}
