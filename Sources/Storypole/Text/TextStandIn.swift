// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// A rectangle of a given size, with the spacing of a text of that size: for cases measured with a
/// font that is unavailable.
package nonisolated struct _TextStandIn: LeafView {
  package var size: CGSize
  package var firstBaseline: CGFloat
  package var lastBaseline: CGFloat
  package var metrics: FontMetrics
  /// The length of a pixel, in points.
  package var pixel: CGFloat

  package init(
    size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, metrics: FontMetrics,
    pixel: CGFloat
  ) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.metrics = metrics
    self.pixel = pixel
  }

  func sizeThatFits(_ proposal: ProposedViewSize, node: LayoutNode) -> CGSize { size }

  func hints(node: LayoutNode) -> SizingHints { SizingHints(guideKinds: .builtIn) }
  func explicit(_ key: AlignmentKey, in proposal: ProposedViewSize, node: LayoutNode) -> CGFloat? {
    switch key {
    case .firstTextBaseline: firstBaseline
    case .lastTextBaseline: lastBaseline
    default: nil
    }
  }

  func spacing(node: LayoutNode) -> ViewSpacing {
    .text(
      first: metrics, last: metrics, firstBaseline: firstBaseline, lastBaseline: lastBaseline,
      height: size.height, pixel: pixel)
  }
}
