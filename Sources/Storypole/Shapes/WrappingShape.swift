// SPDX-License-Identifier: Apache-2.0
/// A shape that a modifier of shapes returns.
nonisolated protocol WrappingShape {
  static var wrapped: Any.Type { get }
}

/// The name of a shape in the source: that of the base shape of modifiers.
nonisolated func shapeName(_ type: Any.Type) -> String {
  (type as? any WrappingShape.Type).map { shapeName($0.wrapped) } ?? typeName(type)
}

nonisolated extension _StrokedShape: WrappingShape { static var wrapped: Any.Type { Base.self } }
nonisolated extension _InsetShape: WrappingShape { static var wrapped: Any.Type { Base.self } }
nonisolated extension _SizedShape: WrappingShape { static var wrapped: Any.Type { Base.self } }
nonisolated extension _TrimmedShape: WrappingShape { static var wrapped: Any.Type { Base.self } }
nonisolated extension OffsetShape: WrappingShape { static var wrapped: Any.Type { Content.self } }
nonisolated extension RotatedShape: WrappingShape { static var wrapped: Any.Type { Content.self } }
nonisolated extension ScaledShape: WrappingShape { static var wrapped: Any.Type { Content.self } }
nonisolated extension TransformedShape: WrappingShape {
  static var wrapped: Any.Type { Content.self }
}
nonisolated extension RoundedRectangle._Inset: WrappingShape {
  static var wrapped: Any.Type { RoundedRectangle.self }
}
nonisolated extension UnevenRoundedRectangle._Inset: WrappingShape {
  static var wrapped: Any.Type { UnevenRoundedRectangle.self }
}
nonisolated extension ContainerRelativeShape._Inset: WrappingShape {
  static var wrapped: Any.Type { ContainerRelativeShape.self }
}
