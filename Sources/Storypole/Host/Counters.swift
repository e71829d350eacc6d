// SPDX-License-Identifier: Apache-2.0
/// The costs of a layout, for tests.
package struct Counters: Sendable, Equatable {
  package var nodes = 0
  package var bodies = 0
  package var measurements = 0
  package var sizeHits = 0
  package var placements = 0
  package var cacheEvictions = 0
  package var paintedItems = 0
}

/// Records the measurements of a layout, for explanations.
package protocol TraceSink: AnyObject {
  func measured(_ node: LayoutNode, _ proposal: ProposedViewSize, _ size: CGSize)
  /// A repeated measurement was answered from the cache.
  func recalled(_ node: LayoutNode, _ proposal: ProposedViewSize)
}
