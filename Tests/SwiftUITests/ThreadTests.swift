// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleCairo
import StorypoleGraphics
import SwiftUI
import Testing

@testable import Storypole

/// Hosts share no state: sixteen in parallel draw the same as one. `make sanitize` runs this under
/// ThreadSanitizer.
@Suite struct ThreadTests {
  private nonisolated struct Card: View {
    @State private var width: CGFloat?
    @Environment(\.colorScheme) private var scheme
    var number: Int

    @MainActor var body: some View {
      VStack(alignment: .leading) {
        Text("Ticket \(number)").font(.title)
        HStack(alignment: .firstTextBaseline) {
          Text("山 and مرحبا").font(.headline)
          Text("12:30").font(.caption).foregroundStyle(.secondary)
        }
        Grid {
          GridRow {
            Color.red.frame(height: 10)
            RoundedRectangle(cornerRadius: 4).fill(.blue.gradient).frame(height: 10)
          }
          Divider()
        }
        GeometryReader { proxy in
          Capsule().fill(.green).frame(width: proxy.size.width / 2)
        }.frame(height: 8)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: {
            width = $0
          }
        Color.orange.frame(width: width, height: 4)
      }
      .padding()
      .background(.quaternary, in: .rect(cornerRadius: 12))
    }
  }

  private static func draw(_ number: Int, _ engine: any TextEngine) throws -> Data {
    var options = PictureOptions()
    options.size = CGSize(width: 240, height: 180)
    let picture = try makePicture(of: Card(number: number), options, textEngine: engine)
    return try CairoRenderer.png(picture.displayList)
  }

  @Test func sixteenHostsDrawTheSameBytes() throws {
    let engine = PangoTextEngine()
    let expected = try (0..<4).map { try Self.draw($0, engine) }
    let results = Results()
    let threads = (0..<16).map { index in
      let thread = Thread {
        for round in 0..<3 {
          let number = (index + round) % 4
          results.add((try? Self.draw(number, engine)) == expected[number])
        }
      }
      thread.stackSize = 16 << 20
      thread.start()
      return thread
    }
    while !threads.allSatisfy(\.isFinished) { usleep(1000) }
    #expect(results.all.count == 48)
    #expect(results.all.allSatisfy { $0 })
  }

  private final class Results: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [Bool] = []
    func add(_ value: Bool) { lock.withLock { values.append(value) } }
    var all: [Bool] { lock.withLock { values } }
  }
}
