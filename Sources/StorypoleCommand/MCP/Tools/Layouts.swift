// SPDX-License-Identifier: Apache-2.0
import Foundation
import SwiftUI

extension Tool {
  static let frames = Tool(
    name: "frames", title: "List frames",
    summary:
      "The tree of views with x, y, width, height and baselines in points, without a picture.",
    effect: .runs, properties: Property.previews + Property.drawing + Property.acting
  ) { arguments in
    try arguments.forEachPreview { try $0.describe($1) }
  }

  static let explain = Tool(
    name: "explain", title: "Explain a layout",
    summary:
      "The reasons for the position and size of one view or of all: why is it there, why is it so large, why is it "
      + "cut off; with the line of the modifier.",
    effect: .runs,
    properties: Property.previews + [
      Property(
        name: "view",
        summary: "an id, a text, a type, or a title such as 'Rectangle 2'; all views without it")
    ] + Property.drawing + Property.acting + [Property.language, Property.edits]
  ) { arguments in
    let view = arguments.string("view")
    if arguments.isTrue("edits"), view == nil {
      throw Failure(
        .usage, "explain tries edits of one view", help: ["Name it with 'view'."])
    }
    var answer = try arguments.forEachPreview { session, index in
      guard let view else { return try session.explain(index) }
      let reasons = try session.explain(view, of: index)
      guard arguments.isTrue("edits") else { return reasons }
      return try "\(reasons)\n\n\(session.effects(around: view, of: index))"
    }
    answer.advice = "Name one view with 'view' to get less."
    return answer
  }

  static let diff = Tool(
    name: "diff", title: "Compare layouts",
    summary:
      "The views that move or change their size between two files, or between two settings of one, grouped by cause. "
      + "Keep a copy of a file before an edit to compare with it.",
    effect: .runs,
    properties: [
      Property.path,
      Property(name: "before", summary: "the file that 'path' is compared with"),
      Property(
        name: "against", kind: .object,
        summary: "compare 'path' with itself under these settings, such as {\"rtl\": true}"),
      Property(
        name: "preview", kind: .strings, summary: "only the previews with these names",
        option: "--preview"),
      Property(
        name: "picture", kind: .boolean, summary: "add a picture of the moves in the second layout"
      ),
    ] + Property.drawing + [Property.language]
  ) { arguments in
    let others = try arguments.settings(applying: "against")
    guard (arguments.string("before") != nil) != (others != nil) else {
      throw Failure(
        .usage, "diff needs either 'before' or 'against'",
        help: [
          "'before' is another file; 'against' are settings such as {\"type_size\": \"xxxLarge\"}."
        ])
    }
    var old = arguments.settings
    if others == nil { old.files = [try arguments.path("before")] }
    let (before, after) = (
      try arguments.modules(old), try arguments.modules(others ?? arguments.settings)
    )
    guard before.count == after.count else {
      throw Failure(
        .usage, "'before' has \(before.count) modules with previews, 'path' \(after.count)",
        help: ["Name one file of each."])
    }
    var answer = ToolAnswer()
    for (a, b) in zip(before, after) {
      ToolChild.progress("compiling \(b.shortTitle)")
      let (one, two) = (try Session(a, old), try Session(b, others ?? arguments.settings))
      defer {
        one.end()
        two.end()
      }
      try compare(one, two, isDrawn: arguments.isTrue("picture"), &answer)
    }
    return answer
  }

  @MainActor private static func compare(
    _ before: Session, _ after: Session, isDrawn: Bool, _ answer: inout ToolAnswer
  ) throws {
    let (old, new) = (try before.selection(), try after.selection())
    guard old.count == new.count else {
      throw Failure(
        .usage,
        "\(before.module.title) has \(old.count) previews, \(after.module.title) \(new.count)",
        help: ["Choose one of each with 'preview'."])
    }
    let language = LayoutExplanation.Language(rawValue: after.settings.language) ?? .english
    for (a, b) in zip(old, new) {
      ToolChild.progress("comparing '\(after.displayName(of: b))'")
      let diff = ExplanationDiff(try before.explanation(of: a), try after.explanation(of: b))
      answer.add("\(after.displayName(of: b)):\n\(diff.text(language: language))")
      if isDrawn, !diff.moves.isEmpty {
        answer.add(picture: try after.picture(of: b, moves: diff.moves).png)
      }
    }
  }
}
