// SPDX-License-Identifier: Apache-2.0
import Foundation

/// One preview in one variant.
struct GoldenTest: Sendable {
  /// The preview's number in the image.
  var number: Int
  /// The source, as the command line names it.
  var path: String
  /// 0 where it is not known.
  var line: Int
  var name: String
  var variant: TestVariant
  /// The folder `__Storypole__`.
  var folder: String
  /// The name of the source without its extension.
  var file: String
  /// The preview's part of the golden's name.
  var slug: String
  /// The place of the test in its module, which decides about its shard.
  var order = 0

  /// The source, as reports name it.
  var place: String { path.hasPrefix("./") ? String(path.dropFirst(2)) : path }

  /// The golden's name in its folder, without the extension.
  var stem: String { "\(file)/\(slug)" + (variant.name.isEmpty ? "" : ".\(variant.name)") }

  /// The preview and its variant, as people read them.
  var title: String { variant.name.isEmpty ? "\"\(name)\"" : "\"\(name)\" [\(variant.name)]" }

  func golden(_ kind: TestSettings.Kind) -> String { "\(folder)/\(stem).\(kind.ending)" }

  static let folderName = "__Storypole__"

  /// The folder for the goldens of a source.
  static func folder(for path: String, in goldens: String?) -> String {
    let source = (path as NSString).deletingLastPathComponent
    guard let goldens else {
      return source.isEmpty || source == "." ? folderName : "\(source)/\(folderName)"
    }
    let place = FileManager.default.currentDirectoryPath + "/"
    var below = Project.absolute(source.isEmpty ? "." : source) + "/"
    if below.hasPrefix(place) { below = String(below.dropFirst(place.count)) }
    below = below.trimmingCharacters(in: ["/"])
    return below.isEmpty ? goldens : "\(goldens)/\(below)"
  }

  /// A name as a part of a path: letters and numbers, with hyphens in place of everything else.
  static func slug(_ name: String) -> String {
    var slug = ""
    for character in name.precomposedStringWithCanonicalMapping {
      if character.isLetter || character.isNumber || character == "_" {
        slug.append(character)
      } else if !slug.isEmpty, slug.last != "-" {
        slug.append("-")
      }
    }
    if slug.last == "-" { slug.removeLast() }
    guard slug.utf8.count > 100 else { return slug }
    // File systems take names of 255 bytes; two long names stay different.
    let digest = Cache.hash([Data(name.utf8)]).prefix(8)
    while slug.utf8.count > 90 { slug.removeLast() }
    return "\(slug)-\(digest)"
  }

  /// Whether the filter names the test.
  func matches(_ filter: String) -> Bool {
    let parts = filter.split(separator: "*", omittingEmptySubsequences: false).map {
      NSRegularExpression.escapedPattern(for: String($0))
    }
    let pattern = parts.joined(separator: ".*")
    return [stem, "\(file)/\(name)"].contains {
      $0.range(of: pattern, options: [.regularExpression, .caseInsensitive]) != nil
    }
  }

  /// The previews of a loaded image that belong to the module, in every variant.
  ///
  /// - Throws: A usage error where two goldens would have one name.
  static func all(
    _ previews: [PreviewInfo], of module: UserModule, _ settings: Settings
  ) throws -> [GoldenTest] {
    let own = module.hasOthers ? module.ownNames.types : nil
    var counts: [String: Int] = [:]
    var tests: [GoldenTest] = []
    var taken: [String: GoldenTest] = [:]
    for (number, preview) in previews.enumerated() where preview.source != .app {
      if let own, !module.owns(preview, types: own) { continue }
      let path = module.path(of: preview.file)
      counts[path, default: 0] += 1
      let name = preview.name ?? "Preview \(counts[path]!)"
      let slug = slug(name)
      let test = GoldenTest(
        number: number, path: path, line: preview.line, name: name, variant: TestVariant(),
        folder: folder(for: path, in: settings.test.goldens),
        file: ((path as NSString).lastPathComponent as NSString).deletingPathExtension,
        slug: slug.isEmpty ? "Preview-\(counts[path]!)" : slug)
      // Not every file system tells cases apart.
      let key = "\(test.folder)/\(test.stem)".lowercased()
      if let other = taken[key] {
        throw Failure(
          .usage,
          "\(path):\(test.line): the previews '\(name)' here and '\(other.name)' in line \(other.line) have "
            + "the same golden '\(test.stem)'",
          help: ["Give each preview of a file another name."])
      }
      taken[key] = test
      for variant in settings.test.matrix {
        var test = test
        test.variant = variant
        test.order = tests.count
        tests.append(test)
      }
    }
    return tests
  }
}
