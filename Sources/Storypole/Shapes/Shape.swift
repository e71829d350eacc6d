// SPDX-License-Identifier: Apache-2.0
/// A figure drawn into the rectangle that layout gives it.
///
/// As a view, it is filled with the foreground style.
///
/// *How it lays out*
/// 1. By default, a shape takes the proposed size; 10 points replace a missing length.
/// 2. It is drawn into its frame, whose edges are rounded to pixels.
@preconcurrency nonisolated public protocol Shape: Sendable, Animatable, View {
  /// Returns the outline in `rect`, in points. The origin of `rect` is zero when the shape is drawn.
  nonisolated func path(in rect: CGRect) -> Path
  /// The role of the shape; `fill` by default. No drawing depends on it.
  nonisolated static var role: ShapeRole { get }
  /// The behavior in right-to-left environments: by default, the path is mirrored.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
  /// Returns the size in points for a proposal; by default the proposal, with 10 points for a missing length.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

/// The purpose of a shape. No drawing depends on it.
public enum ShapeRole: Hashable, Sendable {
  /// The shape is an area.
  case fill
  /// The shape is a line.
  case stroke
  /// The shape separates other things.
  case separator
}

extension Shape {
  /// The role of an area.
  nonisolated public static var role: ShapeRole { .fill }
  /// The path is mirrored in right-to-left environments.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
  /// Returns the proposal, with 10 points for a missing length.
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

/// The inputs of a shape's path in addition to its rectangle.
struct ShapeContext {
  var environment: EnvironmentValues
  var container: ContainerShape?

  init(_ environment: EnvironmentValues, container: ContainerShape? = nil) {
    self.environment = environment
    self.container = container
  }
}

extension Shape {
  /// The path drawn into a rectangle of the picture.
  nonisolated func drawnPath(in rect: CGRect, _ context: ShapeContext) -> Path {
    if let container = context.container,
      let inset = (self as? any ContainedShape)?.containerInset
    {
      return container.path(in: rect, inset: inset, context.environment)
    }
    var transform = CGAffineTransform(translationX: rect.minX, y: rect.minY)
    if layoutDirectionBehavior == .mirrors(in: context.environment.layoutDirection) {
      transform = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.maxX, ty: rect.minY)
    }
    return path(in: CGRect(origin: .zero, size: rect.size)).applying(transform)
  }
}

/// A shape that can move its outline inward.
nonisolated public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  /// Returns the shape with its outline moved inward by `amount` points; a negative amount moves it outward.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape in a smaller rectangle, for shapes with corners that depend only on the rectangle.
///
/// It takes the proposed size, even around a circle, as measured on Apple's system.
@frozen nonisolated public struct _InsetShape<Base: Shape>: InsettableShape {
  var base: Base
  var amount: CGFloat

  /// Returns the outline in the smaller rectangle; it is empty once the amount exceeds half a side.
  public func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: amount, dy: amount)
    return rect.isNull ? Path() : base.path(in: rect)
  }

  /// Returns the shape, smaller by another amount in points.
  public func inset(by amount: CGFloat) -> _InsetShape {
    _InsetShape(base: base, amount: self.amount + amount)
  }

  /// The role of the base shape.
  public static var role: ShapeRole { Base.role }
  /// The behavior of the base shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

  public var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set {
      base.animatableData = newValue.first
      amount = newValue.second
    }
  }
}
