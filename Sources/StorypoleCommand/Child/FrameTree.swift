import Foundation
import SwiftUI

/// What `frames` prints of one picture.
struct FrameTree: Encodable {
  /// Of the form; raised when a reader of an older one could go wrong.
  var version = 1
  var name: String?
  var root: FrameDescription?
  var counts: [String: Int]?

  init(name: String?, picture: Picture, guides: [NamedGuide], hasCounts: Bool) {
    self.name = name
    root = picture.describe(guides: guides)
    guard hasCounts else { return }
    counts = [:]
    for (label, value) in Mirror(reflecting: picture.host.counters).children {
      if let label, let value = value as? Int { counts?[label] = value }
    }
  }

  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }

  func text() -> String {
    var lines: [String] = []
    func visit(_ node: FrameDescription, _ depth: Int) {
      var line = String(repeating: "  ", count: depth) + node.name
      line += "  \(Self.number(node.x)), \(Self.number(node.y))"
      line += "  \(Self.number(node.width)) × \(Self.number(node.height))"
      line += "  baselines \(Self.number(node.firstBaseline)), \(Self.number(node.lastBaseline))"
      for guide in node.guides ?? [] {
        let how = guide.isExplicit ? "explicit" : "default"
        line += "  \(guide.name) \(Self.number(guide.value)) (\(how))"
      }
      lines.append(line)
      for child in node.children { visit(child, depth + 1) }
    }
    if let root { visit(root, 0) }
    for (name, count) in (counts ?? [:]).sorted(by: { $0.key < $1.key }) {
      lines.append("\(name): \(count)")
    }
    return lines.joined(separator: "\n")
  }

  /// To a thousandth of a point, without zeros at the end.
  private static func number(_ value: Double) -> String {
    guard value.isFinite else { return "\(value)" }
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? String(format: "%.0f", rounded) : "\(rounded)"
  }
}
