// SPDX-License-Identifier: Apache-2.0
/// A figure that is drawn into the rectangle that layout gives it.
///
/// As a view it is filled with the foreground style.
///
/// *How it lays out*
/// 1. By default a shape takes the size that is proposed; 10 points where nothing is.
/// 2. It is drawn into its frame, whose edges are rounded to pixels.
@preconcurrency nonisolated public protocol Shape: Sendable, Animatable, View {
  /// The outline in `rect`, whose origin is zero when the shape is drawn.
  nonisolated func path(in rect: CGRect) -> Path
  /// What the shape is for.
  nonisolated static var role: ShapeRole { get }
  /// Whether the path is mirrored where text runs from right to left.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
  /// The size for a proposal.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

/// What a shape is for.
public enum ShapeRole: Hashable, Sendable {
  case fill
  case stroke
  case separator
}

extension Shape {
  nonisolated public static var role: ShapeRole { .fill }
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

extension Shape {
  @MainActor @preconcurrency public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }
}

extension Shape where Body == _ShapeView<Self, ForegroundStyle> {
  // The same as through `body`, without a node for it.
  nonisolated public static func _makeNode(
    _ view: Self, reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    _ShapeView._makeNode(
      _ShapeView(shape: view, style: ForegroundStyle()), reusing: old, inputs)
  }
}

/// What a shape's path depends on besides its rectangle.
struct ShapeContext {
  var environment: EnvironmentValues
  var container: ContainerShape?

  init(_ environment: EnvironmentValues, container: ContainerShape? = nil) {
    self.environment = environment
    self.container = container
  }
}

extension Shape {
  /// The path as it is drawn into a rectangle somewhere in the picture.
  nonisolated func drawnPath(in rect: CGRect, _ context: ShapeContext) -> Path {
    if let container = context.container, let shape = self as? any ContainedShape {
      return container.path(in: rect, inset: shape.containerInset, context.environment)
    }
    var transform = CGAffineTransform(translationX: rect.minX, y: rect.minY)
    if layoutDirectionBehavior == .mirrors(in: context.environment.layoutDirection) {
      transform = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.maxX, ty: rect.minY)
    }
    return path(in: CGRect(origin: .zero, size: rect.size)).applying(transform)
  }
}

/// A shape that knows what it is when its edges move inwards.
nonisolated public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape in a smaller rectangle, for shapes whose corners follow from the rectangle.
@frozen nonisolated public struct _InsetShape<Base: Shape>: InsettableShape {
  let base: Base
  var amount: CGFloat

  public func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: amount, dy: amount)
    return rect.isNull ? Path() : base.path(in: rect)
  }

  public func inset(by amount: CGFloat) -> _InsetShape {
    _InsetShape(base: base, amount: self.amount + amount)
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
}
