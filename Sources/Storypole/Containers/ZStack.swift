// SPDX-License-Identifier: Apache-2.0
/// Lays views over one another, aligned on a horizontal and a vertical guide.
///
/// *How it lays out*
/// 1. Only the children with the highest layout priority determine the size.
/// 2. They are offered the stack's proposal, nil included, and aligned on the guides; the stack takes their combined
///    extent.
/// 3. Then every child is offered the stack's size and aligned on the same lines.
///
/// In depth, each child is in front of the previous one.
@frozen nonisolated public struct ZStack<Content: View>: PrimitiveView {
  private let layout: ZStackLayout
  private let content: Content
  private let callSite: _CallSite

  /// Makes a stack of views, of which the last is in front.
  ///
  /// - Parameter alignment: The guides that align the views; the center by default.
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.init(ZStackLayout(alignment: alignment), content: content())
  }

  nonisolated init(_ layout: ZStackLayout, content: Content) {
    callSite = _CallSite()
    self.layout = layout
    self.content = content
  }

  nonisolated public static func _makeNode(
    _ view: ZStack, reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    view.callSite.marking(
      isOfView: true,
      {
        LayoutContainer._makeNode(
          LayoutContainer(
            layout: view.layout, content: view.content, name: "ZStack", flattensSingleChild: true),
          reusing: $0, $1)
      }, reusing: old, inputs)
  }
}
