// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Tries random views, edits, events, files and pools, and keeps the smallest case of each failure.
///
///     Fuzz --kind trees,edits --time 60 --seed 1 --out out/fuzz
///     Fuzz --corpus FILE…      cases that must be clean
///     Fuzz --print FILE…       cases as Swift
@main enum Fuzz {
  static func main() throws {
    var arguments = Array(CommandLine.arguments.dropFirst())
    var limits = Child.Limits()
    func take(_ name: String) -> String? {
      guard let index = arguments.firstIndex(of: name), index + 1 < arguments.count else {
        return nil
      }
      let value = arguments[index + 1]
      arguments.removeSubrange(index...index + 1)
      return value
    }
    if let seconds = take("--limit").flatMap({ Int($0) }) { limits.seconds = seconds }
    if let gigabytes = take("--memory").flatMap({ Int($0) }) { limits.gigabytes = gigabytes }
    let kinds = (take("--kind") ?? "trees").split(separator: ",").map {
      Case.Kind(rawValue: "\($0)")
    }
    guard !kinds.contains(nil), !kinds.isEmpty else {
      fail("--kind accepts \(Case.Kind.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    let seed = take("--seed").flatMap { UInt64($0) } ?? UInt64(Date().timeIntervalSince1970)
    let count = take("--count").flatMap { Int($0) }
    let time = take("--time").flatMap { Double($0) } ?? 60
    let folder = URL(fileURLWithPath: take("--out") ?? "out/fuzz")
    switch arguments.first {
    case "--child": Child.run(kinds[0]!, from: seed, count: count ?? 1, limits)
    case "--cases": Child.run(files: Array(arguments.dropFirst()), limits)
    case "--corpus": try corpus(Array(arguments.dropFirst()), limits)
    case "--print":
      for file in arguments.dropFirst() {
        say(try swift(of: Case(data: Data(contentsOf: URL(fileURLWithPath: file)))))
      }
    case nil:
      var isClean = true
      for kind in kinds {
        var run = Run(
          kind: kind!, seed: seed, time: time / Double(kinds.count), count: count, folder: folder,
          limits: limits)
        if !(try run.run()) { isClean = false }
      }
      exit(isClean ? 0 : 1)
    default: fail("unknown option \(arguments[0])")
    }
  }

  private static func fail(_ text: String) -> Never {
    FileHandle.standardError.write(Data("fuzz: \(text)\n".utf8))
    exit(2)
  }

  static func swift(of test: Case) throws -> String {
    let companions = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../Trees/Companions.swift")
    var source = Source(test)
    return source.text(companions: try String(contentsOf: companions, encoding: .utf8))
  }

  /// Every case once, in as few processes as crashes allow.
  private static func corpus(_ files: [String], _ limits: Child.Limits) throws {
    var left = files
    var failed = false
    while !left.isEmpty {
      let result = try ChildProcess.run(["--limit", "\(limits.seconds)", "--cases"] + left)
      for fault in result.faults {
        failed = true
        say(
          "\(fault.name): \(fault.kind): \(fault.text.prefix(400).split(separator: "\n").first ?? "")"
        )
      }
      left = Array(left.dropFirst(max(result.cases, 1)))
    }
    say("fuzz: \(files.count) cases of the corpus\(failed ? "" : " are clean")")
    exit(failed ? 1 : 0)
  }
}
