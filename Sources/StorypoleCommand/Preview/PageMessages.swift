// SPDX-License-Identifier: Apache-2.0
import Foundation
import SwiftUI

/// A message from a page, as JSON.
struct PageMessage: Decodable {
  enum Action: String, Decodable {
    /// The page has loaded and requests the state.
    case hello
    /// Shows preview number `preview` of a file in tile `tile`; `isStill` for a picture only.
    case open
    case close
    /// Changes a view's surroundings.
    case change
    /// Sends `question` to the view.
    case ask
    /// Restarts a view that has crashed or was used.
    case restart
    /// Requests a file's text.
    case source
    /// Requests the numbers of a view that can be dragged.
    case numbers
    /// Changes one of them in the file.
    case edit
    /// Takes back the last change of the tile's file.
    case undo
  }

  var action: Action
  /// The page's number.
  var tile: Int?
  /// Tiles to close.
  var tiles: [Int]?
  var id: Int?
  var file: String?
  var preview: Int?
  var isStill: Bool?
  var settings: PageSettings?
  var question: LiveQuestion?
  /// The view's number in the last explanation.
  var view: Int?
  var edit: NumberEdit?

  enum CodingKeys: String, CodingKey {
    case action = "do"
    case tile, tiles, id, file, preview, isStill, settings, question, view, edit
  }
}

/// Another value for a number of a source.
struct NumberEdit: Decodable {
  /// The literal's range in bytes, its text, and the new value.
  var start: Int
  var end: Int
  var old: String
  var value: Double
  /// The source that the range belongs to, as `NumberList` names it.
  var version: String
}

/// The numbers of a view, as the page receives them.
struct NumberList: Encodable {
  /// Changes with every byte of the source.
  var version: String
  var numbers: [Entry]
  /// The number of changes that can be taken back.
  var undos: Int
  /// Whether the file differs from the picture, and is compiled now or soon.
  var isPending: Bool

  struct Entry: Encodable {
    var number: SourceNumber
    /// The literal's text.
    var text: String
  }
}

/// The page's settings for a view.
struct PageSettings: Codable, Sendable {
  /// The size in points; without both, the view determines its size, inside of a phone.
  var width: Double?
  var height: Double?
  /// Whether to show a phone's whole screen instead of the view alone.
  var isPhone: Bool?
  var scale: Double
  var isDark: Bool
  var isRightToLeft: Bool
  var typeSize: String?
  var locale: String?

  /// The longest side, in points.
  private static let longest = 4096.0

  /// Throws for settings that no view can be shown with.
  func drawing(_ base: Drawing, _ module: UserModule) throws -> Drawing {
    var drawing = base.finding(in: module)
    for length in [width, height].compactMap({ $0 }) where !(0...Self.longest).contains(length) {
      throw Failure(.usage, "a length must be from 0 to \(Int(Self.longest)) points, not \(length)")
    }
    guard (0.5...4).contains(scale) else {
      throw Failure(.usage, "the scale must be from 0.5 to 4, not \(scale)")
    }
    if let width, let height { (drawing.width, drawing.height) = (width, height) }
    drawing.isCanvas = isPhone == true
    drawing.scale = scale
    drawing.isDark = isDark
    drawing.isRightToLeft = isRightToLeft
    if let typeSize {
      guard Option.typeSizes.contains(typeSize) else {
        throw Failure(.usage, "unknown type size '\(typeSize)'")
      }
      drawing.typeSize = typeSize
    }
    if let locale, !locale.isEmpty {
      guard Locale(identifier: locale).language.languageCode?.isISOLanguage == true else {
        throw Failure(.usage, "'\(locale)' is not a language, such as de or de-CH")
      }
      drawing.locale = locale
    }
    return drawing
  }
}

/// A message to a page: the length of the JSON, the JSON, and optional bytes.
enum ServerMessage {
  struct ListedFile: Encodable {
    var path: String
    var name: String
    var previews: [ListedPreview]
  }

  struct Project: Encodable {
    var `is` = "project"
    var title: String
    var files: [ListedFile]
    var typeSizes = Option.typeSizes
    var version = Storypole.version
  }

  /// The start, success or failure of a module's compilation.
  struct Build: Encodable {
    enum State: String, Encodable { case building, built, failed }
    var `is` = "build"
    var state: State
    var files: [String]
    var diagnostics: [Diagnostic] = []
    var text = ""
    /// Remedies, one line each.
    var help: [String] = []
    /// The duration in seconds.
    var duration: Double?
    /// Whether the views are shown anew.
    var isNew = false
  }

  struct Answer: Encodable {
    var `is` = "answer"
    var tile: Int
    var id: Int?
    var answer: LiveAnswer
  }

  /// A view can't be shown, or has ended.
  struct Ended: Encodable {
    var `is` = "ended"
    var tile: Int
    var message: String
    var help: [String]
  }

  struct Source: Encodable {
    var `is` = "source"
    var file: String
    var text: String
  }

  struct Trouble: Encodable {
    var `is` = "trouble"
    var message: String
  }

  static func bytes(_ message: some Encodable, _ data: Data = Data()) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let head = (try? encoder.encode(message)) ?? Data("{}".utf8)
    var all = Data()
    withUnsafeBytes(of: UInt32(head.count).littleEndian) { all.append(contentsOf: $0) }
    return all + head + data
  }
}
