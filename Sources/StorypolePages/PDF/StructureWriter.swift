// SPDX-License-Identifier: Apache-2.0
internal import Foundation
internal import StorypoleCairo
internal import StorypoleGraphics
internal import SwiftUI

/// Writes the structure of a document into its file, instead of the list of parts that Cairo has made.
///
/// Its objects, one for each cell of a table, are a section after those of libqpdf, which needs several times as long for
/// them as for the rest of the file.
struct StructureWriter {
  private enum Kid {
    /// By its index.
    case element(Int)
    /// A part of a page's content.
    case part(page: Int, number: Int)
    /// By its number on the page.
    case annotation(page: Int, number: Int)
  }

  /// First those of the structure, then one for each link in a paragraph.
  private var elements: [DocumentStructure.Element]
  private let count: Int
  private var kids: [[Kid]]
  /// The elements of each page's parts.
  private var parts: [[Int]] = []
  /// The element of each annotation.
  private var links: [Int] = []

  init(_ structure: DocumentStructure) {
    elements = structure.elements
    count = elements.count
    kids = Array(repeating: [], count: count)
  }

  /// A page has other drawings than were counted, since Cairo left one out.
  struct UncountedDrawings: Error {}

  /// Changes the pages of the file: each part of their content gets the name of its element.
  mutating func mark(_ file: QPDFFile, _ marks: [[PDFMark]]) throws {
    precondition(marks.count == file.pageCount)
    for index in marks.indices {
      let page = file.page(index)
      guard
        let content = PageContent(
          try file.content(ofPage: page), marks[index],
          tag: { Self.name(elements[$0].kind) })
      else {
        if marks[index].first?.drawings != nil { throw UncountedDrawings() }
        throw Self.unknownContent(index + 1)
      }
      file.setContent(Data(content.bytes), ofPage: page)
      let annotations = file.items(file[page, "/Annots"])
      guard annotations.count == content.links else { throw Self.unlinked(index + 1) }
      parts.append([])
      for (number, part) in content.parts.enumerated() {
        let own = Kid.part(page: index, number: number)
        guard let link = part.link else {
          kids[part.element].append(own)
          parts[index].append(part.element)
          continue
        }
        let element = addLink(part, [own, .annotation(page: index, number: link)])
        parts[index].append(element)
        file[annotations[link], "/Contents"] = file.string(elements[part.element].words ?? "Link")
        file[annotations[link], "/StructParent"] = file.number(marks.count + links.count)
        links.append(element)
      }
      if !annotations.isEmpty { file[page, "/Tabs"] = file.name("S") }
      file[page, "/StructParents"] = file.number(index)
    }
    // Replaced by the section.
    file[file.root, "/StructTreeRoot"] = file.indirect(
      file.dictionary(["Type": file.name("StructTreeRoot")]))
    file[file.root, "/MarkInfo"] = file.dictionary(["Marked": file.flag(true)])
  }

  /// Returns the element of a link.
  private mutating func addLink(
    _ part: (element: Int, link: Int?, isArea: Bool), _ own: [Kid]
  ) -> Int {
    if elements[part.element].kind == .link {
      kids[part.element] += own
      return part.element
    }
    var element = DocumentStructure.Element(.link, in: part.element)
    if part.isArea { element.alternative = elements[part.element].words }
    elements.append(element)
    kids.append(own)
    kids[part.element].append(.element(elements.count - 1))
    return elements.count - 1
  }

