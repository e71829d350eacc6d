// SPDX-License-Identifier: Apache-2.0
internal import Foundation
internal import StorypoleCairo

/// The metadata of a PDF in XML (ISO 16684-1), with the same values as its information dictionary.
struct XMPPacket {
  var information: DocumentInformation
  var standards: Set<PDFConformance>
  var producer: String?
  /// The kind of an invoice's XML; nil for other documents.
  var invoice: InvoiceXML?

  private static let pdfa = "http://www.aiim.org/pdfa/ns/"
  private static let pdfua = "http://www.aiim.org/pdfua/ns/id/"

  var data: Data {
    var properties = ["<dc:format>application/pdf</dc:format>"]
    func add(_ name: String, _ value: String?, in list: String? = nil) {
      guard let value else { return }
      let text = SVGSyntax.escaped(value)
      switch list {
      case nil: properties.append("<\(name)>\(text)</\(name)>")
      case "Alt"?:
        properties.append(
          "<\(name)><rdf:Alt><rdf:li xml:lang=\"x-default\">\(text)</rdf:li></rdf:Alt></\(name)>")
      case let list?:
        properties.append("<\(name)><rdf:\(list)><rdf:li>\(text)</rdf:li></rdf:\(list)></\(name)>")
      }
    }
    add("dc:title", information.title, in: "Alt")
    add("dc:creator", information.author, in: "Seq")
    add("dc:description", information.subject, in: "Alt")
    add("pdf:Keywords", information.keywords?.joined(separator: ", "))
    add("pdf:Producer", producer)
    add("xmp:CreateDate", DocumentDate.inXML)
    if let part = standards.compactMap(\.archivePart).max() {
      add("pdfaid:part", "\(part)")
      add("pdfaid:conformance", "B")
    }
    if standards.contains(.pdfUA1) { add("pdfuaid:part", "1") }
    if let invoice {
      add("fx:DocumentType", "INVOICE")
      add("fx:DocumentFileName", InvoiceXML.fileName)
      add("fx:Version", "1.0")
      add("fx:ConformanceLevel", invoice.level)
    }
    if let schemas { properties.append(schemas) }
    return Data(
      """
      <?xpacket begin="\u{FEFF}" id="W5M0MpCehiHzreSzNTczkc9d"?>
      <x:xmpmeta xmlns:x="adobe:ns:meta/">
      <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
      <rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"
       xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:xmp="http://ns.adobe.com/xap/1.0/"
       xmlns:pdfaid="\(Self.pdfa)id/" xmlns:pdfuaid="\(Self.pdfua)" xmlns:fx="\(InvoiceXML.namespace)"
       xmlns:pdfaExtension="\(Self.pdfa)extension/" xmlns:pdfaSchema="\(Self.pdfa)schema#"
       xmlns:pdfaProperty="\(Self.pdfa)property#">
      \(properties.joined(separator: "\n"))
      </rdf:Description>
      </rdf:RDF>
      </x:xmpmeta>
      <?xpacket end="r"?>
      """.utf8)
  }

  /// PDF/A wants a description of each property that it doesn't know.
  private var schemas: String? {
    guard standards.contains(where: { $0.archivePart != nil }) else { return nil }
    var schemas: [String] = []
    func add(
      _ name: String, _ prefix: String, _ namespace: String,
      _ properties: [(name: String, type: String, category: String, words: String)]
    ) {
      let list = properties.map {
        "<rdf:li rdf:parseType=\"Resource\"><pdfaProperty:name>\($0.name)</pdfaProperty:name>"
          + "<pdfaProperty:valueType>\($0.type)</pdfaProperty:valueType>"
          + "<pdfaProperty:category>\($0.category)</pdfaProperty:category>"
          + "<pdfaProperty:description>\($0.words)</pdfaProperty:description></rdf:li>"
      }
      schemas.append(
        "<rdf:li rdf:parseType=\"Resource\"><pdfaSchema:schema>\(name)</pdfaSchema:schema>"
          + "<pdfaSchema:namespaceURI>\(namespace)</pdfaSchema:namespaceURI>"
          + "<pdfaSchema:prefix>\(prefix)</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq>"
          + list.joined() + "</rdf:Seq></pdfaSchema:property></rdf:li>")
    }
    if standards.contains(.pdfUA1) {
      add(
        "PDF/UA identification", "pdfuaid", Self.pdfua,
        [("part", "Integer", "internal", "Part of PDF/UA")])
    }
    if invoice != nil {
      add(
        "Factur-X PDFA Extension Schema", "fx", InvoiceXML.namespace,
        [
          ("DocumentFileName", "Text", "external", "The name of the embedded XML document"),
          ("DocumentType", "Text", "external", "The type of the hybrid document"),
          ("Version", "Text", "external", "The version of the XML schema"),
          ("ConformanceLevel", "Text", "external", "The conformance level of the XML document"),
        ])
    }
    if schemas.isEmpty { return nil }
    return "<pdfaExtension:schemas><rdf:Bag>\(schemas.joined())</rdf:Bag></pdfaExtension:schemas>"
  }
}

/// The date of all documents: a true one would make each file differ.
enum DocumentDate {
  static let inXML = "2000-01-01T00:00:00Z"
  static let inPDF = "D:20000101000000Z"
}

extension PDFConformance {
  /// The part of PDF/A; nil for another standard.
  var archivePart: Int? {
    switch self {
    case .pdfA2b: 2
    case .pdfA3b: 3
    case .pdfUA1: nil
    }
  }
}

/// The XML of an invoice as Factur-X and ZUGFeRD attach it.
struct InvoiceXML {
  static let fileName = "factur-x.xml"
  static let namespace = "urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#"

  /// The level of conformance in the words of Factur-X 1.0.
  let level: String

  /// Reads the level from the guideline that the XML names; nil if it names none of Factur-X.
  init?(_ data: Data) {
    let text = String(decoding: data, as: UTF8.self)
    guard let context = text.range(of: "GuidelineSpecifiedDocumentContextParameter>"),
      let end = text.range(
        of: "GuidelineSpecifiedDocumentContextParameter>",
        range: context.upperBound..<text.endIndex)
    else { return nil }
    let guideline = text[context.upperBound..<end.lowerBound]
    // The longer names first: those of others begin in the same way.
    let levels = [
      ("factur-x.eu:1p0:minimum", "MINIMUM"), ("factur-x.eu:1p0:basicwl", "BASIC WL"),
      ("factur-x.eu:1p0:basic", "BASIC"), ("factur-x.eu:1p0:extended", "EXTENDED"),
      ("xeinkauf.de:kosit:xrechnung", "XRECHNUNG"), ("urn:cen.eu:en16931:2017", "EN 16931"),
    ]
    guard let level = levels.first(where: { guideline.contains($0.0) })?.1 else { return nil }
    self.level = level
  }
}
