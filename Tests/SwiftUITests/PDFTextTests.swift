// SPDX-License-Identifier: Apache-2.0
import StorypoleCairo
import StorypoleGraphics
import Testing

@testable import Storypole
@testable import SwiftUI

/// Text of PDF files as read by poppler.
@MainActor
@Suite(
  .enabled(
    if: FileManager.default.isExecutableFile(atPath: "/usr/bin/pdftotext"),
    "poppler is not installed: apt-get install poppler-utils"))
struct PDFTextTests {
  private static let engine = PangoTextEngine()

  private static func list(_ view: some View) throws -> DisplayList {
    var options = PictureOptions()
    options.isIdeal = true
    return try makePicture(of: view, options, textEngine: engine).displayList
  }

  /// The output of pdftotext for a page.
  private static func read(_ list: DisplayList, _ arguments: String...) throws -> String {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    try CairoRenderer.pdf([list]).write(to: file)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/pdftotext")
    process.arguments = arguments + [file.path, "-"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  /// The bounds of each word, from the file.
  private static func words(_ list: DisplayList) throws -> [(text: String, left: Double)] {
    let text = try read(list, "-bbox", "-raw")
    return try text.matches(of: /<word xMin="([0-9.]+)"[^>]*>([^<]*)<\/word>/).map {
      (String($0.output.2), try #require(Double($0.output.1)))
    }
  }

  /// The first glyph of each word, by the display list. Derived: Cairo writes no difference below three
  /// thousandths of the size, which leaves 2.5 of them, and the file has thousandths of a point.
  @Test(arguments: [9.0, 12, 17, 28]) func wordsBeginWhereTheyAreDrawn(size: Double) throws {
    let long = "the quick brown fox jumps over the lazy dog and then runs far far away, 1,234.56 m"
    let view = VStack(alignment: .trailing) {
      Text(long)
      Text(long).bold()
      Text(long).italic().monospacedDigit()
      HStack { Text(long).fontDesign(.monospaced) }
    }
    .font(.system(size: size)).fixedSize()
    let list = try Self.list(view)
    var expected: [(String, Double)] = []
    for case .glyphs(let run, _) in list.items.map(\.command) {
      var (offset, glyph) = (0, 0)
      var isInWord = false
      let bytes = Array(run.text.utf8)
      for cluster in run.clusters {
        let isSpace = bytes[offset] == 0x20
        if !isSpace {
          let letters = String(decoding: bytes[offset..<offset + cluster.bytes], as: UTF8.self)
          if isInWord {
            expected[expected.count - 1].0 += letters
          } else {
            expected.append((letters, run.positions[glyph].x))
          }
        }
        isInWord = !isSpace
        offset += cluster.bytes
        glyph += cluster.glyphs
      }
    }
    let words = try Self.words(list)
    #expect(words.map(\.text) == expected.map(\.0))
    let errors = zip(words, expected).map { abs($0.left - $1.1) }
    #expect(errors.max() ?? 1 <= 0.0025 * size + 0.001)
  }

  @Test(arguments: [1.0, 4, 12]) func spacedLettersAreOneWord(tracking: Double) throws {
    let view = VStack(alignment: .leading) {
      Text("INVOICE").tracking(tracking).font(.title.bold())
      Text("Thank you, Zoë").kerning(tracking)
      Text("Total")
    }
    let text = try Self.read(Self.list(view.padding()))
    let words = Set(text.split { $0.isWhitespace })
    #expect(words == ["INVOICE", "Thank", "you,", "Zoë", "Total"])
  }

  /// In the file, rows follow one another, each from its start to its end.
  @Test func rowsAreWrittenInOrder() throws {
    let view = VStack {
      ForEach(["Apples", "Pears", "Plums"], id: \.self) { name in
        HStack {
          Text(name)
          Spacer(minLength: 300)
          Text("12.00")
        }
      }
    }
    let text = try Self.read(Self.list(view), "-raw")
    let words = text.split { $0.isWhitespace }
    #expect(words == ["Apples", "12.00", "Pears", "12.00", "Plums", "12.00"])
  }
}
