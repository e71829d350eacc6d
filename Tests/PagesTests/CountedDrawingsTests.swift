// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleGraphics
import SwiftUI
import Testing

@testable import StorypoleCairo
@testable import StorypolePages

/// Pages whose parts are found by their number of drawings, instead of Cairo's marks.
@MainActor @Suite struct CountedDrawingsTests {
  private func document(@ViewBuilder _ content: () -> some View) -> PagedDocument {
    PagedDocument(
      paper: PaperSize(width: 300, height: 140),
      margins: EdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
    ) {
      content()
    } footer: { page in
      Text("Page \(page.number) of \(page.count)")
    }
    .documentMetadata(title: "Title", language: "en").conformance(.pdfUA1)
  }

  /// The parts of a page: their tag, and the strings and shapes in them.
  private func parts(_ content: [UInt8]) -> [[String]] {
    var parts: [[String]] = [["outside"]]
    for line in String(decoding: content, as: UTF8.self).split(separator: "\n") {
      if line.hasSuffix("BDC") || line.hasSuffix("BMC") {
        parts.append([String(line)])
      } else if line == "EMC" {
        parts.append(["outside"])
      } else if ["Tj", "TJ", "re f", "re S", " S", " f", "f*"].contains(where: line.hasSuffix) {
        parts[parts.count - 1].append(String(line))
      }
    }
    return parts.filter { $0.count > 1 }
  }

  /// The parts of each page of a file.
  private func pages(_ document: PagedDocument, countsDrawings: Bool) throws -> [[[String]]] {
    let data = try PictureMaker.shared.pdf(
      of: document, EnvironmentValues(), countsDrawings: countsDrawings
    ).data
    let file = try QPDFFile(data)
    return try (0..<file.pageCount).map { parts(try file.content(ofPage: file.page($0))) }
  }

  private func expectTheSame(_ document: PagedDocument) throws {
    let counted = try pages(document, countsDrawings: true)
    #expect(counted == (try pages(document, countsDrawings: false)))
    #expect(counted.contains { !$0.isEmpty })
  }

  @Test func shapesAndTexts() throws {
    try expectTheSame(
      document {
        VStack(spacing: 0) {
          Text("A (title) \\ with signs <>[]").accessibilityHeading(.h1)
          Text("Kerned: AVAWAY To, and more than one line of words that are broken at the margin")
          ForEach(0..<20) { row in
            HStack {
              Text("row \(row)")
              Color.red.frame(width: 10, height: 10)
              Circle().fill(.blue).stroke(.black).frame(width: 10, height: 10)
              Text("other").font(.system(size: 9).bold()).foregroundStyle(.green)
            }
            Divider()
          }
        }
      })
  }

  /// What Cairo leaves out, or draws with several operators, is marked by Cairo.
  @Test func otherPages() throws {
    try expectTheSame(
      document {
        VStack {
          Text("seen")
          Text("faint").opacity(0.5)
          Text("far away").offset(x: 2000)
          Color.clear.frame(width: 10, height: 10)
          Text("[Link](https://example.com) and text")
          LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        }
      })
  }

  private typealias Part = (shapes: Int32, texts: Int32)

  /// Each part has its numbers of shapes and texts.
  private func marks(_ drawings: [Part]) -> [PDFMark] {
    drawings.enumerated().map { index, part in
      PDFMark(
        tag: .element(index), drawings: PDFDrawings(texts: part.texts, shapes: part.shapes))
    }
  }

  private func marked(_ content: String, _ drawings: [Part]) -> String? {
    PageContent(Array(content.utf8), marks(drawings)) { _ in "P" }
      .map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  // Derived from ISO 32000-1, 14.6.1: a part begins and ends in the same text object.
  @Test func operators() {
    let page =
      "q\n1 0 0 RG\n0 0 5 5 re f\nBT\n1 0 0 1 5 5 Tm\n(a Tm \\) f)Tj\n1 0 0 1 6 6 Tm\n<66>Tj\nET\nQ\n"
    #expect(
      marked(page, [(1, 0), (0, 1), (0, 1)])
        == """
        q
        /P <</MCID 0>> BDC
        1 0 0 RG
        0 0 5 5 re f
        EMC
        /P <</MCID 1>> BDC
        BT
        1 0 0 1 5 5 Tm
        (a Tm \\) f)Tj
        ET
        EMC
        /P <</MCID 2>> BDC
        BT
        1 0 0 1 6 6 Tm
        <66>Tj
        ET
        EMC
        Q

        """)
    #expect(marked(page, [(1, 2)])?.components(separatedBy: "EMC").count == 2)
    // A part without drawings is left out.
    #expect(marked(page, [(1, 1), (0, 0), (0, 1)]) == marked(page, [(1, 1), (0, 1)]))
    // Other numbers than the page has.
    let others: [[Part]] = [[(1, 0)], [(1, 0), (0, 1)], [(1, 0), (0, 3)], [(1, 3)]]
    for drawings in others {
      #expect(marked(page, drawings) == nil, "\(drawings)")
    }
    // As many in total, of other kinds.
    let shifted: [[Part]] = [[(0, 1), (1, 0), (0, 1)], [(0, 3)], [(2, 1)], [(0, 1), (1, 1)]]
    for drawings in shifted {
      #expect(marked(page, drawings) == nil, "\(drawings)")
    }
    // An operator that draws something else.
    #expect(marked("/x5 Do\n" + page, [(1, 2)]) == nil)
  }

  /// A drawing that was left out and one too many of the other kind don't shift the parts: the document is made again.
  @Test func aShiftIsNoticed() throws {
    var page = DisplayList(size: CGSize(width: 100, height: 50))
    page.items = [0, 20, 40].map { x in
      DisplayItem(
        .fill(Path(CGRect(x: x, y: 0, width: 10, height: 10)), .color(.black), FillStyle()))
    }
    page.tags = [.element(0), .element(1), .decoration]
    let output = try CairoRenderer.pdfOutput(
      title: nil, PDFInformation(), countsDrawings: true
    ) { add in try add(page) }
    var structure = DocumentStructure()
    structure.elements = [.init(.paragraph), .init(.paragraph)]
    var marks = output.marks
    #expect(marks[0].map(\.drawings?.shapes) == [1, 1, 1])
    var writer = StructureWriter(structure)
    try writer.mark(QPDFFile(output.data), marks)
    marks[0][1].drawings = PDFDrawings(texts: 1, shapes: 0)
    writer = StructureWriter(structure)
    #expect(throws: StructureWriter.UncountedDrawings.self) {
      try writer.mark(QPDFFile(output.data), marks)
    }
  }
}
