// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypolePages
import SwiftUI

/// An invoice with a row for each line, the head of the table on each page, and "Page n of m", tagged for screen readers.
@MainActor
enum Invoice {
  struct Line: Identifiable {
    var id: Int
    var columns: [String]
  }

  struct Row: View {
    var columns: [String]

    var body: some View {
      HStack(spacing: 8) {
        Text(verbatim: columns[0]).frame(width: 40, alignment: .leading)
        Text(verbatim: columns[1]).frame(maxWidth: .infinity, alignment: .leading)
        ForEach(2..<5) { column in
          Text(verbatim: columns[column]).frame(width: 60, alignment: .trailing)
        }
      }
      .padding(.vertical, 2)
    }
  }

  struct Table: View {
    var lines: [Line]

    var body: some View {
      VStack(spacing: 0) {
        Row(columns: ["No", "Work", "Hours", "Rate", "Amount"]).repeatsOnEachPage()
        ForEach(lines) { line in
          Row(columns: line.columns)
          Divider()
        }
      }
      .font(.custom("Noto Sans", size: 9))
    }
  }

  /// The lines of a run; their words occur in no other one.
  private static func lines(_ count: Int, run: Int) -> [Line] {
    (1...count).map { number in
      let (hours, rate) = (number % 7 + 1, Double(number * 37 % 9000) / 100)
      return Line(
        id: number,
        columns: [
          "\(number)",
          "Consulting on item \(number) of the series" + (run == 0 ? "" : " v\(run)"), "\(hours)",
          String(format: "%.2f", rate), String(format: "%.2f", Double(hours) * rate),
        ])
    }
  }

  static func measure(rows: Int?, runs: Int) throws {
    var measurement = Measurement(rows.map { "invoice@\($0)" } ?? "invoice")
    let rows = rows ?? 1000
    // As in a server, that has made a document before: fonts are found.
    _ = try document(lines(1, run: -1)).pdfData()
    var data = Data()
    for run in 0..<runs {
      data = try measurement.time { try document(lines(rows, run: run)).pdfData() }
    }
    measurement.report(["KiB": Double(data.count) / 1024])
    if let path = ProcessInfo.processInfo.environment["STORYPOLE_BENCH_REPORT"] {
      try data.write(to: URL(fileURLWithPath: path))
    }
  }

  private static func document(_ lines: [Line]) -> PagedDocument {
    PagedDocument(paper: .a4) {
      Table(lines: lines)
    } footer: { page in
      Text("Page \(page.number) of \(page.count)").frame(maxWidth: .infinity).padding(.top, 8)
        .font(.custom("Noto Sans", size: 9))
    }
    .documentMetadata(title: "Invoice", language: "en-GB")
    .conformance(.pdfUA1)
  }
}
