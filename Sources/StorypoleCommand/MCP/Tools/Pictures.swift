// SPDX-License-Identifier: Apache-2.0
import Foundation
import Storypole
import SwiftUI

extension Tool {
  /// Pictures in an answer; more would fill the agent's context.
  private static let mostPictures = 4

  static let render = Tool(
    name: "render", title: "Draw previews",
    summary: "Draws the previews of a SwiftUI file as PNG, at most \(mostPictures) of them.",
    effect: .runs,
    properties: Property.previews + Property.drawing + [Property.scale] + Property.acting + [
      Property(
        name: "guides", kind: .boolean, summary: "show alignment lines with their guides",
        option: "--guides"),
      Property(
        name: "spacing", kind: .boolean, summary: "show gaps and padding, in points",
        option: "--spacing"),
      Property(
        name: "frames", kind: .boolean, summary: "show every frame", option: "--frames"),
    ]
  ) { arguments in
    try pictures(arguments) { _, _ in "" }
  }

  static let inspect = Tool(
    name: "inspect", title: "Inspect a view",
    summary:
      "One answer with a picture whose boxes are numbered, the frame of each number in points, the faults that lint "
      + "finds, and the reasons for the position and size of the views that 'views' names. Start here.",
    effect: .runs,
    properties: Property.previews + [
      Property(
        name: "views", kind: .strings,
        summary:
          "views to explain: an id, a text, a type, or a title from the list such as 'Rectangle 2'")
    ] + Property.drawing + [Property.scale] + Property.acting + [Property.language, Property.edits]
  ) { arguments in
    var arguments = arguments
    arguments.numberBoxes()
    let views = arguments.strings("views")
    return try pictures(arguments) { session, index in
      let explanation = try session.explanation(of: index)
      let faults = try arguments.faults(session, index)
      var parts = [
        explanation.numberedFrames, faults.isEmpty ? "Faults: none" : "Faults:\n\(faults)",
      ]
      for view in views {
        do {
          parts.append(try session.explain(view, of: index))
        } catch let failure as Failure {
          parts.append(ToolAnswer.text(failure))
        }
      }
      return parts.joined(separator: "\n\n")
    }
  }

  @MainActor private static func pictures(
    _ arguments: ToolArguments, _ text: (Session, Int) throws -> String
  ) throws -> ToolAnswer {
    var pictures: [Data] = []
    var omitted: [String] = []
    var answer = try arguments.forEachPreview { session, index in
      guard pictures.count < mostPictures else {
        omitted.append("'\(session.displayName(of: index))'")
        return ""
      }
      let (png, words) = try session.picture(of: index)
      pictures.append(png)
      let more = try text(session, index)
      return more.isEmpty ? words : "\(words)\n\(more)"
    }
    for picture in pictures { answer.add(picture: picture) }
    if !omitted.isEmpty {
      answer.add(
        "Not drawn: \(omitted.prefix(100).joined(separator: ", ")). Name them with 'preview'.")
    }
    return answer
  }
}

extension LayoutExplanation {
  /// A line for each box: its number in the picture, name, frame and the line in the file.
  fileprivate var numberedFrames: String {
    let boxes = entries.filter { !$0.isModifier }.map { entry in
      let frame = entry.frame
      let detail = entry.detail.flatMap { entry.title.contains($0) ? nil : $0 }
      let title = [entry.title, detail, entry.identifier.map { "id \($0)" }]
      let count = entry.notes.count
      let notes = count == 0 ? "" : "  (explain it: \(count) remark\(count == 1 ? "" : "s"))"
      return String(repeating: "  ", count: min(entry.depth, 20)) + "#\(entry.id) "
        + title.compactMap { $0 }.joined(separator: " ")
        + "  \(frame.minX.pointsText), \(frame.minY.pointsText)"
        + "  \(frame.width.pointsText) × \(frame.height.pointsText)"
        + (entry.line.map { "  line \($0)" } ?? "") + notes
    }
    return (["Boxes, as x, y  width × height in points:"] + boxes).joined(separator: "\n")
  }
}
