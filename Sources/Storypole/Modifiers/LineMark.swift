// SPDX-License-Identifier: Apache-2.0
/// Carries the line of the modifier around it, or of the view inside.
///
/// The command writes these marks into the source that it compiles for an explanation (`LineMarks`): only the compiler
/// knows which modifier of which line belongs to which view, and SwiftUI's declarations have no parameter for a line.
package nonisolated struct LineModifier: UnaryLayoutModifier {
  package var source: SourceLine
  /// Whether the line is that of the view inside, and not that of the modifier around it.
  package var isOfView = false
  package var name: String { "line" }
  package var mark: NodeMark? { .line(source, isOfView: isOfView) }
}

extension View {
  /// Records the line of the modifier that follows; layout ignores it.
  nonisolated public func _line(_ line: Int, file: String = #fileID) -> some View {
    modifier(LineModifier(source: SourceLine(file: file, line: line)))
  }

  /// Records the line of the `offset` that follows; layout ignores it.
  nonisolated public func _moved(_ line: Int, file: String = #fileID) -> some View {
    _line(line, file: file)
  }

  /// Records the line that makes the view; layout does not notice.
  nonisolated public func _made(_ line: Int, file: String = #fileID) -> some View {
    modifier(LineModifier(source: SourceLine(file: file, line: line), isOfView: true))
  }

  /// Records the line of the text style that follows, for the texts inside; layout does not notice.
  nonisolated public func _styled(_ line: Int, file: String = #fileID) -> some View {
    transformEnvironment(\.styleLines) { $0.append(SourceLine(file: file, line: line)) }
  }
}

extension Shape {
  /// The shape: `offset` makes another shape of it.
  nonisolated public func _moved(_ line: Int) -> Self { self }
}

extension VisualEffect {
  /// The effect: `offset` makes another effect of it.
  nonisolated public func _moved(_ line: Int) -> Self { self }
}

extension EnvironmentValues {
  private struct StyleLinesKey: EnvironmentKey { static let defaultValue: [SourceLine] = [] }

  /// The lines of the text styles around a view, outermost first; empty where the source was not marked.
  package fileprivate(set) var styleLines: [SourceLine] {
    get { self[StyleLinesKey.self] }
    set { self[StyleLinesKey.self] = newValue }
  }
}

/// The source names of the declared guides; recorded as described at `LineModifier`.
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
