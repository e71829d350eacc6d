// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// A sheet of paper, in points.
package struct Paper {
  package var size: CGSize
  package var margins: EdgeInsets

  package init(size: CGSize, margins: EdgeInsets) {
    self.size = size
    self.margins = margins
  }

  /// The size of the content of a page.
  package var room: CGSize {
    CGSize(
      width: size.width - margins.leading - margins.trailing,
      height: size.height - margins.top - margins.bottom)
  }
}

extension DisplayList {
  /// A list for each slice. Glyphs are whole, on the page of their center; other items that cross the end of a slice are
  /// clipped.
  func cut(into slices: [PageSlice], on paper: Paper) -> [DisplayList] {
    var cutter = PageCutter(slices, paper, scale: scale)
    for item in items { cutter.add(item) }
    return cutter.pages.map { items in
      var page = self
      page.size = paper.size
      page.items = items + [DisplayItem(.end)]
      return page
    }
  }
}

private struct PageCutter {
  private(set) var pages: [[DisplayItem]]
  private let slices: [PageSlice]
  private let height: CGFloat
  /// Edges are rounded to pixels.
  private let tolerance: CGFloat
  private var layers: [(item: DisplayItem, outer: CGAffineTransform, pages: [Int])] = []
  /// The number of `layers`, from the outermost, that have begun on each page.
  private var depths: [Int]
  private var transform = CGAffineTransform.identity

  init(_ slices: [PageSlice], _ paper: Paper, scale: CGFloat) {
    self.slices = slices
    height = paper.room.height
    tolerance = 0.51 / scale
    depths = slices.map { _ in 0 }
    pages = slices.map { slice in
      var layer = Layer()
      layer.transform = CGAffineTransform(
        translationX: (paper.margins.leading * scale).rounded() / scale,
        y: ((paper.margins.top - slice.top) * scale).rounded() / scale)
      return [DisplayItem(.begin(layer))]
    }
  }

  mutating func add(_ item: DisplayItem) {
    switch item.command {
    case .begin(let layer):
      layers.append((item, transform, []))
      transform = layer.transform.concatenating(transform)
    case .end:
      guard let layer = layers.popLast() else { return }
      transform = layer.outer
      for page in layer.pages {
        pages[page].append(item)
        depths[page] -= 1
      }
    default:
      guard let box = item.command.extent?.applying(transform), box.minY.isFinite,
        box.maxY.isFinite
      else { return }
      let isGlyphs = if case .glyphs = item.command { true } else { false }
      if isGlyphs && box.height < height || box.height <= 2 * tolerance {
        return draw(item, on: page(at: box.midY))
      }
      let first = page(at: box.minY + tolerance)
      let last = max(page(at: box.maxY - tolerance), first)
      for page in first...last { drawPart(of: item, box, on: page) }
    }
  }

  /// The last page that begins above `y`, or the first one.
  private func page(at y: CGFloat) -> Int {
    var (low, high) = (0, slices.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if slices[middle].top <= y { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The content above the first slice and below the last one is not cut.
  private mutating func drawPart(of item: DisplayItem, _ box: CGRect, on page: Int) {
    let top = page == 0 ? min(box.minY, slices[page].top) : slices[page].top
    let bottom =
      page == slices.count - 1 ? max(box.maxY, slices[page].bottom) : slices[page].bottom
    if box.minY >= bottom - tolerance { return }
    guard box.minY < top - tolerance || box.maxY > bottom + tolerance else {
      return draw(item, on: page)
    }
    var layer = Layer()
    let part = CGRect(x: box.minX - 1, y: top, width: box.width + 2, height: bottom - top)
    layer.clip = Path(part).applying(transform.inverted())
    draw(DisplayItem(node: item.node, .begin(layer)), on: page)
    draw(item, on: page)
    draw(DisplayItem(node: item.node, .end), on: page)
  }

  private mutating func draw(_ item: DisplayItem, on page: Int) {
    for index in depths[page]..<layers.count {
      pages[page].append(layers[index].item)
      layers[index].pages.append(page)
    }
    depths[page] = layers.count
    pages[page].append(item)
  }
}

extension DrawCommand {
  /// The area that the command paints, in its own coordinates; a line of text ends at its letters without ascenders.
  fileprivate var extent: CGRect? {
    switch self {
    case .fill(let path, _, _): return path.isEmpty ? nil : path.boundingRect
    case .stroke(let path, _, let style):
      let reach = max(style.lineWidth, 0) / 2
      return path.isEmpty ? nil : path.boundingRect.insetBy(dx: -reach, dy: -reach)
    case .glyphs(let run, _):
      guard let first = run.positions.first else { return nil }
      let (low, high) = run.positions.reduce((first.y, first.y)) {
        (min($0.0, $1.y), max($0.1, $1.y))
      }
      return CGRect(x: first.x, y: low - run.size / 2, width: 0, height: high - low + run.size / 2)
    case .image(let image): return image.rect
    case .begin, .end: return nil
    }
  }
}
