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

  /// The file without the structure that Cairo 1.16 makes of marks, of which libqpdf would read each object. They are left
  /// out of the table of cross-references. A file of another form stays as it is.
  package static func withoutStructure(_ file: Data) -> Data {
    guard let table = references(in: file) else { return file }
    let head = Data("xref\n0 ".utf8)
    guard table >= 0, table < file.count - head.count, file[table...].starts(with: head),
      let count = number(in: file, at: table + head.count), count > 0
    else { return file }
    let first = table + head.count + "\(count)\n".utf8.count
    guard count <= (file.count - first) / 20 else { return file }
    let kinds = ["<< /Type /StructElem\n", "<< /Type /StructTreeRoot\n", "<< /Nums [\n"].map {
      Array($0.utf8)
    }
    /// The objects that stay; the last one tells the number of objects.
    var kept: [Int] = []
    file.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
      func has(_ part: [UInt8], at place: Int) -> Bool {
        place + part.count <= bytes.count
          && memcmp(bytes.baseAddress! + place, part, part.count) == 0
      }
      /// The place after the digits at a place, and their number.
      func digits(at place: Int, most: Int = 10) -> (end: Int, number: Int) {
        var (end, number) = (place, 0)
        while end < min(place + most, bytes.count), (0x30...0x39).contains(bytes[end]) {
          number = number * 10 + Int(bytes[end]) - 0x30
          end += 1
        }
        return (end, number)
      }
      var isStructure = [Bool](repeating: false, count: count)
      /// The places of arrays, by their objects: those of a page's parts refer to elements.
      var arrays: [(object: Int, start: Int)] = []
      let array = Array("[\n  ".utf8)
      for entry in 0..<count where bytes[first + 20 * entry + 17] == UInt8(ascii: "n") {
        let object =
          digits(at: digits(at: first + 20 * entry).number).end + " 0 obj\n".utf8.count
        isStructure[entry] = kinds.contains { has($0, at: object) }
        if has(array, at: object) { arrays.append((entry, object + array.count)) }
      }
      for (entry, start) in arrays {
        let number = digits(at: start).number
        if number < count, isStructure[number] { isStructure[entry] = true }
      }
      kept = (0..<count).filter { !isStructure[$0] || $0 == count - 1 }
    }
    var result = file[..<table]
    result.append(contentsOf: "xref\n".utf8)
    var start = 0
    while start < kept.count {
      var end = start + 1
      while end < kept.count, kept[end] == kept[end - 1] + 1 { end += 1 }
      result.append(contentsOf: "\(kept[start]) \(end - start)\n".utf8)
      result += file[(first + 20 * kept[start])..<(first + 20 * (kept[end - 1] + 1))]
      start = end
    }
    return result + file[(first + 20 * count)...]
  }

  /// The offset of the cross-references; nil if the file has no end.
  package static func references(in file: Data) -> Int? {
    file.range(of: Data("startxref\n".utf8), options: .backwards)
      .flatMap { number(in: file, at: $0.upperBound) }
  }

  private static func number(in file: Data, at start: Int) -> Int? {
    Int(String(decoding: file[start...].prefix { $0 != 0x0A }, as: UTF8.self))
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
