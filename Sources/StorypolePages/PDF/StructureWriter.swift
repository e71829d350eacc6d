// SPDX-License-Identifier: Apache-2.0
internal import Foundation
internal import StorypoleCairo
internal import StorypoleGraphics
internal import SwiftUI

/// Writes the structure of a document into its file, instead of the list of parts that Cairo has made.
struct StructureWriter {
  private typealias Object = QPDFFile.Object

  private enum Kid {
    case element(Object)
    /// A part of a page's content.
    case part(page: Int, number: Int)
    case annotation(Object, page: Int)
  }

  private let file: QPDFFile
  private let structure: DocumentStructure
  private let pages: [Object]
  private var kids: [[Kid]]
  private let objects: [Object]
  /// The elements of each page's parts, and the element of each annotation.
  private var parents: [(key: Int, value: Object)] = []

  init(_ file: QPDFFile, _ structure: DocumentStructure) {
    self.file = file
    self.structure = structure
    pages = (0..<file.pageCount).map(file.page)
    kids = Array(repeating: [], count: structure.elements.count)
    objects = structure.elements.map { _ in file.indirect(file.dictionary([:])) }
  }

  mutating func write(_ marks: [[PDFMark]]) throws {
    precondition(marks.count == pages.count)
    var links: [(element: Object, parent: Object)] = []
    for (index, page) in pages.enumerated() {
      guard
        let content = PageContent(
          try file.content(ofPage: page), marks[index],
          tag: { Self.name(structure.elements[$0].kind) })
      else { throw Self.unknownContent(index + 1) }
      file[page, "/Contents"] = file.indirect(file.stream(Data(content.bytes)))
      let annotations = file.items(file[page, "/Annots"])
      guard annotations.count == content.links else { throw Self.unlinked(index + 1) }
      var elements: [Object] = []
      for (number, part) in content.parts.enumerated() {
        guard let link = part.link else {
          kids[part.element].append(.part(page: index, number: number))
          elements.append(objects[part.element])
          continue
        }
        let annotation = annotations[link]
        let own = [Kid.part(page: index, number: number), .annotation(annotation, page: index)]
        if structure.elements[part.element].kind == .link {
          kids[part.element] += own
          elements.append(objects[part.element])
        } else {
          let element = file.indirect(file.dictionary([:]))
          fill(element, .link, parent: objects[part.element], own)
          if part.isArea, let words = structure.elements[part.element].words {
            file[element, "/Alt"] = file.string(words)
          }
          kids[part.element].append(.element(element))
          elements.append(element)
        }
        file[annotation, "/Contents"] = file.string(
          structure.elements[part.element].words ?? "Link")
        file[annotation, "/StructParent"] = file.number(pages.count + links.count)
        links.append((elements[number], annotation))
      }
      if !annotations.isEmpty { file[page, "/Tabs"] = file.name("S") }
      file[page, "/StructParents"] = file.number(index)
      parents.append((index, file.array(elements)))
    }
    for (index, link) in links.enumerated() { parents.append((pages.count + index, link.element)) }
    writeTree()
  }

  private mutating func writeTree() {
    let tree = file.indirect(file.dictionary(["Type": file.name("StructTreeRoot")]))
    let document = file.indirect(
      file.dictionary(["S": file.name("Document"), "P": tree]))
    // Children come after their parents.
    var isShown = kids.map { !$0.isEmpty }
    for (index, element) in structure.elements.enumerated().reversed() {
      if element.kind == .cell || element.kind == .columnHeader { isShown[index] = true }
      if isShown[index], let parent = element.parent { isShown[parent] = true }
    }
    var top: [Object] = []
    for (index, element) in structure.elements.enumerated() where isShown[index] {
      if let parent = element.parent {
        kids[parent].append(.element(objects[index]))
      } else {
        top.append(objects[index])
      }
    }
    for (index, element) in structure.elements.enumerated() where isShown[index] {
      fill(
        objects[index], element.kind, parent: element.parent.map { objects[$0] } ?? document,
        kids[index])
      if let words = element.alternative { file[objects[index], "/Alt"] = file.string(words) }
      if let words = element.replacement {
        file[objects[index], "/ActualText"] = file.string(words)
      }
      addTableAttributes(of: element, to: objects[index])
    }
    file[document, "/K"] = file.array(top)
    file[tree, "/K"] = document
    let numbers = parents.flatMap { [file.number($0.key), $0.value] }
    file[tree, "/ParentTree"] = file.indirect(file.dictionary(["Nums": file.array(numbers)]))
    file[tree, "/ParentTreeNextKey"] = file.number(parents.count)
    file[file.root, "/StructTreeRoot"] = tree
    file[file.root, "/MarkInfo"] = file.dictionary(["Marked": file.flag(true)])
  }

  private func addTableAttributes(of element: DocumentStructure.Element, to object: Object) {
    let isHeader = element.kind == .columnHeader
    guard isHeader || element.columns > 1 else { return }
    let attributes = file.dictionary(["O": file.name("Table")])
    if isHeader { file[attributes, "/Scope"] = file.name("Column") }
    if element.columns > 1 { file[attributes, "/ColSpan"] = file.number(element.columns) }
    file[object, "/A"] = attributes
  }

  /// Sets the kind, the parent and the content of an element.
  private func fill(
    _ object: Object, _ kind: DocumentStructure.Kind, parent: Object, _ kids: [Kid]
  ) {
    let name = file.name(Self.name(kind))
    file[object, "/S"] = name
    file.release(name)
    file[object, "/P"] = parent
    // A part is only a number on the page of its element.
    let own: Int? = kids.lazy.compactMap { if case .part(let page, _) = $0 { page } else { nil } }
      .first
    if let own { file[object, "/Pg"] = pages[own] }
    let items = kids.map { kid -> Object in
      switch kid {
      case .element(let element): return element
      case .part(let page, let number):
        if page == own { return file.number(number) }
        return file.dictionary([
          "Type": file.name("MCR"), "Pg": pages[page], "MCID": file.number(number),
        ])
      case .annotation(let annotation, let page):
        return file.dictionary([
          "Type": file.name("OBJR"), "Pg": pages[page], "Obj": annotation,
        ])
      }
    }
    if items.count == 1 {
      file[object, "/K"] = items[0]
    } else if !items.isEmpty {
      let array = file.array(items)
      file[object, "/K"] = array
      file.release(array)
    }
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
