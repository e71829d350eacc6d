// SPDX-License-Identifier: Apache-2.0
internal import StorypoleRuntime

/// A container made from the list of its children: the older form of `Group(subviews:)`.
public enum _VariadicView {
  /// A rule that makes a container from its children.
  public typealias Root = _VariadicView_Root
  /// A rule that makes a view from its children.
  public typealias ViewRoot = _VariadicView_ViewRoot
  /// The children.
  public typealias Children = _VariadicView_Children
  /// A rule that makes one view from its children.
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  /// A rule that makes any number of views from its children.
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot

  /// A container with its rule and its children.
  nonisolated public struct Tree<Root: _VariadicView_Root, Content> {
    /// The rule.
    public var root: Root
    /// The children.
    public var content: Content

    /// Makes a container from a rule and its children.
    nonisolated public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.root = root
      self.content = content()
    }
  }
}

/// A rule that makes a container from its children.
public protocol _VariadicView_Root {}

/// A rule that makes a view from its children.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root,
  SendableMetatype
{
  /// The type of the view.
  associatedtype Body: View
  /// The view that shows the children.
  @ViewBuilder @MainActor @preconcurrency func body(children: _VariadicView.Children) -> Self.Body
}

/// One view made from the children.
@MainActor @preconcurrency public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// As many views as the body has.
@MainActor @preconcurrency public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// The children of a variadic view.
nonisolated public struct _VariadicView_Children: RandomAccessCollection, PrimitiveView {
  /// The position in the collection.
  public typealias Index = Int
  let subviews: SubviewsCollection

  /// One child, with its identity and its traits.
  nonisolated public struct Element: PrimitiveView, Identifiable {
    let subview: Subview
    /// The identity of the child in its container.
    public var id: AnyHashable { AnyHashable(subview.id) }

    /// The identity that `id(_:)` gave to the child; nil if it has none of this type.
    public func id<ID: Hashable>(as type: ID.Type = ID.self) -> ID? {
      subview.layout.traits?.id?.base as? ID
    }

    nonisolated public static func _makeNode(
      _ view: Self, reusing old: _ViewNode?, _ inputs: _ViewInputs
    ) -> _ViewNode {
      Subview._makeNode(view.subview, reusing: old, inputs)
    }
  }

  /// Always 0.
  public var startIndex: Int { 0 }
  /// The number of children.
  public var endIndex: Int { subviews.count }
  /// The child at an index.
  public subscript(index: Int) -> Element { Element(subview: subviews[index]) }

  nonisolated public static func _makeNode(
    _ view: Self, reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    SubviewsCollection._makeNode(view.subviews, reusing: old, inputs)
  }
}

extension _VariadicView_ViewRoot {
  @MainActor private static func evaluate(_ call: (root: Self, children: _VariadicView.Children))
    -> Body
  {
    call.root.body(children: call.children)
  }

  nonisolated static func body(of root: Self, _ children: _VariadicView.Children) -> Body {
    onHostThread(Self.evaluate)((root, children))
  }
}

extension _VariadicView.Tree: View, PrimitiveView
where Root: _VariadicView_ViewRoot, Content: View {
  nonisolated public static func _makeNode(
    _ view: Self, reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    GroupElementsOfContent<Content, Root.Body>._makeNode(
      GroupElementsOfContent(base: view.content) {
        Root.body(of: view.root, _VariadicView.Children(subviews: $0))
      }, reusing: old, inputs)
  }
}
