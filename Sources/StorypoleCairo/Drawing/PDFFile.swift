// SPDX-License-Identifier: Apache-2.0
import CPango
import Foundation
public import StorypoleGraphics

/// A PDF document of any number of pages in a file, each of which is written when it is added.
public final class PDFFile {
  private let path: String
  private let file: FileHandle
  /// That of the first page, as the identifier of a locale.
  private var language: String?
  private let writer: PDFWriter

  /// Replaces the file at a path.
  ///
  /// - Parameter title: The document's title; nil for none.
  public init(_ path: String, title: String?) throws {
    guard FileManager.default.createFile(atPath: path, contents: nil),
      let file = FileHandle(forUpdatingAtPath: path)
    else { throw DrawingError.failed("cannot write '\(path)'") }
    (self.path, self.file) = (path, file)
    writer = try PDFWriter(
      title: title,
      { closure, data, count in
        guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
        let file = Unmanaged<FileHandle>.fromOpaque(closure).takeUnretainedValue()
        let bytes = UnsafeBufferPointer(start: data, count: Int(count))
        do {
          try file.write(contentsOf: bytes)
          return CAIRO_STATUS_SUCCESS
        } catch {
          return CAIRO_STATUS_WRITE_ERROR
        }
      }, Unmanaged.passUnretained(file).toOpaque())
  }

  /// Adds a page. After an error the document is incomplete.
  ///
  /// - Parameter entry: The words that lead to the page in the document's outline; nil for no entry.
  public func add(_ page: DisplayList, entry: String?) throws {
    if writer.pages == 0 { language = page.language }
    try writer.add(page, entry: entry)
  }

  /// Completes the file. Cairo needs at least one page.
  public func finish() throws {
    try writer.finish()
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
    guard let end = PDFDocument.end(of: bytes, language: language) else { return }
    try file.seek(toOffset: UInt64(end.start))
    try file.write(contentsOf: end.bytes)
  }

  /// Warnings about parts with less quality than described.
  public var warnings: [String] { writer.notes.warnings }
}
