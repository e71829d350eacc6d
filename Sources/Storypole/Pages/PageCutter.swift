// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// Divides the drawing of a document among its pages. Glyphs are whole, on the page of their center; other items that cross
/// the end of a slice are clipped.
///
/// Most documents are drawn from top to bottom. So a page is taken to be complete when items are on a page far below it, and
/// needs no memory from then on. A drawing in another order, such as a view in front of the whole document, `isLate`.
package struct PageCutter {
  /// A part of the document that is drawn in one piece: a slice, or a repeat.
  private struct Sink {
    var top: CGFloat
    var bottom: CGFloat
    var items: [DisplayItem] = []
    /// The number of layers, from the outermost, that have begun.
    var depth = 0
    /// Whether a page that shows it was given away.
    var isClosed = false
  }

  /// Whether an item belongs to a page that was given away; the pages are then incomplete.
  package private(set) var isLate = false

  /// First those of the slices.
  private var sinks: [Sink]
  private let slices: [PageSlice]
  private let allRepeats: [PageRepeat]
  private let paper: Paper
  private let tops: [CGFloat]
  private let scale: CGFloat
  private let coversPaper: Bool
  /// The sinks of the repeats that pages show, in the order of their tops; repeats don't overlap.
  private var repeating: [(top: CGFloat, sink: Int)] = []
  private var sinkOfRepeat: [Int: Int] = [:]
  /// Edges are rounded to pixels.
  private let tolerance: CGFloat
  private let end: CGFloat
  private var layers: [(item: DisplayItem, outer: CGAffineTransform, sinks: [Int])] = []
  private var transform = CGAffineTransform.identity
  /// The first page that wasn't given away, and the last one with an item.
  private var next = 0
  private var furthest = 0

  /// The number of pages that wait for items which are drawn late; ours.
  package static let waitingPages = 64

  /// - Parameters:
  ///   - tops: For each page, the distance of its content from the paper's top.
  ///   - scale: The pixels per point of the drawing.
  ///   - coversPaper: Whether a rectangle behind everything covers the margins too.
  package init(
    _ slices: [PageSlice], _ repeats: [PageRepeat], on paper: Paper, tops: [CGFloat],
    scale: CGFloat, coversPaper: Bool = true
  ) {
    (self.slices, allRepeats) = (slices, repeats)
    (self.paper, self.tops, self.scale) = (paper, tops, scale)
    self.coversPaper = coversPaper
    tolerance = 0.51 / scale
    sinks = slices.map { Sink(top: $0.top, bottom: $0.bottom) }
    end = slices.last?.bottom ?? 0
    // The content above the first slice and below the last one is not cut.
    if !sinks.isEmpty {
      sinks[0].top = -.infinity
      sinks[sinks.count - 1].bottom = .infinity
    }
    for number in Set(slices.flatMap { $0.headers + $0.footers }).sorted() {
      sinkOfRepeat[number] = sinks.count
      repeating.append((repeats[number].top, sinks.count))
      sinks.append(Sink(top: repeats[number].top, bottom: repeats[number].bottom))
    }
    repeating.sort { $0.top < $1.top }
  }

  // MARK: Pages

  /// The items of the next page, which the cutter gives away; nil after the last one.
  ///
  /// - Parameter isComplete: Whether there are no more items; else nil also stands for a page that may get some.
  package mutating func takePage(isComplete: Bool) -> [DisplayItem]? {
    guard next < slices.count, isComplete || next + Self.waitingPages < furthest else { return nil }
    let index = next
    next += 1
    let slice = slices[index]
    let own = give(index)
    var items: [DisplayItem] = []
    items.reserveCapacity(own.count + 2)
    func round(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
    func show(_ part: [DisplayItem], at y: CGFloat, from top: CGFloat, isRepeated: Bool) {
      var layer = Layer()
      layer.transform = CGAffineTransform(
        translationX: round(paper.margins.leading), y: round(y - top))
      items.append(DisplayItem(.begin(layer)))
      items +=
        isRepeated
        ? part.map { DisplayItem(node: DisplayItem.repeatedNode, $0.command) } : part
      items.append(DisplayItem(.end))
    }
    func show(repeats numbers: [Int], from top: CGFloat) {
      var y = top
      for number in numbers {
        let part = allRepeats[number]
        show(sinkOfRepeat[number].map { give($0) } ?? [], at: y, from: part.top, isRepeated: true)
        y += part.bottom - part.top
      }
    }
    let top = slice.contentTop(below: tops[index], allRepeats)
    show(own, at: top, from: slice.top, isRepeated: false)
    show(repeats: slice.headers, from: tops[index])
    show(repeats: slice.footers.reversed(), from: top + slice.bottom - slice.top)
    return items
  }

  /// The items of a sink, complete with the ends of layers.
  private mutating func give(_ sink: Int) -> [DisplayItem] {
    sinks[sink].isClosed = true
    let ends = layers[..<sinks[sink].depth].reversed().map { DisplayItem(node: $0.item.node, .end) }
    defer { if sink < slices.count { sinks[sink].items = [] } }
    return ends.isEmpty ? sinks[sink].items : sinks[sink].items + ends
  }

  // MARK: Items

  package mutating func add(_ item: DisplayItem) {
    switch item.command {
    case .begin(let layer):
      layers.append((item, transform, []))
      transform = layer.transform.concatenating(transform)
    case .end:
      guard let layer = layers.popLast() else { return }
      transform = layer.outer
      for sink in layer.sinks {
        sinks[sink].depth -= 1
        if sink >= next { sinks[sink].items.append(item) }
      }
    default:
      guard let box = item.command.extent?.applying(transform), box.minY.isFinite,
        box.maxY.isFinite
      else { return }
      if coversPaper, coversDocument(box),
        case .fill(let path, let paint, let style) = item.command,
        path == Path(path.boundingRect)
      {
        return coverPages(paint, style, item.node)
      }
      let isGlyphs = if case .glyphs = item.command { true } else { false }
      let isLine = box.height <= 2 * tolerance
      if isGlyphs && box.height < paper.room.height || isLine {
        let page = slices.lastIndex(startingAbove: box.midY)
        // A line in the gap between two pages.
        if !isLine || isGlyphs || box.maxY <= sinks[page].bottom + tolerance {
          furthest = max(furthest, page)
          draw(item, on: page)
        }
        for sink in repeats(between: box.midY, box.midY) { draw(item, on: sink) }
        return
      }
      let first = slices.lastIndex(startingAbove: box.minY + tolerance)
      let last = max(slices.lastIndex(startingAbove: box.maxY - tolerance), first)
      furthest = max(furthest, first)
      for page in first...last { drawPart(of: item, box, on: page) }
      for sink in repeats(between: box.minY + tolerance, box.maxY - tolerance) {
        drawPart(of: item, box, on: sink)
      }
    }
  }

  /// Whether a box contains the whole content, on several pages or one.
  private func coversDocument(_ box: CGRect) -> Bool {
    box.minX <= tolerance && box.maxX >= paper.room.width - tolerance && box.minY <= tolerance
      && box.maxY >= end - tolerance && end > 0
  }

  private mutating func coverPages(_ paint: Paint, _ style: FillStyle, _ node: Int) {
    for page in 0..<slices.count {
      let top = page == 0 ? 0 : sinks[page].top
      // Far enough for margins and headers; the page clips the rest.
      let sheet = CGRect(
        x: -paper.margins.leading, y: top - paper.size.height, width: paper.size.width,
        height: 2 * paper.size.height)
      draw(
        DisplayItem(node: node, .fill(Path(sheet).applying(transform.inverted()), paint, style)),
        on: page)
    }
  }

  /// The sinks of the repeats in a part of the document.
  private func repeats(between top: CGFloat, _ bottom: CGFloat) -> [Int] {
    if repeating.isEmpty { return [] }
    var (low, high) = (0, repeating.count)
    while low < high {
      let middle = (low + high) / 2
      if sinks[repeating[middle].sink].bottom < top { low = middle + 1 } else { high = middle }
    }
    return repeating[low...].prefix { $0.top <= bottom }.map(\.sink)
  }

  private mutating func drawPart(of item: DisplayItem, _ box: CGRect, on sink: Int) {
    let top = max(sinks[sink].top, box.minY)
    let bottom = min(sinks[sink].bottom, box.maxY)
    if bottom - top <= tolerance { return }
    guard box.minY < top - tolerance || box.maxY > bottom + tolerance else {
      return draw(item, on: sink)
    }
    var layer = Layer()
    let part = CGRect(x: box.minX - 1, y: top, width: box.width + 2, height: bottom - top)
    layer.clip = Path(part).applying(transform.inverted())
    draw(DisplayItem(node: item.node, .begin(layer)), on: sink)
    draw(item, on: sink)
    draw(DisplayItem(node: item.node, .end), on: sink)
  }

  private mutating func draw(_ item: DisplayItem, on sink: Int) {
    if sinks[sink].isClosed { isLate = true }
    for index in sinks[sink].depth..<layers.count {
      sinks[sink].items.append(layers[index].item)
      layers[index].sinks.append(sink)
    }
    sinks[sink].depth = layers.count
    sinks[sink].items.append(item)
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
