// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// A standard that a PDF keeps.
///
/// A document that cannot keep it is an error when its file is made.
public enum PDFConformance: String, CaseIterable, Codable, Sendable {
  /// ISO 19005-2, level B: the file can be drawn without anything from outside. No attachments.
  case pdfA2b = "pdfa-2b"
  /// ISO 19005-3, level B: as `pdfA2b`, with attachments of any type.
  case pdfA3b = "pdfa-3b"
  /// ISO 14289-1: the file has a structure for assistive technologies. The document needs a title, and each picture a label.
  case pdfUA1 = "pdfua-1"
}

/// The part that an attached file has in a document.
public enum AttachmentRelationship: String, CaseIterable, Sendable {
  /// The file from which the document was made.
  case source = "Source"
  /// The data of a table or a chart.
  case data = "Data"
  /// The document in another form, such as the XML of an invoice.
  case alternative = "Alternative"
  /// More than the document has.
  case supplement = "Supplement"
  /// None of the others, or unknown.
  case unspecified = "Unspecified"
}

/// A file in a PDF.
package struct DocumentAttachment {
  var data: Data
  var name: String
  /// The MIME type.
  var type: String
  var relationship: AttachmentRelationship
  var description: String?

  /// - Parameter type: nil for that of the name's extension.
  package init(
    data: Data, name: String, type: String? = nil,
    relationship: AttachmentRelationship = .unspecified, description: String? = nil
  ) {
    self.data = data
    self.name = name
    self.type = type ?? Self.type(of: name)
    self.relationship = relationship
    self.description = description
  }

  /// Whether a text is a MIME type (RFC 6838, 4.2), such as "text/xml".
  package static func isType(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: 0x2F, omittingEmptySubsequences: false)
    func isName(_ part: Substring.UTF8View) -> Bool {
      guard let first = part.first, part.count <= 127 else { return false }
      func isPlain(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
      }
      // '#' begins an escape in PDF.
      return isPlain(first) && part.allSatisfy { isPlain($0) || "!$&-^_.+".utf8.contains($0) }
    }
    return parts.count == 2 && parts.allSatisfy(isName)
  }

  private static func type(of name: String) -> String {
    switch name.split(separator: ".").last?.lowercased() {
    case "xml": "text/xml"
    case "csv": "text/csv"
    case "txt": "text/plain"
    case "json": "application/json"
    case "pdf": "application/pdf"
    case "png": "image/png"
    case "jpg", "jpeg": "image/jpeg"
    default: "application/octet-stream"
    }
  }
}
