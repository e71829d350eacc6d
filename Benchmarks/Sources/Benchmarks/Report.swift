// SPDX-License-Identifier: Apache-2.0
import Foundation
import SwiftUI

/// A hundred pages of tables as one PDF document: R2.
@MainActor
enum Report {
  struct Page: View {
    var number: Int
    var run: Int

    var body: some View {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        ForEach(0..<40) { row in
          let cells = cells(row)
          GridRow {
            ForEach(0..<5) { column in
              Text(verbatim: cells[column])
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding(.horizontal, 4)
                .padding(.vertical, 2.5)
                .border(Color(white: 0.53), width: 0.5)
            }
          }
        }
      }
      .font(.custom("Noto Sans", size: 9))
      .padding(42)
      .frame(width: 595, height: 842, alignment: .top)
    }

    /// A name is another in each run, so that no text is known from the last one.
    private func cells(_ row: Int) -> [String] {
      let number = number * 40 + row
      let count = (number * 7) % 50
      let price = Double(number * 37 % 10_000) / 100
      return [
        "\(number + 1)", "Widget name \(number % 97)" + (run == 0 ? "" : " v\(run)"), "\(count)",
        String(format: "%.2f", price), String(format: "%.2f", Double(count) * price),
      ]
    }
  }

  static func measure(pages: Int?, runs: Int) throws {
    var measurement = Measurement("R2")
    let pages = pages ?? 100
    var data = Data()
    for run in 0..<runs {
      data = try measurement.time {
        let document = ImageRendererContext(size: CGSize(width: 595, height: 842))
        for page in 0..<pages {
          if page > 0 { document.beginPage(size: document.size) }
          ImageRenderer(content: Page(number: page, run: run)).render { _, draw in draw(document) }
        }
        return try document.pdfData()
      }
    }
    let words = String(decoding: data, as: UTF8.self)
    func count(_ word: String) -> Int { words.components(separatedBy: word).count - 1 }
    expect("the number of pages", count("/Type /Page") - count("/Type /Pages"), is: pages)
    measurement.report(["KiB": Double(data.count) / 1024])
    if let path = ProcessInfo.processInfo.environment["STORYPOLE_BENCH_REPORT"] {
      try data.write(to: URL(fileURLWithPath: path))
    }
  }
}
