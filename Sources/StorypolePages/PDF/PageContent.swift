// SPDX-License-Identifier: Apache-2.0
internal import Foundation
internal import StorypoleCairo
internal import StorypoleGraphics

/// The operators of a page with the parts that Cairo has marked.
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
    let isKnown = content.withUnsafeBufferPointer { replaceMarks(in: $0, marks, tag) }
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
      switch marks[next].tag {
      case .element(let element):
        text.write("/")
        text.write(isLink ? "Link" : tag(element))
        text.write(" <</MCID ")
        text.write(parts.count)
        text.write(">> BDC\n")
        parts.append((element, isLink ? links : nil, marks[next].isArea))
      case .decoration: text.write("/Artifact BMC\n")
      case .repetition: text.write("/Artifact <</Type/Pagination>> BDC\n")
      case .header: text.write(Self.pagination("Header"))
      case .footer: text.write(Self.pagination("Footer"))
      case .background: text.write("/Artifact <</Type/Background>> BDC\n")
      }
      if isLink { links += 1 }
      next += 1
    }
    text.write(content[copied...])
    return next == marks.count
  }

  private static func pagination(_ subtype: String) -> String {
    "/Artifact <</Type/Pagination/Subtype/\(subtype)>> BDC\n"
  }
}
