// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// An order of a page's items in which its file is shorter, and made faster: lines and rectangles come before texts that
/// they don't touch. Between a line and a text, Cairo writes the color again, and begins a new text object.
struct DrawingOrder {
  /// The indices of the items; empty if the first one isn't a line, a rectangle or a text in one color.
  private(set) var items: [Int] = []
  /// The boxes of the items that weren't moved, by rows of the page; empty without such items.
  private var rows: [[CGRect]] = []
  /// Whether an item may be anywhere, so that none moves past it.
  private var isBlocked = false

  private static let rowHeight: CGFloat = 16
  /// A power of two.
  private static let rowCount = 128
  /// A denser row would cost more than the order saves.
  private static let mostBoxes = 64
  /// Two items less than two of these apart could share a pixel, and stay in order.
  private static let distance: CGFloat = 0.5

  init(_ range: ItemRange, from start: Int, _ marker: PageMarker?) {
    var end = start
    /// Whether a shape follows a text.
    var isMixed = false
    var last: Kind?
    while end < range.upperBound, let kind = Self.kind(of: range.list.items[end].command) {
      if kind == .shape, last == .text { isMixed = true }
      last = kind
      end += 1
    }
    guard isMixed else {
      items = Array(start..<end)
      return
    }
    var rest: [Int] = []
    rest.reserveCapacity(end - start)
    items.reserveCapacity(end - start)
    for index in start..<end {
      let command = range.list.items[index].command
      let boxes = Self.boxes(of: command)
      if Self.kind(of: command) == .shape, marker?.isElement(index) != true, canMove(boxes) {
        items.append(index)
        continue
      }
      rest.append(index)
      add(boxes)
    }
    items += rest
  }

  private enum Kind { case shape, text }

  private static func kind(of command: DrawCommand) -> Kind? {
    switch command {
    case .fill(_, .color, _), .stroke(_, .color, _): .shape
    case .glyphs(_, .color): .text
    default: nil
    }
  }

  /// The areas that a command draws, enlarged by the distance that it keeps; nil if they are unknown.
  private static func boxes(of command: DrawCommand) -> [CGRect]? {
    let boxes: [CGRect]?
    switch command {
    case .fill(let path, _, _): boxes = path.rect.map { [$0] }
    case .stroke(let path, _, let style):
      guard let rect = path.rect, style.dash.isEmpty else { return nil }
      let sides = [
        CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 0),
        CGRect(x: rect.minX, y: rect.maxY, width: rect.width, height: 0),
        CGRect(x: rect.minX, y: rect.minY, width: 0, height: rect.height),
        CGRect(x: rect.maxX, y: rect.minY, width: 0, height: rect.height),
      ]
      boxes = sides.map { $0.insetBy(dx: -style.lineWidth / 2, dy: -style.lineWidth / 2) }
    case .glyphs(let run, _):
      guard let font = FontFaceCache.shared[run.face], !font.isColored, let box = font.box(of: run)
      else { return nil }
      boxes = box.isNull ? [] : [box.insetBy(dx: -run.size / 16, dy: -run.size / 16)]
    default: boxes = nil
    }
    return boxes?.map { $0.insetBy(dx: -distance, dy: -distance) }
  }

  /// The rows in which a box is; nil if there are too many. A page may be far below its document's start, so rows repeat:
  /// the last one is followed by the first.
  private static func rows(of box: CGRect) -> Rows? {
    guard box.minX.isFinite, box.maxX.isFinite, abs(box.minY) < 1e9, abs(box.maxY) < 1e9 else {
      return nil
    }
    func row(_ y: CGFloat) -> Int { Int((y / rowHeight).rounded(.down)) }
    let (first, last) = (row(box.minY), row(box.maxY))
    guard last - first < rowCount else { return nil }
    return (first...last).lazy.map { $0 & (rowCount - 1) }
  }

  private typealias Rows = LazyMapSequence<ClosedRange<Int>, Int>

  /// Whether an item with these areas can be drawn before those that weren't moved.
  private func canMove(_ boxes: [CGRect]?) -> Bool {
    if rows.isEmpty, !isBlocked { return true }
    guard let boxes, !isBlocked else { return false }
    return boxes.allSatisfy { box in
      guard let span = Self.rows(of: box) else { return false }
      return span.allSatisfy { row in
        rows[row].count < Self.mostBoxes
          && !rows[row].contains {
            $0.minX < box.maxX && box.minX < $0.maxX && $0.minY < box.maxY && box.minY < $0.maxY
          }
      }
    }
  }

  private mutating func add(_ boxes: [CGRect]?) {
    guard let boxes else {
      isBlocked = true
      return
    }
    for box in boxes {
      guard let span = Self.rows(of: box) else {
        isBlocked = true
        return
      }
      if rows.isEmpty { rows = Array(repeating: [], count: Self.rowCount) }
      for row in span where rows[row].count < Self.mostBoxes { rows[row].append(box) }
    }
  }
}
