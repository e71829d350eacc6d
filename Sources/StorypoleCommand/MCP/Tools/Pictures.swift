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
    try pictures(arguments) { try $0.picture(of: $1) }
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
      let inspection = try session.inspection(of: index)
      let faults = try arguments.faults(inspection.lints, session, index)
      var parts = [
        "\(inspection.words)\n\(inspection.boxes)",
        faults.isEmpty ? "Faults: none" : "Faults:\n\(faults)",
      ]
      for view in views {
        do {
          parts.append(try session.explain(view, of: index))
        } catch let failure as Failure {
          parts.append(ToolAnswer.text(failure))
        }
      }
      return (inspection.png, parts.joined(separator: "\n\n"))
    }
  }

  @MainActor private static func pictures(
    _ arguments: ToolArguments, _ draw: (Session, Int) throws -> (png: Data, words: String)
  ) throws -> ToolAnswer {
    var pictures: [Data] = []
    var omitted: [String] = []
    var answer = try arguments.forEachPreview { session, index in
      guard pictures.count < mostPictures else {
        omitted.append("'\(session.displayName(of: index))'")
        return ""
      }
      let (png, words) = try draw(session, index)
      pictures.append(png)
      return words
    }
    for picture in pictures { answer.add(picture: picture) }
    if !omitted.isEmpty {
      answer.add(
        "Not drawn: \(omitted.prefix(100).joined(separator: ", ")). Name them with 'preview'.")
    }
    return answer
  }
}
