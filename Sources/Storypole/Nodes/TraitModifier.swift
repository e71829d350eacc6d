// SPDX-License-Identifier: Apache-2.0
/// Attaches traits; changes nothing else.
nonisolated struct TraitModifier: UnaryLayoutModifier {
  var write: (inout Traits) -> Void

  var traits: Traits? {
    var traits = Traits()
    write(&traits)
    return traits
  }
  static var isForContainer: Bool { true }
  static var isHiddenInDescriptions: Bool { true }
  var name: String { "trait" }
}

extension View {
  /// Attaches values for the container around the view.
  nonisolated package func trait(_ write: @escaping (inout Traits) -> Void) -> some View {
    modifier(TraitModifier(write: write))
  }

  /// Attaches `value` for a custom layout, which reads it from its subview by `key`. Of two values for one
  /// key the inner one counts.
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(TraitModifier { $0.layoutValues[ObjectIdentifier(key)] = value })
  }

  /// Attaches a value for the container around the view. Of two values for one key the inner one counts.
  nonisolated public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    modifier(TraitModifier { $0.containerValues[keyPath: keyPath] = value })
  }

  /// Draws the view in front of siblings with a lower value, which is 0 by default; layout ignores it.
  nonisolated public func zIndex(_ value: Double) -> some View {
    modifier(TraitModifier { $0.zIndex = value })
  }

  /// Marks the view as the choice of a picker, list or tab view whose selection is `tag`.
  ///
  /// - Parameter includeOptional: Whether an optional selection matches too.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(
      TraitModifier {
        $0.containerValues.setTag(tag)
        if includeOptional { $0.containerValues.setTag(Optional(tag)) }
      })
  }
}
