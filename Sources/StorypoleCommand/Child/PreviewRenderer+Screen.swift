// SPDX-License-Identifier: Apache-2.0
import Foundation
import Storypole
import StorypoleCairo
import StorypoleExplain
import SwiftUI

/// An element that is pressed: its number in reading order, and its role and label, as in `button "Open"`.
struct Press: Codable, Equatable {
  var number: Int
  var name: String
}

/// A screen of an app, as `map` looks at it; its picture follows.
struct ScreenAnswer: Codable {
  /// The first heading, or else the selected tab or the first words; nil without words.
  var name: String?
  /// The elements, one a line.
  var text: String
  /// The elements that can be pressed.
  var presses: [Press]
  /// The length of the PNG file.
  var bytes: Int
  var warnings: [String]
}

extension PreviewRenderer {
  func screen(_ preview: CompiledFile.Item, _ drawing: Drawing) throws -> ScreenAnswer {
    let picture = try picture(of: preview, drawing)
    attachment = try CairoRenderer.png(picture.displayList)
    let elements = ViewHost.onBigStack { picture.host.semantics.flatMap(\.flattened) }
    let name =
      elements.first { $0.role == .heading && $0.label != nil }
      ?? elements.first { $0.role == .tab && $0.traits.contains(.isSelected) }
      ?? elements.first { $0.label?.isEmpty == false }
    return ScreenAnswer(
      name: name?.label, text: SemanticsTree(name: nil, picture: picture).text(),
      presses: elements.enumerated().filter { $0.element.canBePressed }
        .map { Press(number: $0.offset, name: $0.element.title) },
      bytes: attachment.count, warnings: picture.host.warnings)
  }

  /// Presses an element of the shown view.
  func perform(_ press: Press, _ session: ViewSession) throws {
    let elements = ViewHost.onBigStack { session.host.semantics.flatMap(\.flattened) }
    guard elements.indices.contains(press.number), elements[press.number].title == press.name else {
      throw Failure(
        .viewFailed, "\(press.name) is not there when the same elements are pressed again")
    }
    session.press(elements[press.number])
  }
}

extension SemanticsNode {
  fileprivate var canBePressed: Bool {
    guard isEnabled else { return false }
    if actions.contains(where: { $0.name == SemanticsAction.activate }) { return true }
    switch role {
    case .button, .link, .toggle, .menu, .tab: return true
    case .picker: return children.isEmpty
    default: return false
    }
  }
}
