// SPDX-License-Identifier: Apache-2.0
import CPango
import StorypoleGraphics

/// A part of a page's content stream that belongs to one element of the structure.
package struct PDFMark: Sendable, Equatable {
  package var tag: ContentTag
  /// Whether the part has a link's annotation.
  package var isLink = false
  /// Whether the link's content is in another part, that of a group: this part only has its area.
  package var isArea = false
  /// On a page whose parts aren't marked; nil on one where Cairo has marked them.
  package var drawings: PDFDrawings?
}

/// The numbers of drawings in a part, each by its kind: one that is left out and one too many of another kind differ.
package struct PDFDrawings: Sendable, Equatable {
  package var texts: Int32
  package var shapes: Int32

  package init(texts: Int32 = 0, shapes: Int32 = 0) { (self.texts, self.shapes) = (texts, shapes) }

  package var isEmpty: Bool { texts == 0 && shapes == 0 }
}

/// Marks the parts of a page for its structure. Cairo 1.16 knows no artifacts and writes no attributes; so all parts have the
/// same tag in its file, and their order tells which is which.
///
/// Cairo takes as long for a tag as for a text, and makes an object of each. On a page of shapes and texts alone
/// (`DisplayList.isCountable`), drawings are counted instead, and the parts marked in the page's operators.
final class PageMarker {
  private let tags: [ContentTag]
  private let counts: Bool
  private(set) var marks: [PDFMark] = []
  private var open: ContentTag?
  /// Whether the current items are in a part that can't be divided: a link, or a group, in which Cairo accepts no tag.
  private var isWhole = false

  static let name = "P"

  init(_ tags: [ContentTag], counts: Bool) {
    self.tags = tags
    self.counts = counts
  }

  /// Counts a call of Cairo that draws a text.
  func countText() { if counts, !marks.isEmpty { marks[marks.count - 1].drawings?.texts += 1 } }

  /// Counts a call of Cairo that draws a shape.
  func countShape() { if counts, !marks.isEmpty { marks[marks.count - 1].drawings?.shapes += 1 } }

  /// Begins the part of an item, unless it continues the one before.
  func mark(_ index: Int, _ context: OpaquePointer) { mark(tags[index], context) }

  func mark(_ tag: ContentTag, _ context: OpaquePointer) {
    if isWhole || open == tag { return }
    if counts {
      marks.append(PDFMark(tag: tag, drawings: PDFDrawings()))
      open = tag
      return
    }
    close(context)
    cairo_tag_begin(context, Self.name, nil)
    marks.append(PDFMark(tag: tag))
    open = tag
  }

  /// Ends the current part.
  func close(_ context: OpaquePointer) {
    if open != nil, !counts { cairo_tag_end(context, Self.name) }
    open = nil
  }

  /// The tag of a layer that is drawn whole: that of the first element inside.
  func tag(of items: ItemRange) -> ContentTag {
    let inside = tags[items.lowerBound..<items.upperBound]
    let element = inside.first { if case .element = $0 { true } else { false } }
    return element ?? inside.first ?? .decoration
  }

  /// Draws a layer in one part.
  func whole(_ items: ItemRange, _ context: OpaquePointer, _ draw: () -> Void) {
    if isWhole { return draw() }
    mark(tag(of: items), context)
    isWhole = true
    draw()
    isWhole = false
  }

  /// Draws a link, for which Cairo begins a part itself.
  func link(
    _ tag: ContentTag, _ context: OpaquePointer, isArea: Bool = false, _ draw: () -> Void
  ) {
    let outer = isWhole
    if !outer { close(context) }
    marks.append(PDFMark(tag: tag, isLink: true, isArea: isArea))
    isWhole = true
    draw()
    isWhole = outer
  }
}

extension DisplayList {
  /// Whether Cairo draws each item with one operator that tells where it is, and nothing else. It leaves out what is
  /// invisible.
  var isCountable: Bool {
    if background != nil { return false }
    let page = CGRect(origin: .zero, size: size).insetBy(dx: 1, dy: 1)
    var transforms: [CGAffineTransform] = []
    for item in items {
      switch item.command {
      case .begin(let layer):
        guard !layer.isGroup, layer.isDrawable, layer.filters.isEmpty, layer.clip == nil,
          layer.link == nil
        else { return false }
        transforms.append(layer.transform.concatenating(transforms.last ?? .identity))
      case .end: _ = transforms.popLast()
      default:
        guard let box = item.command.countableBox, box.width > 0, box.height > 0 else {
          return false
        }
        let seen = box.applying(transforms.last ?? .identity).overlap(with: page)
        guard seen.width > 0, seen.height > 0 else { return false }
      }
    }
    return true
  }
}

extension DrawCommand {
  /// The area of a shape or text in one visible color; nil for others.
  fileprivate var countableBox: CGRect? {
    switch self {
    case .fill(let path, .color(let color), _): color.opacity > 0.01 ? path.boundingRect : nil
    case .stroke(let path, .color(let color), let style):
      color.opacity > 0.01
        ? path.boundingRect.insetBy(dx: -style.lineWidth / 2, dy: -style.lineWidth / 2) : nil
    case .glyphs(let run, .color(let color)):
      color.opacity > 0.01
        ? FontFaceCache.shared[run.face].flatMap { $0.isColored ? nil : $0.box(of: run) } : nil
    default: nil
    }
  }
}
