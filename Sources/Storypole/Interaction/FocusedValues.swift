// SPDX-License-Identifier: Apache-2.0

/// A key of the focused values.
public protocol FocusedValueKey {
  associatedtype Value
}

/// The values that views with the focus, and those around them, offer to other views.
public struct FocusedValues: Equatable {
  private var values: [ObjectIdentifier: Any] = [:]
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  init() {}

  /// The value of a key; nil unless a view with the focus, or one around it, offers one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  subscript<T: AnyObject>(object type: T.Type) -> T? {
    get { objects[ObjectIdentifier(type)] as? T }
    set { objects[ObjectIdentifier(type)] = newValue }
  }

  /// Whether both have the same values, as far as they can be compared.
  public static func == (lhs: FocusedValues, rhs: FocusedValues) -> Bool {
    guard lhs.values.count == rhs.values.count, lhs.objects.count == rhs.objects.count else {
      return false
    }
    return lhs.values.allSatisfy { key, value in
      rhs.values[key].map { ComparedValue(value) == ComparedValue($0) } ?? false
    } && lhs.objects.allSatisfy { key, object in rhs.objects[key] === object }
  }
}

/// The identity by which two values differ: values that can be compared, the identity of objects, and the present values of
/// bindings. Other values, such as closures, can't be told apart.
struct ComparedValue: Equatable {
  private let value: Any?

  init(_ value: Any?) {
    var value = value
    if let binding = value as? any ReadableBinding { value = binding.presentValue }
    self.value = value
  }

  static func == (lhs: ComparedValue, rhs: ComparedValue) -> Bool {
    switch (lhs.value, rhs.value) {
    case (nil, nil): return true
    case (let one?, let other?):
      func isEqual<T: Equatable>(_ one: T) -> Bool { one == other as? T }
      if let one = one as? any Equatable { return isEqual(one) }
      guard type(of: one) == type(of: other) else { return false }
      return type(of: one) is AnyClass ? one as AnyObject === other as AnyObject : true
    default: return false
    }
  }
}

private protocol ReadableBinding {
  var presentValue: Any? { get }
}

extension Binding: ReadableBinding {
  fileprivate var presentValue: Any? { wrappedValue }
}

/// Collects the focused values of a window, and tells the views that read them.
final class FocusedValueCenter {
  private struct WeakSource { weak var node: FocusedValueNode? }
  private struct WeakReader { weak var reader: FocusedValueReader? }

  private(set) var values = FocusedValues()
  private var sources: [WeakSource] = []
  private var readers: [WeakReader] = []

  func add(_ source: FocusedValueNode) { sources.append(WeakSource(node: source)) }

  func add(_ reader: FocusedValueReader) {
    readers.removeAll { $0.reader == nil }
    readers.append(WeakReader(reader: reader))
  }

  /// Collects the values anew. Those of views count while the focus is in the view, the inner one before the outer;
  /// those of scenes always, the last one before the others.
  func collect(focus: LayoutNode?) {
    if sources.isEmpty { return }
    sources.removeAll { $0.node == nil }
    var scene: [FocusedValueNode] = []
    var inside: [FocusedValueNode] = []
    for source in sources.compactMap(\.node) where source.parent != nil {
      if source.isForScene {
        scene.append(source)
      } else if let focus, source.layouts.contains(where: { $0.contains(focus) }) {
        inside.append(source)
      }
    }
    var values = FocusedValues()
    for source in scene { source.change?(&values) }
    for source in inside.sorted(by: { $0.depth < $1.depth }) { source.change?(&values) }
    self.values = values
    for reader in readers { reader.reader?.compare(with: values) }
  }
}

/// Offers a value while the focus is in its view, or always.
final class FocusedValueNode: ObservingNode {
  private(set) var change: ((inout FocusedValues) -> Void)?
  private(set) var isForScene = false
  private weak var center: FocusedValueCenter?

  func offer(isForScene: Bool, _ change: @escaping (inout FocusedValues) -> Void) {
    self.change = change
    self.isForScene = isForScene
    let host = host
    if center == nil {
      center = host.interaction.focusedValues
      center?.add(self)
    }
    host.afterPlacing { [weak host] in
      host.map { $0.interaction.focusedValues.collect(focus: $0.focusedNode) }
      return true
    }
  }

  // The values go with the view.
  deinit {
    guard let center else { return }
    space.host?.afterPlacing { [weak center, weak host = space.host] in
      center?.collect(focus: host?.focusedNode)
      return true
    }
  }
}

/// A view's reading of the focused values.
final class FocusedValueReader {
  private weak var center: FocusedValueCenter?
  private weak var node: _ViewNode?
  private var read: (FocusedValues) -> Any?
  private var last: ComparedValue

  init(_ node: _ViewNode, _ read: @escaping (FocusedValues) -> Any?) {
    let center = node.host.interaction.focusedValues
    self.center = center
    self.node = node
    self.read = read
    last = ComparedValue(read(center.values))
    center.add(self)
  }

  var values: FocusedValues { center?.values ?? FocusedValues() }

  /// The view is evaluated: from now on it has the present values.
  func follow(_ read: @escaping (FocusedValues) -> Any?) {
    self.read = read
    last = ComparedValue(read(values))
  }

  fileprivate func compare(with values: FocusedValues) {
    let now = ComparedValue(read(values))
    if now == last { return }
    last = now
    node?.setNeedsUpdate()
  }
}

nonisolated struct FocusedValueModifier: ViewModifier {
  typealias Body = Never
  let isForScene: Bool
  let change: (inout FocusedValues) -> Void

  static func _makeNode(
    _ modifier: Self, content: @escaping (_ViewNode?, _ViewInputs) -> _ViewNode,
    reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    let node = old as? FocusedValueNode ?? FocusedValueNode(inputs)
    node.update(inputs, content)
    node.offer(isForScene: modifier.isForScene, modifier.change)
    return node
  }
}
