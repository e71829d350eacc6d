// SPDX-License-Identifier: Apache-2.0
/// An alignment position for text along the horizontal axis.
@frozen public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// Lines start at the leading edge; the default.
  case leading
  /// Lines are centered.
  case center
  /// Lines end at the trailing edge.
  case trailing
}
