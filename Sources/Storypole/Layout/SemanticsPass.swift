// SPDX-License-Identifier: Apache-2.0
/// Walks the layout and collects the elements for assistive technologies, beside `Painter`.
///
/// Each node adds its elements in reading order (`LayoutNode.describe`): by default those of its children. A modifier
/// changes the elements that its view has added.
package struct SemanticsPass {
  private(set) var elements: [SemanticsNode] = []
  var rotors: [SemanticsRotor] = []

  mutating func visit(_ node: LayoutNode) {
    if node.isPlaced { node.describe(into: &self) }
  }

  mutating func visitChildren(of node: LayoutNode) {
    for child in node.seenChildren { visit(child) }
  }

  mutating func add(_ element: SemanticsNode) { elements.append(element) }

  /// The elements that `work` adds, the first ones by priority. They are not added to those of the pass.
  mutating func collect(_ work: (inout SemanticsPass) -> Void) -> [SemanticsNode] {
    // An array that is shared with a slice would be copied as a whole.
    var new: [SemanticsNode] = []
    swap(&new, &elements)
    work(&self)
    swap(&new, &elements)
    guard new.contains(where: { $0.sortPriority != 0 }) else { return new }
    return new.enumerated().sorted {
      let (a, b) = ($0.element.sortPriority, $1.element.sortPriority)
      return a == b ? $0.offset < $1.offset : a > b
    }.map(\.element)
  }

  /// Changes the elements that `work` adds.
  mutating func edit(
    _ work: (inout SemanticsPass) -> Void, by change: (inout SemanticsNode) -> Void
  ) {
    let start = elements.count
    work(&self)
    for index in start..<elements.count { change(&elements[index]) }
  }

  /// Adds the element of a control around the elements that `work` adds: they give it its label, unless it has one.
  mutating func add(
    _ control: SemanticsControl, of node: LayoutNode, _ work: (inout SemanticsPass) -> Void
  ) {
    let inner = collect(work)
    let isContainer = control.contents == .contained
    var element = SemanticsNode(control.role, node)
    if isContainer {
      // The label that a container shows is not read a second time.
      let label = node.words(control.label)
      element.children = inner.filter { $0.role != .text || $0.label != label || $0.value != nil }
    } else if control.contents == .combined {
      if inner.count == 1 {
        // A style may have made a plainer control of it: a toggle of a button.
        element.inherit(inner[0])
      } else {
        element.combine(inner)
      }
    }
    element.traits.formUnion(control.role.traits)
    if let label = node.words(control.label) {
      (element.label, element.isNamedByFile) = (label, false)
    }
    element.value = node.words(control.value) ?? element.value
    element.state = control.state ?? element.state
    if let adjust = control.adjust {
      element.actions += SemanticsAction.adjusting(adjust)
    }
    add(element)
  }

  /// Applies the behavior of `accessibilityElement(children:)`.
  mutating func addElement(
    _ behavior: AccessibilityChildBehavior, of node: LayoutNode,
    _ work: (inout SemanticsPass) -> Void
  ) {
    let inner = collect(work)
    switch behavior {
    case .ignore: add(SemanticsNode(.element, node))
    case .contain:
      if inner.count == 1, !inner[0].children.isEmpty { return add(inner[0]) }
      var element = SemanticsNode(.group, node)
      element.children = inner
      add(element)
    default:
      if inner.count == 1, inner[0].children.isEmpty { return add(inner[0]) }
      var element = SemanticsNode(.element, node)
      element.combine(inner)
      add(element)
    }
  }
}

extension SemanticsNode {
  /// Takes over everything but the role, the traits of a role, and the frame.
  fileprivate mutating func inherit(_ inner: SemanticsNode) {
    (label, value, hint) = (inner.label, inner.value, inner.hint)
    (identifier, inputLabels, state) = (inner.identifier, inner.inputLabels, inner.state)
    traits = inner.traits.subtracting(inner.role.traits)
    (actions, isNamedByFile) = (inner.actions, inner.isNamedByFile)
    children = []
    if !inner.children.isEmpty { combine(inner.children) }
  }

  /// Merges elements. Documented: hidden ones are left out, and a default action may become a named one. Ours: the
  /// words of static elements are joined; each control beside them becomes an action of its label.
  fileprivate mutating func combine(_ inner: [SemanticsNode]) {
    let leaves = inner.flatMap { $0.children.isEmpty ? [$0] : $0.flattened }
    let statics = leaves.filter { $0.isStatic && $0.words != nil }
    let isControl = role != .element
    let spoken = isControl || statics.isEmpty ? leaves : leaves.filter(\.isStatic)
    func join(_ words: [String?]) -> String? {
      let words = words.compactMap { $0 }.filter { !$0.isEmpty }
      return words.isEmpty ? nil : words.joined(separator: ", ")
    }
    label = join(spoken.map(\.label))
    value = join(spoken.map(\.value))
    hint = join(spoken.map(\.hint))
    isNamedByFile = !spoken.isEmpty && spoken.allSatisfy { $0.isNamedByFile || $0.label == nil }
    for element in spoken { traits.formUnion(element.traits.subtracting(element.role.traits)) }
    actions = spoken.flatMap(\.actions)
    if isControl { return }
    if spoken.count == leaves.count, let only = leaves.first, leaves.count == 1 {
      (role, state) = (only.role, only.state)
    } else if statics.contains(where: { $0.role == .heading }) {
      role = .heading
    } else if !statics.isEmpty {
      role = .text
    }
    traits.formUnion(role.traits)
    for control in leaves where !control.isStatic && spoken.count < leaves.count {
      guard let name = control.label else { continue }
      actions.append(SemanticsAction(name: name) { control.activate() })
    }
  }

  /// Performs the action of a press.
  func activate() {
    if perform(SemanticsAction.activate) { return }
    source.firstFocusable()?.responder?.focus?.activate?()
  }
}

extension SemanticsAction {
  static func adjusting(_ adjust: @escaping (AccessibilityAdjustmentDirection) -> Void)
    -> [SemanticsAction]
  {
    [
      SemanticsAction(name: increment) { adjust(.increment) },
      SemanticsAction(name: decrement) { adjust(.decrement) },
    ]
  }
}

/// Words for assistive technologies, which depend on the environment: a text.
nonisolated package protocol SpokenWords: Sendable {
  func spoken(in environment: EnvironmentValues, _ space: LayoutSpace) -> String
  func isEqual(to other: any SpokenWords) -> Bool
}

extension LayoutNode {
  /// The characters of a text in the node's environment.
  func words(_ text: (any SpokenWords)?) -> String? {
    text.map { $0.spoken(in: environment, space) }
  }
}
