// SPDX-License-Identifier: Apache-2.0
import Foundation
import SwiftUI

extension Command {
  /// Differences between the layouts of two files, or of one with two settings.
  static let diff = Command(
    name: "diff", arguments: "PATH [PATH] [OPTION…]",
    summary: "report the views that move between two files or settings, and why",
    options: Option.compared + Option.whichPreviews + Option.drawing + Option.pictureOfDiff
      + Option.running
  ) { settings in
    let files = settings.files
    let isOne = files.count == 1 || settings.together && !files.isEmpty
    guard isOne ? settings.against != nil : files.count == 2 else {
      throw Failure(
        .usage,
        settings.together
          ? "--together needs --against \"OPTIONS\""
          : "name two files or folders, or one and --against \"OPTIONS\"",
        help: ["storypole diff Card.swift --against \"--type-size xxxLarge\""])
    }
    var one = settings
    one.recordsCalls = true
    var two = one
    try two.read(
      (settings.against ?? "").split(separator: " ").map(String.init), options: Option.drawing,
      command: "--against")
    let (old, new) = (
      try modules(isOne ? files : [files[0]], one), try modules(isOne ? files : [files[1]], two)
    )
    guard old.count == new.count else {
      throw Failure(
        .usage, "'\(files[0])' has \(old.count) modules with previews, '\(files[1])' \(new.count)",
        help: ["Name one file of each."])
    }
    let destination = settings.output == nil ? nil : try Destination(settings)
    try destination?.check(new)
    var failures = Failures()
    let pairs = Array(zip(old, new))
    try compare(pairs, (one, two), destination, &failures)
    try failures.finish()
  }

  @MainActor private static func compare(
    _ pairs: [(old: UserModule, new: UserModule)], _ settings: (old: Settings, new: Settings),
    _ destination: Destination?, _ failures: inout Failures
  ) throws {
    for (old, new) in pairs {
      var files: [(UserModule, UserModule)] = []
      failures.collect {
        do {
          let before = try Session(old, settings.old)
          let after = try Session(new, settings.new)
          if pairs.count > 1 { Terminal.print("\(after.module.title):") }
          try compare(before, after, destination)
        } catch let failure as Failure where new.isGuess && failure.code == .doesNotCompile {
          let (old, all) = (old.separated(settings.old), new.separated(settings.new))
          guard old.count == all.count, !all.isEmpty else { throw failure }
          failure.noteSeparation(of: new)
          files = Array(zip(old, all))
        }
      }
      if !files.isEmpty { try compare(files, settings, destination, &failures) }
    }
  }

  @MainActor private static func modules(_ paths: [String], _ settings: Settings) throws
    -> [UserModule]
  {
    var settings = settings
    settings.files = paths
    return try Session.modules(settings)
  }

  /// Prints the differences between each preview of a module and that of another, and draws them.
  @MainActor private static func compare(
    _ before: Session, _ after: Session, _ destination: Destination?
  ) throws {
    let (old, new) = (try before.selection(), try after.selection())
    if old.count != new.count {
      throw Failure(
        .usage,
        "\(before.module.title) has \(old.count) previews, \(after.module.title) \(new.count)",
        help: ["Choose one of each with --preview NAME."])
    }
    let paths = try destination?.paths(for: new, of: after) ?? new.map { _ in nil }
    let language = LayoutExplanation.Language(rawValue: after.settings.language) ?? .english
    var failures = Failures()
    for ((a, b), path) in zip(zip(old, new), paths) {
      failures.collect {
        let diff = ExplanationDiff(try before.explanation(of: a), try after.explanation(of: b))
        if new.count > 1 { Terminal.print("\(after.displayName(of: b)):") }
        Terminal.print(diff.text(language: language))
        guard let destination else { return }
        let file = try OutputFile(path)
        defer { file.discard() }
        _ = try after.draw(b, to: file.temporary, destination.format, moves: diff.moves)
        try file.commit()
      }
    }
    try failures.finish()
  }
}
