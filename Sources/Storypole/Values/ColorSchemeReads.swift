// SPDX-License-Identifier: Apache-2.0
/// Notes whether anything of a tree asked its environment for the color scheme, apart from the system's colors, which differ
/// only in red, green, blue and a bit of opacity. If nothing did, the tree has the same frames in the other scheme.
package final class ColorSchemeReads {
  package var isRead = false

  package init() {}
}
