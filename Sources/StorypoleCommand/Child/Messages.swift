// SPDX-License-Identifier: Apache-2.0
import Foundation
import Storypole
import StorypoleExplain

/// The command's requests to the process that runs the user's code, one line of JSON each.
enum Request: Codable {
  /// Loads a compiled module; the response is `loaded`.
  /// - Parameter callsOf: The module whose calls are recorded; nil records none.
  case load(image: String, callsOf: String? = nil)
  /// Draws preview number `index` into a file; the response is `drawn`.
  case draw(index: Int, path: String, format: PictureFormat, Drawing)
  /// Films preview number `index` into a file; the responses are several `progress` and a `filmed`.
  case film(index: Int, path: String, Film, Drawing)
  /// Describes the tree of preview number `index`; the response is `described`.
  case describe(index: Int, Drawing, guides: [String], json: Bool, counts: Bool)
  /// Describes the elements of preview number `index` for assistive technologies; the response is `described`.
  case semantics(index: Int, Drawing, json: Bool)
  /// Looks at a screen of preview number `index`; the response is `screen`, followed by a picture.
  case screen(index: Int, Drawing)
  /// Looks for faults in preview number `index`; the response is `described`, with an array of `Lint` as JSON.
  case lint(index: Int, Drawing)
  /// Explains the layout of a preview; the response is `described`.
  case explain(ExplanationRequest)
  /// Draws a preview as PNG, explains it and looks for faults, with one layout; the response is `inspected`.
  case inspect(ExplanationRequest, path: String)
  /// Explains the pages of a preview; the response is `described`.
  case pages(index: Int, Drawing, json: Bool)
  /// Describes the frames on each page of a preview; the response is `described`.
  case pageFrames(index: Int, Drawing, json: Bool)
  /// Compares a preview with the digests of its goldens; answered by `tested`.
  case test(TestRequest)
  /// Lists the templates of rows; answered by `templates`.
  case templates
  /// Describes the rows of a template; answered by `schema`.
  case schema(template: String)
  /// Chooses the template of the rows that follow; answered by `ready`.
  case rows(RowSettings)
  /// Draws a row; answered by `rowDrawn` or `rowFailed`.
  case row(RowRequest)
  /// Begins a PDF document of the rows that follow; answered by `ready`.
  case beginDocument(path: String, title: String)
  /// Completes the document; answered by `rowDrawn`.
  case finishDocument
}

/// The form of a printed explanation.
struct ExplanationRequest: Codable {
  var index: Int
  var drawing: Drawing
  var view: String?
  var language: String
  var guides: [String]
  var json: Bool
  /// Whether to print the whole explanation, for another process.
  var isWhole = false
  /// Whether to print a line for each numbered box of a picture.
  var listsBoxes = false
}

/// A comparison of `test`. Only differences are sent back: most goldens are equal.
struct TestRequest: Codable {
  var index: Int
  var drawing: Drawing
  /// The compared part of the golden frames; nil where frames are not tested, and empty without a golden.
  var frames: String?
  /// The golden elements for assistive technologies; nil where they are not tested, and empty without a golden.
  var semantics: String?
  /// The golden faults; nil where they are not tested, and empty without a golden.
  var lints: String?
  /// The digest of the golden picture's pixels; nil where pictures are not tested, and empty without a
  /// golden or a digest.
  var pixels: String?
  /// Where a picture with other pixels is written.
  var path: String
  /// Whether the explanation is sent even where frames are equal.
  var needsExplanation = false
}

struct TestAnswer: Codable {
  var hasEqualFrames = true
  /// A `LayoutExplanation` as JSON; nil where nothing differs.
  var explanation: String?
  /// The file of a golden of accessibility; nil where nothing differs.
  var semantics: String?
  /// An array of `Lint` as JSON; nil where the faults are the accepted ones.
  var lints: String?
  /// Of the pixels, where pictures are tested.
  var pixels: String?
  /// Whether a picture was written.
  var hasWritten = false
  /// The files of the fonts in the picture.
  var fonts: [String] = []
  var warnings: [String] = []
}

/// Responses, one line of JSON each. A crash writes a line of another form: see `Crash`.
enum Response: Codable {
  /// The fonts are ready, sent once, before the first request; or the template of rows is.
  case ready
  case loaded(previews: [PreviewInfo], views: [String])
  case drawn(PictureInfo)
  /// The finished fraction of a film, between 0 and 1.
  case progress(Double)
  case filmed(FilmInfo)
  case described(String, warnings: [String])
  /// - Parameters:
  ///   - explanation: The text of `described`.
  ///   - lints: An array of `Lint` as JSON.
  case inspected(PictureInfo, explanation: String, lints: String)
  case screen(ScreenAnswer)
  case tested(TestAnswer)
  case templates([String])
  case schema(JSONSchema)
  case rowDrawn(RowPicture)
  case rowFailed(RowError)
  case failed(String)
}

struct PreviewInfo: Codable {
  /// nil if the file has no name for it.
  var name: String?
  var source: CompiledFile.Item.Source
  /// "Module/File.swift"
  var file: String
  var line: Int
  var traits: [String]
}

struct PictureInfo: Codable {
  /// The size in points.
  var width: Double
  var height: Double
  var pixelWidth: Int
  var pixelHeight: Int
  /// The number of pages on paper; nil for a picture.
  var pages: Int?
  var warnings: [String]
  /// Notes for verbose output only.
  var notes: [String]
}

struct FilmInfo: Codable {
  var pixelWidth: Int
  var pixelHeight: Int
  var frames: Int
  /// The duration in seconds.
  var duration: Double
  var warnings: [String]

  var description: String {
    let seconds = String(format: "%.2f", duration)
    return "\(pixelWidth) × \(pixelHeight) px, \(frames) frames, \(seconds) s"
  }
}
