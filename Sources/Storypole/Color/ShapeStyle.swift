/// Something to paint a shape with.
public protocol ShapeStyle: Sendable {
  /// What the style is in an environment; Never for styles that paint themselves.
  associatedtype Resolved: ShapeStyle = Never
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// The paint for a shape that fills `bounds`, in the coordinates of the drawing.
  func _paint(in bounds: CGRect, _ environment: EnvironmentValues) -> Paint
}

extension ShapeStyle {
  public func _paint(in bounds: CGRect, _ environment: EnvironmentValues) -> Paint {
    resolve(in: environment)._paint(in: bounds, environment)
  }
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) paints itself")
  }
}

extension Never: ShapeStyle {}

extension ResolvedColor: ShapeStyle {
  public func _paint(in bounds: CGRect, _ environment: EnvironmentValues) -> Paint { .color(self) }
}

extension Color: ShapeStyle {}
