// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypolePages

/// The command line's settings.
struct Settings {
  var files: [String] = []

  // Selected views.
  /// Names; empty for all.
  var previews: [String] = []
  var view: String?
  var together = false

  // Drawing.
  var drawing = Drawing()
  var format: PictureFormat?
  var output: String?

  // Settings of `record`.
  /// The recording's duration in seconds; nil until nothing moves.
  var recordingTime: Double?
  var framesPerSecond = 30

  // Settings of `frames`.
  var guides: [String] = []
  var json = false
  var counts = false
  /// Whether `frames` prints the elements for assistive technologies instead.
  var accessibility = false
  /// Whether `frames` and `explain` print pages instead of the whole view.
  var byPages = false

  // Settings of `lint`.
  var showsNotes = false
  var triesEdits = false

  // Settings of `explain`.
  var explained: String?
  var language = "en"
  /// The options of the second picture of `diff`, as on a command line.
  var against: String?
  /// Whether views know the lines of the calls that make them.
  var recordsCalls = false

  // The bounds of `map`.
  var map = MapSettings()

  // The options of `test`.
  var test = TestSettings()

  // The options of `batch`.
  var batch = BatchSettings()

  // The options of `serve`.
  var serve = ServeSettings()

  // How `mcp` is served.
  /// Whether its tool `test` can write goldens.
  var allowsWriting = false
  /// The folder that holds all paths; nil is the current one.
  var root: String?

  // Settings of `editor-setup`.
  /// Whether it replaces files that it didn't write.
  var replacesFiles = false

  // Settings of `preview`.
  /// Whether the page of `preview` may change no file.
  var isReadOnly = false
  /// 0 for any free port.
  var port = 0

  // Compiling and running.
  var swiftVersion = "5"
  /// Packages whose manifests may be evaluated, in addition to those in `files`.
  var packages: [String] = []
  /// Whether files are compiled as for a release: optimized and without DEBUG.
  var isOptimized = false
  /// nil for iOS, and Linux for files that don't compile for iOS.
  var platform: Platform?
  /// The limit of processor time, in seconds, for loading a file and for each picture.
  var timeout = 20.0
  /// The limit of address space, in MiB.
  var memory = 4096
  var showsTimes = false
  /// Whether a crash is followed by the runtime's backtrace, which takes a second.
  var tracesCrashes = true
  /// Whether to report content that the picture's format can't express.
  var isVerbose = false
  /// A program, with its arguments, that starts each process with the user's code in a sandbox; empty for none.
  var sandbox: [String] = []
}

/// The settings of one view's picture; sent to the process that runs the user's code.
struct Drawing: Codable {
  var width: Double?
  var height: Double?
  var depth: Double?
  /// The sheet that the view is distributed over; nil draws one picture.
  var paper: PaperFormat?
  /// The edges of the sheet, in points: top, trailing, bottom, leading; nil for 20 mm.
  var paperMargins: [Double]?
  /// The standards that a PDF keeps.
  var standards: Set<PDFConformance> = []
  /// The files that a PDF has in it.
  var attachments: [AttachedFile] = []
  /// Draws each page into a file of its own: the path, a period, and the page's number.
  var separatesPages = false
  var isIdeal = false
  var isCanvas = false
  /// Pixels per point.
  var scale = 2.0
  /// The limit of a PNG's width and height in pixels, which reduces the scale; nil has none.
  var longestSide: Double?
  var isDark = false
  var isRightToLeft = false
  /// Whether every window has regular size classes, as on a Mac.
  var isMac = false
  var typeSize: String?
  var isTransparent = false
  /// Whether texts are 40 % longer, as in another language.
  var lengthensTexts = false
  /// The camera's yaw and pitch in degrees; nil draws a flat picture.
  var camera: [Double]?
  /// Which reasons of the layout are drawn.
  var showsGuides = false
  var showsSpacing = false
  var showsFrames = false
  /// The numbers of an explanation's entries, in the corners of their frames.
  var showsNumbers = false
  /// Frames that moved from another layout: x, y, width, height before and after.
  var moves: [[Double]] = []
  /// Whether SVG keeps text as text.
  var keepsText = false
  var locale: String?
  /// The name of the device whose screen the view is on; nil leaves that to the preview.
  var device: String?
  var assets: [String] = []
  /// Folders with string tables: the files' own, and `assets`.
  var tables: [String] = []
  var fonts: [String] = []
  /// Actions before the view is drawn, in order. With any, the view is live.
  var steps: [Step] = []
  /// The limits of a PNG's pixels and of a document's pages; nil for none but the backends'.
  var mostPixels: Double?
  var mostPages: Int?
}

/// An action on a view before it is drawn.
enum Step: Codable {
  /// A tap on the text with this name.
  case tap(String)
  /// Advances time to this, in seconds since the view appeared.
  case at(Double)
  /// A press on an element for assistive technologies.
  case press(Press)
}

/// The settings of a recording.
struct Film: Codable {
  /// The duration in seconds; nil until nothing moves.
  var duration: Double?
  var framesPerSecond: Int
  var format: FilmFormat

  /// The film's longest duration in seconds, without and with a given one.
  static let longestByItself = 10.0
  static let longest = 600.0
}

enum FilmFormat: String, Codable, CaseIterable {
  case png, gif
}

enum PictureFormat: String, Codable, CaseIterable {
  case png, svg, pdf

  static let list = allCases.map(\.rawValue).joined(separator: ", ")

  /// The format of a path's extension.
  init?(path: String) { self.init(rawValue: (path as NSString).pathExtension.lowercased()) }
}
