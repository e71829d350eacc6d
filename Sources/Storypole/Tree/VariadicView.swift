// SPDX-License-Identifier: Apache-2.0
/// A container made from the list of its children: older spelling of `Group(subviews:)`.
public enum _VariadicView {
  public typealias Root = _VariadicView_Root
  public typealias ViewRoot = _VariadicView_ViewRoot
  public typealias Children = _VariadicView_Children
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot

  nonisolated public struct Tree<Root: _VariadicView_Root, Content> {
    public var root: Root
    public var content: Content

    nonisolated public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.root = root
      self.content = content()
    }
  }
}

public protocol _VariadicView_Root {}

@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root,
  SendableMetatype
{
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(children: _VariadicView.Children) -> Self.Body
}

/// One view made from the children.
@MainActor @preconcurrency public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// As many views as the body has.
@MainActor @preconcurrency public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// The children of a variadic view.
nonisolated public struct _VariadicView_Children: RandomAccessCollection, PrimitiveView {
  public typealias Index = Int
  let subviews: SubviewsCollection

  nonisolated public struct Element: PrimitiveView, Identifiable {
    let subview: Subview
    public var id: AnyHashable { AnyHashable(subview.id) }

    public func id<ID: Hashable>(as type: ID.Type = ID.self) -> ID? {
      subview.layout.traits?.id?.base as? ID
    }

    nonisolated public static func _makeNode(
      _ view: Self, reusing old: _ViewNode?, _ inputs: _ViewInputs
    ) -> _ViewNode {
      Subview._makeNode(view.subview, reusing: old, inputs)
    }
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }
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
