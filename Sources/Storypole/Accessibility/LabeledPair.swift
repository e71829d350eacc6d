// SPDX-License-Identifier: Apache-2.0
/// The role of a view in a labeled pair.
@frozen public enum AccessibilityLabeledPairRole: Sendable {
  /// The label.
  case label
  /// The content that the label describes.
  case content
}

extension View {
  /// Connects a label with its content: two views with the same `id` and namespace. The label's words become the name of
  /// the content's element. A label that only shows something is no element then.
  nonisolated public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View {
    let pair = SemanticsPair(
      part: role == .label ? .label : .content, id: PairID(id: id, namespace: namespace))
    return editSemantics(creates: false) { element, _ in element.pair = pair }
  }
}

nonisolated private struct PairID<ID: Hashable>: Hashable {
  var id: ID
  var namespace: Namespace.ID
}
