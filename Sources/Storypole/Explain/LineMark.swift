/// Carries the line that the modifier around it stands in.
///
/// The command writes these marks into the source that it compiles for an explanation (`LineMarks`):
/// only the compiler knows which modifier of which line belongs to which view, and SwiftUI's
/// declarations have no room for a line.
nonisolated struct LineModifier: UnaryLayoutModifier {
  var line: Int
  var name: String { "line" }
}

extension View {
  /// Notes the line of the modifier that follows; layout does not notice.
  nonisolated public func _line(_ line: Int) -> some View { modifier(LineModifier(line: line)) }
}
