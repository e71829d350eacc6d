// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Advice on compiler errors that result from the choice of files: a name that another file declares, a module that is
/// another target.
struct CompilerHints {
  var errors: String
  var module: UserModule
  var settings: Settings
  /// Missing modules that the files import; the compiler stops at the first.
  var missingImports: [String] = []

  /// The hints, one line each, limited in number.
  var lines: [String] { Array((missingNames + missingMembers + missingModules).prefix(Self.most)) }

  private static let most = 12
  /// The maximum number of files that are searched for a name.
  private static let mostFiles = 500
  private static let mostBytes = 1 << 20

  // MARK: Names

  private var missingNames: [String] {
    let names = words(before: "' in scope", after: ["cannot find '", "cannot find type '"])
    guard !names.isEmpty else { return [] }
    var found: [(path: String, names: [String])] = []
    var left = names
    for path in otherFiles where !left.isEmpty {
      guard let source = source(path) else { continue }
      let here = left.filter { Self.declares($0, in: source) }
      if here.isEmpty { continue }
      left.removeAll { here.contains($0) }
      found.append((path, here))
    }
    let table = left.isEmpty ? nil : Self.table
    let apples = left.compactMap { name in
      AppleFramework(ofClass: name).map {
        "'\(name)' is a class of \($0.name) that Storypole doesn't have. Put the code that uses it between "
          + "'#if canImport(\($0.name))' and '#endif'."
      } ?? table?.advice(for: name)
    }
    return apples
      + found.map { path, names in
        let list = names.map { "'\($0)'" }.joined(separator: ", ")
        let name = (path as NSString).lastPathComponent
        let isNamed = settings.files.contains { Project.absolute($0) == Project.absolute(path) }
        return isNamed
          ? "\(list): declared in \(name). Add --together to compile the files as one module."
          : "\(list): declared in \(path). Name that file too and add --together."
      }
  }

  private static var table: APITable? { (try? Installation()).flatMap(APITable.init) }

  /// Advice for members that SwiftUI's types don't have, such as an absent modifier.
  private var missingMembers: [String] {
    let names = words(before: "'", after: ["has no member '", "has no dynamic member '"])
    guard !names.isEmpty, let table = Self.table else { return [] }
    return names.compactMap { table.advice(for: $0) }
  }

  /// The other files on the command line, those below its folders, and those next to the module's own.
  private var otherFiles: [String] {
    var paths: [String] = []
    var seen = Set(module.paths.map(Project.absolute))
    func add(_ path: String) {
      if path.hasSuffix(".swift"), paths.count < Self.mostFiles,
        seen.insert(Project.absolute(path)).inserted
      {
        paths.append(path)
      }
    }
    for path in settings.files {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
      if isFolder.boolValue {
        for file in (try? Project.swiftFiles(in: path)) ?? [] { add(file) }
      } else {
        add(path)
      }
    }
    for path in module.paths {
      let folder = (path as NSString).deletingLastPathComponent
      let names = try? FileManager.default.contentsOfDirectory(
        atPath: folder.isEmpty ? "." : folder)
      for name in (names ?? []).sorted() where name != "Package.swift" {
        add(folder.isEmpty ? name : folder + "/" + name)
      }
    }
    return paths
  }

  private func source(_ path: String) -> String? {
    let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
    guard let size, size <= Self.mostBytes,
      let data = try? Data(contentsOf: URL(fileURLWithPath: path))
    else { return nil }
    return String(decoding: data, as: UTF8.self)
  }

  private static let introducers: Set<Substring> = [
    "struct", "class", "enum", "actor", "protocol", "typealias", "func", "let", "var",
  ]

