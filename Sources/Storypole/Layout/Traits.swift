// SPDX-License-Identifier: Apache-2.0
/// The values attached to a view for its container.
package struct Traits {
  var zIndex: Double?
  var layoutValues: [ObjectIdentifier: Any] = [:]
  package var containerValues = ContainerValues()
  var gridColumns: Int?
  var gridAnchor: UnitPoint?
  var gridColumnAlignment: HorizontalAlignment?
  var gridUnsizedAxes: Axis.Set?
  /// The row of a cell in a Grid.
  var gridRow: GridRowInfo?
  /// The identity from `id(_:)`.
  package var id: AnyHashable?
  /// The name from `accessibilityIdentifier(_:)`.
  package var identifier: String?
  /// The ID of the view's element in the nearest ForEach, if it is requested.
  package var elementID: AnyHashable?
  /// The element's offset in a constant range, which is its tag in a picker.
  package var elementOffset: Int?
  /// Set on the header and footer of a section.
  var sectionRole: SectionRole?
  package var list = ListTraits()
  /// The view's transition.
  var transition: TransitionNode?
  /// The view's item in a tab bar.
  package var tabItem: AnyView?
  /// The badge above the icon of the view's tab.
  package var badge: Text?

  package init() {}

  /// Merges these traits with those of an outer modifier. Of two values of one kind the inner one counts; names, IDs
  /// and rows are the outer ones.
  func merging(_ outer: Traits) -> Traits {
    var merged = self
    merged.zIndex = zIndex ?? outer.zIndex
    merged.layoutValues.merge(outer.layoutValues) { inner, _ in inner }
    merged.containerValues.merge(outer.containerValues)
    merged.gridColumns = gridColumns ?? outer.gridColumns
    merged.gridAnchor = gridAnchor ?? outer.gridAnchor
    merged.gridColumnAlignment = gridColumnAlignment ?? outer.gridColumnAlignment
    merged.gridUnsizedAxes = gridUnsizedAxes ?? outer.gridUnsizedAxes
    merged.gridRow = outer.gridRow ?? gridRow
    merged.id = outer.id ?? id
    merged.identifier = outer.identifier ?? identifier
    if elementID == nil {
      merged.elementID = outer.elementID
      merged.elementOffset = outer.elementOffset
    }
    merged.sectionRole = outer.sectionRole ?? sectionRole
    merged.list = list.merging(outer.list)
    merged.transition = transition ?? outer.transition
    merged.tabItem = tabItem ?? outer.tabItem
    merged.badge = badge ?? outer.badge
    return merged
  }
}

/// A key of a view's value for the layout around it.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that don't set one.
  static var defaultValue: Self.Value { get }
}

/// A key of a view's value for the container around it.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that don't set one.
  static var defaultValue: Self.Value { get }
}

/// A view's values and tags for the container around it.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private var tags: [ObjectIdentifier: AnyHashable] = [:]

  init() {}

  /// The value for a key, or the key's default.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The tag of a type; nil if the view has none of exactly this type.
  public func tag<V: Hashable>(for type: V.Type) -> V? {
    // In two steps: a missing tag of an optional type would be cast to nil of that type.
    guard let tag = tags[ObjectIdentifier(type)] else { return nil }
    return tag.base as? V
  }

  /// Whether the view has a tag that is equal and of the same type.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }

  package mutating func setTag<V: Hashable>(_ tag: V) {
    tags[ObjectIdentifier(V.self)] = AnyHashable(tag)
  }

  mutating func merge(_ outer: ContainerValues) {
    values.merge(outer.values) { inner, _ in inner }
    tags.merge(outer.tags) { inner, _ in inner }
  }
}

/// Attaches traits; changes nothing else.
nonisolated struct TraitModifier: UnaryLayoutModifier {
  var write: (inout Traits) -> Void

  var traits: Traits? {
    var traits = Traits()
    write(&traits)
    return traits
  }
  static var isForContainer: Bool { true }
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
