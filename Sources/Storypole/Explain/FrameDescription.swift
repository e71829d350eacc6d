/// A laid-out tree as plain values: what the command prints and tests compare.
package struct FrameDescription: Sendable, Equatable, Codable {
  package var name: String
  /// In points, in the picture.
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double
  /// From the node's own top.
  package var firstBaseline: Double
  package var lastBaseline: Double
  package var guides: [Guide]?
  package var children: [FrameDescription]

  package struct Guide: Sendable, Equatable, Codable {
    package var name: String
    package var value: Double
    package var isExplicit: Bool
  }
}

/// A guide by the name that a description gives it.
package struct NamedGuide: Sendable {
  package var name: String
  package var key: AlignmentKey

  package init(name: String, key: AlignmentKey) {
    self.name = name
    self.key = key
  }

  /// SwiftUI's own guides. There is a `center` on each axis.
  package static let builtIn = [
    NamedGuide(name: "leading", key: .leading),
    NamedGuide(name: "center", key: .horizontalCenter),
    NamedGuide(name: "trailing", key: .trailing),
    NamedGuide(name: "listRowSeparatorLeading", key: .listRowSeparatorLeading),
    NamedGuide(name: "listRowSeparatorTrailing", key: .listRowSeparatorTrailing),
    NamedGuide(name: "top", key: .top),
    NamedGuide(name: "center", key: .verticalCenter),
    NamedGuide(name: "bottom", key: .bottom),
    NamedGuide(name: "firstTextBaseline", key: .firstTextBaseline),
    NamedGuide(name: "lastTextBaseline", key: .lastTextBaseline),
  ]
}

extension Picture {
  /// The picture's layout nodes from the root view down; nil for an empty view.
  package func describe(guides: [NamedGuide] = []) -> FrameDescription? {
    // Guides of custom layouts are found when they are asked for, which may go as deep as layout.
    Host.onBigStack { host.rootNode.map { describe($0, guides) } }
  }

  private func describe(_ node: LayoutNode, _ guides: [NamedGuide]) -> FrameDescription {
    let frame = node.frameInRoot.offsetBy(dx: -origin.x, dy: -origin.y)
    let dimensions = node.dimensions(for: node.proposal)
    let values = guides.map { guide in
      let explicit = node.explicit(guide.key, in: node.proposal)
      return FrameDescription.Guide(
        name: guide.name, value: explicit ?? guide.key.defaultValue(in: dimensions),
        isExplicit: explicit != nil)
    }
    return FrameDescription(
      name: node.name, x: frame.minX, y: frame.minY, width: frame.width, height: frame.height,
      firstBaseline: dimensions[.firstTextBaseline], lastBaseline: dimensions[.lastTextBaseline],
      guides: guides.isEmpty ? nil : values,
      children: node.children.filter(\.isPlaced).map { describe($0, guides) })
  }
}
