// SPDX-License-Identifier: Apache-2.0
import Foundation
import SwiftUI

/// The output of `frames` for one picture.
struct FrameTree: Encodable {
  /// The format's version; raised when readers of an older one could misread it.
  var version = 1
  var name: String?
  /// The nodes, parents before children.
  var nodes: [Node]
  var counts: [String: Int]?

  struct Node: Encodable {
    var id: Int
    var depth: Int
    var name: String
    var detail: String?
    // In points, relative to the picture.
    var x: Double
    var y: Double
    var width: Double
    var height: Double
    // From the node's top.
    var firstBaseline: Double
    var lastBaseline: Double
    var guides: [Guide]?
    var space: Space?
  }

  /// Positions on the third axis: the distance from the window's back to the node's, and the node's
  /// depth.
  struct Space: Encodable {
    var z: Double
    var depth: Double
  }

  struct Guide: Encodable {
    var name: String
    var value: Double
    var isExplicit: Bool
  }

  init(name: String?, picture: Picture, guides: [String], hasCounts: Bool) throws {
    self.name = name
    // Guides are resolved on request, which may recurse as deep as the layout.
    let described = ViewHost.onBigStack {
      Result { try picture.host.describe(guides: guides, origin: picture.origin) }
    }
    nodes = try described.get().map { node in
      Node(
        id: node.id, depth: node.depth, name: node.name, detail: node.detail,
        x: node.frame.minX, y: node.frame.minY, width: node.frame.width,
        height: node.frame.height, firstBaseline: node.firstBaseline,
        lastBaseline: node.lastBaseline,
        guides: guides.isEmpty
          ? nil
          : node.guides.map { Guide(name: $0.name, value: $0.value, isExplicit: $0.isExplicit) },
        space: node.space.map { Space(z: $0.z, depth: $0.depth) })
    }
    guard hasCounts else { return }
    counts = [:]
    for (label, value) in Mirror(reflecting: picture.host.counters).children {
      if let label, let value = value as? Int { counts?[label] = value }
    }
  }

  func text() -> String {
    var lines = nodes.map { node in
      var line = String(repeating: "  ", count: node.depth) + node.name
      if let detail = node.detail { line += " \(detail)" }
      line += "  \(Self.number(node.x)), \(Self.number(node.y))"
      line += "  \(Self.number(node.width)) × \(Self.number(node.height))"
      if let space = node.space {
        line += "  z \(Self.number(space.z))  depth \(Self.number(space.depth))"
      }
      line += "  baselines \(Self.number(node.firstBaseline)), \(Self.number(node.lastBaseline))"
      for guide in node.guides ?? [] {
        let how = guide.isExplicit ? "explicit" : "default"
        line += "  \(guide.name) \(Self.number(guide.value)) (\(how))"
      }
      return line
    }
    for (name, count) in (counts ?? [:]).sorted(by: { $0.key < $1.key }) {
      lines.append("\(name): \(count)")
    }
    return lines.joined(separator: "\n")
  }

  /// Rounded to a thousandth of a point, without trailing zeros.
  private static func number(_ value: Double) -> String {
    guard value.isFinite else { return "\(value)" }
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? String(format: "%.0f", rounded) : "\(rounded)"
  }
}
