// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

private let switching = """
  import SwiftUI

  struct Switch: View {
    @State private var alignment = HorizontalAlignment.leading
    var body: some View {
      VStack(alignment: alignment) {
        Color.red.frame(width: 20, height: 20)
        Color.blue.frame(width: 100, height: 20)
        Button("go") { withAnimation(.linear(duration: 0.5)) { alignment = .trailing } }
      }
    }
  }
  #Preview { Switch() }

  """

@Suite struct RecordTests {
  /// The chunks of a PNG file by name, with their data.
  private func chunks(_ data: Data) -> [(name: String, data: Data)] {
    var chunks: [(String, Data)] = []
    var place = 8
    while place + 12 <= data.count {
      let length = data[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      let name = String(decoding: data[place + 4..<place + 8], as: UTF8.self)
      chunks.append((name, data[place + 8..<place + 8 + length]))
      place += 12 + length
    }
    return chunks
  }

  @Test func picturesOfAMoment() throws {
    let place = try Workspace(["Switch.swift": switching])
    func picture(_ options: String...) throws -> Data {
      let run = try place.run(
        ["render", "Switch.swift", "-o", "a.png", "--scale", "1", "--size", "200x200"] + options)
      #expect(run.status == 0, "\(run.errors)")
      return try place.data("a.png")
    }
    let start = try picture()
    let half = try picture("--tap", "go", "--at", "250ms")
    let end = try picture("--tap", "go", "--at", "2s")
    #expect(start != half && half != end && start != end)
    #expect(try picture("--tap", "go", "--at", "0.25s") == half)
    let none = try place.run("render", "Switch.swift", "--tap", "stop")
    #expect(none.status == 2 && none.errors.contains("no text 'stop'"))
    #expect(none.errors.contains("'go'"))
    let wrong = try place.run("render", "Switch.swift", "--at", "soon")
    #expect(wrong.status == 64 && wrong.errors.contains("--at needs a time"))
  }

  // The third edition of PNG: acTL states the number of frames, fcTL precedes each.
  @Test func filmsAsPNG() throws {
    let place = try Workspace(["Switch.swift": switching])
    let run = try place.run(
      "record", "Switch.swift", "-o", "a.png", "--tap", "go", "--fps", "10", "--scale", "1")
    #expect(run.status == 0, "\(run.errors)")
    let data = try place.data("a.png")
    let chunks = chunks(data)
    // At 0, 0.1 … 0.5 seconds.
    #expect(chunks.filter { $0.name == "fcTL" }.count == 6)
    #expect(chunks.first { $0.name == "acTL" }?.data == Data([0, 0, 0, 6, 0, 0, 0, 0]))
    #expect(chunks.filter { $0.name == "fdAT" }.count == 5)
    #expect(run.text.contains("6 frames, 0.60 s"))
    let again = try place.run(
      "record", "Switch.swift", "-o", "b.png", "--tap", "go", "--fps", "10", "--scale", "1")
    #expect(again.status == 0)
    #expect(try place.data("b.png") == data)
  }

  @Test func filmsAsGIF() throws {
    let place = try Workspace(["Switch.swift": switching])
    let run = try place.run(
      "record", "Switch.swift", "-o", "a.gif", "--tap", "go", "--for", "300ms", "--fps", "10")
    #expect(run.status == 0, "\(run.errors)")
    let data = try place.data("a.gif")
    #expect(data.starts(with: Data("GIF89a".utf8)))
    #expect(data.range(of: Data("NETSCAPE2.0".utf8)) != nil)
    // A control block for each of four frames: introducer, label, length.
    var count = 0
    var place2 = data.startIndex
    while let found = data.range(of: Data([0x21, 0xF9, 0x04]), in: place2..<data.endIndex) {
      count += 1
      place2 = found.upperBound
    }
    #expect(count == 4)
  }

  @Test func filmsThatCannotBe() throws {
    let place = try Workspace(["Switch.swift": switching])
    let run = try place.run("record", "Switch.swift", "-o", "a.mp4")
    #expect(run.status == 64 && run.errors.contains("png and gif"))
    let two = try Workspace(["Switch.swift": switching + "#Preview(\"b\") { Switch() }\n"])
    #expect(try two.run("record", "Switch.swift", "-o", "a.png").status == 64)
    let fps = try place.run("record", "Switch.swift", "--fps", "0")
    #expect(fps.status == 64 && fps.errors.contains("1 to 60"))
  }
}
