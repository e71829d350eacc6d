// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The files that Xcode would compile in one module with a file, and the choice of those that it needs.
struct Siblings {
  /// The paths as the compiler receives them, nearest first.
  let paths: [String]
  private let indices: [SourceIndex]
  private let named: [SourceIndex]
  /// The names with which sources may qualify those of the module: `MyApp.Theme`.
  private let moduleNames: Set<String>

  /// The maximum number of files that are read.
  private static let mostFiles = 1000
  /// The maximum number of folder entries that are visited.
  private static let mostEntries = 20_000
  private static let mostBytes = 1 << 20
  /// Folders with build products and third-party code.
  static let otherFolders: Set<String> = [
    "Carthage", "DerivedData", "Pods", "node_modules", "out",
  ]

  init(of module: UserModule, _ settings: Settings) {
    func source(_ path: String) -> Data? {
      let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
      guard let size, size <= Self.mostBytes else { return nil }
      return FileManager.default.contents(atPath: path)
    }
    let candidates = Self.files(around: module, settings)
      .compactMap { path in source(path).map { (path, SourceIndex($0)) } }
    paths = candidates.map(\.0)
    indices = candidates.map(\.1)
    moduleNames = Set(module.targetNames + [module.name])
    named = module.paths.enumerated().compactMap { place, path in
      source(path).map { SourceIndex(place == 0 ? $0 + Data(module.addition.utf8) : $0) }
    }
  }

  // MARK: Finding files

  /// The other files of the command line, then those of the module's folder or project.
  private static func files(around module: UserModule, _ settings: Settings) -> [String] {
    let place = FileManager.default.currentDirectoryPath + "/"
    var found: [String] = []
    var seen = Set(module.paths.map(Project.absolute))
    // The compiler rejects two files with the same name.
    var names = Set(module.paths.map { ($0 as NSString).lastPathComponent })
    var entries = 0
    func add(_ path: String) {
      guard found.count < mostFiles, path.hasSuffix(".swift"), seen.insert(path).inserted,
        names.insert((path as NSString).lastPathComponent).inserted
      else { return }
      found.append(path.hasPrefix(place) ? String(path.dropFirst(place.count)) : path)
    }
    /// Adds the folder's files, then those of its subfolders.
    func walk(_ folder: String, isDeep: Bool, except: String? = nil) {
      let all = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      entries += all.count
      guard entries <= mostEntries else { return }
      var folders: [String] = []
      for name in all.sorted() where !name.hasPrefix(".") {
        let path = folder + "/" + name
        if name.hasSuffix(".swift") {
          if name != "Package.swift" { add(path) }
        } else if isDeep, path != except, isSourceFolder(path, name) {
          folders.append(path)
        }
      }
      for folder in folders { walk(folder, isDeep: true) }
    }
    for path in settings.files {
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue {
        add(Project.absolute(path))
      }
    }
    for own in module.folders {
      let root = Project.root(of: own)
      var folder = own
      var below: String?
      while true {
        walk(folder, isDeep: root != nil, except: below)
        guard let root, folder != root else { break }
        below = folder
        folder = (folder as NSString).deletingLastPathComponent
      }
    }
    for path in settings.files {
      for file in (try? Project.swiftFiles(in: path)) ?? [] { add(Project.absolute(file)) }
    }
    return found
  }

