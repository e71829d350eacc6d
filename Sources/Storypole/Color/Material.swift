// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// A translucent layer between a view and its background.
///
/// Apple's materials blur the background. These leave it sharp: they are the system's secondary background; the opacity
/// is ours.
public struct Material: ShapeStyle {
  private let opacity: Double

  /// The most transparent material, with an opacity of 0.45.
  public static let ultraThin = Material(opacity: 0.45)
  /// A material with an opacity of 0.6.
  public static let thin = Material(opacity: 0.6)
  /// A material with an opacity of 0.75.
  public static let regular = Material(opacity: 0.75)
  /// A material with an opacity of 0.87.
  public static let thick = Material(opacity: 0.87)
  /// The least transparent material, with an opacity of 0.95.
  public static let ultraThick = Material(opacity: 0.95)
  /// The material of bars, with an opacity of 0.9.
  public static let bar = Material(opacity: 0.9)

  public func _paint(in context: _StyleContext) -> _StyledPaint {
    let color = SystemColor.secondaryBackground.resolve(in: context.environment)
    return _StyledPaint(.color(color.multiplyingOpacity(by: opacity)))
  }
}

extension ShapeStyle where Self == Material {
  /// The most transparent material, with an opacity of 0.45.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A material with an opacity of 0.6.
  public static var thinMaterial: Material { .thin }
  /// A material with an opacity of 0.75.
  public static var regularMaterial: Material { .regular }
  /// A material with an opacity of 0.87.
  public static var thickMaterial: Material { .thick }
  /// The least transparent material, with an opacity of 0.95.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of bars, with an opacity of 0.9.
  public static var bar: Material { .bar }
}
