// SPDX-License-Identifier: Apache-2.0
import Foundation
import Storypole

/// The output of `frames --pages` for one document.
struct PageTree: Encodable {
  /// The format's version; raised when readers of an older one could misread it.
  var version = 1
  var name: String?
  var pages: [Page]

  struct Page: Encodable {
    /// From 1.
    var number: Int
    // In points.
    var width: Double
    var height: Double
    // nil for none.
    var background: [FrameTree.Node]?
    var header: [FrameTree.Node]?
    var content: [FrameTree.Node]
    var footer: [FrameTree.Node]?
  }

  init(name: String?, pages: [PageFrames]) {
    self.name = name
    func nodes(_ part: [NodeDescription]) -> [FrameTree.Node]? {
      part.isEmpty ? nil : part.map { FrameTree.Node($0) }
    }
    self.pages = pages.enumerated().map { index, page in
      Page(
        number: index + 1, width: page.size.width, height: page.size.height,
        background: nodes(page.background), header: nodes(page.header),
        content: nodes(page.content) ?? [], footer: nodes(page.footer))
    }
  }

  func text() -> String {
    pages.map { page in
      let size = "\(FrameTree.number(page.width)) × \(FrameTree.number(page.height))"
      let parts: [(String, [FrameTree.Node]?)] = [
        ("Background", page.background), ("Header", page.header), ("Content", page.content),
        ("Footer", page.footer),
      ]
      // The content alone needs no title.
      let hasTitles = parts.contains { $0 != "Content" && $1 != nil }
      let lines = parts.flatMap { title, nodes in
        (nodes == nil || !hasTitles ? [] : ["\(title):"]) + (nodes ?? []).map(\.text)
      }
      return (["Page \(page.number), \(size):"] + lines).joined(separator: "\n")
    }.joined(separator: "\n")
  }
}
