// SPDX-License-Identifier: Apache-2.0
import Foundation
import SwiftUI

extension LayoutExplanation {
  /// The output of `explain`.
  func printed(_ request: ExplanationRequest, name: String?) throws -> String {
    if let view = request.view { _ = try self[view] }
    try requireGuides(request.guides)
    if request.isWhole {
      return String(decoding: try Self.encoder().encode(self), as: UTF8.self)
    }
    if request.listsBoxes { return numberedFrames }
    if request.json { return try json(name: name, view: request.view) }
    return text(
      view: request.view,
      language: LayoutExplanation.Language(rawValue: request.language) ?? .english,
      guides: request.guides)
  }

  /// A line for each box: its number in the picture, name, frame and the line in the file.
  private var numberedFrames: String {
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
