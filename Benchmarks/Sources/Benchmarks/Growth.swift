// SPDX-License-Identifier: Apache-2.0
import Foundation
import SwiftUI

/// The picture of how time grows with the number of rows and with the depth, both axes logarithmic.
@MainActor
enum Growth {
  struct Line: Identifiable {
    var id: String
    var color: Color
    /// Size and milliseconds.
    var points: [CGPoint]
  }

  /// Reads what run.py has written.
  private struct Record: Decodable {
    struct Measurement: Decodable {
      var program: String
      var name: String
      var median: Double
    }
    var measurements: [Measurement]
  }

  private static let programs: [(name: String, title: String, color: Color)] = [
    ("chromium", "Chromium", .blue), ("gtk", "GTK", .brown), ("taffy", "Taffy", .orange),
    ("qt", "Qt", .green), ("storypole", "Storypole", .red),
  ]

  static func draw(_ arguments: [String]) throws {
    guard arguments.count == 2 else {
      Benchmarks.say("usage: Benchmarks growth bench.json PICTURE")
      exit(64)
    }
    let data = try Data(contentsOf: URL(fileURLWithPath: arguments[0]))
    let record = try JSONDecoder().decode(Record.self, from: data)
    func lines(_ workload: String, defaultSize: Double?) -> [Line] {
      programs.compactMap { program in
        let points = record.measurements.compactMap { one -> CGPoint? in
          let parts = one.name.split(separator: "@")
          guard one.program == program.name, parts[0] == workload,
            let size = parts.count > 1 ? Double(parts[1]) : defaultSize
          else { return nil }
          return CGPoint(x: size, y: one.median)
        }.sorted { $0.x < $1.x }
        return points.count > 1
          ? Line(id: program.title, color: program.color, points: points) : nil
      }
    }
    let view = HStack(alignment: .top, spacing: 24) {
      GrowthChart(title: "First layout of rows, ms", lines: lines("L1", defaultSize: 10_000))
      GrowthChart(title: "Stacks in stacks, ms", lines: lines("L2", defaultSize: nil))
    }
    .padding(24)
    .background(.white)
    let renderer = ImageRenderer(content: view)
    renderer.scale = 2
    try renderer.write(to: URL(fileURLWithPath: arguments[1]))
  }
}

struct GrowthChart: View {
  var title: String
  var lines: [Growth.Line]

  private static let size = CGSize(width: 300, height: 260)
  private var sizes: [CGFloat] { Set(lines.flatMap { $0.points.map(\.x) }).sorted() }
  private var times: ClosedRange<CGFloat> {
    let all = lines.flatMap { $0.points.map(\.y) }
    return decade(all.min() ?? 1, .down)...decade(all.max() ?? 10, .up)
  }

  private func decade(_ value: CGFloat, _ rule: FloatingPointRoundingRule) -> CGFloat {
    log10(max(value, 1e-6)).rounded(rule)
  }

  private func place(_ point: CGPoint) -> CGPoint {
    let (first, last) = (log10(sizes.first ?? 1), log10(sizes.last ?? 10))
    return CGPoint(
      x: (log10(point.x) - first) / max(last - first, 1e-6) * Self.size.width,
      y: (times.upperBound - log10(point.y)) / (times.upperBound - times.lowerBound)
        * Self.size.height)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(title).font(.headline)
      ZStack(alignment: .topLeading) {
        grid
        ForEach(lines) { line in
          Path { path in path.addLines(line.points.map(place)) }
            .stroke(line.color, style: StrokeStyle(lineWidth: 2, lineJoin: .round))
          ForEach(line.points, id: \.x) { point in
            Circle().fill(line.color).frame(width: 6, height: 6).position(place(point))
          }
        }
      }
      .frame(width: Self.size.width, height: Self.size.height)
      .padding(.leading, 44)
      .padding(.bottom, 20)
      HStack(spacing: 12) {
        ForEach(lines.reversed()) { line in
          HStack(spacing: 4) {
            Circle().fill(line.color).frame(width: 8, height: 8)
            Text(line.id)
          }
        }
      }
      .padding(.leading, 44)
      .font(.caption)
    }
    .foregroundStyle(.black)
  }

  @ViewBuilder private var grid: some View {
    ForEach(Array(Int(times.lowerBound)...Int(times.upperBound)), id: \.self) { power in
      let y = place(CGPoint(x: sizes.first ?? 1, y: pow(10, CGFloat(power)))).y
      Color(white: 0.85).frame(width: Self.size.width, height: 1).offset(y: y - 0.5)
      Text(pow(10, Double(power)).formatted(.number.grouping(.never)))
        .font(.caption2)
        .frame(width: 36, alignment: .trailing)
        .position(x: -24, y: y)
    }
    ForEach(sizes, id: \.self) { size in
      let x = place(CGPoint(x: size, y: 1)).x
      Color(white: 0.85).frame(width: 1, height: Self.size.height).offset(x: x - 0.5)
      Text(Int(size).formatted()).font(.caption2).fixedSize()
        .position(x: x, y: Self.size.height + 12)
    }
  }
}
