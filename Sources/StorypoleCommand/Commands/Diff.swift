// SPDX-License-Identifier: Apache-2.0
import Foundation
import SwiftUI

extension Command {
  /// What moved between two files, or between two settings of one.
  static let diff = Command(
    name: "diff", arguments: "A.swift [B.swift] [OPTION…]",
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
          : "name two Swift files, or one and --against \"OPTIONS\"",
        help: ["storypole diff Card.swift --against \"--type-size xxxLarge\""])
    }
    var one = settings
    one.marksLines = true
    var two = one
    try two.read(
      (settings.against ?? "").split(separator: " ").map(String.init), options: Option.drawing,
      command: "--against")
    let before = try Session(UserModule(paths: isOne ? files : [files[0]]), one)
    let after = try Session(UserModule(paths: isOne ? files : [files[1]]), two)
    let (old, new) = (try before.selection(), try after.selection())
    if old.count != new.count {
      throw Failure(
        .usage,
        "\(before.module.title) has \(old.count) previews, \(after.module.title) \(new.count)",
        help: ["Choose one of each with --preview NAME."])
    }
    let destination = settings.output == nil ? nil : try Destination(settings)
    let paths = try destination?.paths(for: new, of: after) ?? new.map { _ in nil }
    var failures = Failures()
    for ((a, b), path) in zip(zip(old, new), paths) {
      failures.collect {
        let diff = ExplanationDiff(try before.explanation(of: a), try after.explanation(of: b))
        if new.count > 1 { Terminal.print("\(after.displayName(of: b)):") }
        Terminal.print(
          diff.text(language: LayoutExplanation.Language(rawValue: settings.language) ?? .english))
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
