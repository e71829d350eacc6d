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

    /// - Parameter hasGuides: Whether its guides are a part, even if there are none.
    init(_ node: NodeDescription, hasGuides: Bool = false) {
      (id, depth, name, detail) = (node.id, node.depth, node.name, node.detail)
      (x, y, width, height) = (
        node.frame.minX, node.frame.minY, node.frame.width, node.frame.height
      )
      (firstBaseline, lastBaseline) = (node.firstBaseline, node.lastBaseline)
      if hasGuides {
        guides = node.guides.map {
          Guide(name: $0.name, value: $0.value, isExplicit: $0.isExplicit)
        }
      }
      space = node.space.map { Space(z: $0.z, depth: $0.depth) }
    }

    var text: String {
      var line = String(repeating: "  ", count: depth) + name
      if let detail { line += " \(detail)" }
      line += "  \(FrameTree.number(x)), \(FrameTree.number(y))"
      line += "  \(FrameTree.number(width)) × \(FrameTree.number(height))"
      if let space {
        line += "  z \(FrameTree.number(space.z))  depth \(FrameTree.number(space.depth))"
      }
      line +=
        "  baselines \(FrameTree.number(firstBaseline)), \(FrameTree.number(lastBaseline))"
      for guide in guides ?? [] {
        let how = guide.isExplicit ? "explicit" : "default"
        line += "  \(guide.name) \(FrameTree.number(guide.value)) (\(how))"
      }
      return line
    }
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
    nodes = try described.get().map { Node($0, hasGuides: !guides.isEmpty) }
    guard hasCounts else { return }
    counts = [:]
    for (label, value) in Mirror(reflecting: picture.host.counters).children {
      if let label, let value = value as? Int { counts?[label] = value }
    }
  }

  func text() -> String {
    var lines = nodes.map(\.text)
    for (name, count) in (counts ?? [:]).sorted(by: { $0.key < $1.key }) {
      lines.append("\(name): \(count)")
    }
    return lines.joined(separator: "\n")
  }

  /// Rounded to a thousandth of a point, without trailing zeros.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "\(value)" }
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? String(format: "%.0f", rounded) : "\(rounded)"
  }
}
