// SPDX-License-Identifier: Apache-2.0

/// Changes the elements of a view for assistive technologies; layout and drawing ignore it.
nonisolated struct SemanticsModifier: UnaryLayoutModifier {
  enum Change {
    /// Changes each element. A view without elements gets one, if the change `creates` it.
    case edit(creates: Bool, (inout SemanticsNode, LayoutNode) -> Void)
    case hide
    case element(AccessibilityChildBehavior)
    case control(SemanticsControl)
    /// Makes one element of several, if all of them only show something.
    case labeled
    /// Adds a rotor.
    case rotor(RotorSource)
  }

  var change: Change
  /// The name for `--view` and explanations.
  var identifier: String?

  static var isForContainer: Bool { true }
  static var isHiddenInDescriptions: Bool { true }
  var name: String { "accessibility" }
  var traits: Traits? {
    guard let identifier else { return nil }
    var traits = Traits()
    traits.identifier = identifier
    return traits
  }

  func describe(_ node: LayoutNode, child: LayoutNode, into pass: inout SemanticsPass) {
    switch change {
    case .edit(let creates, let change):
      let count = pass.elements.count
      pass.edit {
        $0.visit(child)
      } by: {
        change(&$0, node)
      }
      guard creates, pass.elements.count == count else { return }
      var element = SemanticsNode(.element, node)
      change(&element, node)
      pass.add(element)
    case .hide: break
    case .rotor(let source):
      let inner = pass.collect { $0.visit(child) }
      inner.forEach { pass.add($0) }
      pass.rotors.append(source.rotor(of: node, text: inner.first?.label))
    case .element(let behavior): pass.addElement(behavior, of: node) { $0.visit(child) }
    case .control(let control): pass.add(control, of: node) { $0.visit(child) }
    case .labeled:
      let inner = pass.collect { $0.visit(child) }
      guard inner.count > 1, inner.allSatisfy(\.isStatic) else {
        return inner.forEach { pass.add($0) }
      }
      pass.addElement(.combine, of: node) { pass in inner.forEach { pass.add($0) } }
    }
  }
}

extension View {
  /// Changes each element of the view.
  nonisolated func editSemantics(
    creates: Bool = true, identifier: String? = nil,
    _ change: @escaping (inout SemanticsNode, LayoutNode) -> Void
  ) -> some View {
    modifier(SemanticsModifier(change: .edit(creates: creates, change), identifier: identifier))
  }

  /// Makes the view one element of a role. Its label is `label`, if that is a text or has one as its title; otherwise the
  /// words inside.
  nonisolated package func semantics(
    _ role: SemanticsNode.Role, label: (any View)? = nil, value: Text? = nil,
    state: SemanticsState? = nil, _ contents: SemanticsControl.Contents = .combined,
    adjust: ((AccessibilityAdjustmentDirection) -> Void)? = nil
  ) -> some View {
    let label = label.flatMap { ($0 as? any SpokenLabel)?.spokenLabel }
    return modifier(
      SemanticsModifier(
        change: .control(
          SemanticsControl(
            role: role, label: label, value: value, state: state, contents: contents,
            adjust: adjust))))
  }

  /// Adds an action of the view's elements; a view without elements gets none for it.
  nonisolated package func semanticsAction(_ name: String, _ handler: @escaping () -> Void)
    -> some View
  {
    editSemantics(creates: false) { element, _ in
      element.actions.append(SemanticsAction(name: name, handler: handler))
    }
  }

  /// Makes the words that the view shows the value of the control around it.
  nonisolated package func semanticsValue() -> some View {
    editSemantics(creates: false) { element, _ in
      guard element.isStatic, element.value == nil else { return }
      (element.value, element.label) = (element.label, nil)
    }
  }

  /// Makes one element of a label and its content, unless there are controls among them.
  nonisolated package func semanticsOfLabeled() -> some View {
    modifier(SemanticsModifier(change: .labeled))
  }
}
