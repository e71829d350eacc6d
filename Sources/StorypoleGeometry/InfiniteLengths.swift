// SPDX-License-Identifier: Apache-2.0
// Proposals may be infinite, and so are flexible views then. Guides of such a view stay numbers.

extension CGFloat {
  /// A share of the length; none of an infinite length is 0, where 0 × ∞ would be NaN.
  @inlinable package func part(_ share: CGFloat) -> CGFloat { share == 0 ? 0 : share * self }

  /// How far what has a guide here moves for it to lie on `line`; an infinite one is there already.
  @inlinable package func distance(toLine line: CGFloat) -> CGFloat {
    line == self ? 0 : line - self
  }
}
