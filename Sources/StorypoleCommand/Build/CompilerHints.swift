// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleGraphics

/// Advice on compiler errors: a name that another file declares, a module that is another target, and what
/// `ErrorAdvice` knows of Apple's names.
struct CompilerHints {
  var errors: String
  var module: UserModule
  var settings: Settings
  /// Missing modules that the files import; the compiler stops at the first.
  var missingImports: [String] = []

  /// The hints, one line each, limited in number.
  var lines: [String] {
    let plain = errors.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    let found = Diagnostic.all(in: plain).filter { $0.kind == "error" }
    let advice = found.isEmpty ? nil : self.advice
    var lines = missingNames(advice)
    for line in found.prefix(Self.mostErrors).compactMap({ advice?.advice(on: $0) })
    where !lines.contains(line) { lines.append(line) }
    return Array((lines + missingModules(advice?.table)).prefix(Self.most))
  }

  private static let mostErrors = 40

  private var advice: ErrorAdvice? {
    guard let table = (try? Installation()).flatMap(APITable.init) else { return nil }
    let names = module.files.compactMap(source).map(Self.declaredNames)
    return ErrorAdvice(
      table: table, ownNames: names.reduce(into: []) { $0.formUnion($1) },
      source: { path in source(path).map { Data($0.utf8) } })
  }

  private static let most = 12
  /// The maximum number of files that are searched for a name.
  private static let mostFiles = 500
  private static let mostBytes = 1 << 20

  // MARK: Names

  private func missingNames(_ advice: ErrorAdvice?) -> [String] {
    let names = words(before: "' in scope", after: ["cannot find '", "cannot find type '"])
    guard !names.isEmpty else { return [] }
    var found: [(path: String, names: [String])] = []
    var left = names
    for path in otherFiles where !left.isEmpty {
      guard let source = source(path) else { continue }
      let here = Self.declaredNames(source).intersection(left)
      if here.isEmpty { continue }
      found.append((path, left.filter(here.contains)))
      left.removeAll(where: here.contains)
    }
    let apples = left.compactMap { advice?.advice(onName: $0) }
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

  private static func declaredNames(_ source: String) -> Set<String> {
    var names: Set<String> = []
    var last: Substring = ""
    for word in source.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
      if introducers.contains(last) { names.insert(String(word)) }
      last = word
    }
    return names
  }

  // MARK: Modules

  private func missingModules(_ table: APITable?) -> [String] {
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
        // A framework of Apple's is no misspelled module.
        if table?.absent.alternative(toModule: name) == nil,
          let near = closestNames(to: name, among: Self.modules).first
        {
          return "'\(name)' is perhaps '\(near)'."
        }
        isSomewhere = false
        let instead = table?.absent.alternative(toModule: name).map { " \($0)" } ?? ""
        return "'\(name)' is not available. Put its import and the code that uses it between "
          + "'#if canImport(\(name))' and '#endif'.\(instead)"
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

  private static let modules =
    ["SwiftUI", "Combine", "Foundation", "Observation"] + AppleModule.allCases.map(\.rawValue)

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
