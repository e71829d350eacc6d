// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The plan that Swift's package manager writes for a package: its commands with their inputs and outputs.
struct BuildPlan {
  private struct Step {
    var inputs: [String] = []
    var outputs: [String] = []
    var arguments: [String] = []
  }

  private var steps: [String: Step] = [:]
  /// The step that makes each file.
  private var makers: [String: String] = [:]

  init?(_ path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    var name = ""
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
      // Lists are in JSON's syntax.
      func list(_ key: String) -> [String]? {
        guard line.hasPrefix("    \(key): [") else { return nil }
        return try? JSONDecoder().decode(
          [String].self, from: Data(line.dropFirst("    \(key): ".count).utf8))
      }
      if line.hasPrefix("  \""), line.hasSuffix("\":") {
        name = String(line.dropFirst(3).dropLast(2))
      } else if let inputs = list("inputs") {
        steps[name, default: Step()].inputs = inputs
      } else if let outputs = list("outputs") {
        steps[name, default: Step()].outputs = outputs
        for output in outputs { makers[output] = name }
      } else if let arguments = list("args") {
        steps[name, default: Step()].arguments = arguments
      }
    }
  }

  private func compilation(of target: String) -> Step? {
    steps.first { name, _ in
      name.hasPrefix("C.\(target)-") && name.hasSuffix(".module") && !name.contains("-tool.module")
    }?.value
  }

  func has(_ target: String) -> Bool { compilation(of: target) != nil }

  /// Modules that this executable contains, if the package depends on Storypole itself.
  private static let own: Set<String> = ["SwiftUI.swiftmodule", "Combine.swiftmodule"]

  private static func isOwn(_ file: String) -> Bool {
    own.contains((file as NSString).lastPathComponent)
  }

  /// The Swift modules that a target imports from the package and its dependencies.
  func modules(importedBy target: String) -> [String] {
    (compilation(of: target)?.inputs ?? []).filter {
      $0.hasSuffix(".swiftmodule") && !Self.isOwn($0)
    }
    .map { (($0 as NSString).lastPathComponent as NSString).deletingPathExtension }
  }

  /// The compiler's flags for these modules; with `onlyPlaces`, those for a file outside of the package that imports
  /// the target.
  func flags(of target: String, onlyPlaces isPlaces: Bool = false) -> [String] {
    var flags: [String] = []
    var words = (compilation(of: target)?.arguments ?? [])[...]
    let places: Set<String> = ["-I", "-Xcc", "-load-plugin-executable", "-F"]
    let features: Set<String> = [
      "-package-name", "-default-isolation", "-enable-upcoming-feature",
      "-enable-experimental-feature",
    ]
    let pairs = isPlaces ? places : places.union(features)
    while let word = words.popFirst() {
      if pairs.contains(word), let value = words.popFirst() {
        flags += [word, value]
      } else if word.hasPrefix("-D"), word != "-DDEBUG", !isPlaces {
        flags.append(word)
      }
    }
    return flags
  }

  /// The objects of all direct and indirect imports of a target, optionally with the target's own.
  func objects(importedBy target: String, andOwn: Bool = false) -> [String] {
    var objects: [String] = []
    var seen: Set<String> = []
    let step = compilation(of: target)
    var waiting = (step?.inputs ?? []) + (andOwn ? step?.outputs ?? [] : [])
    while let file = waiting.popLast() {
      guard seen.insert(file).inserted, !Self.isOwn(file) else { continue }
      if file.hasSuffix(".o"), !file.hasSuffix(".swiftmodule.o") { objects.append(file) }
      guard let step = makers[file].flatMap({ steps[$0] }) else { continue }
      waiting += step.inputs + step.outputs
    }
    return objects.sorted()
  }

  /// The source files of the modules that a target imports, and their folders.
  func sources(importedBy target: String, andOwn: Bool = false) -> [String] {
    var found: Set<String> = []
    let own = andOwn ? [] : Set(compilation(of: target)?.inputs ?? [])
    for step in steps.values {
      for file in step.inputs
      where file.hasPrefix("/") && makers[file] == nil && !own.contains(file) {
        found.insert(file)
        found.insert((file as NSString).deletingLastPathComponent)
      }
    }
    return found.sorted()
  }
}
