// SPDX-License-Identifier: Apache-2.0
/// The part of an element in a pair of a label and its content.
nonisolated struct SemanticsPair: @unchecked Sendable {
  enum Part { case label, content }

  var part: Part
  // Unchecked for the identity, which is only compared.
  var id: AnyHashable
}

extension [SemanticsNode] {
  /// The elements with the labels of pairs in the elements of their contents.
  func joiningPairs() -> [SemanticsNode] {
    let paired = all { $0.pair != nil }
    guard !paired.isEmpty else { return self }
    var labels: [AnyHashable: SemanticsNode] = [:]
    var contents: Set<AnyHashable> = []
    for element in paired {
      guard let pair = element.pair else { continue }
      switch pair.part {
      case .label: labels[pair.id] = labels[pair.id] ?? element
      case .content: contents.insert(pair.id)
      }
    }
    func join(_ elements: [SemanticsNode]) -> [SemanticsNode] {
      elements.compactMap { element in
        var element = element
        element.children = join(element.children)
        guard let pair = element.pair else { return element }
        if pair.part == .label {
          return element.isStatic && contents.contains(pair.id) ? nil : element
        }
        guard let words = labels[pair.id]?.label else { return element }
        if element.isStatic {
          (element.label, element.value) = (words, element.value ?? element.label)
        } else if element.label?.isEmpty ?? true || element.isNamedByFile {
          element.label = words
        }
        element.isNamedByFile = false
        return element
      }
    }
    return join(self)
  }
}
