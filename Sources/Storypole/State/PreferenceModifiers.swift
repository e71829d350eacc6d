// SPDX-License-Identifier: Apache-2.0
/// Sends a preference, replacing those of the views inside.
nonisolated struct PreferenceWriter<K: PreferenceKey>: ViewModifier {
  typealias Body = Never
  /// The value for the node of the content and its first layout node.
  var value: (_ViewNode) -> K.Value

  nonisolated static func _makeNode(
    _ modifier: Self, content: @escaping (_ViewNode?, _ViewInputs) -> _ViewNode,
    reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    let node = old as? PreferenceNode<K> ?? PreferenceNode<K>(inputs)
    node.update(inputs, content)
    node.value = modifier.value
    return node
  }
}

/// A node around another that affects preferences, but not layout.
package class ObservingNode: _ViewNode {
  private(set) var content: _ViewNode?

  package override init(_ inputs: _ViewInputs) { super.init(inputs) }

  package override var children: [_ViewNode] { content.map { [$0] } ?? [] }
  override func appendRuns(to runs: inout [ViewRun]) { appendChildRuns(to: &runs) }

  package func update(_ inputs: _ViewInputs, _ make: (_ViewNode?, _ViewInputs) -> _ViewNode) {
    environment = inputs.environment
    content = make(content, inputs.child(of: self))
  }
}

final class PreferenceNode<Key: PreferenceKey>: ObservingNode {
  var value: ((_ViewNode) -> Key.Value)?

  override func reducePreference<K: PreferenceKey>(_ key: K.Type, into result: inout K.Value?) {
    guard K.self == Key.self, let content, let value else {
      return super.reducePreference(key, into: &result)
    }
    let own = value(content) as! K.Value
    if result == nil { result = own } else { K.reduce(value: &result!, nextValue: { own }) }
  }
}

/// Calls an action with a preference of the content, initially and when it changes.
nonisolated struct PreferenceReader<K: PreferenceKey>: ViewModifier where K.Value: Equatable {
  typealias Body = Never
  var action: (K.Value) -> Void

  nonisolated static func _makeNode(
    _ modifier: Self, content: @escaping (_ViewNode?, _ViewInputs) -> _ViewNode,
    reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    let node = old as? PreferenceReaderNode<K> ?? PreferenceReaderNode<K>(inputs)
    node.action = modifier.action
    node.reactToLayout()
    node.update(inputs, content)
    return node
  }
}

final class PreferenceReaderNode<K: PreferenceKey>: ObservingNode where K.Value: Equatable {
  var action: ((K.Value) -> Void)?
  private var last: K.Value?

  override func afterLayout() {
    super.afterLayout()
    guard let content else { return }
    let value = content.preference(K.self)
    if value == last { return }
    last = value
    action?(value)
  }
}

/// Calls an action with a closure's result for the view's geometry, when it changes.
nonisolated struct GeometryChangeModifier<T: Equatable>: ViewModifier {
  typealias Body = Never
  var transform: (GeometryProxy) -> T
  var action: (T, T) -> Void

  nonisolated static func _makeNode(
    _ modifier: Self, content: @escaping (_ViewNode?, _ViewInputs) -> _ViewNode,
    reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    let node = old as? GeometryChangeNode<T> ?? GeometryChangeNode<T>(inputs)
    node.modifier = modifier
    node.reactToLayout()
    node.update(inputs, content)
    return node
  }
}

final class GeometryChangeNode<T: Equatable>: ObservingNode {
  var modifier: GeometryChangeModifier<T>?
  private var last: T?

  override func afterLayout() {
    super.afterLayout()
    guard let modifier, let layout = content?.layouts.first else { return }
    let value = modifier.transform(GeometryProxy(node: layout))
    let old = last
    last = value
    if old != value { modifier.action(old ?? value, value) }
  }
}

/// Makes a view in front of or behind another from its preferences.
nonisolated struct PreferenceLayerModifier<K: PreferenceKey, Secondary: View>: ViewModifier {
  typealias Body = Never
  var alignment: Alignment
  var role: SecondaryRole
  var transform: (K.Value) -> Secondary

  nonisolated static func _makeNode(
    _ modifier: Self, content: @escaping (_ViewNode?, _ViewInputs) -> _ViewNode,
    reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    guard let node = SecondaryViewNode.node(modifier.role, of: Self.self, reusing: old, inputs)
    else { return EmptyNode(inputs) }
    node.followsPreferences = true
    node.reactToLayout()
    let transform = modifier.transform
    node.update(
      alignment: modifier.alignment, inputs, primary: content
    ) { primary, old, inputs in
      Secondary._makeNode(transform(primary.preference(K.self)), reusing: old, inputs)
    }
    return node
  }
}

extension View {
  /// Sends `value` as the preference of `key`; replaces the preferences of the views inside.
  nonisolated public func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View {
    modifier(PreferenceWriter<K> { _ in value })
  }

  /// Changes the preference that the view sends.
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(
      PreferenceWriter<K> { content in
        var value = content.preference(K.self)
        callback(&value)
        return value
      })
  }

  /// Sends a preference of a position in the view.
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(
      PreferenceWriter<K> { content in
        content.layouts.first.map { transform(value.make($0)) } ?? K.defaultValue
      })
  }

  /// Changes the preference that the view sends, using a position in the view.
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(
      PreferenceWriter<K> { content in
        var result = content.preference(K.self)
        if let layout = content.layouts.first { transform(&result, value.make(layout)) }
        return result
      })
  }

  /// Calls `action` with the preference of the view after the first layout, and when it changes. Its changes
  /// are laid out in the same frame.
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceReader<K>(action: action))
  }

  /// Draws a view from the preference of this view in front of it, aligned on its center.
  nonisolated public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    modifier(
      PreferenceLayerModifier<Key, T>(alignment: .center, role: .overlay, transform: transform))
  }

  /// Draws a view from the preference of this view in front of it, aligned on `alignment`.
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      PreferenceLayerModifier<K, V>(alignment: alignment, role: .overlay, transform: transform))
  }

  /// Draws a view from the preference of this view behind it, aligned on its center.
  nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    modifier(
      PreferenceLayerModifier<Key, T>(alignment: .center, role: .background, transform: transform))
  }

  /// Draws a view from the preference of this view behind it, aligned on `alignment`.
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      PreferenceLayerModifier<K, V>(alignment: alignment, role: .background, transform: transform))
  }

  /// Calls `action` with the result of `transform` for the view's geometry, after the first layout and when
  /// the result changes.
  @preconcurrency nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform, action: { action($1) }))
  }

  /// Calls `action` with the old and the new result of `transform`; after the first layout, both are the
  /// same.
  @preconcurrency nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform, action: action))
  }
}
