// SPDX-License-Identifier: Apache-2.0
/// Warns that a part of the app is missing in the picture.
nonisolated struct NotDrawnModifier: ViewModifier {
  typealias Body = Never
  /// nil without a warning.
  let message: String?

  static func _makeNode(
    _ modifier: Self, content: @escaping (_ViewNode?, _ViewInputs) -> _ViewNode,
    reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    if let message = modifier.message { inputs.host.warn(message, once: message) }
    return content(old, inputs)
  }
}

extension View {
  /// Adds a message to the warnings of the host; nil adds none.
  nonisolated package func warning(_ message: String?) -> some View {
    modifier(NotDrawnModifier(message: message))
  }

  /// Warns once in a picture that `name` is not drawn; nil adds no warning.
  nonisolated package func notDrawn(_ name: String?, _ consequence: String) -> some View {
    modifier(NotDrawnModifier(message: name.map { "\($0) is not drawn yet: \(consequence)" }))
  }

  nonisolated func notPresented(_ name: String, _ isPresented: Bool) -> some View {
    notDrawn(isPresented ? name : nil, "the picture shows the view without its presentation")
  }
}
