// SPDX-License-Identifier: Apache-2.0
/// Shows a part of a larger content, initially its start.
///
/// *How it lays out*
/// 1. The content, several views in a VStack, is offered nil on the axes that scroll and the proposal on the
///    others.
/// 2. Along a scrolling axis the view takes its proposal (the content's length for nil), across it exactly
///    the content's length.
/// 3. The content lies at the start along a scrolling axis and in the center of the others; in a right-to-left
///    environment the start is the right end. The parts outside are not drawn.
nonisolated public struct ScrollView<Content: View>: PrimitiveView {
  /// The content that scrolls.
  public var content: Content
  /// The axes that scroll; the vertical one by default.
  public var axes: Axis.Set
  /// Accepted; has no effect here, because scroll views draw no indicators.
  public var showsIndicators: Bool
  private let callSite = _CallSite()

  /// Makes a scroll view; `showsIndicators` has no effect here.
  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  /// Makes a scroll view.
  nonisolated public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.init(axes, showsIndicators: true, content: content)
  }

  nonisolated public static func _makeNode(
    _ view: ScrollView, reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    // The position is that of this scroll view, not of inner ones.
    let content = view.content.environment(\.scrollPositionLink, nil)
    return view.callSite.marking(
      isOfView: true,
      {
        makeLayoutOwner(
          content, reusing: $0, $1, make: { ScrollNode($0) },
          update: { node, layouts in
            node.axes = view.axes
            node.setContent(layouts)
            node.followPosition()
          })
      }, reusing: old, inputs)
  }
}
