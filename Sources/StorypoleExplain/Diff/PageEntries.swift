// SPDX-License-Identifier: Apache-2.0
import Storypole

extension LayoutExplanation {
  /// The frames of a document's views in a picture of its pages, without reasons. The titles name the pages.
  ///
  /// - Parameter places: The rectangles of the pages in the picture, in points.
  package init(pages: [PageFrames], at places: [CGRect], size: CGSize, scale: CGFloat) {
    self.init(entries: [], size: size, scale: scale)
    for (index, (page, place)) in zip(pages, places).enumerated() {
      add("page \(index + 1)", nil, place, depth: 0, title: "page \(index + 1)")
      for node in page.background + page.header + page.content + page.footer {
        // A view can be on a page without the one around it.
        let depth = min(node.depth, entries[entries.count - 1].depth) + 1
        add(
          node.name, node.detail, node.frame.offsetBy(dx: place.minX, dy: place.minY), depth: depth,
          title: FrameLine.title(node.name, node.detail) + " on page \(index + 1)")
      }
    }
  }

  private mutating func add(
    _ name: String, _ detail: String?, _ frame: CGRect, depth: Int, title: String
  ) {
    let parent = entries.last { $0.depth == depth - 1 }?.id
    entries.append(
      Entry(
        id: entries.count + 1, parent: parent, depth: depth, view: entries.count + 1, name: name,
        detail: detail, title: title, identifier: nil, bodies: [], line: nil, file: nil,
        styles: nil, frame: frame, drawn: frame,
        sizing: .init(rule: .child, proposal: .init(.unspecified), questions: []),
        horizontal: .init(.same, []), vertical: .init(.same, []), space: nil, guides: [], notes: []
      ))
  }
}
