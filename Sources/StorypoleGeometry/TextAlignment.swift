// SPDX-License-Identifier: Apache-2.0
/// An alignment position for text along the horizontal axis.
@frozen public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading
  case center
  case trailing
}
