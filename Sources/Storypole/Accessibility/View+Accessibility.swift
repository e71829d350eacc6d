// SPDX-License-Identifier: Apache-2.0
// The texts and traits for assistive technologies, which `storypole frames --accessibility` prints and a window passes on to
// screen readers (Docs/Windows.md). A picture shows none of them. Applied to a
// container that is no element itself, a modifier changes each element inside.

extension View {
  /// Sets one of the words of each element.
  nonisolated private func spoken(
    _ path: WritableKeyPath<SemanticsNode, String?>, _ text: Text
  ) -> some View {
    editSemantics {
      $0[keyPath: path] = $1.words(text)
      if path == \.label { $0.isNamedByFile = false }
    }
  }

  /// Sets the name of the view's elements. It replaces visible texts; an outer label wins.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    spoken(\.label, label)
  }
  /// Sets a localized name of the view's elements.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    spoken(\.label, Text(labelKey))
  }
  /// Sets a string as the name of the view's elements.
  @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S)
    -> some View
  { spoken(\.label, Text(label)) }
  /// Accepted; has no effect here: `content` is never called.
  nonisolated public func accessibilityLabel<V: View>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
  ) -> some View { self }
  /// Sets a hint: the result of an action, which is read after the label and the value.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View {
    spoken(\.hint, hint)
  }
  /// Sets a localized hint: the result of an action.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    spoken(\.hint, Text(hintKey))
  }
  /// Sets a string as the hint: the result of an action.
  @_disfavoredOverload nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S)
    -> some View
  { spoken(\.hint, Text(hint)) }
  /// Sets the value, which is read after the label. It replaces the value of a control.
  nonisolated public func accessibilityValue(_ value: Text) -> some View {
    spoken(\.value, value)
  }
  /// Sets a localized value, which is read after the label.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    spoken(\.value, Text(valueKey))
  }
  /// Sets a string as the value, which is read after the label.
  @_disfavoredOverload nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S)
    -> some View
  { spoken(\.value, Text(value)) }
  /// Sets other names of the view for voice control, the best one first.
  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    editSemantics { $0.inputLabels = inputLabels.compactMap($1.words) }
  }
  /// Sets other, localized names of the view for voice control, the best one first.
  nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey])
    -> some View
  { accessibilityInputLabels(inputLabelKeys.map { Text($0) }) }
  /// Sets strings as other names of the view for voice control, the best one first.
  @_disfavoredOverload nonisolated public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> some View { accessibilityInputLabels(inputLabels.map { Text($0) }) }
  /// Names the view for tests and explanations: `--view`, the subscript of an explanation and `ViewDriver` find it by
  /// the identifier.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    editSemantics(identifier: identifier) { element, _ in element.identifier = identifier }
  }
  /// Hides the view from assistive technologies, with all views inside.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    modifier(
      SemanticsModifier(change: hidden ? .hide : .edit(creates: false) { _, _ in }))
  }
  /// Hides the view from assistive technologies if `isEnabled` is true too.
  nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool = true) -> some View {
    accessibilityHidden(hidden && isEnabled)
  }
  /// Makes the view an element: `ignore` hides the elements inside, `combine` merges them, and `contain` keeps them as
  /// its children.
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore)
    -> some View
  { modifier(SemanticsModifier(change: .element(children))) }
  /// Replaces the children of the view's element by those of views that are not drawn.
  nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V)
    -> some View
  { semanticsLayer(.children, children()) }
  /// Replaces the view's elements by those of a view that is not drawn.
  nonisolated public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V)
    -> some View
  { semanticsLayer(.representation, representation()) }
  /// Adds a view that is laid out in the view's frame, for assistive technologies only.
  nonisolated private func semanticsLayer<V: View>(_ purpose: SemanticsLayer, _ view: V)
    -> some View
  {
    modifier(
      SecondaryLayerModifier(secondary: view, alignment: .center, role: .semantics(purpose)))
  }
  /// Adds traits to the view's elements.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    editSemantics { element, _ in element.add(traits) }
  }
  /// Removes traits from the view's elements.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    editSemantics(creates: false) { element, _ in element.remove(traits) }
  }
  /// Sets the place in the reading order: elements of a higher priority come before others of the same container. The
  /// default is 0. Tab follows the order of the views.
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    let priority = sortPriority.isNaN ? 0 : sortPriority
    return editSemantics(creates: false) { element, _ in element.sortPriority = priority }
  }
  /// Makes the view's elements headings of a level.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    editSemantics { element, _ in element.makeHeading(level) }
  }
  /// Adds an action. Screen readers in windows and a driver (`ViewDriver`) perform it.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    editSemantics {
      let name = actionKind == .default ? SemanticsAction.activate : $1.words(actionKind.name)
      $0.actions.insert(SemanticsAction(name: name ?? "", handler: handler), at: 0)
    }
  }
  /// Adds an action with a name.
  nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void)
    -> some View
  {
    editSemantics {
      $0.actions.append(SemanticsAction(name: $1.words(name) ?? "", handler: handler))
    }
  }
  /// Adds an action with a localized name.
  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { accessibilityAction(named: Text(nameKey), handler) }
  /// Adds an action with a string as its name.
  @_disfavoredOverload nonisolated public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View { accessibilityAction(named: Text(name), handler) }
  /// Adds an action whose name is a label's text, or its title.
  nonisolated public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    let name = (label() as? any SpokenLabel)?.spokenLabel
    return accessibilityAction(named: name ?? Text(verbatim: ""), action)
  }
  /// Adds the buttons of a view that is not drawn as actions, named by their labels.
  nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content)
    -> some View
  { semanticsLayer(.actions, content()) }
  /// Lets the view's value be increased and decreased. Screen readers in windows and a driver (`ViewDriver`) do it.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    editSemantics { element, _ in
      let own = SemanticsAction.adjusting(handler)
      element.actions.removeAll { action in own.contains { $0.name == action.name } }
      element.actions += own
    }
  }
  /// Accepted; has no effect here: no assistive technology calls the action.
  nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void)
    -> some View
  { self }
  /// Accepted; has no effect here, because the keyboard activates a view without a point.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
    self
  }
  /// Accepted; has no effect here, because the keyboard activates a view without a point.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
    self
  }
  /// Accepted; has no effect here, because no colors are inverted.
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    self
  }
  /// Accepted; has no effect here, because a window reports every element.
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View { self }
  /// Accepted; has no effect here, because there is no large content viewer.
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }
  /// Accepted; has no effect here, because there is no large content viewer.
  nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { self }
  /// Accepted; has no effect here, because touches are never intercepted.
  nonisolated public func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true) -> some View {
    self
  }
  /// Accepted; has no effect here, because nothing is spoken.
  nonisolated public func speechAdjustedPitch(_ value: Double) -> some View { self }
  /// Accepted; has no effect here, because nothing is spoken.
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    self
  }
  /// Accepted; has no effect here, because nothing is spoken.
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
}

@available(*, deprecated)
extension View {
  /// Sets the name of the view's elements.
  nonisolated public func accessibility(label: Text) -> some View { spoken(\.label, label) }
  /// Sets a hint: the result of an action.
  nonisolated public func accessibility(hint: Text) -> some View { spoken(\.hint, hint) }
  /// Sets the value, which is read after the label.
  nonisolated public func accessibility(value: Text) -> some View { spoken(\.value, value) }
  /// Names the view for tests and explanations, as `accessibilityIdentifier(_:)` does.
  nonisolated public func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }
  /// Hides the view from assistive technologies.
  nonisolated public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  /// Adds traits to the view's elements.
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }
  /// Removes traits from the view's elements.
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }
  /// Sets the place in the reading order, as `accessibilitySortPriority(_:)` does.
  nonisolated public func accessibility(sortPriority: Double) -> some View {
    accessibilitySortPriority(sortPriority)
  }
  /// Sets other names of the view for voice control.
  nonisolated public func accessibility(inputLabels: [Text]) -> some View {
    accessibilityInputLabels(inputLabels)
  }
}
