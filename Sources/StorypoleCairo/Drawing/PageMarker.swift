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
}

/// Marks the parts of a page for its structure. Cairo 1.16 knows no artifacts and writes no attributes; so all parts have the
/// same tag in its file, and their order tells which is which.
final class PageMarker {
  private let tags: [ContentTag]
  private(set) var marks: [PDFMark] = []
  private var open: ContentTag?
  /// Whether the current items are in a part that can't be divided: a link, or a group, in which Cairo accepts no tag.
  private var isWhole = false

  static let name = "P"

  init(_ tags: [ContentTag]) { self.tags = tags }

  /// Whether the item belongs to an element of the structure.
  func isElement(_ index: Int) -> Bool { if case .element = tags[index] { true } else { false } }

  /// Begins the part of an item, unless it continues the one before.
  func mark(_ index: Int, _ context: OpaquePointer) { mark(tags[index], context) }

  func mark(_ tag: ContentTag, _ context: OpaquePointer) {
    if isWhole || open == tag { return }
    close(context)
    cairo_tag_begin(context, Self.name, nil)
    marks.append(PDFMark(tag: tag))
    open = tag
  }

  /// Ends the current part.
  func close(_ context: OpaquePointer) {
    if open != nil { cairo_tag_end(context, Self.name) }
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
