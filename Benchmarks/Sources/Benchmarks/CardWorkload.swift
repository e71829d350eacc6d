import Foundation
import SwiftUI

/// A card of 1200 × 630 pixels as a PNG file: what a server does for each link that is shared.
@MainActor
enum CardWorkload {
  static let title = "Building a SwiftUI-compatible layout engine for servers"

  static func renderer(title: String = title) -> ImageRenderer<Card> {
    ImageRenderer(
      content: Card(
        title: title, subtitle: "Stacks, grids, alignment guides and text as PNG, SVG and PDF",
        footer: "example.com · 5 min read"))
  }

  /// The whole life of a program that makes one card.
  static func once() throws {
    let data = try renderer().pngData()
    if CommandLine.arguments.count > 2 {
      try data.write(to: URL(fileURLWithPath: CommandLine.arguments[2]))
    }
  }

  static func measure() throws {
    var size = 0
    for _ in 0..<20 { size = try renderer().pngData().count }
    var whole: [Double] = []
    for _ in 0..<200 {
      let start = Benchmarks.processorTime
      _ = try renderer().pngData()
      whole.append(Benchmarks.processorTime - start)
    }
    Benchmarks.report("card.warm", whole, "ms of processor time,")
    // Until the display list is there: views, layout, painting.
    var layout: [Double] = []
    for _ in 0..<200 {
      let start = Benchmarks.processorTime
      renderer().render { _, _ in layout.append(Benchmarks.processorTime - start) }
    }
    Benchmarks.report("card.layout", layout, "ms of processor time,")
    var fresh: [Double] = []
    for index in 0..<200 {
      let start = Benchmarks.processorTime
      _ = try renderer(title: "\(title) \(index)").pngData()
      fresh.append(Benchmarks.processorTime - start)
    }
    Benchmarks.report("card.newText", fresh, "ms of processor time,")
    print("card.size", size, "bytes")
    try measureCold()
  }

  /// In processes of their own, from start to end.
  private static func measureCold() throws {
    var times: [Double] = []
    for _ in 0..<11 {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      process.arguments = ["card-once"]
      let start = DispatchTime.now().uptimeNanoseconds
      try process.run()
      process.waitUntilExit()
      times.append(Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6)
    }
    Benchmarks.report("card.cold", times, "ms of wall time,")
  }
}