  /// The file with the structure.
  func appended(to data: Data) throws -> Data {
    let file = try QPDFFile(data)
    let pages = (0..<file.pageCount).map { file.number(file.page($0)) }
    var kids = kids
    // Children come after their parents.
    var isShown = kids.map { !$0.isEmpty }
    for index in elements.indices.reversed() {
      let element = elements[index]
      if element.kind == .cell || element.kind == .columnHeader { isShown[index] = true }
      if isShown[index], let parent = element.parent { isShown[parent] = true }
    }
    var section = ObjectSection(after: file)
    var numbers = [Int](repeating: 0, count: elements.count)
    for index in elements.indices where isShown[index] { numbers[index] = section.reserve() }
    let document = section.reserve()
    var top: [Kid] = []
    for index in 0..<count where isShown[index] {
      if let parent = elements[index].parent {
        kids[parent].append(.element(index))
      } else {
        top.append(.element(index))
      }
    }
    // Of the pages that have links.
    var annotations: [Int: [Int]] = [:]
    for case .annotation(let page, _) in kids.joined() where annotations[page] == nil {
      annotations[page] = file.items(file[file.page(page), "/Annots"]).map(file.number)
    }
    let tree = file.number(file[file.root, "/StructTreeRoot"])
    for index in elements.indices where isShown[index] {
      section.add(numbers[index]) {
        let element = elements[index]
        $0.write("<</S/\(Self.name(element.kind))/P ")
        $0.write(reference: element.parent.map { numbers[$0] } ?? document)
        write(kids[index], numbers, pages, annotations, &$0)
        write(attributesOf: element, &$0)
        $0.write(">>")
      }
    }
    section.add(document) {
      $0.write("<</S/Document/P ")
      $0.write(reference: tree)
      write(top, numbers, pages, annotations, &$0)
      $0.write(">>")
    }
    var parents = parts.map { part in
      section.add {
        $0.write("[")
        for element in part { $0.write(reference: numbers[element]) }
        $0.write("]")
      }
    }
    parents += links.map { numbers[$0] }
    let parentTree = section.add {
      $0.write("<</Nums[")
      for (key, parent) in parents.enumerated() {
        $0.write("\(key) ")
        $0.write(reference: parent)
      }
      $0.write("]>>")
    }
    section.add(tree) {
      $0.write("<</Type/StructTreeRoot/K ")
      $0.write(reference: document)
      $0.write("/ParentTree ")
      $0.write(reference: parentTree)
      $0.write("/ParentTreeNextKey \(parents.count)>>")
    }
    return try section.appended(to: data)
  }

  private func write(
    _ kids: [Kid], _ numbers: [Int], _ pages: [Int], _ annotations: [Int: [Int]],
    _ text: inout ObjectText
  ) {
    if kids.isEmpty { return }
    // A part is only a number on the page of its element.
    let own: Int? = kids.lazy.compactMap { if case .part(let page, _) = $0 { page } else { nil } }
      .first
    if let own {
      text.write("/Pg ")
      text.write(reference: pages[own])
    }
    text.write(kids.count == 1 ? "/K " : "/K[")
    for kid in kids {
      switch kid {
      case .element(let element): text.write(reference: numbers[element])
      case .part(let page, let number):
        if page == own {
          text.write(number)
          text.write(" ")
        } else {
          text.write("<</Type/MCR/Pg ")
          text.write(reference: pages[page])
          text.write("/MCID \(number)>>")
        }
      case .annotation(let page, let number):
        text.write("<</Type/OBJR/Pg ")
        text.write(reference: pages[page])
        text.write("/Obj ")
        text.write(reference: annotations[page]?[number] ?? 0)
        text.write(">>")
      }
    }
    if kids.count > 1 { text.write("]") }
  }

  private func write(
    attributesOf element: DocumentStructure.Element, _ text: inout ObjectText
  ) {
    if let words = element.alternative {
      text.write("/Alt")
      text.write(string: words)
    }
    if let words = element.replacement {
      text.write("/ActualText")
      text.write(string: words)
    }
    let isHeader = element.kind == .columnHeader
    guard isHeader || element.columns > 1 else { return }
    text.write("/A<</O/Table")
    if isHeader { text.write("/Scope/Column") }
    if element.columns > 1 { text.write("/ColSpan \(element.columns)") }
    text.write(">>")
  }

  private static func name(_ kind: DocumentStructure.Kind) -> String {
    switch kind {
    case .paragraph: "P"
    case .figure: "Figure"
    case .link: "Link"
    case .heading(let level): "H\(min(max(level, 1), 6))"
    case .table: "Table"
    case .row: "TR"
    case .cell: "TD"
    case .columnHeader: "TH"
    case .list: "L"
    case .item: "LI"
    case .itemBody: "LBody"
    }
  }

  private static func unknownContent(_ page: Int) -> ImageRendererError {
    ImageRendererError(
      .conformance,
      "Page \(page) cannot be tagged: Cairo draws parts of it as pixels, as for blend modes that PDF lacks, such as "
        + ".plusLighter; use another one")
  }

  private static func unlinked(_ page: Int) -> ImageRendererError {
    ImageRendererError(
      .conformance, "Page \(page) cannot be tagged: it has a link that is invisible; leave it out")
  }
}
