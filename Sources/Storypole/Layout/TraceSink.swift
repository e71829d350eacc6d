// SPDX-License-Identifier: Apache-2.0
/// Records the measurements of a layout, for explanations.
package protocol TraceSink: AnyObject {
  func measured(_ node: LayoutNode, _ proposal: ProposedViewSize, _ size: CGSize)
  /// A repeated measurement was answered from the cache.
  func recalled(_ node: LayoutNode, _ proposal: ProposedViewSize)
}
