// SPDX-License-Identifier: Apache-2.0
/// A place in a source, as the compiler names it.
package nonisolated struct SourceLine: Hashable, Sendable {
  /// "Module/File.swift"
  package var file: String
  /// From 1.
  package var line: Int

  package init(file: String, line: Int) { (self.file, self.line) = (file, line) }
}

/// A mark in the tree by which tools find a node; layout ignores it.
package nonisolated enum NodeMark: Equatable {
  /// The name of a rectangle, for tests.
  case probe(String)
  /// The call of the modifier around the node, or of the view inside.
  case line(_CallSite, isOfView: Bool)
}
