// SPDX-License-Identifier: Apache-2.0
/// Lets the pointer through, or not.
nonisolated struct HitTestingModifier: UnaryLayoutModifier {
  var isEnabled: Bool

  func hitTest(_ point: CGPoint, node: LayoutNode, child: LayoutNode, _ hit: inout HitTest) -> Bool
  {
    isEnabled && hit.visit(child, in: node, at: point)
  }
  var name: String { "allowsHitTesting" }
}

/// Says where a view is met, whatever is seen of it.
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
  var name: String { "contentShape" }
}

extension View {
  /// Whether the view and those inside are met by the pointer.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingModifier(isEnabled: enabled))
  }

  /// The pointer meets the view in `shape`, in its frame, and nowhere else.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(ContentShapeModifier(shape: shape, eoFill: eoFill))
  }

  /// As above for `.interaction`; the other kinds have no effect.
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modifier(
      ContentShapeModifier(
        shape: kind.contains(.interaction) ? shape : nil, eoFill: eoFill))
  }
}

/// What a content shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let accessibility = ContentShapeKinds(rawValue: 16)
  public static let focusEffect = ContentShapeKinds(rawValue: 32)
}
