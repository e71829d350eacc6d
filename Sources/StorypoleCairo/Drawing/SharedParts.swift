// SPDX-License-Identifier: Apache-2.0
import CPango
import StorypoleGraphics

/// The parts of a document's pages that recur, such as a letterhead and the fixed paragraphs of a letter. Cairo writes a
/// recording once, as a form, however many pages it is painted on.
final class SharedParts {
  enum Part {
    /// Some items of the page.
    case items(Range<Int>)
    case form(OpaquePointer)
  }

  private struct Form {
    var items: ArraySlice<DisplayItem>
    /// nil until the items recur: a chance agreement of two pages is none.
    var recording: OpaquePointer?
  }

  private var previous: [DisplayItem] = []
  private var previousSize = CGSize.zero
  /// The last used is the last.
  private var forms: [Form] = []
  private var recordings = 0

  /// Fewer glyphs are written faster than a reference to a form.
  private static let fewestGlyphs = 24
  private static let mostForms = 32
  /// Cairo keeps all recordings until the document ends.
  private static let mostRecordings = 256

  deinit {
    for form in forms { cairo_surface_destroy(form.recording) }
  }

  /// The page in parts, in order.
  ///
  /// - Parameter draw: Draws items into a recording.
  func parts(
    of page: DisplayList, draw: (ArraySlice<DisplayItem>, OpaquePointer) -> Void
  ) -> [Part] {
    let items = page.items
    defer { (previous, previousSize) = (items, page.size) }
    guard page.size == previousSize else { return [.items(0..<items.count)] }
    var parts: [Part] = []
    var rest = 0
    for range in equalRanges(items) {
      guard let form = form(for: items[range], page.size, draw) else { continue }
      if rest < range.lowerBound { parts.append(.items(rest..<range.lowerBound)) }
      parts.append(.form(form))
      rest = range.upperBound
    }
    if rest < items.count { parts.append(.items(rest..<items.count)) }
    return parts
  }

  /// The longest ranges of items that the previous page has, too, outside of layers. With as many items, they are
  /// compared one by one; else only the beginnings and the ends of both pages are.
  private func equalRanges(_ items: [DisplayItem]) -> [Range<Int>] {
    let isAligned = items.count == previous.count
    let fewer = min(items.count, previous.count)
    func isEqual(_ index: Int, _ other: Int) -> Bool {
      items[index].command == previous[other].command
    }
    let beginning = isAligned ? 0 : (0..<fewer).prefix { isEqual($0, $0) }.count
    let ending =
      isAligned
      ? 0
      : (0..<fewer - beginning).prefix { isEqual(items.count - 1 - $0, previous.count - 1 - $0) }
        .count
    func recurs(_ index: Int) -> Bool {
      if isAligned { return isEqual(index, index) }
      return index < beginning || index >= items.count - ending
    }
    var ranges: [Range<Int>] = []
    var (depth, start, glyphs) = (0, 0, 0)
    func close(at end: Int) {
      if glyphs >= Self.fewestGlyphs { ranges.append(start..<end) }
      (start, glyphs) = (end + 1, 0)
    }
    for (index, item) in items.enumerated() {
      switch item.command {
      case .begin: depth += 1
      case .end: depth -= 1
      default: break
      }
      if depth == 0, Self.isPlain(item.command), recurs(index) {
        if case .glyphs(let run, _) = item.command { glyphs += run.glyphs.count }
      } else {
        close(at: index)
      }
    }
    close(at: items.count)
    return ranges
  }

  /// Whether the command looks the same in a form: not the glyphs with colors of their own, of which Cairo 1.16 replays
  /// only the last, and nothing that may become pixels.
  private static func isPlain(_ command: DrawCommand) -> Bool {
    switch command {
    case .fill(_, .color, _), .stroke(_, .color, _): true
    case .glyphs(let run, .color): FontFaceCache.shared[run.face]?.isColored == false
    default: false
    }
  }

  private func form(
    for items: ArraySlice<DisplayItem>, _ size: CGSize,
    _ draw: (ArraySlice<DisplayItem>, OpaquePointer) -> Void
  ) -> OpaquePointer? {
    guard
      let index = forms.lastIndex(where: { form in
        form.items.count == items.count
          && zip(form.items, items).allSatisfy { $0.command == $1.command }
      })
    else {
      if forms.count == Self.mostForms { cairo_surface_destroy(forms.removeFirst().recording) }
      forms.append(Form(items: items))
      return nil
    }
    var form = forms.remove(at: index)
    if form.recording == nil, recordings < Self.mostRecordings {
      var extent = cairo_rectangle_t(x: 0, y: 0, width: size.width, height: size.height)
      let recording = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extent)!
      draw(items, recording)
      form.recording = recording
      recordings += 1
    }
    forms.append(form)
    return form.recording
  }
}
