// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleGraphics
import SwiftUI

/// An option of the command line.
struct Option: Sendable {
  var names: [String]
  /// The placeholder of its value in the help; nil for an option without one.
  var value: String?
  /// Whether the option also comes without its value, which then follows a `=`.
  var isValueOptional = false
  var help: String
  var apply: @Sendable (inout Settings, String) throws -> Void

  init(
    _ names: String..., value: String? = nil, isValueOptional: Bool = false, help: String,
    apply: @escaping @Sendable (inout Settings, String) throws -> Void
  ) {
    self.names = names
    self.value = value
    self.isValueOptional = isValueOptional
    self.help = help
    self.apply = apply
  }
}

extension Option {
  static let whichViews: [Option] =
    whichPreviews + [
      Option(
        "--view", value: "TYPE", help: "the view 'TYPE()' or an expression such as 'Card(x: 1)'"
      ) {
        $0.view = $1
      }
    ]

  static let whichPreviews: [Option] = [
    Option(
      "--preview", value: "NAME",
      help: "only this preview; repeatable; 'storypole list' prints the names"
    ) {
      $0.previews.append($1)
    },
    together,
  ]

  static let together = Option(
    "--together", help: "compile all files as one module"
  ) { settings, _ in settings.together = true }

  /// The size of windows.
  static let windowSize = Option(
    "--size", value: "WxH", help: "open windows of this size in points, such as 1024x768"
  ) { settings, text in
    let lengths = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
      .map(length)
    guard lengths.count == 2, !lengths.contains(nil) else {
      throw usage("--size needs two lengths in points, such as 1024x768, not '\(text)'")
    }
    (settings.drawing.width, settings.drawing.height) = (lengths[0], lengths[1])
  }

  static let drawing: [Option] = [
    Option(
      "--size", value: "WxH",
      help: "propose this size in points, such as 393x852, and draw all of it; WxHxD adds a depth"
    ) { settings, text in
      let lengths = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
        .map(length)
      guard (2...3).contains(lengths.count), !lengths.contains(nil) else {
        throw usage(
          "--size needs two lengths in points, such as 393x852, or three with a depth, "
            + "not '\(text)'")
      }
      (settings.drawing.width, settings.drawing.height) = (lengths[0], lengths[1])
      settings.drawing.depth = lengths.count == 3 ? lengths[2] : nil
    },
    Option("--ideal", help: "use the view's ideal size") {
      settings, _ in settings.drawing.isIdeal = true
    },
    Option("--canvas", help: "draw the whole screen, even if the view alone shows everything") {
      settings, _ in settings.drawing.isCanvas = true
    },
    Option("--scale", value: "N", help: "pixels per point (default: 2)") { settings, text in
      guard let scale = Double(text), scale > 0, scale <= 16 else {
        throw usage("--scale needs a number above 0 and up to 16, not '\(text)'")
      }
      settings.drawing.scale = scale
    },
    Option("--dark", help: "use the dark color scheme") { settings, _ in
      settings.drawing.isDark = true
    },
    Option("--rtl", help: "lay out right to left") { settings, _ in
      settings.drawing.isRightToLeft = true
    },
    Option(
      "--type-size", value: "NAME", help: "Dynamic Type size: xSmall … xxxLarge, accessibility1 … 5"
    ) {
      settings, text in
      guard Self.typeSizes.contains(text) else {
        throw usage(
          "--type-size does not accept '\(text)'",
          help: suggestion(for: text, among: Self.typeSizes)
            + ["It accepts \(Self.typeSizes.joined(separator: ", "))."])
      }
      settings.drawing.typeSize = text
    },
    Option("--locale", value: "TAG", help: "language and region, such as de-CH (default: en-US)") {
      settings, text in
      guard Locale(identifier: text).language.languageCode?.isISOLanguage == true else {
        throw usage("--locale needs a language, such as de or de-CH, not '\(text)'")
      }
      settings.drawing.locale = text
    },
    assets, fonts,
  ]

