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
  /// The nodes that were tried at a point.
  package var hits = 0
}
