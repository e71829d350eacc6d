// SPDX-License-Identifier: Apache-2.0
internal import StorypoleRuntime

// The handling of keys.
extension ViewHost {
  /// A key is offered to the handlers around the focused view (`onKeyPress`), to the view itself, and to shortcuts, and
  /// finally moves the focus.
  func receive(_ event: KeyEvent) {
    let target = focusedNode
    if offer(event, from: target ?? windowNode) { return }
    guard event.phase != .up else { return }
    if let focus = target?.responder?.focus {
      if focus.onKey(event) { return }
      let isActivation = event.key == .space || event.key == .return
      if isActivation, event.modifiers.isPlain, let activate = focus.activate {
        // Return activates the default button, unless a button has the focus.
        interaction.showsFocus = true
        return activate()
      }
    }
    if performShortcut(event) || undo(event) { return }
    switch event.key {
    case .tab: moveFocus(backwards: event.modifiers.contains(.shift))
    case .escape: escape()
    case .upArrow where selectedNode?.moveSelection(event) == true,
      .downArrow where selectedNode?.moveSelection(event) == true:
      break
    case .return where event.modifiers.isPlain: openSelection()
    case .upArrow, .downArrow, .pageUp, .pageDown, .home, .end: move(by: event.key)
    default: break
    }
  }

  /// Offers the key to the handlers from a node upward.
  private func offer(_ event: KeyEvent, from node: LayoutNode?) -> Bool {
    let press = KeyPress(
      phase: event.phase, key: event.key, characters: event.characters, modifiers: event.modifiers)
    var current = node
    while let one = current {
      if let keys = one.responder?.keys, keys.phases.contains(event.phase), keys.matches(event),
        keys.action(press) == .handled
      {
        return true
      }
      current = one.parent
    }
    return false
  }

  /// Activates the first view with a shortcut of these keys.
  private func performShortcut(_ event: KeyEvent) -> Bool {
    func visit(_ node: LayoutNode) -> LayoutNode? {
      guard node.environment.isEnabled else { return nil }
      if node.responder?.shortcut?.matches(event) == true,
        let target = node.firstFocusable(), target.responder?.focus?.activate != nil
      {
        return target
      }
      for child in node.seenChildren {
        if let found = visit(child) { return found }
      }
      return nil
    }
    guard let activate = keyRoot.flatMap(visit)?.responder?.focus?.activate else { return false }
    activate()
    return true
  }

  /// Control-Z or Command-Z undoes the last change that the program registered, with Shift it is redone.
  private func undo(_ event: KeyEvent) -> Bool {
    let isRedo = event.modifiers.contains(.shift)
    guard isLive, String(event.key.character).lowercased() == "z",
      !event.modifiers.isDisjoint(with: [.control, .command]),
      !event.modifiers.contains(.option)
    else { return false }
    onHostThread { (manager: UndoManager) in isRedo ? manager.redo() : manager.undo() }(undoManager)
    return true
  }

  private func escape() {
    if let popup = windowNode?.modalPopup {
      popup.setting.dismiss()
    } else {
      focus(on: nil)
    }
  }

  /// Return performs a list's primary action on the selection, regardless of the focus.
  private func openSelection() {
    selectedNode?.openSelection()
  }

  /// The first selected node, of the first list that has one.
  var selectedNode: (any SelectableNode)? {
    func visit(_ node: LayoutNode) -> (any SelectableNode)? {
      if let node = node as? any SelectableNode { return node.isInSelection ? node : nil }
      for child in node.seenChildren {
        if let found = visit(child) { return found }
      }
      return nil
    }
    return keyRoot.flatMap(visit)
  }

  /// Arrows move through an open menu; elsewhere they scroll.
  private func move(by key: KeyEquivalent) {
    if let popup = windowNode?.modalPopup, case .beside = popup.setting.placement {
      if key == .upArrow || key == .downArrow { moveFocus(backwards: key == .upArrow) }
      return
    }
    var node = focusedNode
    while let one = node {
      if scroll(one, by: key) { return }
      node = one.parent
    }
    if let keyRoot { scrollFirst(in: keyRoot, by: key) }
  }

  @discardableResult private func scrollFirst(in node: LayoutNode, by key: KeyEquivalent) -> Bool {
    scroll(node, by: key) || node.seenChildren.contains { scrollFirst(in: $0, by: key) }
  }

  /// A line is 40 points, a page is the visible length minus a line; ours.
  private func scroll(_ node: LayoutNode, by key: KeyEquivalent) -> Bool {
    let page = max(node.size.height - 40, 40)
    let all = CGFloat.greatestFiniteMagnitude
    let distance: CGFloat =
      switch key {
      case .upArrow: 40
      case .downArrow: -40
      case .pageUp: page
      case .pageDown: -page
      case .home: all
      default: -all
      }
    return node.scroll(by: CGSize(width: 0, height: distance))
  }
}

/// A node that a selection can contain.
protocol SelectableNode: LayoutNode {
  var isInSelection: Bool { get }
  /// Performs the primary action of the selection.
  func openSelection()
  /// Moves the selection from the node to a neighbor by an arrow; returns whether it can.
  func moveSelection(_ event: KeyEvent) -> Bool
}

extension EventModifiers {
  /// Whether no modifier is pressed that makes the key a shortcut.
  package var isPlain: Bool { isDisjoint(with: [.control, .option, .command]) }
}

extension KeyboardShortcut {
  /// Control replaces Command, following this system's shortcuts.
  func matches(_ event: KeyEvent) -> Bool {
    func reduced(_ modifiers: EventModifiers) -> EventModifiers {
      var modifiers = modifiers.subtracting([.capsLock, .numericPad])
      if modifiers.contains(.control) {
        modifiers.remove(.control)
        modifiers.insert(.command)
      }
      return modifiers
    }
    func lower(_ key: KeyEquivalent) -> String { String(key.character).lowercased() }
    return lower(key) == lower(event.key) && reduced(modifiers) == reduced(event.modifiers)
  }
}
