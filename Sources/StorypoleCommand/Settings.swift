// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What the command line asks for.
struct Settings {
  var files: [String] = []

  // Which views.
  /// Names; empty for all.
  var previews: [String] = []
  var view: String?
  var together = false

  // How they are drawn.
  var drawing = Drawing()
  var format: PictureFormat?
  var output: String?

  // What `record` records.
  /// In seconds; nil until nothing moves.
  var recordingTime: Double?
  var framesPerSecond = 30

  // What `frames` prints.
  var guides: [String] = []
  var json = false
  var counts = false

  // What `explain` prints.
  var explained: String?
  var language = "en"
  /// Options of the second picture of `diff`, as in a command line.
  var against: String?
  /// Whether what is compiled tells lines of modifiers.
  var marksLines = false

  // What `test` compares and writes.
  var test = TestSettings()

  // How `mcp` is served.
  /// The folder that holds all paths; nil is the current one.
  var root: String?

  // How `preview` is served.
  /// 0 is any that is free.
  var port = 0

  // How the user's code is compiled and run.
  var swiftVersion = "5"
  /// Packages whose manifests may be evaluated, besides those in `files`.
  var packages: [String] = []
  /// nil is iOS, and Linux for files that don't compile for iOS.
  var platform: Platform?
  /// In seconds of processor time, for loading a file and for each picture.
  var timeout = 20.0
  /// In MiB of address space.
  var memory = 4096
  var showsTimes = false
  /// Says what of a picture could not be what its format is for.
  var isVerbose = false
}

/// What decides a picture of one view; sent to the process that runs the user's code.
struct Drawing: Codable {
  var width: Double?
  var height: Double?
  var depth: Double?
  var isIdeal = false
  var isCanvas = false
  /// Pixels per point.
  var scale = 2.0
  var isDark = false
  var isRightToLeft = false
  var typeSize: String?
  var isTransparent = false
  /// From where what has depth is seen: yaw and pitch in degrees; nil draws a flat picture.
  var camera: [Double]?
  /// What is shown of why everything is where it is.
  var showsGuides = false
  var showsSpacing = false
  var showsFrames = false
  /// The numbers of an explanation's entries, in the corners of their frames.
  var showsNumbers = false
  /// What stood elsewhere in another layout: x, y, width, height before and after.
  var moves: [[Double]] = []
  /// Text in SVG stays text.
  var keepsText = false
  var locale: String?
  /// The name of the device whose screen the view is on; nil leaves that to the preview.
  var device: String?
  var assets: [String] = []
  /// Where tables of strings are looked for: beside the files, and in `assets`.
  var tables: [String] = []
  var fonts: [String] = []
  /// What happens before the view is drawn, in order. With any of it the view is alive.
  var steps: [Step] = []
}

/// Something that is done to a view before it is drawn.
enum Step: Codable {
  /// A tap on the text of this name.
  case tap(String)
  /// The time moves on to this, in seconds since the view appeared.
  case at(Double)
}

/// How a view is recorded.
struct Film: Codable {
  /// In seconds; nil until nothing moves.
  var duration: Double?
  var framesPerSecond: Int
  var format: FilmFormat

  /// Seconds that a film has at most where none are given, and where they are.
  static let longestByItself = 10.0
  static let longest = 600.0
}

enum FilmFormat: String, Codable, CaseIterable {
  case png, gif
}

enum PictureFormat: String, Codable, CaseIterable {
  case png, svg, pdf

  static let list = allCases.map(\.rawValue).joined(separator: ", ")

  /// The format that a path's extension names.
  init?(path: String) { self.init(rawValue: (path as NSString).pathExtension.lowercased()) }
}
