// SPDX-License-Identifier: Apache-2.0
/// Warns that something which the app would show is not in the picture.
nonisolated struct NotDrawnModifier: ViewModifier {
  typealias Body = Never
  /// nil when there is nothing to warn of.
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

  /// Says once in a picture that `name` is not drawn; nil says nothing.
  nonisolated package func notDrawn(_ name: String?, _ consequence: String) -> some View {
    modifier(NotDrawnModifier(message: name.map { "\($0) is not drawn yet: \(consequence)" }))
  }

  nonisolated func notPresented(_ name: String, _ isPresented: Bool) -> some View {
    notDrawn(isPresented ? name : nil, "the picture shows the view without its presentation")
  }
}
