// SPDX-License-Identifier: Apache-2.0
internal import Foundation
internal import StorypoleCairo
internal import SwiftUI

/// The syntax of an object in a PDF file (ISO 32000-1, 7.3).
struct ObjectText {
  fileprivate(set) var bytes: [UInt8] = []

  mutating func write(_ text: String) { bytes += text.utf8 }

  /// With a space after it.
  mutating func write(reference number: Int) { bytes += "\(number) 0 R ".utf8 }

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
    guard let pointer = data.range(of: Data("startxref\n".utf8), options: .backwards),
      let previous = Int(
        String(decoding: data[pointer.upperBound...].prefix { $0 != 0x0A }, as: UTF8.self))
    else { throw ImageRendererError(.picture, "The PDF cannot be completed: it has no end") }
    var result = data
    /// The fields of the cross-references: the type, an offset or a stream's number, and an index.
    var entries: [Int: (UInt8, Int, Int)] = [:]
    var number = next
    for stream in streams {
      entries[number] = (1, result.count, 0)
      let head = zip(stream.numbers, stream.starts).map { "\($0) \($1)" }.joined(separator: " ")
      for (index, object) in stream.numbers.enumerated() { entries[object] = (2, number, index) }
      try Self.add(
        Data(head.utf8) + [0x0A] + stream.text.bytes, number,
        "/Type/ObjStm/N \(stream.numbers.count)/First \(head.utf8.count + 1)", to: &result)
      number += 1
    }
    let start = result.count
    entries[number] = (1, start, 0)
    try Self.add(
      Self.fields(entries), number,
      "/Type/XRef/W[1 4 2]/Index[\(Self.ranges(entries.keys.sorted()))]/Size \(number + 1)"
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
    for byte in data {
      for index in hashes.indices {
        hashes[index] = (hashes[index] ^ UInt64(byte)) &* 0x100_0000_01B3
      }
    }
    return permanent + "<" + hashes.map { String(format: "%016lX", $0) }.joined() + ">"
  }

  private static func fields(_ entries: [Int: (UInt8, Int, Int)]) -> Data {
    var fields = Data(capacity: entries.count * 7)
    for (_, (type, place, index)) in entries.sorted(by: { $0.key < $1.key }) {
      fields.append(type)
      for shift in [24, 16, 8, 0] { fields.append(UInt8(truncatingIfNeeded: place >> shift)) }
      for shift in [8, 0] { fields.append(UInt8(truncatingIfNeeded: index >> shift)) }
    }
    return fields
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
    guard var content = Deflate.compressed(content) else {
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
