// SPDX-License-Identifier: Apache-2.0
/// A mark in the tree by which tools find a node; layout ignores it.
package nonisolated enum NodeMark: Equatable {
  /// The name of a rectangle, for tests.
  case probe(String)
  /// The call of the modifier around the node, or of the view inside.
  case line(_CallSite, isOfView: Bool)
}
