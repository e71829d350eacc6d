// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A change of a source that may remove a fault.
struct SourceEdit: Hashable {
  struct Change: Hashable {
    /// In bytes of the source.
    var range: Range<Int>
    var new: String
  }

  /// A line as it is and as it becomes.
  struct Line: Hashable, Codable {
    var line: Int
    var old: String
    var new: String
  }

  var path: String
  /// Without overlaps, in order.
  var changes: [Change]
  var lines: [Line]
  /// A remark about an effect that no frame shows; empty by default.
  var remark = ""

  /// - Parameter old: The range that readers see, which contains the changes; they are on one line, or else only the
  ///   beginning is shown.
  init(_ tree: CallTree, _ changes: [Change], showing old: Range<Int>) {
    path = tree.path
    self.changes = changes.sorted { $0.range.lowerBound < $1.range.lowerBound }
    lines = [Self.line(tree, self.changes, old)]
  }

  private static func line(_ tree: CallTree, _ changes: [Change], _ shown: Range<Int>) -> Line {
    var new = ""
    var place = shown.lowerBound
    for change in changes {
      // A removal begins at the end of the line before.
      new += tree.text(place..<max(place, change.range.lowerBound)) + change.new
      place = change.range.upperBound
    }
    new += tree.text(place..<max(place, shown.upperBound))
    return Line(line: tree.line(at: shown.lowerBound), old: tree.text(shown), new: new)
  }

  func applied(to source: Data) -> Data {
    var result = source
    for change in changes.reversed() {
      result.replaceSubrange(change.range, with: Data(change.new.utf8))
    }
    return result
  }

  /// "Card.swift:12: `.padding(20)` → `.padding(8)`"
  func text(_ path: String) -> String {
    lines.map { line in
      let new = line.new.isEmpty ? "nothing" : "`\(Self.short(line.new))`"
      return "\(path):\(line.line): `\(Self.short(line.old))` → \(new)"
    }.joined(separator: "; ")
  }

  /// The text in one line.
  private static func short(_ text: String) -> String {
    let line = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .joined(separator: " ")
    return line.count > 160 ? line.prefix(160) + "…" : line
  }
}

/// An edit that was compiled and drawn.
struct TriedEdit {
  var edit: SourceEdit
  /// The faults that are left in the preview, without their numbers; notes don't count.
  var left: [String]
  /// The views that move, change their size, appear or disappear.
  var moves: Int
  /// The frame of the view that the edit is about, if one was named.
  var frame: CGRect?

  var faults: Int { left.count }

  private static let mostNamed = 3

  /// "1 fault is left (Text "Total" is cut off), 2 views move or change their size".
  var effect: String {
    let count = faults == 1 ? "1 fault is left" : "\(faults) faults are left"
    let named = left.prefix(Self.mostNamed).joined(separator: "; ")
    let more = faults > Self.mostNamed ? "; and \(faults - Self.mostNamed) more" : ""
    let moved =
      moves == 1 ? "1 view moves or changes its size" : "\(moves) views move or change their size"
    return [
      faults == 0 ? "no fault is left" : "\(count) (\(named)\(more))",
      moves == 0 ? "no view moves" : moved,
    ].joined(separator: ", ")
  }
}
