// SPDX-License-Identifier: Apache-2.0
import Foundation
import SwiftUI

/// A card of 1200 × 630 pixels as a PNG file, as servers make them for links: R1.
struct Card: View {
  var title: String
  var footer: String

  nonisolated static let title = "Building a SwiftUI-compatible layout engine for servers"
  private static let subtitle = "Stacks, grids, alignment guides and text as PNG, SVG and PDF"

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Circle().fill(Color(hex: 0xF59E0B)).frame(width: 96, height: 96)
        Spacer()
        Capsule().fill(Color(hex: 0x10B981)).frame(width: 180, height: 44)
      }
      .padding(.bottom, 40)
      Text(title)
        .font(.custom("Noto Sans", size: 64).weight(.bold))
        .foregroundStyle(.white)
        .lineLimit(2)
        .padding(.bottom, 24)
      Text(Self.subtitle)
        .font(.custom("Noto Sans", size: 32))
        .foregroundStyle(Color(hex: 0xE0E7FF))
      Spacer(minLength: 24)
      Text(footer)
        .font(.custom("Noto Sans", size: 24))
        .foregroundStyle(Color(hex: 0xC7D2FE))
    }
    .padding(64)
    .frame(width: 1200, height: 630)
    .background(
      LinearGradient(
        colors: [Color(hex: 0x1E3A8A), Color(hex: 0x9333EA)], startPoint: .topLeading,
        endPoint: .bottomTrailing))
  }
}

extension Color {
  /// A colour as the web writes it, such as 0xF59E0B.
  init(hex: UInt32) {
    func component(_ shift: UInt32) -> Double { Double(hex >> shift & 0xFF) / 255 }
    self.init(red: component(16), green: component(8), blue: component(0))
  }
}

@MainActor
enum Cards {
  static func renderer(_ number: Int) -> ImageRenderer<Card> {
    ImageRenderer(
      content: Card(
        title: number == 0 ? Card.title : "\(Card.title) \(number)",
        footer: "example.com · \(5 + number) min read"))
  }

  /// The whole life of a program that makes one card; written to the file that STORYPOLE_BENCH_CARD
  /// names, if it does.
  static func once() throws {
    let data = try renderer(0).pngData()
    check(data)
    if let path = ProcessInfo.processInfo.environment["STORYPOLE_BENCH_CARD"] {
      try data.write(to: URL(fileURLWithPath: path))
    }
  }

  /// Each card has texts that no card had before.
  static func warm(runs: Int) throws {
    var measurement = Measurement("R1")
    var size = 0
    for number in 0..<5 { check(try renderer(number).pngData()) }
    for run in 0..<runs {
      size = try measurement.time { try renderer(5 + run).pngData() }.count
    }
    measurement.report(["KiB": Double(size) / 1024])
  }

  /// How much memory a server has after some cards, and after many.
  static func memory(count: Int) {
    var measurement = Measurement("cards")
    let pool = RenderPool()
    let few = min(100, count)
    make(0..<few, in: pool)
    let early = Memory.now
    measurement.time { make(few..<count, in: pool) }
    measurement.report(["after100": early, "after": Memory.now, "count": Double(count)])
  }

  private static func make(_ numbers: Range<Int>, in pool: RenderPool) {
    let done = DispatchSemaphore(value: 0)
    Task.detached {
      await withTaskGroup(of: Void.self) { group in
        for number in numbers {
          if number >= numbers.lowerBound + 8 { await group.next() }
          group.addTask {
            do {
              check(
                try await pool.pngData {
                  Card(title: "\(Card.title) \(number)", footer: "\(number) min read")
                })
            } catch {
              Benchmarks.say("cards: \(error)")
              exit(1)
            }
          }
        }
      }
      done.signal()
    }
    done.wait()
  }

  /// The picture's size as the file says it.
  private nonisolated static func check(_ data: Data) {
    let numbers = [16, 20].map { data[$0..<$0 + 4].reduce(0) { $0 << 8 | Int($1) } }
    expect("the size in pixels", numbers, is: [1200, 630])
  }
}
