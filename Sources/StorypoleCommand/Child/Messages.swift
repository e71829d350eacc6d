// SPDX-License-Identifier: Apache-2.0
import Foundation
import Storypole
import StorypoleExplain

/// What the command asks the process that runs the user's code, one line of JSON each.
enum Request: Codable {
  /// Loads a compiled module; answered by `loaded`.
  case load(image: String)
  /// Draws preview number `index` into a file; answered by `drawn`.
  case draw(index: Int, path: String, format: PictureFormat, Drawing)
  /// Films preview number `index` into a file; answered by `progress`, again and again, and `filmed`.
  case film(index: Int, path: String, Film, Drawing)
  /// Describes the tree of preview number `index`; answered by `described`.
  case describe(index: Int, Drawing, guides: [String], json: Bool, counts: Bool)
  /// Explains the layout of a preview; answered by `described`.
  case explain(ExplanationRequest)
  /// Compares a preview with what is known of its goldens; answered by `tested`.
  case test(TestRequest)
}

/// How an explanation is printed.
struct ExplanationRequest: Codable {
  var index: Int
  var drawing: Drawing
  var view: String?
  var language: String
  var guides: [String]
  var json: Bool
  /// As it is, for another process to read.
  var isWhole = false
}

/// What `test` compares. Only what differs is sent back: most goldens are equal.
struct TestRequest: Codable {
  var index: Int
  var drawing: Drawing
  /// The compared part of the golden frames; nil where frames are not tested, and empty without a golden.
  var frames: String?
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
  /// Of the pixels, where pictures are tested.
  var pixels: String?
  /// Whether a picture was written.
  var hasWritten = false
  /// The files of the fonts in the picture.
  var fonts: [String] = []
  var warnings: [String] = []
}

/// What it answers, one line of JSON each. A crash leaves a line of another form: see `Crash`.
enum Response: Codable {
  /// The fonts are there; sent once, before anything is asked.
  case ready
  case loaded(previews: [PreviewInfo], views: [String])
  case drawn(PictureInfo)
  /// How much of a film is done, between 0 and 1.
  case progress(Double)
  case filmed(FilmInfo)
  case described(String, warnings: [String])
  case tested(TestAnswer)
  case failed(String)
}

struct PreviewInfo: Codable {
  /// nil when the file gives it none.
  var name: String?
  var source: CompiledFile.Item.Source
  /// "Module/File.swift"
  var file: String
  var line: Int
  var traits: [String]
}

struct PictureInfo: Codable {
  /// In points.
  var width: Double
  var height: Double
  var pixelWidth: Int
  var pixelHeight: Int
  var warnings: [String]
  /// What is only said to those who ask.
  var notes: [String]
}

struct FilmInfo: Codable {
  var pixelWidth: Int
  var pixelHeight: Int
  var frames: Int
  /// In seconds.
  var duration: Double
  var warnings: [String]

  var description: String {
    let seconds = String(format: "%.2f", duration)
    return "\(pixelWidth) × \(pixelHeight) px, \(frames) frames, \(seconds) s"
  }
}
