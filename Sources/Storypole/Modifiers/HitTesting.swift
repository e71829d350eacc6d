// SPDX-License-Identifier: Apache-2.0
/// Enables or disables hits of the pointer.
nonisolated struct HitTestingModifier: UnaryLayoutModifier {
  var isEnabled: Bool

  func hitTest(_ point: CGPoint, node: LayoutNode, child: LayoutNode, _ hit: inout HitTest) -> Bool
  {
    isEnabled && hit.visit(child, in: node, at: point)
  }
  var name: String { "allowsHitTesting" }
}

/// Sets a view's hit area, independent of its drawing.
nonisolated struct ContentShapeModifier<S: Shape>: UnaryLayoutModifier {
  /// nil changes nothing.
  var shape: S?
  var eoFill: Bool

  func hitTest(_ point: CGPoint, node: LayoutNode, child: LayoutNode, _ hit: inout HitTest) -> Bool
  {
    guard let shape else { return hit.visit(child, in: node, at: point) }
    guard shape.contains(point, in: node, eoFill: eoFill) else { return false }
    _ = hit.visit(child, in: node, at: point)
    return true
  }

  func reach(_ node: LayoutNode, child: LayoutNode) -> CGRect {
    shape?.reach(in: node) ?? node.reach(of: child)
  }
  var name: String { "contentShape" }
}

extension View {
  /// Sets whether the pointer can hit the view and the views inside.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingModifier(isEnabled: enabled))
  }

  /// Sets the area in which the pointer hits the view: a shape in its frame. `eoFill` leaves out areas that
  /// the path encloses an even number of times.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(ContentShapeModifier(shape: shape, eoFill: eoFill))
  }

  /// Sets the area in which the pointer hits the view, for the kind `interaction`; the other kinds have no
  /// effect.
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modifier(
      ContentShapeModifier(
        shape: kind.contains(.interaction) ? shape : nil, eoFill: eoFill))
  }
}

/// The purposes of a content shape; only `interaction` has an effect here.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The bits of the kinds.
  public var rawValue: Int
  /// Creates kinds from their bits; those without a name are kept.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The area that the pointer hits; the raw value is 1.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The shape of a dragged preview; has no effect here.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The shape of a context menu's preview; has no effect here.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The shape of a hover effect; has no effect here.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The shape for assistive technologies; has no effect here.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
  /// The shape of the focus's mark; has no effect here.
  public static let focusEffect = ContentShapeKinds(rawValue: 32)
}
