// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The source that Xcode and SwiftPM would add to a module: symbols of its asset catalogs, such as `Image(.coffee)`,
/// `Bundle.module` in packages, `Bundle.main` with the files of the project, and `URLSession.dataTaskPublisher`. It contains
/// only the names that the module uses.
struct GeneratedSource {
  /// Empty if the module uses none of it.
  private(set) var text = ""

  init(for module: UserModule, _ sources: [Data], assets: [String]) {
    var lines: [String] = []
    let folders = module.assetFolders
    if let folder = Self.bundle(of: module, sources, folders) {
      lines.append("extension Bundle {")
      lines.append("  static let module: Bundle = Bundle(path: \(Self.literal(folder))) ?? .main")
      lines.append("}")
    }
    if let main = MainBundle(of: module, sources) {
      lines.append("extension Bundle {")
      let folder = Self.literal(main.folder)
      lines.append("  static let main: Bundle = Bundle(path: \(folder)) ?? Bundle(path: \"/\")!")
      lines.append("}")
    }
    let catalogs = (assets + folders).flatMap(Self.catalogs)
    if !catalogs.isEmpty {
      let indices = sources.map { SourceIndex($0) }
      let used = indices.reduce(into: Set<String>()) {
        $0.formUnion($1.memberWords)
        $0.formUnion($1.previewWords)
      }
      let declared = indices.reduce(into: Set<String>()) { names, index in
        for type in index.extensions { names.formUnion(type.members) }
      }
      lines += Self.symbols(of: catalogs, used, kits: Self.kits(sources), except: declared)
    }
    let usesPublisher = sources.contains {
      $0.contains(".dataTaskPublisher(")
    }
    if usesPublisher { lines.append(Self.dataTaskPublisher) }
    if !lines.isEmpty {
      let modules =
        ["Foundation", "SwiftUI"] + (usesPublisher ? ["Combine", "FoundationNetworking"] : [])
      text = (modules.map { "import \($0)" } + lines).joined(separator: "\n") + "\n"
    }
  }

  /// The classes of UIKit for which symbols are needed.
  private static func kits(_ sources: [Data]) -> Set<String> {
    func names(_ word: String) -> Bool {
      sources.contains { $0.contains(word) }
    }
    var kits: Set<String> = []
    if names("UIColor") || names("uiColor") { kits.insert("UIColor") }
    if names("UIImage") || names("uiImage") { kits.insert("UIImage") }
    return kits
  }

  /// Combine's publisher of URLSession. Combine here doesn't import FoundationNetworking, whose libraries would make
  /// every command start more slowly.
  private static let dataTaskPublisher = """
    extension URLSession {
      struct DataTaskPublisher: Publisher {
        typealias Output = (data: Data, response: URLResponse)
        typealias Failure = URLError
        let request: URLRequest
        let session: URLSession

        func _subscribe(
          _ receive: @escaping (Output) -> Void,
          _ complete: @escaping (Subscribers.Completion<URLError>) -> Void
        ) -> AnyCancellable {
          let task = session.dataTask(with: request) { data, response, error in
            if let data, let response {
              receive((data, response))
              complete(.finished)
            } else {
              complete(.failure(error as? URLError ?? URLError(.unknown)))
            }
          }
          task.resume()
          return AnyCancellable { task.cancel() }
        }
      }
      func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
        dataTaskPublisher(for: URLRequest(url: url))
      }
      func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
      }
    }
    """

