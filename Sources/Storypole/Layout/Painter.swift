// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// Walks the layout and writes the display list. Only the painter rounds to pixels.
package struct Painter {
  private(set) var items: [DisplayItem] = []
  /// Pixels per point.
  let scale: CGFloat
  /// The top-left corner of the node being painted, in the current layer.
  private(set) var origin: CGPoint
  /// The shape for `ContainerRelativeShape`.
  var containerShape: ContainerShape?
  private var node = 0
  /// Set while a list that will be reused is painted.
  var recording: Recording?
  /// Takes the items in parts, in order; nil to keep all of them.
  private var output: (([DisplayItem]) -> Void)?
  /// The number of items in a part, about.
  private static let partLength = 2000
  private(set) var paintMotion: PaintMotion?
  /// Set to draw a node without its children: they are collected instead of painted, each with the
  /// number of items before it.
  private(set) var leftOut: [(child: LayoutNode, index: Int, shape: ContainerShape?)]?

  /// - Parameter output: Takes the items in parts, in order, so that the painter doesn't keep them; nil to keep all of them.
  package init(scale: CGFloat, origin: CGPoint, output: (([DisplayItem]) -> Void)? = nil) {
    self.scale = scale
    self.origin = origin
    self.output = output
  }

  /// Gives the items away, if something takes them.
  mutating func handOver() {
    guard let output else { return }
    output(items)
    items.removeAll(keepingCapacity: true)
  }

  /// Paints a node whose parent is being painted.
  mutating func paint(_ node: LayoutNode) {
    if leftOut != nil {
      leftOut!.append((node, items.count, containerShape))
      return
    }
    if let motion = node.animations?.frame, motion.opacity < 1 {
      if motion.opacity <= 0 { return }
      var layer = Layer()
      layer.opacity = motion.opacity
      begin(layer)
      paintInside(node)
      end()
    } else {
      paintInside(node)
    }
  }

  private mutating func paintInside(_ node: LayoutNode) {
    let (outerOrigin, outerNode, outerMotion) = (origin, self.node, paintMotion)
    defer {
      origin = outerOrigin
      self.node = outerNode
      paintMotion = outerMotion
    }
    paintMotion = node.animations?.paint
    if let parent = node.parent {
      let effect = parent.effect(on: node)
      let corner = CGPoint(x: parent.drawnX(of: node), y: node.drawnOrigin.y)
      if let effect, !effect.isTranslation {
        guard effect.isDrawable else { return }
        var layer = Layer()
        layer.transform = effect.around(origin)
        begin(layer)
        origin.x += corner.x
        origin.y += corner.y
        self.node = node.id
        node.paint(into: &self)
        end()
        return
      }
      origin.x += corner.x + (effect?.tx ?? 0)
      origin.y += corner.y + (effect?.ty ?? 0)
    }
    self.node = node.id
    node.paint(into: &self)
  }

  package mutating func paintChildren(of node: LayoutNode) {
    if let child = node.onlyChild, node.animations == nil {
      if child.isPlaced { paint(child) }
      return
    }
    for child in node.childrenInPaintOrder(with: node.animations?.departed ?? [])
    where child.isPlaced {
      paint(child)
      if items.count >= Self.partLength { handOver() }
    }
  }

  /// Paints a container's children as if the container itself were being painted.
  mutating func paint(childrenOf node: LayoutNode) {
    self.node = node.id
    paintChildren(of: node)
  }

  mutating func add(_ command: DrawCommand) {
    items.append(DisplayItem(node: node, paintMotion == nil ? command : moved(command)))
  }

  package mutating func begin(_ layer: Layer) { add(.begin(layer)) }

  package mutating func end() { add(.end) }

  mutating func fill(_ rect: CGRect, with color: ResolvedColor) {
    if rect.width > 0, rect.height > 0 { add(.fill(Path(rect), .color(color), FillStyle())) }
  }

  /// Adds the items of a detached painter.
  mutating func add(_ items: [DisplayItem]) { self.items += items }

  /// Draws a node without its children.
  mutating func paintAlone(_ node: LayoutNode) {
    leftOut = []
    self.node = node.id
    node.paint(into: &self)
  }

  /// A painter for a separate picture, with the same coordinates or another origin.
  func detached(at origin: CGPoint? = nil) -> Painter {
    var painter = self
    painter.items = []
    painter.recording = nil
    painter.output = nil
    painter.leftOut = nil
    if let origin { painter.origin = origin }
    return painter
  }

  /// The node's rectangle with both corners rounded to pixels, so that adjacent views stay
  /// adjacent.
  package func snapped(_ node: LayoutNode) -> CGRect {
    snapped(CGRect(origin: .zero, size: node.drawnSize))
  }

  /// A rectangle in the node's coordinates, rounded to pixels, in the layer's coordinates.
  package func snapped(_ rect: CGRect) -> CGRect {
    func round(_ value: CGFloat) -> CGFloat { (value * scale + 0.5).rounded(.down) / scale }
    let left = round(origin.x + rect.minX)
    let top = round(origin.y + rect.minY)
    return CGRect(
      x: left, y: top, width: round(origin.x + rect.maxX) - left,
      height: round(origin.y + rect.maxY) - top)
  }

  /// The node's rectangle in the layer's coordinates, not rounded.
  func frame(of node: LayoutNode) -> CGRect { CGRect(origin: origin, size: node.drawnSize) }
}

extension CGAffineTransform {
  package var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// Whether the transform keeps an area: false if it collapses everything onto a line.
  var isDrawable: Bool {
    let determinant = a * d - b * c
    return determinant != 0 && determinant.isFinite && tx.isFinite && ty.isFinite
  }

  /// The transform in coordinates with their origin at `point`.
  func around(_ point: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: -point.x, y: -point.y)
      .concatenating(self)
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
  }
}

/// The shape that `containerShape` sets for the views inside.
struct ContainerShape {
  /// The frame in the coordinates of the drawing.
  var frame: CGRect
  /// The path of the shape, reduced by a length, in a rectangle.
  var path: (CGFloat, CGRect, EnvironmentValues) -> Path

  /// The path at a constant distance from the container's.
  func path(in rect: CGRect, inset: CGFloat, _ environment: EnvironmentValues) -> Path {
    let distance = max(
      0,
      min(
        rect.minX - frame.minX, rect.minY - frame.minY, frame.maxX - rect.maxX,
        frame.maxY - rect.maxY))
    return path(distance + inset, rect.insetBy(dx: -distance, dy: -distance), environment)
  }
}
