// SPDX-License-Identifier: Apache-2.0
/// The window that a root view is laid out in.
package struct HostWindow: Equatable {
  /// In points. nil proposes the root's ideal size on that axis.
  package var size: CGSize
  package var proposal: ProposedViewSize?
  /// The root's proposal along the third axis; nil proposes its ideal depth.
  package var depth: CGFloat?
  package var safeArea = EdgeInsets()
  /// Whether the window grows if the root needs more space.
  package var growsWithRoot = false
  /// Whether the root is in the center of the safe area; else at its top-leading corner.
  package var centersRoot = true

  package init(size: CGSize) { self.size = size }
}
