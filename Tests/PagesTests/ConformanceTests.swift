// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleGraphics
import StorypolePages
import SwiftUI
import Testing

/// The structure of tagged documents, and the errors of those that can't keep a standard. `Tests/Documents` checks the files
/// with outside tools.
@MainActor @Suite struct ConformanceTests {
  private func document(
    width: CGFloat = 300, @ViewBuilder _ content: () -> some View
  ) -> PagedDocument {
    PagedDocument(
      paper: PaperSize(width: width, height: 140),
      margins: EdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20), content: content
    )
    .documentMetadata(title: "Title", language: "en")
  }

  private func layout(_ document: PagedDocument) throws -> LaidOutDocument {
    try PictureMaker.shared.pages(of: document, EnvironmentValues(), isTagged: true)
  }

  /// The elements as an outline, with the texts of their parts.
  private func outline(_ document: PagedDocument) throws -> [String] {
    let layout = try layout(document)
    let elements = try #require(layout.structure).elements
    var texts: [Int: String] = [:]
    for page in layout.pages {
      for (item, tag) in zip(page.items, try #require(page.tags)) {
        if case .glyphs(let run, _) = item.command, case .element(let index) = tag {
          texts[index, default: ""] += run.text
        }
      }
    }
    func depth(_ index: Int?) -> Int { index.map { depth(elements[$0].parent) + 1 } ?? 0 }
    return elements.enumerated().map { index, element in
      let words = [texts[index], element.alternative, element.replacement].compactMap { $0 }
      return String(repeating: "  ", count: depth(element.parent)) + "\(element.kind)"
        + (element.columns > 1 ? " \(element.columns) columns" : "")
        + (words.isEmpty ? "" : " " + words.joined(separator: " / "))
    }
  }

  private func message(_ document: PagedDocument) -> String {
    do {
      _ = try document.pdfData()
      return ""
    } catch let error as ImageRendererError {
      return error.kind == .conformance ? error.description : "another kind: \(error.description)"
    } catch {
      return "another error: \(error)"
    }
  }

  @Test func headingsParagraphsAndFigures() throws {
    let found = try outline(
      document {
        VStack {
          Text("One").accessibilityHeading(.h1)
          Text("body")
          // Level 2 is left out: ISO 14289-1, 7.4.2 forbids that.
          Text("Two").accessibilityHeading(.h3)
          Image(systemName: "star").accessibilityLabel("A star")
          Image(systemName: "moon").accessibilityHidden(true)
          Text("unread").accessibilityHidden(true)
        }
      })
    #expect(
      found == ["heading(1) One", "paragraph body", "heading(2) Two", "figure A star"])
  }

  /// A grid's rows have as many columns as the longest; a view between rows spans them all.
  @Test func gridsAreTables() throws {
    let found = try outline(
      document {
        Grid {
          GridRow {
            Text("a")
            Text("b")
          }
          .repeatsOnEachPage()
          GridRow {
            Text("1")
            Text("")
          }
          Text("both")
        }
      })
    #expect(
      found == [
        "table", "  row", "    columnHeader a", "    columnHeader b", "  row", "    cell 1",
        "    cell", "  row", "    cell 2 columns both",
      ])
  }

  /// Spacers are no cells, and rows of a lazy stack inside belong to the table.
  @Test func stacksWithARepeatedRowAreTables() throws {
    let found = try outline(
      document {
        VStack {
          Text("before")
          HStack {
            Text("Name")
            Spacer()
            Text("Sum")
          }
          .repeatsOnEachPage()
          LazyVStack {
            ForEach(1..<3) { number in
              HStack {
                Text("n\(number)")
                Spacer()
                Text("\(number)0")
              }
              .padding(2)
            }
          }
        }
      })
    #expect(
      found == [
        "paragraph before", "table", "  row", "    columnHeader Name", "    columnHeader Sum",
        "  row", "    cell n1",
        "    cell 10", "  row", "    cell n2", "    cell 20",
      ])
  }

  @Test func tablesAndLists() throws {
    struct Person: Identifiable {
      let id: String
    }
    let found = try outline(
      document(width: 600) {
        VStack {
          Table([Person(id: "Ann")]) {
            TableColumn("First") { Text($0.id) }
            TableColumn("Second") { _ in Text("2") }
          }
          List {
            Section("Head") {
              Text("one")
              Label("two", systemImage: "star")
            }
          }
        }
      })
    #expect(
      found == [
        "table", "  row", "    columnHeader First", "    columnHeader Second", "  row",
        "    cell Ann", "    cell 2", "heading(1) Head", "list", "  item", "    itemBody one",
        "  item", "    itemBody two",
      ])
  }

  /// A page repeats the head of a table, which is read once; 3 rows of 25 are on a page of 100.
  @Test func repeatsHeadersAndFootersAreNotRead() throws {
    let document = PagedDocument(
      paper: PaperSize(width: 300, height: 140),
      margins: EdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
    ) {
      VStack(spacing: 0) {
        HStack {
          Text("a")
          Text("b")
        }
        .frame(height: 25).repeatsOnEachPage()
        ForEach(0..<3) { row in
          HStack {
            Text("x\(row)")
            Text("y\(row)")
          }
          .frame(height: 25)
        }
      }
    } footer: { _ in
      Text("foot").frame(height: 20)
    } background: { _ in
      Color.yellow
    }
    let layout = try layout(document.documentMetadata(title: "t", language: "en"))
    #expect(layout.pages.count == 2)
    func tags(_ page: DisplayList, _ text: String) -> [ContentTag] {
      zip(page.items, page.tags ?? []).compactMap { item, tag in
        if case .glyphs(let run, _) = item.command, run.text == text { tag } else { nil }
      }
    }
    let (first, second) = (layout.pages[0], layout.pages[1])
    let head = try #require(tags(first, "a").first)
    guard case .element = head else { throw ImageRendererError(.view, "\(head) is no element") }
    #expect(tags(second, "a") == [.repetition])
    #expect(tags(first, "foot") == [.footer] && tags(second, "foot") == [.footer])
    #expect(first.tags?.first == .background)
  }

  @Test func controlsHaveTheirValues() throws {
    let found = try outline(
      document {
        VStack {
          Toggle("Power", isOn: .constant(true))
          LabeledContent("Name", value: "Ann")
          ProgressView(value: 0.25)
        }
      })
    #expect(found.contains { $0.hasPrefix("paragraph Power / Power, ") })
    #expect(found.contains("paragraph NameAnn"))
    #expect(found.last?.hasPrefix("figure 25") == true)
  }

  @Test func errorsNameTheReason() {
    let plain = PagedDocument(paper: .a6) { Text("a") }
    #expect(
      message(plain.conformance(.pdfUA1))
        == "PDF/UA-1 needs a title: add .documentMetadata(title:)")
    #expect(message(plain.conformance(.pdfA2b)) == "")
    let picture = PagedDocument(paper: .a6) { Image(systemName: "star") }
      .documentMetadata(title: "t", language: "en")
    #expect(message(picture) == "")
    #expect(
      message(picture.conformance(.pdfUA1))
        == "PDF/UA-1 needs words for Image \"star\": add .accessibilityLabel, or "
        + ".accessibilityHidden(true) for a decoration")
    #expect(
      message(plain.conformance(.pdfA2b, .pdfA3b))
        == "A file keeps PDF/A-2b or PDF/A-3b, not both: leave one out")
    let attached = plain.attachment(Data("x".utf8), name: "a.txt")
    #expect(message(attached) == "")
    #expect(message(attached.conformance(.pdfA2b)).hasPrefix("PDF/A-2b needs a document without"))
    #expect(
      message(attached.attachment(Data(), name: "a.txt"))
        == "Two attachments have the name 'a.txt'")
    #expect(
      message(plain.attachment(Data(), name: "a.txt", type: "text"))
        == "The attachment 'a.txt' has the type 'text', which is no MIME type such as text/csv")
    let invoice = plain.conformance(.pdfA3b).attachment(
      Data("<a/>".utf8), name: "factur-x.xml")
    #expect(message(invoice).hasPrefix("'factur-x.xml' names no guideline of Factur-X"))
  }

  /// Those of Factur-X 1.0, section "ConformanceLevel", by the guidelines of the standard's examples.
  @Test func levelsOfInvoices() throws {
    let levels = [
      "urn:factur-x.eu:1p0:minimum": "MINIMUM", "urn:factur-x.eu:1p0:basicwl": "BASIC WL",
      "urn:cen.eu:en16931:2017#compliant#urn:factur-x.eu:1p0:basic": "BASIC",
      "urn:cen.eu:en16931:2017": "EN 16931",
      "urn:cen.eu:en16931:2017#conformant#urn:factur-x.eu:1p0:extended": "EXTENDED",
    ]
    for (guideline, level) in levels {
      let xml =
        "<r:GuidelineSpecifiedDocumentContextParameter><r:ID>\(guideline)</r:ID>"
        + "</r:GuidelineSpecifiedDocumentContextParameter>"
      let data = try PagedDocument(paper: .a6) { Text("a") }.conformance(.pdfA3b)
        .attachment(Data(xml.utf8), name: "factur-x.xml", relationship: .alternative).pdfData()
      #expect(
        data.range(of: Data("<fx:ConformanceLevel>\(level)</fx:ConformanceLevel>".utf8)) != nil)
    }
  }

  /// Cairo draws a page with this blend mode as a form around all of its parts.
  @Test func pagesWithPixelsCannotBeTagged() throws {
    let document = document { Text("a").blendMode(.plusLighter) }
    #expect(message(document) == "")
    #expect(try document.conformance(.pdfUA1).pngData().count == 1)
    #expect(message(document.conformance(.pdfUA1)).hasPrefix("Page 1 cannot be tagged"))
  }

  /// Links in groups and effects, pictures, gradients, and an opaque background in front of everything.
  @Test func everyKindOfContentCanBeTagged() throws {
    let document = document {
      ZStack {
        Color.white.padding(-40)
        VStack {
          Text("[Link](https://example.com) and text").opacity(0.5)
          Text("shadow").shadow(radius: 3)
          Text("mask").mask(Circle())
          Text("blur").blur(radius: 2)
          LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        }
      }
    }
    let data = try document.conformance(.pdfA2b, .pdfUA1).pdfData()
    #expect(try data == document.conformance(.pdfA2b, .pdfUA1).pdfData())
    // Nothing changes without a standard.
    #expect(try document.pdfData().range(of: Data("/Metadata".utf8)) == nil)
  }
}
