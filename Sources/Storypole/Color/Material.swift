// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// A translucent layer between a view and what is behind it.
///
/// Apple's materials blur what is behind. Ours let it through sharp: they are the system's secondary
/// background, more or less opaque; the opacities are our choice.
public struct Material: ShapeStyle {
  private let opacity: Double

  public static let ultraThin = Material(opacity: 0.45)
  public static let thin = Material(opacity: 0.6)
  public static let regular = Material(opacity: 0.75)
  public static let thick = Material(opacity: 0.87)
  public static let ultraThick = Material(opacity: 0.95)
  public static let bar = Material(opacity: 0.9)

  public func _paint(in context: _StyleContext) -> _StyledPaint {
    let color = SystemColor.secondaryBackground.resolve(in: context.environment)
    return _StyledPaint(.color(color.multiplyingOpacity(by: opacity)))
  }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}