  private static func declares(_ name: String, in source: String) -> Bool {
    var last: Substring = ""
    for word in source.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
      if word == name, introducers.contains(last) { return true }
      last = word
    }
    return false
  }

  // MARK: Modules

  private var missingModules: [String] {
    var names = words(before: "'", after: ["no such module '"])
    if names.isEmpty { return [] }
    names += missingImports.filter { !names.contains($0) }
    var isSomewhere = true
    let lines = names.map { name in
      guard let folder = target(name) else {
        if let root = localPackage(with: name) {
          return
            "'\(name)' is a target of the package in \(root). Add --package \(root), so that Swift's "
            + "package manager builds it; this runs the code of the package's manifest."
        }
        if let root = package {
          return
            "'\(name)' is not available. If a target or a dependency of the package has it, add "
            + "--package \(root), so that Swift's package manager builds it."
        }
        if let project = xcodeProject {
          return
            "'\(name)' is not available. If a package of \(project) has it, add --package \(project), so that "
            + "Swift's package manager fetches and builds it; this runs the code of the package's manifest."
        }
        isSomewhere = false
        return "'\(name)' is not available. Put its import and the code that uses it between "
          + "'#if canImport(\(name))' and '#endif'."
      }
      return
        "'\(name)' is another target of the package, in \(folder). Add --package \(package ?? "."), so that "
        + "Swift's package manager builds it; this runs the code of the package's manifest."
    }
    if isSomewhere { return lines }
    let available = AppleModule.allCases.map(\.rawValue).joined(separator: ", ")
    return lines + [
      "Files can import SwiftUI, Combine, \(available), Foundation and the modules of Swift for Linux."
    ]
  }

  /// A package in the project's folder that has a target, unless the command line names it.
  private func localPackage(with target: String) -> String? {
    guard let folder = module.folders.first, let root = Project.root(of: folder),
      let walk = FileManager.default.enumerator(atPath: root)
    else { return nil }
    var entries = 0
    while let path = walk.nextObject() as? String, entries < Self.mostEntries {
      entries += 1
      let name = (path as NSString).lastPathComponent
      if name.hasPrefix(".") || Siblings.otherFolders.contains(name) || name.contains(".xc") {
        walk.skipDescendants()
      }
      guard name == "Package.swift" else { continue }
      let package = ((root + "/" + path) as NSString).deletingLastPathComponent
      if access("\(package)/Sources/\(target)", F_OK) == 0 { return unlessNamed(package) }
    }
    return nil
  }

  private static let mostEntries = 10_000

  /// The Xcode project around the files, if it names packages with URLs and the command line doesn't name it.
  private var xcodeProject: String? {
    guard let folder = module.folders.first, let root = Project.root(of: folder),
      let project = XcodePackages.project(in: root),
      (try? XcodePackages(project: project))?.isEmpty == false
    else { return nil }
    return unlessNamed(project)
  }

  /// The package of the module's files, unless the command line names it.
  private var package: String? {
    Project.target(of: module.paths[0]).flatMap { unlessNamed(Project.package(of: $0)) }
  }

  /// A package's folder as the user would write it; nil if it is on the command line.
  private func unlessNamed(_ root: String) -> String? {
    guard !(settings.files + settings.packages).map(Project.absolute).contains(root) else {
      return nil
    }
    let place = FileManager.default.currentDirectoryPath
    if root == place { return "." }
    return root.hasPrefix(place + "/") ? String(root.dropFirst(place.count + 1)) : root
  }

  /// The folder of a target with this name, next to that of the module's first file.
  private func target(_ name: String) -> String? {
    guard let own = Project.target(of: module.paths[0]) else { return nil }
    let folder = (own as NSString).deletingLastPathComponent + "/" + name
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder),
      isFolder.boolValue
    else { return nil }
    return "Sources/" + name
  }

  /// The quoted words of errors, each once, in order.
  private func words(before end: String, after starts: [String]) -> [String] {
    var words: [String] = []
    for line in errors.split(separator: "\n") where line.contains("error:") {
      for start in starts {
        guard let begin = line.range(of: start),
          let finish = line.range(of: end, range: begin.upperBound..<line.endIndex)
        else { continue }
        let word = String(line[begin.upperBound..<finish.lowerBound])
        if !word.contains("'"), !words.contains(word) { words.append(word) }
      }
    }
    return words
  }
}

/// Apple's framework of a class, found by the prefix of its name.
struct AppleFramework {
  var name: String

  private static let prefixes = [
    "UI": "UIKit", "NS": "AppKit", "WK": "WebKit", "MK": "MapKit", "AV": "AVFoundation",
    "SK": "StoreKit", "PH": "Photos", "CL": "CoreLocation", "CI": "CoreImage",
    "SF": "SafariServices", "MF": "MessageUI", "UN": "UserNotifications", "CN": "Contacts",
    "AR": "ARKit", "SCN": "SceneKit", "CT": "CoreText", "PDF": "PDFKit", "VN": "Vision",
    "HK": "HealthKit", "EK": "EventKit", "LA": "LocalAuthentication", "QL": "QuickLook",
  ]

  /// nil for a name without the form of Apple's class names, such as `UITextView`.
  init?(ofClass name: String) {
    let capitals = name.prefix { $0.isASCII && $0.isUppercase }
    guard capitals.count < name.count,
      let framework = Self.prefixes[String(capitals.dropLast())]
    else { return nil }
    self.name = framework
  }
}
