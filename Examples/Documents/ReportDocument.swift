// SPDX-License-Identifier: Apache-2.0
// A report with a title page, a table of contents, a chart, tables and running titles.
import StorypolePages
import SwiftUI

/// The chapter that a page ends with.
enum ChapterTitle: PageValueKey {
  static var defaultValue: String { "" }
  static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
}

struct ReportDocument: View {
  var body: PagedDocument {
    PagedDocument {
      PageRun(paper: .a4) {
        ReportTitle()
        PageBreak()
        VStack(alignment: .leading, spacing: 8) {
          Text("Contents").font(.title2.bold()).padding(.bottom, 8)
          TableOfContents(upTo: 2) { entry in
            HStack {
              Text(entry.title).fontWeight(entry.level == 1 ? .semibold : .regular)
              Spacer()
              Text("\(entry.page)").monospacedDigit()
            }
            .padding(.leading, 16 * CGFloat(entry.level - 1))
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        Chapter(title: "The network", text: Words.network).pageBreak()
        Section2(title: "Lines and stations", text: Words.lines)
        YearsChart().padding(.vertical, 16)
        Section2(title: "Fares", text: Words.fares)
        Chapter(title: "Passengers", text: Words.passengers)
        Section2(title: "By station", text: Words.stations)
      } header: { page in
        if page.number > 2 {
          HStack {
            Text("Ferries of the Sound")
            Spacer()
            Text(page[through: ChapterTitle.self])
          }
          .font(.caption).foregroundStyle(.secondary).padding(.bottom, 16)
        }
      } footer: { page in
        if !page.isFirst {
          Text("\(page.number)").font(.caption).frame(maxWidth: .infinity).padding(.top, 12)
        }
      }
      PageRun(paper: .a4.landscape) {
        StationTable()
      } footer: { page in
        Text("\(page.number)").font(.caption).frame(maxWidth: .infinity).padding(.top, 12)
      }
    }
    .documentMetadata(
      title: "Ferries of the Sound", author: "Port Authority", subject: "Annual report",
      keywords: ["ferries", "passengers"], language: "en")
  }
}

private struct ReportTitle: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Annual report 2025").font(.headline).foregroundStyle(.teal)
      Text("Ferries of the Sound").font(.system(size: 44, weight: .bold))
      Text("Port Authority").foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(.top, 240)
  }
}

private struct Chapter: View {
  let title: String
  let text: String

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(title).font(.title.bold()).accessibilityHeading(.h1)
        .pageValue(ChapterTitle.self, title)
      Text(text)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(.top, 24)
  }
}

private struct Section2: View {
  let title: String
  let text: String

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title).font(.title3.bold()).accessibilityHeading(.h2)
      Text(text)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(.top, 16)
  }
}

private struct YearsChart: View {
  private let years = [(2020, 31), (2021, 42), (2022, 58), (2023, 66), (2024, 73), (2025, 81)]

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Millions of passengers").font(.caption.bold())
      HStack(alignment: .bottom, spacing: 16) {
        ForEach(years, id: \.0) { year, millions in
          VStack(spacing: 4) {
            Text("\(millions)").font(.caption)
            RoundedRectangle(cornerRadius: 3).fill(.teal).frame(height: CGFloat(millions) * 1.5)
            Text(String(year)).font(.caption)
          }
        }
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Passengers grew from 31 million in 2020 to 81 million in 2025")
    .accessibilityAddTraits(.isImage)
  }
}

private struct StationTable: View {
  private struct Station: Identifiable {
    let id: Int
    var name: String { ["North Pier", "Old Harbor", "Lighthouse", "Mill Bay", "Fort"][id % 5] }
    var passengers: Int { 4_200_000 / (id + 3) }
  }

  var body: some View {
    Text("Passengers by station").font(.title3.bold()).accessibilityHeading(.h2)
      .frame(maxWidth: .infinity, alignment: .leading)
    Table((0..<24).map(Station.init)) {
      TableColumn("Station") { station in Text("\(station.name) \(station.id + 1)") }
      TableColumn("Line") { station in Text("Line \(station.id % 3 + 1)") }
      TableColumn("Passengers") { station in Text("\(station.passengers)").monospacedDigit() }
    }
  }
}

private enum Words {
  static let network = repeated(
    "The network joins both shores of the Sound and the islands between them. ", 14)
  static let lines = repeated("Three lines call at twenty-four stations, from early to late. ", 16)
  static let fares = repeated("A fare is for a zone, and a day costs as much as three rides. ", 22)
  static let passengers = repeated("More people than ever came aboard. ", 30)
  static let stations = repeated("Most of them began their day at North Pier. ", 20)

  static func repeated(_ sentence: String, _ count: Int) -> String {
    String(repeating: sentence, count: count)
  }
}

#Preview("Report") { ReportDocument() }
