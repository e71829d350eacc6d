// SPDX-License-Identifier: Apache-2.0
// The keyboard focus.
extension ViewHost {
  /// The node that has the focus, if it can have it: not behind a presentation.
  var focusedNode: LayoutNode? {
    guard let node = interaction.focused?.node, node.isInTree, node.environment.isEnabled,
      node.responder?.focus != nil, keyRoot?.contains(node) == true
    else { return nil }
    return node
  }

  /// The root of keyboard input: the content, or the modal popup above it.
  var keyRoot: LayoutNode? {
    guard let window = windowNode else { return nil }
    return window.modalPopup?.layout ?? window.content
  }

  /// Moves the focus to a node, or removes it. `byKey` makes it visible.
  package func focus(on node: LayoutNode?, byKey: Bool = false) {
    let old = interaction.focused?.node
    interaction.showsFocus = byKey
    // The focus ring appears or disappears.
    old?.invalidate()
    node?.invalidate()
    guard old !== node else { return }
    interaction.focused = node.map { _GestureContext($0) }
    old?.responder?.focus?.onChange(false)
    node?.responder?.focus?.onChange(true)
    interaction.followers.removeAll { $0.node == nil }
    for follower in interaction.followers { follower.focusMoved() }
    interaction.focusedValues.collect(focus: focusedNode)
    wake?()
  }

  /// A press moves the focus to an editable view, and removes it from there when it is elsewhere.
  func focusByPress(_ path: [LayoutNode]) {
    let target = path.first { node in
      node.environment.isEnabled && node.responder?.focus?.takesFocusOnPress == true
    }
    if target == nil, path.first?.environment.keepsFocusOnPress == true { return }
    focus(on: target)
  }

  /// The focusable views, in order of the views. A modal popup limits them to its own.
  var focusOrder: [LayoutNode] {
    var order: [LayoutNode] = []
    func visit(_ node: LayoutNode) {
      guard node.isPlaced, node.environment.isEnabled else { return }
      if node.responder?.focus != nil { order.append(node) }
      for child in node.seenChildren { visit(child) }
    }
    if let keyRoot { visit(keyRoot) }
    return order
  }

  /// Moves the focus to the next or the previous view, cyclically.
  func moveFocus(backwards: Bool) {
    let order = focusOrder
    guard !order.isEmpty else { return }
    let index = focusedNode.flatMap { now in order.firstIndex { $0 === now } }
    let next = index.map { $0 + (backwards ? -1 : 1) } ?? (backwards ? -1 : 0)
    focus(on: order[(next + order.count) % order.count], byKey: true)
  }

  /// Whether there are focusable views after and before the focused one; without a focus, whether there are any.
  package var focusGoes: (on: Bool, back: Bool) {
    let order = focusOrder
    guard let focusedNode, let index = order.firstIndex(where: { $0 === focusedNode }) else {
      return (!order.isEmpty, !order.isEmpty)
    }
    return (index < order.count - 1, index > 0)
  }
}

extension LayoutNode {
  /// Whether `node` is this one or below it.
  func contains(_ node: LayoutNode) -> Bool {
    var current: LayoutNode? = node
    while let one = current {
      if one === self { return true }
      current = one.parent
    }
    return false
  }

  /// The first focusable view at or below this one.
  package func firstFocusable() -> LayoutNode? {
    guard environment.isEnabled else { return nil }
    if responder?.focus != nil { return self }
    for child in seenChildren {
      if let found = child.firstFocusable() { return found }
    }
    return nil
  }
}

/// A binding that reflects whether the focus is in a view, and moves it there.
final class FocusFollower {
  /// The view's node, while it exists.
  private(set) weak var node: _ViewNode?
  private var read: () -> Bool = { false }
  private var write: (Bool) -> Void = { _ in }
  private var wished = false
  private var isInside = false

  init(_ node: _ViewNode) { self.node = node }

  /// The view was updated. The binding's value applies after the next layout.
  func update(read: @escaping () -> Bool, write: @escaping (Bool) -> Void) {
    self.read = read
    self.write = write
    guard let host = node?.host else { return }
    host.afterPlacing { [weak self] in
      self?.follow()
      return true
    }
  }

  /// Moves the focus according to the binding.
  private func follow() {
    guard let node, read() != wished || read() != isInside else { return }
    wished = read()
    if wished, !isInside {
      let target = node.layouts.lazy.compactMap { $0.firstFocusable() }.first
      if let target { node.host.focus(on: target, byKey: target.responder?.focus?.text == nil) }
    } else if !wished, isInside {
      node.host.focus(on: nil)
    }
  }

  /// Updates the binding after a move of the focus.
  func focusMoved() {
    guard let node else { return }
    let focused = node.host.interaction.focused?.node
    let inside = focused.map { focused in node.layouts.contains { $0.contains(focused) } } ?? false
    guard inside != isInside else { return }
    isInside = inside
    if wished != inside || read() != inside {
      wished = inside
      write(inside)
    }
  }
}

/// Connects a view's focus with a binding.
nonisolated struct FocusedModifier: ViewModifier {
  typealias Body = Never
  let read: () -> Bool
  let write: (Bool) -> Void

  static func _makeNode(
    _ modifier: Self, content: @escaping (_ViewNode?, _ViewInputs) -> _ViewNode,
    reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    let node = old as? FocusedNode ?? FocusedNode(inputs)
    node.update(inputs, content)
    node.follower.update(read: modifier.read, write: modifier.write)
    return node
  }
}

final class FocusedNode: ObservingNode {
  private(set) lazy var follower: FocusFollower = {
    let follower = FocusFollower(self)
    host.interaction.followers.append(follower)
    return follower
  }()
}

extension EnvironmentValues {
  private struct KeepsFocusKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Whether a press on the view leaves the focus where it is.
  package var keepsFocusOnPress: Bool {
    get { self[KeepsFocusKey.self] }
    set { self[KeepsFocusKey.self] = newValue }
  }
}
