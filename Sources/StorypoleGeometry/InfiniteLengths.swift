// SPDX-License-Identifier: Apache-2.0
// Proposals may be infinite, and so may flexible views. Their guides must not become NaN.

extension CGFloat {
  /// A fraction of the length; 0 of an infinite length is 0, where 0 × ∞ would be NaN.
  @inlinable package func part(_ fraction: CGFloat) -> CGFloat {
    fraction == 0 ? 0 : fraction * self
  }

  /// The distance from a guide at this position to `line`; 0 if both are infinite.
  @inlinable package func distance(toLine line: CGFloat) -> CGFloat {
    line == self ? 0 : line - self
  }
}
