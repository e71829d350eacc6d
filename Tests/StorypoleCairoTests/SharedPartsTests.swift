// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import StorypoleCairo
@testable import StorypoleGraphics

/// Parts that recur on the pages of a document are in the file once.
@Suite struct SharedPartsTests {
  private static let fixed = "Thank you for your registration. Please bring this letter with you."

  /// A page with a name, two fixed texts around it, and a line.
  private func page(_ name: String, extra: Bool = false) -> DisplayList {
    var list = DisplayList(size: CGSize(width: 300, height: 200), background: .white)
    func add(_ text: String, _ y: CGFloat) {
      let layout = TextMetricsTests.layout(TextMetricsTests.paragraph(text), width: 260)
      for line in layout.lines {
        for piece in line.glyphs {
          list.items.append(
            DisplayItem(.glyphs(piece.run.moved(by: CGSize(width: 20, height: y)), .color(.black))))
        }
      }
    }
    add(Self.fixed, 10)
    add(name, 80)
    add(Self.fixed + " It is your ticket.", 120)
    list.items.append(
      DisplayItem(
        .fill(Path(CGRect(x: 20, y: 190, width: 260, height: 2)), .color(.black), FillStyle())))
    if extra { add("Another line", 100) }
    return list
  }

  private func forms(_ file: Data) -> Int {
    String(decoding: file, as: UTF8.self).components(separatedBy: "/Subtype /Form").count - 1
  }

  @Test func recurringPartsAreFormsOnce() throws {
    let pages = (0..<40).map { page("Person \($0)") }
    // Two: one above the names and one below. The first page has nothing in common with another yet, and an agreement of
    // two pages may be one by chance.
    #expect(try forms(CairoRenderer.pdf(pages)) == 2)
    #expect(try forms(CairoRenderer.pdf(Array(pages[..<2]))) == 0)
    #expect(try forms(CairoRenderer.pdf(Array(pages[..<3]))) == 2)
    // Pages with other numbers of items in turn have their beginning in common.
    let mixed = (0..<10).map { page("Person \($0)", extra: $0.isMultiple(of: 2)) }
    #expect(try forms(CairoRenderer.pdf(mixed)) == 1)
    // The same bytes each time.
    #expect(try CairoRenderer.pdf(pages) == CairoRenderer.pdf(pages))
  }

  /// By poppler, whose antialiasing of equal outlines is equal.
  @Test(
    .enabled(
      if: ["pdftoppm", "pdftotext"].allSatisfy {
        FileManager.default.isExecutableFile(atPath: "/usr/bin/" + $0)
      })) func pagesLookAndReadAsTheyDoAlone() throws
  {
    let pages = (0..<6).map { page("Person \($0)") }
    let whole = try CairoRenderer.pdf(pages)
    for number in 0..<pages.count {
      let alone = try CairoRenderer.pdf([pages[number]])
      let text = try read("pdftotext", whole, page: number + 1)
      #expect(text == (try read("pdftotext", alone, page: 1)))
      #expect(
        String(decoding: text, as: UTF8.self).contains("Person \(number)")
          && String(decoding: text, as: UTF8.self).contains("your ticket"))
      #expect(
        try read("pdftoppm", whole, page: number + 1) == read("pdftoppm", alone, page: 1),
        "page \(number + 1)")
    }
  }

  private func read(_ tool: String, _ file: Data, page: Int) throws -> Data {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("storypole-\(UUID().uuidString).pdf")
    try file.write(to: path)
    defer { try? FileManager.default.removeItem(at: path) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/" + tool)
    process.arguments = ["-f", "\(page)", "-l", "\(page)", path.path]
    if tool == "pdftotext" { process.arguments?.append("-") }
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return output
  }
}
