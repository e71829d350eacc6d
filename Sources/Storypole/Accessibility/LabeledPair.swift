// SPDX-License-Identifier: Apache-2.0

/// The role of a view in a labeled pair.
@frozen public enum AccessibilityLabeledPairRole: Sendable {
  /// The label.
  case label
  /// The content that the label describes.
  case content
}

/// The part of an element in a labeled pair.
nonisolated struct SemanticsPair: @unchecked Sendable {
  var role: AccessibilityLabeledPairRole
  // Unchecked for the identity, which is only compared.
  var id: AnyHashable
  var namespace: Namespace.ID

  fileprivate struct Key: Hashable {
    var id: AnyHashable
    var namespace: Namespace.ID
  }

  fileprivate var key: Key { Key(id: id, namespace: namespace) }
}

extension [SemanticsNode] {
  /// The elements with the labels of pairs in the elements of their contents.
  func joiningPairs() -> [SemanticsNode] {
    let paired = flatMap(\.flattened).filter { $0.pair != nil }
    guard !paired.isEmpty else { return self }
    var labels: [SemanticsPair.Key: SemanticsNode] = [:]
    var contents: Set<SemanticsPair.Key> = []
    for element in paired {
      guard let pair = element.pair else { continue }
      switch pair.role {
      case .label: labels[pair.key] = labels[pair.key] ?? element
      case .content: contents.insert(pair.key)
      }
    }
    func join(_ elements: [SemanticsNode]) -> [SemanticsNode] {
      elements.compactMap { element in
        var element = element
        element.children = join(element.children)
        guard let pair = element.pair else { return element }
        if pair.role == .label {
          return element.isStatic && contents.contains(pair.key) ? nil : element
        }
        guard let words = labels[pair.key]?.label else { return element }
        if element.isStatic {
          (element.label, element.value) = (words, element.value ?? element.label)
        } else if element.label == nil || element.isNamedByFile {
          element.label = words
        }
        element.isNamedByFile = false
        return element
      }
    }
    return join(self)
  }
}