  private static func isSourceFolder(_ path: String, _ name: String) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return false }
    return !otherFolders.contains(name) && !name.hasSuffix("Tests") && !name.contains(".xc")
      && access(path + "/Package.swift", F_OK) != 0
  }

  // MARK: Choosing

  /// The files that the module seems to need, by the names in it and in them.
  var likely: [String] { closure().map { paths[$0] } }

  /// The files that the module needs according to the names in it and in them; empty unless one of them declares a name
  /// in `errors`.
  func needed(for errors: String) -> [String] {
    let chosen = closure()
    let missing = Set(Self.quoted(in: errors))
    // For an initializer that is missing, some errors name only another one, or none.
    let isCall = errors.contains(" in call") || errors.contains("argument label")
    let isQualified = !missing.isDisjoint(with: moduleNames)
    let isMissing = chosen.contains { place in
      isQualified || !missing.isDisjoint(with: indices[place].declared)
        || indices[place].extensions.contains {
          missing.contains($0.type) || !missing.isDisjoint(with: $0.members)
            || isCall && !$0.labels.isEmpty
        }
    }
    return isMissing ? chosen.map { paths[$0] } : []
  }

  /// The files of `chosen`, and those that declare names missing in `errors`.
  func grown(_ chosen: [String], for errors: String) -> [String] {
    var places = chosen.compactMap(paths.firstIndex)
    var names = Self.quoted(in: errors)
    if !moduleNames.isDisjoint(with: names) {
      names += named.flatMap { qualified(in: $0).sorted() }
    }
    for name in names {
      let offers = indices.indices.filter { indices[$0].declared.contains(name) }
      if let place = best(offers, for: name, places) { places.append(place) }
      places += indices.indices.filter { place in
        indices[place].extensions.contains { $0.members.contains(name) } && fits(place, places)
      }
    }
    return places.map { paths[$0] }
  }

  /// The file that declares a name; of several, the one called so, or else the nearest.
  private func best(_ offers: [Int], for name: String, _ chosen: [Int]) -> Int? {
    let fitting = offers.filter { fits($0, chosen) }
    return fitting.first {
      ((paths[$0] as NSString).lastPathComponent as NSString).deletingPathExtension == name
    } ?? fitting.first
  }

  /// Whether a file is not chosen yet and repeats no declaration of the chosen ones.
  private func fits(_ place: Int, _ chosen: [Int]) -> Bool {
    let own = indices[place].unique
    return !chosen.contains(place)
      && (named + chosen.map { indices[$0] }).allSatisfy { $0.unique.isDisjoint(with: own) }
  }

  /// Files that the module's own code names, files that these name, and so forth.
  private func closure() -> [Int] {
    var byName: [String: [Int]] = [:]
    var extending: [String: [Int]] = [:]
    for place in indices.indices {
      for name in indices[place].declared { byName[name, default: []].append(place) }
      for type in Set(indices[place].extensions.map(\.type)) {
        extending[type, default: []].append(place)
      }
    }
    var chosen: [Int] = []
    var waiting = named.map { ($0, words(of: $0).union($0.previewWords), true) }
    func add(_ place: Int) {
      guard fits(place, chosen) else { return }
      chosen.append(place)
      waiting.append((indices[place], words(of: indices[place]), false))
    }
    while let (index, words, isNamed) = waiting.popLast() {
      for word in words.sorted() where !index.declared.contains(word) {
        let offers = byName[word] ?? []
        if offers.contains(where: chosen.contains) { continue }
        if let place = best(offers, for: word, chosen) { add(place) }
      }
      let members = index.memberWords.union(words).union(isNamed ? index.previewWords : [])
      for (type, places) in extending.sorted(by: { $0.key < $1.key }) {
        // The module's own type is complete only with all its extensions.
        let isOwn = index.declared.contains(type)
        let isForeign = byName[type] == nil
        for place in places
        where isOwn
          || indices[place].extensions.contains(where: {
            $0.type == type
              && (!$0.members.isDisjoint(with: members) && (isForeign || words.contains(type))
                || words.contains(type) && ($0.conforms || !$0.labels.isDisjoint(with: words)))
          })
        { add(place) }
      }
    }
    return chosen.sorted()
  }

  /// The names that a source uses from its own module or another one.
  private func words(of index: SourceIndex) -> Set<String> {
    index.words.union(qualified(in: index))
  }

  /// The names that a source writes behind the module's.
  private func qualified(in index: SourceIndex) -> Set<String> {
    moduleNames.reduce(into: []) { $0.formUnion(index.qualified[$1] ?? []) }
  }

  /// The names between quotation marks in errors, each once.
  private static func quoted(in errors: String) -> [String] {
    var found: [String] = []
    for line in errors.split(separator: "\n") where line.contains("error:") {
      for (place, part) in line.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      where place % 2 == 1 {
        // 'cardStyle(radius:)' and 'Theme.Type' name the word at their start.
        let name = part.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        if !name.isEmpty, !found.contains(String(name)) { found.append(String(name)) }
      }
    }
    return found
  }
}
