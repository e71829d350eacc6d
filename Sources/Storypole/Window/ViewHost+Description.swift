// SPDX-License-Identifier: Apache-2.0
/// One line of a tree's description: a node in tests, errors, the command line and tools.
package struct NodeDescription: Sendable, Equatable {
  package struct Guide: Sendable, Equatable {
    package var name: String
    /// In points from the view's leading edge, top or back, before mirroring.
    package var value: CGFloat
    package var isExplicit: Bool
  }

  /// The layout node's number; several lines share it when a view has its body's rectangle.
  package var id: Int
  package var depth: Int
  package var name: String
  /// Distinguishes the node from others of its kind: a text's characters, a color.
  package var detail: String?
  /// In the picture's coordinates, points, unrounded, effects included.
  package var frame: CGRect
  package var firstBaseline: CGFloat
  package var lastBaseline: CGFloat
  package var guides: [Guide]
  /// The position of the view's back in front of the window's, and its depth; nil in a tree without depth.
  package var space: Space?

  package struct Space: Sendable, Equatable {
    package var z: CGFloat
    package var depth: CGFloat
  }
}

extension ViewHost {
  /// The laid out tree, parents before children. `guides` are names as in the source (`leading`, `firstTextBaseline`)
  /// or of the types behind custom guides.
  /// - Throws: `UnknownGuide` for a name that no guide of this tree has.
  package func describe(guides names: [String] = [], origin: CGPoint = .zero) throws
    -> [NodeDescription]
  {
    var keys: [(String, AlignmentKey)] = []
    var depthGuides: [(String, DepthAlignment)] = []
    for name in names {
      if let found = guideKeys(named: name).first {
        keys.append((name, found))
      } else if let found = space.depths?.knownGuides.first(where: { $0.name == name }) {
        depthGuides.append((name, found))
      } else {
        throw UnknownGuide(name: name, known: knownGuideNames)
      }
    }
    var bodies: [ObjectIdentifier: [String]] = [:]
    func collect(_ node: _ViewNode) {
      if node.isBody, let name = node.name {
        for layout in node.layouts { bodies[ObjectIdentifier(layout), default: []].append(name) }
      }
      for child in node.children { collect(child) }
    }
    if let root = rootViewNode { collect(root) }

    var lines: [NodeDescription] = []
    func visit(_ node: LayoutNode, _ depth: Int) {
      guard node.isPlaced else { return }
      var depth = depth
      let box = space.depths.map { _ in node.boxInRoot }
      let frame = (box?.frame ?? node.frameInRoot).offsetBy(dx: -origin.x, dy: -origin.y)
      let dimensions = node.dimensions(for: node.proposal)
      let inDepth = space.depths?.dimensions(of: node)
      func add(_ name: String, _ detail: String?) {
        lines.append(
          NodeDescription(
            id: node.id, depth: depth, name: name, detail: detail, frame: frame,
            firstBaseline: dimensions[.firstTextBaseline],
            lastBaseline: dimensions[.lastTextBaseline],
            guides: keys.map { name, key in
              .init(
                name: name, value: dimensions[key: key],
                isExplicit: dimensions[explicitKey: key] != nil)
            }
              + depthGuides.map { name, guide in
                .init(
                  name: name, value: inDepth?[guide] ?? 0,
                  isExplicit: inDepth?[explicit: guide] != nil)
              },
            space: box.map { .init(z: $0.minZ, depth: $0.size.depth) }))
        depth += 1
      }
      for body in bodies[ObjectIdentifier(node)] ?? [] { add(body, nil) }
      if !node.isHiddenInDescriptions { add(node.name, node.detail) }
      for child in node.children { visit(child, depth) }
    }
    for node in shownNodes { visit(node, 0) }
    return lines
  }

  package static let builtInGuides: [(String, AlignmentKey)] = [
    ("leading", .leading), ("center", .horizontalCenter), ("horizontalCenter", .horizontalCenter),
    ("trailing", .trailing), ("top", .top), ("verticalCenter", .verticalCenter),
    ("bottom", .bottom), ("firstTextBaseline", .firstTextBaseline),
    ("lastTextBaseline", .lastTextBaseline),
    ("listRowSeparatorLeading", .listRowSeparatorLeading),
    ("listRowSeparatorTrailing", .listRowSeparatorTrailing),
  ]

  private func guideKeys(named name: String) -> [AlignmentKey] {
    Self.builtInGuides.filter { $0.0 == name }.map(\.1)
      + customGuides.filter { $0.typeName == name || $0.shortName == name.lowercased() }
  }

  private var knownGuideNames: [String] {
    Self.builtInGuides.map(\.0) + customGuides.map(\.typeName).sorted()
      + (space.depths?.knownGuides.map(\.name).filter { $0 != "center" } ?? [])
  }
}

/// A requested guide that nothing in the tree uses.
package struct UnknownGuide: Error, CustomStringConvertible {
  package var name: String
  package var known: [String]

  package init(name: String, known: [String]) {
    self.name = name
    self.known = known
  }

  package var description: String {
    "no guide is named '\(name)' here; there are \(known.joined(separator: ", "))"
  }
}

extension AlignmentKey {
  /// The name in the source for guides of this module, else the name of the type behind the guide.
  package var name: String { ViewHost.builtInGuides.first { $0.1 == self }?.0 ?? typeName }

  fileprivate var typeName: String { Storypole.typeName(id) }

  /// The name without the usual endings of such types: OneThirdAlignment → onethird.
  fileprivate var shortName: String {
    var name = typeName.lowercased()
    for ending in ["id", "alignment", "guide", "alignmentid"] where name.hasSuffix(ending) {
      name.removeLast(ending.count)
    }
    return name
  }
}

extension CGFloat {
  /// The number in descriptions and explanations: to a thousandth, without trailing zeros.
  package var pointsText: String {
    guard isFinite else { return isNaN ? "?" : self < 0 ? "−∞" : "∞" }
    let rounded = (self * 1000).rounded() / 1000
    let magnitude = magnitude < 1e15 ? rounded.magnitude : magnitude
    let isWhole = magnitude < 1e15 && magnitude == magnitude.rounded()
    let text = isWhole ? "\(Int(magnitude))" : "\(magnitude)"
    return rounded < 0 ? "−" + text : text
  }
}
