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
  private var others: [ObjectIdentifier: (key: any TraitKey.Type, value: Any)] = [:]

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
    merged.others.merge(outer.others) { ($0.key, $0.key.merging($0.value, $1.value)) }
    return merged
  }

  /// The value for a key, or the key's default.
  package subscript<K: TraitKey>(key: K.Type) -> K.Value {
    get { others[ObjectIdentifier(key)]?.value as? K.Value ?? K.defaultValue }
    set { others[ObjectIdentifier(key)] = (key, newValue) }
  }
}

/// A key of a view's value for one kind of container.
package protocol TraitKey {
  associatedtype Value
  /// The value of views that don't set one.
  static var defaultValue: Value { get }
  /// The value of a view with one from an inner and one from an outer modifier.
  static func merge(_ inner: Value, _ outer: Value) -> Value
}

extension TraitKey {
  fileprivate static func merging(_ inner: Any, _ outer: Any) -> Any {
    guard let first = inner as? Value, let second = outer as? Value else { return inner }
    return merge(first, second)
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
