// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

extension PictureOptions {
  /// The part of the window that a picture shows: the only place that decides it, for every format and for the page.
  ///
  /// - A window with a given size, and a window that is kept, are shown whole.
  /// - A view with a proposal and no window is shown with its own size.
  /// - Otherwise, only the view is shown if the whole drawing is inside of it. If the drawing extends past it (into the
  ///   safe area, or out of its own frame), or the view has no size, the whole window is shown, as in Xcode. A view
  ///   larger than the window is always shown with its own size.
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
  /// Whether another rectangle is inside, apart from the pixel by which rounding moves edges.
  fileprivate func holds(_ other: CGRect, at scale: CGFloat) -> Bool {
    let pixel = 1 / scale
    return other.minX >= minX - pixel && other.minY >= minY - pixel && other.maxX <= maxX + pixel
      && other.maxY <= maxY + pixel
  }

  fileprivate var isFinite: Bool {
    minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite
  }
}

/// The drawing outside of a picture: whole views, and cut text.
struct OutsideDrawing {
  let picture: CGRect
  /// The nodes that draw it, and the first of them.
  private(set) var nodes: Set<Int> = []
  private(set) var first: Int?
  private(set) var bounds = CGRect.null
  private let scale: CGFloat

  /// - Parameter picture: The shown part, in the coordinates of the boxes.
  init(of picture: CGRect, scale: CGFloat) { (self.picture, self.scale) = (picture, scale) }

  /// Adds the next boxes of the drawing. No picture shows one at infinity.
  mutating func add(_ boxes: [PaintedBox]) {
    for box in boxes
    where box.rect.isFinite
      && (box.isText ? !picture.holds(box.rect, at: scale) : !box.rect.intersects(picture))
    {
      nodes.insert(box.node)
      first = first ?? box.node
      bounds = bounds.union(box.rect)
    }
  }
}

extension ViewHost {
  /// Warns of drawing outside of the picture, and explains how to show it.
  func warn(of outside: OutsideDrawing, _ options: PictureOptions) {
    guard let first = outside.first else { return }
    let name = windowNode.flatMap { Self.name(ofNode: first, below: $0) } ?? "a view"
    let others = outside.nodes.count - 1
    let count = others > 0 ? " and \(others) more \(others == 1 ? "view" : "views")" : ""
    let verb = others > 0 ? "are" : "is"
    let size = outside.picture.size
    warn(
      "\(name)\(count) \(verb) outside the picture of \(Self.points(size)) points: "
        + options.wayToSee(
          outside.bounds.offsetBy(dx: -outside.picture.minX, dy: -outside.picture.minY),
          around: size), once: "outside")
  }

  fileprivate static func points(_ size: CGSize) -> String {
    "\(size.width.pointsText) × \(size.height.pointsText)"
  }

  /// The name of a view: its type, and its text if it has one.
  static func name(ofNode id: Int, below node: LayoutNode) -> String? {
    if node.id == id {
      guard let string = node.drawnString else { return node.name }
      return "Text \"\(string.prefix(40))\(string.count > 40 ? "…" : "")\""
    }
    for child in node.children {
      if let name = name(ofNode: id, below: child) { return name }
    }
    return nil
  }
}

extension PictureOptions {
  /// - Parameter hidden: The invisible drawing, in the picture's coordinates.
  fileprivate func wayToSee(_ hidden: CGRect, around picture: CGSize) -> String {
    if proposal != nil {
      return "the picture has the size of the view. Give the view a larger frame, put long content "
        + "in a ScrollView, or draw it on several pages."
    }
    // The root is centered: additional length is needed at both ends.
    func length(_ start: CGFloat, _ end: CGFloat, _ length: CGFloat) -> Int {
      Int((length + 2 * max(0, -start, end - length)).rounded(.up), in: 0...Int.max)
    }
    let width = length(hidden.minX, hidden.maxX, picture.width)
    let height = length(hidden.minY, hidden.maxY, picture.height)
    return "--size \(width)x\(height) shows all of it; a ScrollView keeps long content inside."
  }
}
