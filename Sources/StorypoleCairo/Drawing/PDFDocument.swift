// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Adds entries to Cairo's PDF files that Cairo cannot write.
package enum PDFDocument {
  /// The file with its language.
  static func adding(language: String?, to bytes: [UInt8]) -> Data {
    let file = Data(bytes)
    guard let end = end(of: file, language: language) else { return file }
    return file[..<end.start] + end.bytes
  }

  /// The end of a file with its language, for screen readers, and the offset where it begins. Cairo 1.16 has no call for
  /// it, but writes the catalog as the last object and uncompressed, so that only the offset of the cross-reference
  /// table changes. nil for a file of another form, and without a language.
  static func end(of file: Data, language: String?) -> (start: Int, bytes: Data)? {
    guard let language = language.flatMap(tag),
      let catalog = file.range(of: Data("<< /Type /Catalog\n".utf8), options: .backwards),
      let end = file.range(of: Data("endobj\nxref\n".utf8), in: catalog.upperBound..<file.endIndex),
      let pointer = file.range(of: Data("startxref\n".utf8), options: .backwards),
      end.upperBound < pointer.lowerBound,
      file.range(of: Data(" obj\n".utf8), in: catalog.upperBound..<end.lowerBound) == nil
    else { return nil }
    let table = end.upperBound - "xref\n".utf8.count
    guard file[pointer.upperBound...].starts(with: Data("\(table)\n".utf8)) else { return nil }
    let entry = Data("   /Lang (\(language))\n".utf8)
    return (
      catalog.upperBound,
      entry + file[catalog.upperBound..<pointer.upperBound]
        + Data("\(table + entry.count)\n%%EOF\n".utf8)
    )
  }

  /// A locale's identifier as a BCP 47 tag: "de_CH" is "de-CH". nil for other characters.
  package static func tag(_ locale: String) -> String? {
    let tag = locale.prefix { $0 != "@" }.replacingOccurrences(of: "_", with: "-")
    let isTag = tag.utf8.allSatisfy {
      (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
        || $0 == 0x2D
    }
    return isTag && !tag.isEmpty ? tag : nil
  }
}
