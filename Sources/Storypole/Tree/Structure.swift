// SPDX-License-Identifier: Apache-2.0
internal import StorypoleRuntime

/// A view without content: no child, no gap.
@frozen nonisolated public struct EmptyView: PrimitiveView, Sendable {
  /// Makes a view without content.
  nonisolated public init() {}

  nonisolated public static func _makeNode(
    _ view: EmptyView, reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    old as? EmptyNode ?? EmptyNode(inputs)
  }
}

/// Several consecutive views, as a builder makes them.
@frozen nonisolated public struct TupleView<T>: PrimitiveView {
  /// The views as a tuple.
  public var value: T

  /// Combines views.
  nonisolated public init<each Content: View>(_ value: (repeat each Content))
  where T == (repeat each Content) {
    self.value = value
  }

  /// Combines the views of a tuple made outside of a builder; elements that aren't views are left out.
  @_disfavoredOverload nonisolated public init(_ value: T) { self.value = value }

  nonisolated public static func _makeNode(
    _ view: TupleView, reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    guard let node = old as? GroupNode ?? inputs.descend(into: Self.self).map(GroupNode.init)
    else { return EmptyNode(inputs) }
    node.environment = inputs.environment
    node.members = _makeNodes(view, reusing: node.members, inputs.child(of: node))
    return node
  }

  nonisolated public static func _makeNodes(
    _ view: TupleView, reusing old: [_ViewNode], _ inputs: _ViewInputs
  ) -> [_ViewNode] {
    let tuple = inputs.host.tuple(T.self)
    return withUnsafePointer(to: view.value) { tuple.makeNodes(of: $0, reusing: old, inputs) }
  }
}

/// The views in a type of tuples.
private final class TupleType {
  private typealias Maker = (UnsafeRawPointer, _ViewNode?, _ViewInputs) -> _ViewNode
  private let makers: [(offset: Int, make: Maker)]

  init(_ type: Any.Type) {
    var makers: [(offset: Int, make: Maker)] = []
    func add(_ type: Any.Type, at offset: Int) {
      if let type = type as? any View.Type { makers.append((offset, Self.maker(of: type))) }
    }
    // A tuple of one element is that element.
    if type is any View.Type {
      add(type, at: 0)
    } else {
      forEachStoredProperty(of: type) { add($1, at: $0) }
    }
    self.makers = makers
  }

  private static func maker<V: View>(of type: V.Type) -> Maker {
    { V._makeNode($0.assumingMemoryBound(to: V.self).pointee, reusing: $1, $2) }
  }

  func makeNodes(of tuple: UnsafeRawPointer, reusing old: [_ViewNode], _ inputs: _ViewInputs)
    -> [_ViewNode]
  {
    var nodes: [_ViewNode] = []
    nodes.reserveCapacity(makers.count)
    for (index, maker) in makers.enumerated() {
      let previous = index < old.count ? old[index] : nil
      nodes.append(maker.make(tuple + maker.offset, previous, inputs))
    }
    return nodes
  }
}

extension ViewHost {
  fileprivate func tuple(_ type: Any.Type) -> TupleType {
    feature { TypeCache<TupleType>() }.facts(of: type, find: TupleType.init)
  }
}

/// Makes the node of a view whose type is known only at run time.
package func makeNode(of view: any View, reusing old: _ViewNode?, _ inputs: _ViewInputs)
  -> _ViewNode
{
  func open<V: View>(_ view: V) -> _ViewNode { V._makeNode(view, reusing: old, inputs) }
  return open(view)
}

/// One of two views, as `if … else` and `switch` make it.
@frozen nonisolated public struct _ConditionalContent<TrueContent, FalseContent> {
  /// The view of the branch that was taken.
  @frozen public enum Storage {
    /// The view of the first branch.
    case trueContent(TrueContent)
    /// The view of the second branch.
    case falseContent(FalseContent)
  }
  /// The view of the branch that was taken.
  public let storage: Storage

  package init(storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
  nonisolated public static func _makeNode(
    _ view: Self, reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    guard let node = old as? SwitchNode ?? inputs.descend(into: Self.self).map(SwitchNode.init)
    else { return EmptyNode(inputs) }
    switch view.storage {
    case .trueContent(let view):
      node.update(branch: true, inputs) { TrueContent._makeNode(view, reusing: $0, $1) }
    case .falseContent(let view):
      node.update(branch: false, inputs) { FalseContent._makeNode(view, reusing: $0, $1) }
    }
    return node
  }
}

extension Optional: View, PrimitiveView where Wrapped: View {
  nonisolated public static func _makeNode(
    _ view: Self, reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    guard let node = old as? SwitchNode ?? inputs.descend(into: Self.self).map(SwitchNode.init)
    else { return EmptyNode(inputs) }
    if let view {
      node.update(branch: true, inputs) { Wrapped._makeNode(view, reusing: $0, $1) }
    } else {
      node.update(branch: false, inputs) { _, inputs in EmptyNode(inputs) }
    }
    return node
  }
}

/// A view whose type is hidden. Another type at the same place is another view, with separate state.
@frozen nonisolated public struct AnyView: PrimitiveView {
  let view: any View

  /// Hides the type of a view.
  nonisolated public init<V: View>(_ view: V) { self.view = view }
  /// Hides the type of a view.
  nonisolated public init<V: View>(erasing view: V) { self.view = view }
  /// Hides the type of a value that is a view; nil for other values.
  nonisolated public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.view = view
  }

  nonisolated public static func _makeNode(
    _ view: AnyView, reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    guard let node = old as? SwitchNode ?? inputs.descend(into: AnyView.self).map(SwitchNode.init)
    else { return EmptyNode(inputs) }
    node.update(branch: ObjectIdentifier(type(of: view.view)), inputs) {
      makeNode(of: view.view, reusing: $0, $1)
    }
    return node
  }
}

extension _ViewNode {
  /// Updates the content, or replaces it, with transitions for both.
  func exchange(
    _ content: _ViewNode?, keeping same: Bool, make: (_ViewNode?) -> _ViewNode
  ) -> _ViewNode {
    guard let content, !same else { return make(content) }
    host.noticeRemoval(of: content)
    let next = make(nil)
    host.noticeInsertion(of: next)
    return next
  }
}

/// A node whose content is replaced, including its state, when the branch changes.
final class SwitchNode: _ViewNode {
  private var branch: AnyHashable?
  private var content: _ViewNode?

  override var children: [_ViewNode] { content.map { [$0] } ?? [] }
  override var remembers: Bool { false }
  override func appendRuns(to runs: inout [ViewRun]) { appendChildRuns(to: &runs) }
  override var isDynamic: Bool { true }

  func update(
    branch: some Hashable, _ inputs: _ViewInputs, make: (_ViewNode?, _ViewInputs) -> _ViewNode
  ) {
    environment = inputs.environment
    let same = self.branch == AnyHashable(branch)
    self.branch = branch
    content = exchange(content, keeping: same) { make($0, inputs.child(of: self)) }
  }
}
