// SPDX-License-Identifier: Apache-2.0
import Foundation
import Storypole
import StorypolePages

/// A size of paper in points.
struct PaperFormat: Codable, Equatable {
  var width: Double
  var height: Double

  private static let millimeter = 72 / 25.4
  static let list = PaperSize.named.map(\.name).joined(separator: ", ")
  private static let longest = PaperSize.longest

  init(_ text: String) throws {
    var name = text.lowercased()
    let isLandscape = name.hasSuffix("-landscape")
    if isLandscape { name.removeLast("-landscape".count) }
    if let size = PaperSize.named.first(where: { $0.name == name })?.size {
      (width, height) = (size.width, size.height)
    } else {
      let unit = Self.units.first { name.hasSuffix($0.name) }
      if let unit { name.removeLast(unit.name.count) }
      let lengths = name.split(separator: "x", omittingEmptySubsequences: false).map {
        Double($0).map { $0 * (unit?.points ?? 1) }
      }
      guard lengths.count == 2, let width = lengths[0], let height = lengths[1],
        (1...Self.longest).contains(width), (1...Self.longest).contains(height)
      else {
        throw Failure(
          .usage,
          "--paper accepts \(Self.list), with -landscape, or such as 210x297mm, not '\(text)'",
          help: ["The units are mm, in and pt; a side has 1 to 14400 points."])
      }
      (self.width, self.height) = (width, height)
    }
    if isLandscape { (width, height) = (height, width) }
  }

  private static let units = [("mm", millimeter), ("in", 72), ("pt", 1)]
    .map { (name: $0.0, points: $0.1) }

  /// One length for all edges, or four: top, trailing, bottom, leading.
  static func margins(_ text: String) throws -> [Double] {
    let lengths = text.lowercased().split(separator: ",", omittingEmptySubsequences: false).map {
      part -> Double? in
      let unit = units.first { part.hasSuffix($0.name) }
      let number = Double(part.dropLast(unit?.name.count ?? 0))
      return number.map { $0 * (unit?.points ?? 1) }
    }
    let known = lengths.compactMap { $0 }.filter { (0...longest).contains($0) }
    guard known.count == lengths.count, known.count == 1 || known.count == 4 else {
      throw Failure(
        .usage,
        "--margins needs a length such as 20mm, or four: top,trailing,bottom,leading, not '\(text)'",
        help: ["The units are mm, in and pt."])
    }
    return known.count == 1 ? Array(repeating: known[0], count: 4) : known
  }

  static let standardMargins = Array(repeating: 20 * millimeter, count: 4)
}

extension Drawing {
  /// The sheets that the view is distributed over.
  var sheet: Paper? {
    guard let paper else { return nil }
    let edges = paperMargins ?? PaperFormat.standardMargins
    return Paper(
      size: CGSize(width: paper.width, height: paper.height),
      margins: EdgeInsets(top: edges[0], leading: edges[3], bottom: edges[2], trailing: edges[1]))
  }
}

extension Settings {
  /// Throws if there are settings of paper although no pages are printed.
  func checkNoPaper() throws {
    guard drawing.paper == nil, drawing.paperMargins == nil else {
      throw Failure(.usage, "--paper and --margins need --pages")
    }
  }

  /// Throws if the settings of paper contradict others.
  func checkPaper(_ format: PictureFormat) throws {
    guard drawing.standards.isEmpty || format == .pdf else {
      throw Failure(.usage, "--conformance needs a PDF", help: ["Name the file with -o FILE.pdf."])
    }
    guard drawing.attachments.isEmpty || format == .pdf else {
      throw Failure(.usage, "--attach needs a PDF", help: ["Name the file with -o FILE.pdf."])
    }
    guard let sheet = drawing.sheet else {
      if drawing.paperMargins == nil { return }
      throw Failure(.usage, "--margins needs --paper")
    }
    guard format == .pdf || drawing.separatesPages else {
      throw Failure(
        .usage, "--paper needs a PDF, or a picture for each page",
        help: ["Name the file with -o FILE.pdf or -o FILE-%d.png."])
    }
    guard sheet.room.width >= 1, sheet.room.height >= 1 else {
      throw Failure(.usage, "the margins leave no room on the paper")
    }
    let others = [
      ("--size", drawing.width != nil), ("--ideal", drawing.isIdeal),
      ("--canvas", drawing.isCanvas), ("--device", drawing.device != nil),
      ("--camera", drawing.camera != nil), ("--guides", drawing.showsGuides),
      ("--spacing", drawing.showsSpacing), ("--frames", drawing.showsFrames),
    ]
    if let other = others.first(where: \.1) {
      throw Failure(.usage, "--paper and \(other.0) exclude each other")
    }
  }
}

extension Option {
  /// The sheets of a document.
  static let paper: [Option] = [
    Option(
      "--paper", value: "FORMAT",
      help: "draw a PDF of pages: \(PaperFormat.list), with -landscape, or such as 210x297mm"
    ) { settings, text in settings.drawing.paper = try PaperFormat(text) },
    Option(
      "--margins", value: "LIST",
      help: "edges of the paper, such as 20mm, or top,trailing,bottom,leading (default: 20mm)"
    ) { settings, text in settings.drawing.paperMargins = try PaperFormat.margins(text) },
  ]
  private static let standards = PDFConformance.allCases.map(\.rawValue).joined(separator: ", ")
  static let conformance = Option(
    "--conformance", value: "LIST",
    help: "keep standards: \(standards)"
  ) { settings, text in
    settings.drawing.standards = Set(
      try text.lowercased().split(separator: ",", omittingEmptySubsequences: false).map { name in
        guard let standard = PDFConformance(rawValue: String(name)) else {
          throw Failure(
            .usage,
            "--conformance accepts \(standards), not '\(name)'",
            help: ["Separate several by commas, such as pdfa-2b,pdfua-1."])
        }
        return standard
      })
  }
}