  private static let assets = Option(
    "--assets", value: "DIR", help: "search this folder for images, colors and strings; repeatable"
  ) { settings, path in settings.drawing.assets.append(try directory(path, "--assets")) }

  private static let fonts = Option(
    "--fonts", value: "DIR", help: "search this folder for fonts; repeatable"
  ) { settings, path in settings.drawing.fonts.append(try directory(path, "--fonts")) }

  /// Actions before the view is drawn.
  static let acting: [Option] = [
    Option("--tap", value: "NAME", help: "tap this text; repeatable, in order with --at") {
      $0.drawing.steps.append(.tap($1))
    },
    Option(
      "--at", value: "TIME", help: "show the moment TIME after the start, such as 0.5s or 500ms"
    ) {
      $0.drawing.steps.append(.at(try time($1, "--at")))
    },
  ]

  static let film: [Option] = [
    Option(
      "--for", value: "TIME", help: "duration (default: until nothing moves, at most 10s)"
    ) {
      $0.recordingTime = try time($1, "--for")
    },
    Option("--fps", value: "N", help: "frames per second, 1 to 60 (default: 30)") {
      $0.framesPerSecond = try count($1, "--fps", 1...60)
    },
    Option("--transparent", help: "leave out the background (not in a GIF)") { settings, _ in
      settings.drawing.isTransparent = true
    },
    Option("-o", "--output", value: "PATH", help: "a .png or .gif file, or - for standard output") {
      $0.output = $1
    },
  ]

  static let picture: [Option] = [
    Option(
      "--format", value: "NAME",
      help: "\(PictureFormat.list) (default: the extension of PATH, or png)"
    ) {
      settings, text in
      guard let format = PictureFormat(rawValue: text.lowercased()) else {
        throw usage("--format accepts \(PictureFormat.list), not '\(text)'")
      }
      settings.format = format
    },
    Option("--transparent", help: "leave out the background") { settings, _ in
      settings.drawing.isTransparent = true
    },
    Option(
      "--camera", value: "PLACE",
      help: "draw views with depth from 'front' or 'isometric[:YAW,PITCH]'"
    ) {
      $0.drawing.camera = try camera($1)
    },
    Option("--guides", help: "show the lines that align views, with their guides") {
      settings, _ in settings.drawing.showsGuides = true
    },
    Option("--spacing", help: "show gaps and padding, in points") { settings, _ in
      settings.drawing.showsSpacing = true
    },
    Option("--frames", help: "show every frame") { settings, _ in
      settings.drawing.showsFrames = true
    },
    Option("--svg-text", help: "keep text in SVG searchable, instead of drawing outlines") {
      settings, _ in settings.drawing.keepsText = true
    },
    Option("--verbose", help: "report the parts of an SVG that are pixels, and why") {
      settings, _ in settings.isVerbose = true
    },
    Option(
      "-o", "--output", value: "PATH",
      help: "a file, a folder, a pattern with {name}, or - for standard output"
    ) {
      $0.output = $1
    },
  ]

  static let tree: [Option] = [
    Option(
      "--guides", value: "LIST", help: "add alignment guides, such as leading,firstTextBaseline"
    ) {
      $0.addGuides($1)
    },
    Option(
      "--accessibility",
      help: "print the elements for assistive technologies instead, in reading order"
    ) { settings, _ in settings.accessibility = true },
    Option("--counts", help: "add the counters of the layout pass") { settings, _ in
      settings.counts = true
    },
    Option("--pages", help: "print the frames on each page of a document, from its top left") {
      settings, _ in settings.byPages = true
    },
  ]

  private static let language = Option(
    "--language", value: "NAME", help: "language of the sentences: en, zh or ja (default: en)"
  ) { settings, text in
    guard LayoutExplanation.Language(rawValue: text) != nil else {
      throw usage("--language accepts en, zh and ja, not '\(text)'")
    }
    settings.language = text
  }

