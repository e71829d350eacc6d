// SPDX-License-Identifier: Apache-2.0
internal import Foundation
package import Storypole
package import StorypoleCairo
package import StorypoleGraphics
internal import SwiftUI

/// Completes Cairo's file for standards, and attaches files.
package struct ConformingPDF {
  var information: DocumentInformation
  var standards: Set<PDFConformance> = []
  var attachments: [DocumentAttachment] = []
  /// With the parts of each page; nil for no structure.
  var structure: DocumentStructure?

  /// The tag of the language. Regions by number, as in "en-001", are left out: readers that follow RFC 1766 don't know them.
  private var language: String? {
    information.language.flatMap(PDFDocument.tag)?.split(separator: "-")
      .filter { $0.contains(where: \.isLetter) }.joined(separator: "-")
  }

  /// Throws if the document can't keep its standards.
  func check() throws {
    func fail(_ standard: PDFConformance, _ reason: String) throws -> Never {
      throw ImageRendererError(.conformance, "\(standard.name) needs \(reason)")
    }
    if standards.contains(.pdfUA1), information.title?.isEmpty != false {
      try fail(.pdfUA1, "a title: add .documentMetadata(title:)")
    }
    if standards.contains(.pdfUA1), language == nil {
      try fail(.pdfUA1, "a language such as \"en-GB\": add .documentMetadata(language:)")
    }
    if standards.isSuperset(of: [.pdfA2b, .pdfA3b]) {
      throw ImageRendererError(
        .conformance, "A file keeps PDF/A-2b or PDF/A-3b, not both: leave one out")
    }
    if standards.contains(.pdfA2b), let file = attachments.first {
      try fail(
        .pdfA2b, "a document without attachments, but it has '\(file.name)': use .pdfA3b instead")
    }
    if let file = attachments.first(where: { !DocumentAttachment.isType($0.type) }) {
      throw ImageRendererError(
        .conformance,
        "The attachment '\(file.name)' has the type '\(file.type)', which is no MIME type such as "
          + "text/csv")
    }
    var names: Set<String> = []
    for file in attachments where !names.insert(file.name).inserted {
      throw ImageRendererError(.conformance, "Two attachments have the name '\(file.name)'")
    }
    if let file = attachments.first(where: { $0.name == InvoiceXML.fileName }),
      standards.contains(.pdfA3b), InvoiceXML(file.data) == nil
    {
      throw ImageRendererError(
        .conformance,
        "'\(file.name)' names no guideline of Factur-X: it must have a "
          + "GuidelineSpecifiedDocumentContextParameter")
    }
  }

  /// Throws if a view has no words.
  static func check(_ structure: PageStructure) throws {
    guard let first = structure.unnamed.first else { return }
    let others = structure.unnamed.count - 1
    throw ImageRendererError(
      .conformance,
      "PDF/UA-1 needs words for \(first)" + (others > 0 ? " and \(others) others" : "")
        + ": add .accessibilityLabel, or .accessibilityHidden(true) for a decoration")
  }

  /// A file of the pages of a view.
  package static func output(
    of pages: [DisplayList], _ picture: Picture, _ standards: Set<PDFConformance>,
    _ attachments: [DocumentAttachment] = []
  ) throws -> DocumentOutput {
    var information = DocumentInformation()
    (information.title, information.language) = (pages[0].title, pages[0].language)
    var completion = ConformingPDF(
      information: information, standards: standards, attachments: attachments)
    try completion.check()
    var pages = pages
    if standards.contains(.pdfUA1) {
      var elements = picture.host.pageElements
      let structure = picture.host.pageStructure(taking: &elements)
      try check(structure)
      completion.structure = structure.structure
      for index in pages.indices { pages[index].tags = pages[index].items.map(structure.tag) }
    }
    var output = try CairoRenderer.pdfOutput(pages)
    output.data = try completion.completed(output)
    return output
  }

  /// The complete file.
  func completed(_ output: DocumentOutput) throws -> Data {
    var writer = structure.map(StructureWriter.init)
    let file = try QPDFFile(
      writer == nil ? output.data : PDFDocument.withoutStructure(output.data))
    try writer?.mark(file, output.marks)
    let root = file.root
    let facts = file[file.trailer, "/Info"]
    file[facts, "/CreationDate"] = file.string(DocumentDate.inPDF)
    for key in ["/ModDate", "/Creator"] { file.remove(key, from: facts) }
    if let language { file[root, "/Lang"] = file.string(language) }
    if standards.contains(.pdfUA1) {
      file[root, "/ViewerPreferences"] = file.dictionary(["DisplayDocTitle": file.flag(true)])
    }
    for page in 0..<file.pageCount {
      for annotation in file.items(file[file.page(page), "/Annots"]) {
        // Printed with the page.
        file[annotation, "/F"] = file.number(4)
      }
    }
    if standards.contains(where: { $0.archivePart != nil }) { addOutputIntent(to: file) }
    if !standards.isEmpty {
      var resources = PageResources(file)
      for page in 0..<file.pageCount {
        resources.prepare(file[file.page(page), "/Resources"])
        file.seal(file[file.page(page), "/Contents"])
      }
    }
    attach(to: file)
    if !standards.isEmpty {
      let packet = XMPPacket(
        information: information, standards: standards,
        producer: file.text(file[facts, "/Producer"]), invoice: invoice)
      file[root, "/Metadata"] = file.indirect(
        file.stream(
          packet.data, ["Type": file.name("Metadata"), "Subtype": file.name("XML")], isPlain: true))
    }
    let data = try file.written()
    return try writer?.appended(to: data) ?? data
  }

  private var invoice: InvoiceXML? {
    guard standards.contains(.pdfA3b) else { return nil }
    return attachments.first { $0.name == InvoiceXML.fileName }.flatMap { InvoiceXML($0.data) }
  }

  private func addOutputIntent(to file: QPDFFile) {
    let profile = file.indirect(file.stream(SRGBProfile.data, ["N": file.number(3)]))
    let intent = file.dictionary([
      "Type": file.name("OutputIntent"), "S": file.name("GTS_PDFA1"),
      "OutputConditionIdentifier": file.string("sRGB"), "Info": file.string("sRGB"),
      "DestOutputProfile": profile,
    ])
    file[file.root, "/OutputIntents"] = file.array([intent])
  }

  private func attach(to file: QPDFFile) {
    if attachments.isEmpty { return }
    var specifications: [QPDFFile.Object] = []
    var names: [QPDFFile.Object] = []
    // A name tree is sorted by the bytes of its keys.
    for attachment in attachments.sorted(by: {
      $0.name.utf16.lexicographicallyPrecedes($1.name.utf16)
    }) {
      let data = file.indirect(
        file.stream(
          attachment.data,
          [
            "Type": file.name("EmbeddedFile"),
            "Subtype": file.name(attachment.type.replacingOccurrences(of: "/", with: "#2f")),
            "Params": file.dictionary([
              "Size": file.number(attachment.data.count),
              "ModDate": file.string(DocumentDate.inPDF),
            ]),
          ]))
      let specification = file.dictionary([
        "Type": file.name("Filespec"), "F": file.string(attachment.name),
        "UF": file.string(attachment.name),
        "AFRelationship": file.name(attachment.relationship.rawValue),
        "EF": file.dictionary(["F": data, "UF": data]),
      ])
      file[specification, "/Desc"] = file.string(attachment.description ?? attachment.name)
      let object = file.indirect(specification)
      specifications.append(object)
      names += [file.string(attachment.name), object]
    }
    let root = file.root
    let tree = file.dictionary(["Names": file.array(names)])
    if file.isDictionary(file[root, "/Names"]) {
      file[file[root, "/Names"], "/EmbeddedFiles"] = tree
    } else {
      file[root, "/Names"] = file.dictionary(["EmbeddedFiles": tree])
    }
    file[root, "/AF"] = file.array(specifications)
  }
}

