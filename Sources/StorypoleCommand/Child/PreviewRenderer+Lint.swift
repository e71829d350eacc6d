// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleCairo
import StorypoleExplain
import StorypoleGraphics
import SwiftUI

extension PreviewRenderer {
  /// The faults of a preview: in its own settings, and those that other settings add.
  func lint(_ preview: CompiledFile.Item, _ drawing: Drawing) throws -> Response {
    let picture = try picture(of: preview, drawing)
    let lints = try lints(of: preview, drawing, picture)
    return .described(try lints.jsonText(isPretty: false), warnings: picture.host.warnings)
  }

  /// The faults of a preview that has this picture.
  func lints(
    of preview: CompiledFile.Item, _ drawing: Drawing, _ picture: Picture
  ) throws -> [Lint] {
    var lints: [Lint]
    do {
      lints = try Linter.lints(picture, isMarked: true) { try CairoRenderer.pixels($0) }
    } catch let error as DrawingError {
      throw Failure(.viewFailed, error.description)
    }
    for (name, variant) in Self.variants(of: drawing) {
      Linter.add(to: &lints, from: try self.picture(of: preview, variant), settings: name)
    }
    return lints
  }

  /// The settings in which texts need more space, or run the other way.
  private static func variants(of drawing: Drawing) -> [(String, Drawing)] {
    var (large, mirrored) = (drawing, drawing)
    large.typeSize = "accessibility3"
    mirrored.isRightToLeft.toggle()
    var variants = [("at the type size accessibility3", large), ("mirrored", mirrored)]
    let languages = TableLanguages.all(in: drawing.tables, except: drawing.locale ?? "en")
    for language in languages {
      var translated = drawing
      translated.locale = language
      translated.isRightToLeft =
        Locale.Language(identifier: language).characterDirection == .rightToLeft
      variants.append(("in the language \(language)", translated))
    }
    if languages.isEmpty {
      var long = drawing
      long.lengthensTexts = true
      variants.append(("with texts 40 % longer", long))
    }
    return variants
  }
}

/// The languages that the tables of strings in some folders have.
private enum TableLanguages {
  private struct Catalog: Decodable {
    struct Entry: Decodable { var localizations: [String: Anything]? }
    struct Anything: Decodable { init(from decoder: any Decoder) {} }
    var strings: [String: Entry]
  }

  /// Each takes a layout.
  private static let most = 40

  /// At most 40 identifiers in alphabetical order, without those of one language.
  static func all(in folders: [String], except locale: String) -> [String] {
    var found: Set<String> = []
    for folder in folders {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
        if name.hasSuffix(".lproj") {
          found.insert(String(name.dropLast(6)))
        } else if name.hasSuffix(".xcstrings"),
          let data = FileManager.default.contents(atPath: "\(folder)/\(name)"),
          let catalog = try? JSONDecoder().decode(Catalog.self, from: data)
        {
          for entry in catalog.strings.values {
            found.formUnion(entry.localizations?.keys ?? [:].keys)
          }
        }
      }
    }
    let own = Locale.Language(identifier: locale).languageCode
    let others = found.filter { identifier in
      let code = Locale.Language(identifier: identifier).languageCode
      return code?.isISOLanguage == true && code != own
    }
    return Array(others.sorted().prefix(most))
  }
}
