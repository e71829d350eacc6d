// SPDX-License-Identifier: Apache-2.0
import Foundation
import SwiftUI

/// What a page says, as JSON.
struct PageMessage: Decodable {
  enum Action: String, Decodable {
    /// The page is there, and wants to know what there is.
    case hello
    /// Shows preview number `preview` of a file in tile `tile`; `isStill` for a picture only.
    case open
    case close
    /// Changes what is around a view.
    case change
    /// Asks the view `question`.
    case ask
    /// Begins anew with a view that has crashed, or was used.
    case restart
    /// The text of a file.
    case source
  }

  var action: Action
  /// The page's own number.
  var tile: Int?
  /// Several of them, to be closed.
  var tiles: [Int]?
  var id: Int?
  var file: String?
  var preview: Int?
  var isStill: Bool?
  var settings: PageSettings?
  var question: LiveQuestion?

  enum CodingKeys: String, CodingKey {
    case action = "do"
    case tile, tiles, id, file, preview, isStill, settings, question
  }
}

/// How the page wants a view to be shown.
struct PageSettings: Codable, Sendable {
  /// In points; without both the view decides, inside of a phone.
  var width: Double?
  var height: Double?
  /// The whole screen of a phone, instead of the view alone.
  var isPhone: Bool?
  var scale: Double
  var isDark: Bool
  var isRightToLeft: Bool
  var typeSize: String?
  var locale: String?

  /// In points.
  private static let longest = 4096.0

  /// Throws for what no view can be shown with.
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

/// What is said to a page: a line of JSON's length, the JSON, and perhaps bytes.
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

  /// A module is being compiled, has been, or cannot be.
  struct Build: Encodable {
    enum State: String, Encodable { case building, built, failed }
    var `is` = "build"
    var state: State
    var files: [String]
    var diagnostics: [Diagnostic] = []
    var text = ""
    /// What to do, one line each.
    var help: [String] = []
    /// In seconds.
    var duration: Double?
  }

  struct Answer: Encodable {
    var `is` = "answer"
    var tile: Int
    var id: Int?
    var answer: LiveAnswer
  }

  /// A view cannot be shown, or has ended.
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
