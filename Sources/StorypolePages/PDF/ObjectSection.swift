// SPDX-License-Identifier: Apache-2.0
internal import Foundation
internal import StorypoleCairo
internal import SwiftUI

/// The syntax of an object in a PDF file (ISO 32000-1, 7.3).
struct ObjectText {
  fileprivate(set) var bytes: [UInt8] = []

  mutating func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  /// A number that isn't negative.
  mutating func write(_ number: Int) {
    var divisor = 1
    while number / divisor >= 10 { divisor *= 10 }
    while divisor > 0 {
      bytes.append(UInt8(0x30 + number / divisor % 10))
      divisor /= 10
    }
  }

  mutating func write(_ slice: Slice<UnsafeBufferPointer<UInt8>>) {
    bytes += UnsafeBufferPointer(rebasing: slice)
  }

  /// With a space after it.
  mutating func write(reference number: Int) {
    write(number)
    write(" 0 R ")
  }

  mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

  /// Words, as UTF-16 unless they are plain.
  mutating func write(string text: String) {
    if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) && !"()\\".utf8.contains($0) }) {
      return write("(\(text))")
    }
    write("<FEFF")
    for unit in text.utf16 { write(String(format: "%04X", unit)) }
    write(">")
  }
}

/// Objects at the end of a PDF file: an incremental update (ISO 32000-1, 7.5.6) of object streams.
struct ObjectSection {
  private let file: QPDFFile
  private var next: Int
  private var streams = [Stream()]

  private struct Stream {
    var numbers: [Int] = []
    var starts: [Int] = []
    var text = ObjectText()
  }

  /// Readers read a stream as a whole.
  private static let mostObjects = 500

  /// - Parameter file: A complete file with a stream for its cross-references.
  init(after file: QPDFFile) {
    self.file = file
    next = file.integer(file[file.trailer, "/Size"])
  }

  /// The number of an object that is added later.
  mutating func reserve() -> Int {
    next += 1
    return next - 1
  }

  /// Adds an object, or replaces the one of the number.
  @discardableResult
  mutating func add(_ number: Int? = nil, _ write: (inout ObjectText) -> Void) -> Int {
    let number = number ?? reserve()
    if streams[streams.count - 1].numbers.count == Self.mostObjects { streams.append(Stream()) }
    let last = streams.count - 1
    streams[last].numbers.append(number)
    streams[last].starts.append(streams[last].text.bytes.count)
    write(&streams[last].text)
    streams[last].text.write("\n")
    return number
  }

  /// The file with the objects.
  func appended(to data: Data) throws -> Data {
    guard let previous = PDFDocument.references(in: data) else {
      throw ImageRendererError(.picture, "The PDF cannot be completed: it has no end")
    }
    var result = data
    var entries: [Entry] = []
    var number = next
    for stream in streams {
      entries.append(Entry(object: number, kind: 1, place: result.count))
      var content = ObjectText()
      content.reserve(stream.text.bytes.count + 16 * stream.numbers.count)
      for (index, object) in stream.numbers.enumerated() {
        entries.append(Entry(object: object, kind: 2, place: number, index: index))
        content.write(object)
        content.write(" ")
        content.write(stream.starts[index])
        content.write(index + 1 < stream.numbers.count ? " " : "\n")
      }
      let head = content.bytes.count
      content.bytes += stream.text.bytes
      try Self.add(
        Data(content.bytes), number, "/Type/ObjStm/N \(stream.numbers.count)/First \(head)",
        to: &result)
      number += 1
    }
    let start = result.count
    entries.append(Entry(object: number, kind: 1, place: start))
    entries.sort { $0.object < $1.object }
    try Self.add(
      Self.fields(entries), number,
      "/Type/XRef/W[1 4 2]/Index[\(Self.ranges(entries.map(\.object)))]/Size \(number + 1)"
        + "/Prev \(previous)/Root \(file.number(file.root)) 0 R"
        + "/Info \(file.number(file[file.trailer, "/Info"])) 0 R/ID[\(identifier(result))]",
      to: &result)
    result += Data("startxref\n\(start)\n%%EOF\n".utf8)
    return result
  }

  /// The permanent identifier, and one of the content.
  private func identifier(_ data: Data) -> String {
    let permanent = file.items(file[file.trailer, "/ID"]).first.map(file.syntax) ?? "()"
    // FNV-1a with its offset basis and with another one.
    var hashes: [UInt64] = [0xCBF2_9CE4_8422_2325, 0x6C62_272E_07BB_0142]
    data.withUnsafeBytes { bytes in
      var (first, second) = (hashes[0], hashes[1])
      for byte in bytes {
        first = (first ^ UInt64(byte)) &* 0x100_0000_01B3
        second = (second ^ UInt64(byte)) &* 0x100_0000_01B3
      }
      hashes = [first, second]
    }
    return permanent + "<" + hashes.map { String(format: "%016lX", $0) }.joined() + ">"
  }

  /// An entry of the cross-references: an object's offset, or the number of its stream and its index there.
  private struct Entry {
    var object: Int
    /// 1 for an offset, 2 for a stream.
    var kind: UInt8
    var place: Int
    var index = 0
  }

  private static func fields(_ entries: [Entry]) -> Data {
    var fields: [UInt8] = []
    fields.reserveCapacity(entries.count * 7)
    for entry in entries {
      fields.append(entry.kind)
      for shift in stride(from: 24, through: 0, by: -8) {
        fields.append(UInt8(truncatingIfNeeded: entry.place >> shift))
      }
      fields.append(UInt8(truncatingIfNeeded: entry.index >> 8))
      fields.append(UInt8(truncatingIfNeeded: entry.index))
    }
    return Data(fields)
  }

  /// The first number and the length of each run of numbers.
  private static func ranges(_ numbers: [Int]) -> String {
    var runs: [(first: Int, count: Int)] = []
    for number in numbers {
      if let last = runs.last, number == last.first + last.count {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((number, 1))
      }
    }
    return runs.map { "\($0.first) \($0.count)" }.joined(separator: " ")
  }

  private static func add(
    _ content: Data, _ number: Int, _ entries: String, to file: inout Data
  ) throws {
    guard var content = Deflate.compressed(content, .fast) else {
      throw ImageRendererError(.picture, "The PDF cannot be completed: no memory")
    }
    // See `QPDFFile.seal`.
    if content.last == 0x0D { content.append(0x0A) }
    file += Data(
      "\(number) 0 obj\n<<\(entries)/Filter/FlateDecode/Length \(content.count)>>stream\n".utf8)
    file += content
    file += Data("\nendstream\nendobj\n".utf8)
  }
}
