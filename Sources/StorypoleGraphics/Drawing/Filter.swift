// SPDX-License-Identifier: Apache-2.0
/// A change to a layer's picture before it is composed. Lengths are in points.
public enum Filter: Sendable, Equatable {
  /// Blurs by a Gaussian; the radius is its sigma. If `opaque`, the result has no transparency.
  case blur(radius: CGFloat, opaque: Bool)
  /// Draws a shadow behind the layer's content; the offset is positive right and down.
  case shadow(color: ResolvedColor, radius: CGFloat, offset: CGSize)
  /// A 4×5 matrix over unpremultiplied sRGB and alpha, row by row; the fifth column is added.
  case colorMatrix([Double])
  /// Opacity follows luminance (`luminanceToAlpha`).
  case luminanceToAlpha
  /// Pixels whose alpha is from `min` to `max` get the color, all others become transparent.
  case alphaThreshold(min: Double, max: Double, color: ResolvedColor)
}

extension Filter {
  /// The drawing of a filter around its content.
  package struct Spread {
    /// The sigma of the blur, in points. Infinity blurs nothing.
    package let radius: CGFloat
    /// The distance from the content to the drawing.
    package let offset: CGSize
    /// Whether the content is drawn too.
    package let includesContent: Bool
  }

  /// Nil for a filter that draws only where its content does. A shadow without a color or a finite offset draws
  /// nothing.
  package var spread: Spread? {
    switch self {
    case .blur(let radius, _): Spread(radius: radius, offset: .zero, includesContent: false)
    case .shadow(let color, let radius, let offset):
      color.opacity > 0 && offset.width.isFinite && offset.height.isFinite
        ? Spread(radius: radius, offset: offset, includesContent: true) : nil
    case .colorMatrix, .luminanceToAlpha, .alphaThreshold: nil
    }
  }
}
