// SPDX-License-Identifier: Apache-2.0
/// The area that an item of a display list paints.
package struct PaintedBox {
  /// The id of the layout node that painted the item.
  package var node: Int
  package var isText: Bool
  /// In the list's coordinates.
  package var rect: CGRect
}

extension DisplayList {
  /// The area that each item paints, from back to front. Skips items that are transparent or clipped.
  ///
  /// A text's box is that of its lowercase letters, inside its line; a shadow or a blur ends where it becomes
  /// nearly invisible, at twice its radius.
  package var paintedBoxes: [PaintedBox] {
    var boxes = PaintedBoxes()
    return boxes.next(items)
  }

  /// The box around all painted items; null for none.
  package var paintedBounds: CGRect { paintedBoxes.reduce(.null) { $0.union($1.rect) } }
}

/// The boxes of a list's items, which come in parts.
package struct PaintedBoxes {
  private var outer: [PaintedSpace] = []
  private var space = PaintedSpace()

  package init() {}

  /// `DisplayList.paintedBoxes` of the next items.
  package mutating func next(_ items: [DisplayItem]) -> [PaintedBox] {
    var boxes: [PaintedBox] = []
    for item in items {
      switch item.command {
      case .begin(let layer):
        outer.append(space)
        space.enter(layer)
      case .end: space = outer.popLast() ?? space
      default:
        guard space.isVisible, let rect = item.command.paintedBox.flatMap(space.box) else {
          continue
        }
        let isText = if case .glyphs = item.command { true } else { false }
        boxes.append(PaintedBox(node: item.node, isText: isText, rect: rect))
      }
    }
    return boxes
  }
}

/// The effects of an item's layers on its box.
private struct PaintedSpace {
  private var transform = CGAffineTransform.identity
  /// The clip in the list's coordinates.
  private var clip: CGRect? = Self.everything
  /// The filters of all layers, the innermost first, each with its factor of lengths.
  private var filters: [(filter: Filter, scale: CGFloat)] = []
  private(set) var isVisible = true

  /// Foundation's rectangles stop a program when they become infinite.
  private static let farthest: CGFloat = 1e7
  private static let everything = CGRect(
    x: -farthest, y: -farthest, width: 2 * farthest, height: 2 * farthest)

  mutating func enter(_ layer: Layer) {
    transform = layer.transform.concatenating(transform)
    isVisible = isVisible && layer.opacity > 0
    if let mask = layer.mask { intersect(mask.paintedBounds) }
    let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    filters = layer.filters.map { ($0, scale) } + filters
    if let path = layer.clip { intersect(path.boundingRect) }
  }

  /// A clip inside of a filter is treated as one outside of it, enlarged by the filter's reach.
  private mutating func intersect(_ box: CGRect) { clip = self.box(box) }

  /// The visible part of a box in the innermost layer; nil for none.
  func box(_ local: CGRect) -> CGRect? {
    guard let clip, !local.isNull,
      let box = Self.limited(local.applying(transform)).flatMap(grown)
    else { return nil }
    let seen = box.overlap(with: clip)
    return seen.isNull ? nil : seen
  }

  private static func limited(_ rect: CGRect) -> CGRect? {
    func near(_ edge: CGFloat) -> CGFloat { min(max(edge, -farthest), farthest) }
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    guard !left.isNaN, !top.isNaN, !right.isNaN, !bottom.isNaN else { return nil }
    return CGRect(
      x: near(left), y: near(top), width: near(right) - near(left),
      height: near(bottom) - near(top))
  }

  private func grown(_ box: CGRect) -> CGRect? {
    var box = box
    for (filter, scale) in filters {
      guard let spread = filter.spread else { continue }
      let reach = spread.radius.isFinite ? 2 * max(0, spread.radius) * scale : 0
      let drawn = box.insetBy(dx: -reach, dy: -reach)
        .offsetBy(dx: spread.offset.width * scale, dy: spread.offset.height * scale)
      guard let near = Self.limited(spread.includesContent ? box.union(drawn) : drawn) else {
        return nil
      }
      box = near
    }
    return box
  }
}

extension DrawCommand {
  fileprivate var paintedBox: CGRect? {
    switch self {
    case .fill(let path, let paint, _):
      return paint.isVisible && !path.isEmpty ? path.boundingRect : nil
    case .stroke(let path, let paint, let style):
      guard paint.isVisible, !path.isEmpty, style.lineWidth > 0 else { return nil }
      return path.boundingRect.insetBy(dx: -style.lineWidth / 2, dy: -style.lineWidth / 2)
    case .glyphs(let run, let paint):
      guard paint.isVisible, !run.positions.isEmpty else { return nil }
      let baseline = CGRect(enclosing: run.positions)
      return CGRect(
        x: baseline.minX, y: baseline.minY - run.size / 2, width: baseline.width,
        height: baseline.height + run.size / 2)
    case .image(let image):
      return image.visibleSource != nil && image.opacity > 0 ? image.rect : nil
    case .begin, .end: return nil
    }
  }
}

extension Paint {
  fileprivate var isVisible: Bool {
    if case .color(let color) = self { color.opacity > 0 } else { true }
  }
}