  private static func literal(_ text: String) -> String {
    let escaped = text.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"").replacingOccurrences(of: "\n", with: "\\n")
    return "\"\(escaped)\""
  }

  // MARK: Bundles

  /// The folder for `Bundle.module` of a package's target: the real one, so that changed resources show.
  private static func bundle(
    of module: UserModule, _ sources: [Data], _ folders: [String]
  ) -> String? {
    guard sources.contains(where: { $0.contains(".module") }),
      !sources.contains(where: {
        $0.contains("static let module") || $0.contains("static var module")
      }), let target = Project.target(of: module.paths[0])
    else { return nil }
    let resources = target + "/Resources"
    if FileManager.default.fileExists(atPath: resources) { return resources }
    // SwiftPM merges the resources of all folders; a catalog's folder is the likely one.
    return folders.first { !catalogs(in: $0).isEmpty && $0.hasPrefix(target) } ?? target
  }

  // MARK: Catalogs

  private struct Asset {
    var isColor: Bool
    /// The name with its namespaces, as the catalog looks it up.
    var name: String
    var namespaces: [String]
    var base: String
  }

  private static func catalogs(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { $0.hasSuffix(".xcassets") }.sorted().map { folder + "/" + $0 }
  }

  private static let mostAssets = 20_000
  private static let mostDepth = 16

  private static func assets(
    in folder: String, _ namespaces: [String], depth: Int, _ found: inout [Asset]
  ) {
    guard depth < mostDepth, found.count < mostAssets else { return }
    for entry in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() {
      let path = folder + "/" + entry
      let base = (entry as NSString).deletingPathExtension
      switch (entry as NSString).pathExtension {
      case "imageset", "symbolset", "colorset":
        found.append(
          Asset(
            isColor: entry.hasSuffix("colorset"),
            name: (namespaces + [base]).joined(separator: "/"), namespaces: namespaces, base: base))
      case "":
        let isNamespace = providesNamespace(path)
        assets(in: path, isNamespace ? namespaces + [entry] : namespaces, depth: depth + 1, &found)
      default: break
      }
    }
  }

  private static func providesNamespace(_ folder: String) -> Bool {
    struct Contents: Decodable {
      struct Properties: Decodable { var `provides-namespace`: Bool? }
      var properties: Properties?
    }
    guard let data = FileManager.default.contents(atPath: folder + "/Contents.json") else {
      return false
    }
    let contents = try? JSONDecoder().decode(Contents.self, from: data)
    return contents?.properties?.`provides-namespace` == true
  }

  private static func symbols(
    of catalogs: [String], _ used: Set<String>, kits: Set<String>, except declared: Set<String>
  ) -> [String] {
    var assets: [Asset] = []
    for catalog in catalogs { Self.assets(in: catalog, [], depth: 0, &assets) }
    var lines: [String] = []
    // Of two symbols with the same name, the first counts.
    var seen: Set<String> = []
    for asset in assets {
      let type = asset.isColor ? "ColorResource" : "ImageResource"
      let spaces = asset.namespaces.map { escaped(identifiers($0, suffix: nil, isType: true)[0]) }
      for name in identifiers(asset.base, suffix: asset.isColor ? "Color" : "Image")
      where used.contains(name) {
        let path = ([type] + spaces + [name]).joined(separator: ".")
        guard seen.insert(path).inserted else { continue }
        let value = "\(type)(name: \(literal(asset.name)), bundle: .main)"
        var owner = type
        for space in spaces {
          if seen.insert("\(owner).\(space)").inserted {
            lines.append("extension \(owner) { enum \(space) {} }")
          }
          owner += ".\(space)"
        }
        lines.append("extension \(owner) { static let \(escaped(name)) = \(value) }")
        let kit = asset.isColor ? "UIColor" : "UIImage"
        if kits.contains(kit), spaces.isEmpty, !declared.contains(name),
          !asset.isColor || !taken.contains(name)
        {
          let name = escaped(name)
          lines.append(
            "extension \(kit) { static var \(name): \(kit) { \(kit)(resource: .\(name)) } }")
        }
        guard asset.isColor, spaces.isEmpty, !declared.contains(name), !taken.contains(name) else {
          continue
        }
        let color = "static var \(escaped(name)): Color { Color(\(type).\(escaped(name))) }"
        lines.append("extension Color { \(color) }")
        lines.append("extension ShapeStyle where Self == Color { \(color) }")
      }
    }
    return lines
  }

  /// Names of SwiftUI's colors and styles.
  private static let taken: Set<String> = [
    "accentColor", "background", "bar", "black", "blue", "brown", "clear", "cyan", "fill",
    "foreground", "gray", "green", "indigo", "link", "mint", "orange", "pink", "placeholder",
    "primary", "purple", "quaternary", "quinary", "red", "secondary", "selection", "separator",
    "teal", "tertiary", "tint", "white", "windowBackground", "yellow",
  ]

  private static let keywords: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum",
    "extension", "false", "for", "func", "guard", "if", "import", "in", "init", "inout", "is",
    "let", "nil", "operator", "private", "protocol", "public", "repeat", "return", "self", "Self",
    "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "var",
    "where", "while",
  ]

  private static func escaped(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  /// The name with underscores around its numbers: "EBA72B" is `EBA_72_B`. nil without capitals beside numbers.
  private static func numbersApart(_ name: String) -> String? {
    guard name.contains(where: \.isNumber), !name.contains(where: \.isLowercase) else { return nil }
    var result = ""
    for character in name {
      if let last = result.last, last.isNumber != character.isNumber { result.append("_") }
      result.append(character)
    }
    return result
  }

  /// The names that a symbol may have: words joined, with and without the suffix that Xcode omits, and with leading
  /// acronyms in lower case.
  private static func identifiers(_ name: String, suffix: String?, isType: Bool = false) -> [String]
  {
    let words = name.split { !$0.isLetter && !$0.isNumber }
    let joined = words.enumerated().map {
      $0 == 0 ? String($1) : $1.prefix(1).uppercased() + $1.dropFirst()
    }
    .joined()
    guard !joined.isEmpty else { return ["_"] }
    var bases = [joined]
    if let apart = numbersApart(joined) { bases.append(apart) }
    if let suffix, joined.count > suffix.count, joined.lowercased().hasSuffix(suffix.lowercased()) {
      bases.append(String(joined.dropLast(suffix.count)))
    }
    var found: [String] = []
    for base in bases {
      let capitals = base.prefix { $0.isUppercase }.count
      let lower = capitals > 1 && capitals < base.count ? capitals - 1 : capitals
      let all =
        isType
        ? [base.prefix(1).uppercased() + base.dropFirst()]
        : [
          base.prefix(lower).lowercased() + base.dropFirst(lower),
          base.prefix(1).lowercased() + base.dropFirst(1), base,
        ]
      for name in all {
        let name = name.first?.isNumber == true ? "_" + name : name
        if !found.contains(name) { found.append(name) }
      }
    }
    return found
  }
}
