// SPDX-License-Identifier: Apache-2.0
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
    bytes.reserveCapacity(content.count + marks.count * 4)
    var (copied, line, next) = (0, 0, 0)
    while line < content.count {
      let lineEnd = content[line...].firstIndex(of: 0x0A).map { $0 + 1 } ?? content.count
      defer { line = lineEnd }
      guard content[line] == 0x2F else { continue }
      let operators = content[line..<lineEnd]
      let isLink = operators.starts(with: Self.link)
      guard isLink || operators.starts(with: Self.own) else { continue }
      guard next < marks.count, marks[next].isLink == isLink, operators.ends(with: Self.end) else {
        return nil
      }
      bytes += content[copied..<line]
      copied = lineEnd
      switch marks[next].tag {
      case .element(let element):
        bytes += Array("/\(isLink ? "Link" : tag(element)) <</MCID \(parts.count)>> BDC\n".utf8)
        parts.append((element, isLink ? links : nil, marks[next].isArea))
      case .decoration: bytes += Array("/Artifact BMC\n".utf8)
      case .repetition: bytes += Array("/Artifact <</Type/Pagination>> BDC\n".utf8)
      case .header: bytes += Self.pagination("Header")
      case .footer: bytes += Self.pagination("Footer")
      case .background: bytes += Array("/Artifact <</Type/Background>> BDC\n".utf8)
      }
      if isLink { links += 1 }
      next += 1
    }
    if next < marks.count { return nil }
    bytes += content[copied...]
  }

  private static func pagination(_ subtype: String) -> [UInt8] {
    Array("/Artifact <</Type/Pagination/Subtype/\(subtype)>> BDC\n".utf8)
  }
}

extension Collection where Element == UInt8 {
  fileprivate func ends(with other: [UInt8]) -> Bool {
    count >= other.count && suffix(other.count).elementsEqual(other)
  }
}
