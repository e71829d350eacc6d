// SPDX-License-Identifier: Apache-2.0
/// A frame whose length depends on the nearest container: a scroll view or the window, without the safe area.
nonisolated struct ContainerRelativeFrameModifier: UnaryLayoutModifier, RecordsCall {
  var axes: Axis.Set
  var alignment: Alignment
  var length: (CGFloat, Axis) -> CGFloat

  private func frame(_ child: LayoutNode) -> (width: CGFloat?, height: CGFloat?) {
    child.host.usesContainerRelativeFrames = true
    let container = child.nearestContainerSize
    return (
      axes.contains(.horizontal) ? max(length(container.width, .horizontal), 0) : nil,
      axes.contains(.vertical) ? max(length(container.height, .vertical), 0) : nil
    )
  }

  func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutNode) -> CGSize {
    let frame = frame(child)
    let size = child.size(
      for: ProposedViewSize(
        width: frame.width ?? proposal.width, height: frame.height ?? proposal.height))
    return CGSize(width: frame.width ?? size.width, height: frame.height ?? size.height)
  }

  func placement(of child: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize)
    -> UnaryPlacement
  {
    let frame = frame(child)
    return alignedPlacement(
      of: child,
      ProposedViewSize(
        width: frame.width ?? proposal.width, height: frame.height ?? proposal.height),
      in: size, alignment)
  }

  func hints(child: LayoutNode) -> SizingHints { SizingHints(guideKinds: child.guideKinds) }
  var name: String { "containerRelativeFrame" }
}

extension LayoutNode {
  var nearestContainerSize: CGSize {
    var node = parent
    while let current = node {
      if let size = current.containerSize { return size }
      node = current.parent
    }
    return .zero
  }
}

extension View {
  /// Gives the view the length of the nearest container on `axes`: a scroll view or the window, without its
  /// safe area.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Gives the view the result of `length` for the nearest container's length on `axes`, in points; a
  /// negative result is 0.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerRelativeFrameModifier(axes: axes, alignment: alignment, length: length))
  }

  /// Gives the view the length of `span` of `count` equal parts of the nearest container, with `spacing`
  /// points between them.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let count = CGFloat(max(count, 1))
      let one = (length - spacing * (count - 1)) / count
      return one * CGFloat(span) + spacing * (CGFloat(span) - 1)
    }
  }
}
