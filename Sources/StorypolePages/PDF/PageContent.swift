// SPDX-License-Identifier: Apache-2.0
internal import Foundation
internal import StorypoleCairo
internal import StorypoleGraphics

/// The operators of a page with its parts, which Cairo has marked, or which are found by their number of drawings.
struct PageContent {
  /// The changed operators.
  private(set) var bytes: [UInt8] = []
  /// For each part of an element, the element, and the link if it is one, by the part's number on the page.
  private(set) var parts: [(element: Int, link: Int?, isArea: Bool)] = []
  /// The number of links.
  private(set) var links = 0

  // Cairo writes each operator on a line, and no line break in a string.
  private static let own = Array("/P << /MCID ".utf8)
  private static let link = Array("/Link << /MCID ".utf8)
  private static let end = Array(" >> BDC\n".utf8)

  /// - Parameter tag: The name of an element's parts.
  /// - Returns: nil if the content has other parts than `marks`.
  init?(_ content: [UInt8], _ marks: [PDFMark], tag: (Int) -> String) {
    let isKnown = content.withUnsafeBufferPointer {
      marks.first?.drawings == nil
        ? replaceMarks(in: $0, marks, tag) : addMarks(to: $0, marks, tag)
    }
    guard isKnown else { return nil }
  }

  private mutating func replaceMarks(
    in content: UnsafeBufferPointer<UInt8>, _ marks: [PDFMark], _ tag: (Int) -> String
  ) -> Bool {
    var text = ObjectText()
    text.reserve(content.count + marks.count * 4)
    defer { bytes = text.bytes }
    var (copied, line, next) = (0, 0, 0)
    while line < content.count {
      let lineEnd =
        memchr(content.baseAddress! + line, 0x0A, content.count - line).map {
          UnsafeRawPointer($0) - UnsafeRawPointer(content.baseAddress!) + 1
        } ?? content.count
      defer { line = lineEnd }
      guard content[line] == 0x2F else { continue }
      func has(_ part: [UInt8], at place: Int) -> Bool {
        place >= line && place + part.count <= lineEnd
          && memcmp(content.baseAddress! + place, part, part.count) == 0
      }
      let isLink = has(Self.link, at: line)
      guard isLink || has(Self.own, at: line) else { continue }
      guard next < marks.count, marks[next].isLink == isLink,
        has(Self.end, at: lineEnd - Self.end.count)
      else { return false }
      text.write(content[copied..<line])
      copied = lineEnd
      begin(marks[next], tag, &text)
      next += 1
    }
    text.write(content[copied...])
    return next == marks.count
  }

  private mutating func begin(_ mark: PDFMark, _ tag: (Int) -> String, _ text: inout ObjectText) {
    switch mark.tag {
    case .element(let element):
      text.write("/")
      text.write(mark.isLink ? "Link" : tag(element))
      text.write(" <</MCID ")
      text.write(parts.count)
      text.write(">> BDC\n")
      parts.append((element, mark.isLink ? links : nil, mark.isArea))
    case .decoration: text.write("/Artifact BMC\n")
    case .repetition: text.write("/Artifact <</Type/Pagination>> BDC\n")
    case .header: text.write(Self.pagination("Header"))
    case .footer: text.write(Self.pagination("Footer"))
    case .background: text.write("/Artifact <</Type/Background>> BDC\n")
    }
    if mark.isLink { links += 1 }
  }

  /// Marks the parts of operators in which each text begins with `Tm`, and each shape ends with an operator that paints a path.
  private mutating func addMarks(
    to content: UnsafeBufferPointer<UInt8>, _ marks: [PDFMark], _ tag: (Int) -> String
  ) -> Bool {
    let marks = marks.filter { $0.drawings?.isEmpty == false }
    var text = ObjectText()
    text.reserve(content.count + marks.count * 32)
    defer { bytes = text.bytes }
    var scanner = OperatorScanner(content)
    var (next, copied) = (0, 0)
    /// The drawings of the part that are still to come.
    var rest = PDFDrawings()
    /// The end of the last drawing, or of the operators before the first one.
    var end = 0
    /// Whether no text of the present text object has begun.
    var isNewText = false
    var isInText = false
    while let found = scanner.next() {
      var (texts, shapes): (Int32, Int32) = (0, 0)
      var place = end
      switch found.kind {
      case .state: if next == 0 { end = found.end }
      case .beginText: (isInText, isNewText) = (true, true)
      case .endText:
        isInText = false
        end = found.end
      case .textMatrix:
        texts = 1
        if !isNewText { place = found.start }
      case .path: shapes = 1
      case .filledAndStroked: shapes = 2
      case .unknown: return false
      case .other: break
      }
      if texts + shapes == 0 { continue }
      if rest.isEmpty {
        guard next < marks.count, place >= copied else { return false }
        text.write(content[copied..<place])
        copied = place
        // A part in the middle of a text object is in one of its own: each is begun and ended in the same object.
        let divides = isInText && !isNewText
        if divides { text.write("ET\n") }
        if next > 0 { text.write("EMC\n") }
        begin(marks[next], tag, &text)
        if divides { text.write("BT\n") }
        rest = marks[next].drawings ?? PDFDrawings()
        next += 1
      }
      guard texts <= rest.texts, shapes <= rest.shapes else { return false }
      rest.texts -= texts
      rest.shapes -= shapes
      if found.kind == .textMatrix { isNewText = false } else { end = found.end }
    }
    guard next == marks.count, rest.isEmpty, !isInText, end >= copied else { return false }
    text.write(content[copied..<end])
    if next > 0 { text.write("EMC\n") }
    text.write(content[end...])
    return true
  }

  private static func pagination(_ subtype: String) -> String {
    "/Artifact <</Type/Pagination/Subtype/\(subtype)>> BDC\n"
  }
}
