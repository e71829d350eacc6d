// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The options of `test`.
struct TestSettings {
  /// Which goldens a run writes. Equal ones stay as they are in every mode.
  enum Record: String, CaseIterable {
    /// Those without a file.
    case missing
    /// Those, and the ones that differ.
    case failed
    /// Those, and pictures that differ within the tolerance.
    case all
    case never
  }

  enum Kind: String, CaseIterable {
    case frames, picture, accessibility, lints

    static let list = "frames, picture, accessibility and lints"

    /// The extension of the golden's file.
    var ending: String { self == .picture ? "png" : rawValue }
  }

  /// How far a picture may be from its golden.
  struct Tolerance {
    /// So many pixels may differ by more than the distance.
    var pixels = 0
    /// A distance of colors, CIE76; 0 is the same color.
    var distance = 0.0
  }

  var record: Record?
  var prunes = false
  var matrix: [TestVariant] = [TestVariant()]
  var filter: String?
  var shard: (number: Int, count: Int)?
  var jobs = ProcessInfo.processInfo.activeProcessorCount
  /// The kinds of `--kind`.
  var chosenKinds: Set<Kind> = [.frames, .picture]
  var findsLints = false
  /// The kinds that count.
  var kinds: Set<Kind> { findsLints ? chosenKinds.union([.lints]) : chosenKinds }
  var tolerance = Tolerance()
  /// A folder for all goldens; nil puts them beside their sources.
  var goldens: String?
  /// Whether previews that have not changed since they last passed are skipped.
  var changedOnly = false
  /// The commit since which unchanged previews are skipped.
  var changedSince: String?
  var report: String?
  var junit: String?
  var json: String?
  var summary: String?
  var isForGitHub = false

  /// The mode that counts: on a CI server a recording would be lost.
  var mode: Record {
    let isOnServer = ProcessInfo.processInfo.environment["CI"].map { !$0.isEmpty } ?? false
    return record ?? (isOnServer ? .never : .missing)
  }
}

extension Option {
  static let testing: [Option] = [
    Option(
      "--record", value: "MODE",
      help:
        "write goldens that are missing, failed (and missing), all, or never (default: missing; never if CI is set)"
    ) { settings, text in
      guard let mode = TestSettings.Record(rawValue: text) else {
        throw Failure(.usage, "--record accepts missing, failed, all and never, not '\(text)'")
      }
      settings.test.record = mode
    },
    Option(
      "--update", value: "TEXT", isValueOptional: true,
      help: "accept what differs: the same as --record failed, with =TEXT also as --filter TEXT"
    ) { settings, text in
      settings.test.record = .failed
      if !text.isEmpty { settings.test.filter = text }
    },
    Option("--prune", help: "remove goldens of previews that no longer exist") { settings, _ in
      settings.test.prunes = true
    },
    Option(
      "--matrix", value: "NAMES",
      help:
        "settings for every preview: standard, full, pseudo, or such as \"scheme=light,dark;type=large\""
    ) { settings, text in settings.test.matrix = try TestVariant.matrix(text) },
    Option(
      "--filter", value: "TEXT",
      help: "only goldens with this in FILE/PREVIEW.VARIANT; * stands for any characters"
    ) { $0.test.filter = $1 },
    shard { $0.test.shard = $1 },
    jobs { $0.test.jobs = $1 },
    Option(
      "--kind", value: "LIST",
      help: "\(TestSettings.Kind.list), or some of them (default: frames,picture)"
    ) { settings, text in
      let kinds = text.split(separator: ",").map { TestSettings.Kind(rawValue: String($0)) }
      guard !kinds.isEmpty, !kinds.contains(nil) else {
        throw Failure(.usage, "--kind accepts \(TestSettings.Kind.list), not '\(text)'")
      }
      settings.test.chosenKinds = Set(kinds.compactMap(\.self))
    },
    Option(
      "--lint", help: "also compare the faults of 'storypole lint' with those that a golden accepts"
    ) { settings, _ in settings.test.findsLints = true },
    Option(
      "--tolerance", value: "LIST",
      help: "let N pixels differ, colors by a distance E of CIE76, or both, such as 12px,ΔE2"
    ) { settings, text in settings.test.tolerance = try tolerance(text) },
    Option(
      "--changed", value: "REF", isValueOptional: true,
      help: "skip modules without a change since they passed, or with =REF since a commit of git"
    ) { settings, text in
      if text.isEmpty {
        settings.test.changedOnly = true
      } else {
        settings.test.changedSince = text
      }
    },
    Option(
      "--goldens", value: "DIR", help: "keep goldens there (default: __Storypole__ beside a file)"
    ) { $0.test.goldens = $1 },
    Option("--report", value: "DIR", help: "write a page with pictures, to open in a browser") {
      $0.test.report = $1
    },
    Option("--junit", value: "FILE", help: "write the results as JUnit XML") { $0.test.junit = $1 },
    Option("--json", value: "FILE", help: "write the results as JSON (version 1)") {
      $0.test.json = $1
    },
    Option("--summary", value: "FILE", help: "append the results as Markdown, at most 60 KB") {
      $0.test.summary = $1
    },
    Option("--github", help: "print annotations for GitHub, one for each of the first 10 causes") {
      settings, _ in settings.test.isForGitHub = true
    },
  ]

  private static func tolerance(_ text: String) throws -> TestSettings.Tolerance {
    var tolerance = TestSettings.Tolerance()
    for part in text.split(separator: ",") {
      if part.hasSuffix("px"), let pixels = Int(part.dropLast(2)), pixels >= 0 {
        tolerance.pixels = pixels
      } else if part.hasPrefix("ΔE") || part.hasPrefix("dE"),
        let distance = Double(part.dropFirst(2)),
        distance >= 0, distance <= 1000
      {
        tolerance.distance = distance
      } else {
        throw Failure(
          .usage,
          "--tolerance needs pixels, a distance of colors or both, such as 12px,ΔE2, not '\(text)'",
          help: ["A share of the picture is no tolerance: it hides a wrong digit in a large one."])
      }
    }
    return tolerance
  }
}
