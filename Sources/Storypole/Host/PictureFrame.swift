// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

extension PictureOptions {
  /// The part of the window that a picture shows: the one place where this is decided, for every
  /// format and for the page.
  ///
  /// - A window of a given size, and one that is to be kept, are shown as they are.
  /// - A view that is proposed something without a window is shown with its own size.
  /// - Else the view alone is shown, if everything that is painted lies inside of it. What reaches
  ///   beyond it (into the safe area, or out of its own frame) has the whole window shown, as in
  ///   Xcode, and so has a view without a size. A view that is larger than the window is shown with
  ///   its own size in any case.
  ///
  /// All rectangles are in the window's coordinates.
  func frame(of content: CGRect, in window: HostWindow, painted: () -> CGRect) -> CGRect {
    let whole = CGRect(origin: .zero, size: window.size)
    if proposal != nil { return content }
    if size != nil || keepsCanvas { return whole }
    guard content.width > 0, content.height > 0 else { return whole }
    guard whole.holds(content, at: scale) else { return content }
    let painted = painted()
    return painted.isNull || content.holds(painted, at: scale) ? content : whole
  }
}

extension CGRect {
  /// Whether another rectangle is inside, but for the pixel by which rounding moves edges.
  fileprivate func holds(_ other: CGRect, at scale: CGFloat) -> Bool {
    let pixel = 1 / scale
    return other.minX >= minX - pixel && other.minY >= minY - pixel && other.maxX <= maxX + pixel
      && other.maxY <= maxY + pixel
  }
}

extension ViewHost {
  /// Says that something is painted outside of the picture, and how to see it: what lies outside as a
  /// whole, and text that is cut.
  func warnOfWhatIsOutside(_ list: DisplayList, _ options: PictureOptions) {
    let picture = CGRect(origin: .zero, size: list.size)
    var nodes: [Int] = []
    var bounds = CGRect.null
    list.forEachPaintedBox { item, box in
      let isText = if case .glyphs = item.command { true } else { false }
      guard isText ? !picture.holds(box, at: list.scale) : !box.intersects(picture) else { return }
      if nodes.last != item.node, !nodes.contains(item.node) { nodes.append(item.node) }
      bounds = bounds.union(box)
    }
    guard let first = nodes.first else { return }
    let name = windowNode.flatMap { Self.name(ofNode: first, below: $0) } ?? "a view"
    let others = nodes.count - 1
    let count = others > 0 ? " and \(others) more \(others == 1 ? "view" : "views")" : ""
    let verb = others > 0 ? "are" : "is"
    warn(
      "\(name)\(count) \(verb) outside the picture of \(Self.points(list.size)) points: "
        + options.wayToSee(bounds, around: list.size), once: "outside")
  }

  fileprivate static func points(_ size: CGSize) -> String {
    "\(size.width.pointsText) × \(size.height.pointsText)"
  }

  /// A view by its type, and by its text if it has one.
  private static func name(ofNode id: Int, below node: LayoutNode) -> String? {
    if node.id == id {
      guard let text = node as? TextNode else { return node.name }
      let string = text.resolved.string
      return "Text \"\(string.prefix(40))\(string.count > 40 ? "…" : "")\""
    }
    for child in node.children {
      if let name = name(ofNode: id, below: child) { return name }
    }
    return nil
  }
}

extension PictureOptions {
  /// - Parameter hidden: what is not seen, in the picture's coordinates.
  fileprivate func wayToSee(_ hidden: CGRect, around picture: CGSize) -> String {
    if proposal != nil {
      return "the picture has the size of the view. Give the view a larger frame, put long content "
        + "in a ScrollView, or draw it on several pages."
    }
    // The root is centerd: what it needs more, it needs at both ends.
    func length(_ start: CGFloat, _ end: CGFloat, _ length: CGFloat) -> Int {
      Int((length + 2 * max(0, -start, end - length)).rounded(.up))
    }
    let width = length(hidden.minX, hidden.maxX, picture.width)
    let height = length(hidden.minY, hidden.maxY, picture.height)
    return "--size \(width)x\(height) shows all of it; a ScrollView keeps long content inside."
  }
}