extension PDFConformance {
  /// The name of the standard.
  var name: String {
    switch self {
    case .pdfA2b: "PDF/A-2b"
    case .pdfA3b: "PDF/A-3b"
    case .pdfUA1: "PDF/UA-1"
    }
  }
}

/// Changes the fonts and images of pages that don't keep the standards.
private struct PageResources {
  private let file: QPDFFile
  private var seen: Set<Int> = []

  init(_ file: QPDFFile) { self.file = file }

  mutating func prepare(_ resources: QPDFFile.Object) {
    for kind in ["/XObject", "/Pattern"] {
      let objects = file[resources, kind]
      for key in file.keys(objects) { prepareObject(file[objects, key]) }
    }
    let states = file[resources, "/ExtGState"]
    for key in file.keys(states) {
      let mask = file[file[states, key], "/SMask"]
      if file.isDictionary(mask) { prepareObject(file[mask, "/G"]) }
    }
    let fonts = file[resources, "/Font"]
    for key in file.keys(fonts) {
      let font = file[fonts, key]
      guard seen.insert(file.number(font)).inserted else { continue }
      prepareFont(font)
      // Type 3 glyphs are drawn.
      let own = file[font, "/Resources"]
      if file.isDictionary(own) { prepare(own) }
    }
  }

  /// Adds entries that Cairo 1.16 leaves out.
  private func prepareFont(_ font: QPDFFile.Object) {
    for descendant in file.items(file[font, "/DescendantFonts"])
    where file.name(file[descendant, "/Subtype"]) == "/CIDFontType2"
      && !file.keys(descendant).contains("/CIDToGIDMap")
    {
      file[descendant, "/CIDToGIDMap"] = file.name("Identity")
    }
    let descriptor = file[font, "/FontDescriptor"]
    file.seal(file[font, "/ToUnicode"])
    for inner in file.items(file[font, "/DescendantFonts"]) + [font] {
      let program = file[inner, "/FontDescriptor"]
      guard file.isDictionary(program) else { continue }
      for key in ["/FontFile", "/FontFile2", "/FontFile3"] { file.seal(file[program, key]) }
      file.seal(file[program, "/CIDSet"])
    }
    guard file.name(file[font, "/Subtype"]) == "/Type1", file.isDictionary(descriptor),
      let program = file.data(ofStream: file[descriptor, "/FontFile3"]),
      let names = FontProgram.glyphNames(program)
    else { return }
    // All glyphs of the subset (ISO 19005-2, 6.2.11.4.2).
    file[descriptor, "/CharSet"] = file.string(names.map { "/" + $0 }.joined())
  }

  private mutating func prepareObject(_ object: QPDFFile.Object) {
    guard seen.insert(file.number(object)).inserted, file.isStream(object) else { return }
    file.remove("/Interpolate", from: object)
    file.seal(object)
    let mask = file[object, "/SMask"]
    if file.isStream(mask) { prepareObject(mask) }
    let own = file[object, "/Resources"]
    if file.isDictionary(own) { prepare(own) }
  }
}
