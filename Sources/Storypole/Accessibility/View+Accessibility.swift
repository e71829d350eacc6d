// SPDX-License-Identifier: Apache-2.0
// The texts and traits for assistive technologies. A picture shows none of them; a window reports labels, values and
// hints of the view with the focus (Docs/Windows.md). Explanations find a view by its identifier.

extension View {
  nonisolated private func spoken(_ path: WritableKeyPath<SpokenTexts, Text?>, _ text: Text)
    -> some View
  { modifier(TraitModifier { $0.spoken[keyPath: path] = text }) }

  /// Sets the label that a window reports while the view, or a view inside, has the focus. An outer label
  /// wins.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    spoken(\.label, label)
  }
  /// Sets a localized label that a window reports while the view has the focus.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    spoken(\.label, Text(labelKey))
  }
  /// Sets a string as the label that a window reports while the view has the focus.
  @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S)
    -> some View
  { spoken(\.label, Text(label)) }
  /// Accepted; has no effect here: `content` is never called.
  nonisolated public func accessibilityLabel<V: View>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
  ) -> some View { self }
  /// Sets the hint that a window reports after the label and the value while the view has the focus.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View {
    spoken(\.hint, hint)
  }
  /// Sets a localized hint that a window reports while the view has the focus.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    spoken(\.hint, Text(hintKey))
  }
  /// Sets a string as the hint that a window reports while the view has the focus.
  @_disfavoredOverload nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S)
    -> some View
  { spoken(\.hint, Text(hint)) }
  /// Sets the value that a window reports after the label while the view has the focus. It replaces the value
  /// of a control.
  nonisolated public func accessibilityValue(_ value: Text) -> some View {
    spoken(\.value, value)
  }
  /// Sets a localized value that a window reports while the view has the focus.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    spoken(\.value, Text(valueKey))
  }
  /// Sets a string as the value that a window reports while the view has the focus.
  @_disfavoredOverload nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S)
    -> some View
  { spoken(\.value, Text(value)) }
  /// Accepted; has no effect here, because there is no voice control.
  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }
  /// Accepted; has no effect here, because there is no voice control.
  nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey])
    -> some View
  { self }
  /// Accepted; has no effect here, because there is no voice control.
  @_disfavoredOverload nonisolated public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> some View { self }
  /// Names the view for tests and explanations: `--view` and the subscript of an explanation find it by the
  /// identifier.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(TraitModifier { $0.identifier = identifier })
  }
  /// Accepted; has no effect here: a window reports the view while it has the focus.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { self }
  /// Accepted; has no effect here: a window reports the view while it has the focus.
  nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool = true) -> some View {
    self
  }
  /// Accepted; has no effect here, because a window reports only the view with the focus.
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore)
    -> some View
  { self }
  /// Accepted; has no effect here, because a window reports only the view with the focus.
  nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V)
    -> some View
  { self }
  /// Accepted; has no effect here, because a window reports only the view with the focus.
  nonisolated public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V)
    -> some View
  { self }
  /// Accepted; has no effect here, because a window reports no traits.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }
  /// Accepted; has no effect here, because a window reports no traits.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }
  /// Accepted; has no effect here: Tab follows the order of the views.
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
  /// Accepted; has no effect here, because a window reports no headings.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    self
  }
  /// Accepted; has no effect here: no assistive technology calls the action.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { self }
  /// Accepted; has no effect here: no assistive technology calls the action.
  nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void)
    -> some View
  { self }
  /// Accepted; has no effect here: no assistive technology calls the action.
  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { self }
  /// Accepted; has no effect here: no assistive technology calls the action.
  @_disfavoredOverload nonisolated public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View { self }
  /// Accepted; has no effect here: no assistive technology calls the action.
  nonisolated public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View { self }
  /// Accepted; has no effect here: no assistive technology calls the actions.
  nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content)
    -> some View
  { self }
  /// Accepted; has no effect here: no assistive technology calls the action.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }
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
  /// Accepted; has no effect here, because a window reports only the view with the focus.
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View { self }
  /// Accepted; has no effect here, because there is no large content viewer.
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }
  /// Accepted; has no effect here, because there is no large content viewer.
  nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { self }
  /// Accepted; has no effect here: the two views are not connected.
  nonisolated public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
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

/// The role of a view in a labeled pair.
@frozen public enum AccessibilityLabeledPairRole: Sendable {
  /// The label.
  case label
  /// The content that the label describes.
  case content
}

@available(*, deprecated)
extension View {
  /// Sets the label that a window reports while the view has the focus.
  nonisolated public func accessibility(label: Text) -> some View { spoken(\.label, label) }
  /// Sets the hint that a window reports while the view has the focus.
  nonisolated public func accessibility(hint: Text) -> some View { spoken(\.hint, hint) }
  /// Sets the value that a window reports while the view has the focus.
  nonisolated public func accessibility(value: Text) -> some View { spoken(\.value, value) }
  /// Names the view for tests and explanations, as `accessibilityIdentifier(_:)` does.
  nonisolated public func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }
  /// Accepted; has no effect here: a window reports the view while it has the focus.
  nonisolated public func accessibility(hidden: Bool) -> some View { self }
  /// Accepted; has no effect here, because a window reports no traits.
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View { self }
  /// Accepted; has no effect here, because a window reports no traits.
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    self
  }
  /// Accepted; has no effect here: Tab follows the order of the views.
  nonisolated public func accessibility(sortPriority: Double) -> some View { self }
  /// Accepted; has no effect here, because there is no voice control.
  nonisolated public func accessibility(inputLabels: [Text]) -> some View { self }
}
