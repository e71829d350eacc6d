// SPDX-License-Identifier: Apache-2.0
/// Rounding to device pixels at a number of pixels per point.
package struct PixelGrid: Sendable {
  package let scale: CGFloat
  /// Sums of advances have errors such as 22.000000001, which must not add a pixel.
  private static let noise: CGFloat = 1e-6

  package init(scale: CGFloat) { self.scale = scale > 0 && scale.isFinite ? scale : 1 }

  package func up(_ value: CGFloat) -> CGFloat {
    (value * scale - Self.noise).rounded(.up) / scale
  }

  /// Rounds halves up.
  package func nearest(_ value: CGFloat) -> CGFloat {
    (value * scale + 0.5 + Self.noise).rounded(.down) / scale
  }
}
