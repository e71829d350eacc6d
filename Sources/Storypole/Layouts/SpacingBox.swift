// SPDX-License-Identifier: Apache-2.0
/// The cached spacing of a node; nearly all are plain and share one object.
final class SpacingBox {
  let spacing: ViewSpacing

  init(_ spacing: ViewSpacing) { self.spacing = spacing }

  private nonisolated(unsafe) static let leftToRight = box(.leftToRight)
  private nonisolated(unsafe) static let rightToLeft = box(.rightToLeft)

  private static func box(_ direction: LayoutDirection) -> SpacingBox {
    var spacing = ViewSpacing()
    spacing.layoutDirection = direction
    return SpacingBox(spacing)
  }

  static func plain(_ direction: LayoutDirection) -> SpacingBox {
    direction == .leftToRight ? leftToRight : rightToLeft
  }
}

extension LayoutItem {
  /// The spacing for a container with `direction`.
  package final func spacing(_ direction: LayoutDirection) -> ViewSpacing {
    var spacing = spacing
    spacing.layoutDirection = direction
    return spacing
  }
}
