// SPDX-License-Identifier: Apache-2.0
internal import Foundation

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
struct DocumentAttachment {
  var data: Data
  var name: String
  var relationship: AttachmentRelationship
  var description: String?

  /// The MIME type by the name's extension.
  var type: String {
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