  static let compared: [Option] = [
    Option(
      "--against", value: "OPTIONS",
      help: "also apply these to the second picture, such as \"--rtl --size 320x568\""
    ) {
      $0.against = $1
    },
    language,
  ]

  static let pictureOfDiff: [Option] = [
    Option(
      "-o", "--output", value: "PATH",
      help: "write the second picture, with the moves marked, to PATH"
    ) {
      $0.output = $1
    }
  ]

  static let explained: [Option] = [
    Option("--pages", help: "explain where the pages of a document begin") { settings, _ in
      settings.byPages = true
    },
    Option(
      "--view", value: "NAME",
      help: "only this view: its id, text or type, or a title such as 'Rectangle 2'"
    ) {
      $0.explained = $1
    },
    language,
    Option(
      "--guides", value: "LIST", help: "include these guides of every view, such as leading,top"
    ) {
      $0.addGuides($1)
    },
  ]

  static let served: [Option] = [
    Option("--port", value: "N", help: "port of 127.0.0.1 (default: any free port)") {
      settings, text in
      guard let port = UInt16(text) else {
        throw usage("--port needs a number up to 65535, not '\(text)'")
      }
      settings.port = Int(port)
    },
    together, assets, fonts,
  ]

  /// How `mcp` is served.
  static let agent: [Option] = [
    Option(
      "--root", value: "DIR",
      help: "folder that holds every file an agent can name (default: the current one)"
    ) { $0.root = try directory($1, "--root") },
    Option(
      "--allow-write", help: "let the tool 'test' record goldens; no other tool writes files"
    ) { settings, _ in settings.allowsWriting = true },
    assets, fonts,
  ]

  static let json = Option(
    "--json", help: "print JSON (version 1); an array for several previews or files"
  ) { settings, _ in settings.json = true }

  static let typeSizes = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1",
    "accessibility2", "accessibility3", "accessibility4", "accessibility5",
  ]

  private static func usage(_ message: String, help: [String] = []) -> Failure {
    Failure(.usage, message, help: help)
  }

  private static func length(_ text: Substring) -> Double? {
    guard let length = Double(text), length.isFinite, length >= 0 else { return nil }
    return length
  }

  /// Degrees to the right of the scene and above it.
  private static func camera(_ text: String) throws -> [Double] {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    switch (parts[0], parts.count) {
    case ("front", 1): return [0, 0]
    case ("isometric", 1): return [Camera.isometric.yaw.degrees, Camera.isometric.pitch.degrees]
    case ("isometric", 2):
      let angles = parts[1].split(separator: ",", omittingEmptySubsequences: false)
        .compactMap { Double($0) }
      if angles.count == 2, angles.allSatisfy({ abs($0) <= 180 }) { return angles }
    default: break
    }
    throw usage(
      "--camera needs 'front', 'isometric' or 'isometric:30,20' (degrees to the right and above, "
        + "-180 to 180), not '\(text)'")
  }

  static func count(_ text: String, _ option: String, _ range: ClosedRange<Int>) throws -> Int {
    guard let number = Int(text), range.contains(number) else {
      throw usage(
        "\(option) needs a whole number from \(range.lowerBound) to \(range.upperBound), not '\(text)'"
      )
    }
    return number
  }

  /// Seconds; the unit is s, ms or omitted.
  static func time(_ text: String, _ option: String) throws -> Double {
    let (number, factor) =
      text.hasSuffix("ms")
      ? (text.dropLast(2), 0.001) : (text.hasSuffix("s") ? text.dropLast() : text[...], 1.0)
    guard let value = Double(number), value >= 0, value * factor <= Film.longest else {
      throw usage(
        "\(option) needs a time of at most \(Int(Film.longest))s, such as 0.5s, not '\(text)'")
    }
    return value * factor
  }

  private static func directory(_ path: String, _ option: String) throws -> String {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory),
      isDirectory.boolValue
    else { throw Failure(.noInput, "\(option): no such folder: '\(path)'") }
    return URL(fileURLWithPath: path).standardizedFileURL.path
  }
}
