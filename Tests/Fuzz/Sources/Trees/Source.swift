// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Writes a case as a Swift file with previews, for `storypole render` and `storypole preview`.
///
/// A tree is one preview. A story of edits has two: "live" takes the next step at each tap on "next", "fresh"
/// shows the result of the last step. Both must look the same.
struct Source {
  private let test: Case
  /// The tree before the first edit, and after each.
  private var steps: [Tree]
  /// Views that differ between steps, each with its own type.
  private var changing: [Int] = []

  init(_ test: Case) {
    self.test = test
    steps = [test.tree]
    for edit in test.edits ?? [] {
      var tree = steps.last!
      edit.apply(to: &tree)
      steps.append(tree)
    }
  }

  /// - Parameter companions: The text of Companions.swift.
  mutating func text(companions: String) -> String {
    var body = "import SwiftUI\n\n"
    if let note = test.note { body += "// \(note.replacingOccurrences(of: "\n", with: " "))\n" }
    body += "// Seed \(test.seed) of \(test.kind.rawValue).\n"
    for action in test.actions ?? [] { body += "// \(action)\n" }
    if steps.count == 1 {
      body += "#Preview {\n\(view([test.tree], 1))}\n\n"
    } else {
      body += """
        #Preview("live") { Live() }
        #Preview("fresh") { Root(story: Story(step: \(steps.count - 1))) }

        @Observable final class Story {
          var step: Int
          init(step: Int) { self.step = step }
        }

        struct Live: View {
          @State private var story = Story(step: 0)
          var body: some View {
            Root(story: story).overlay(alignment: .bottom) {
              Button("next") { story.step = min(story.step + 1, \(steps.count - 1)) }
            }
          }
        }

        struct Root: View {
          let story: Story
          var body: some View {
            \(member(steps.map { $0 }))
          }
        }


        """
      var written = 0
      while written < changing.count {
        body += declaration(changing[written])
        written += 1
      }
    }
    return body + companions.replacingOccurrences(of: "import SwiftUI\n", with: "")
  }

  /// A view as its parent writes it; `versions` are its states in the steps.
  private mutating func member(_ versions: [Tree?]) -> String {
    let first = versions.compactMap { $0 }.first!
    if versions.allSatisfy({ $0 == first }) { return view([first], 3) }
    if !changing.contains(first.id) { changing.append(first.id) }
    return "View\(first.id)(story: story)\n"
  }

  private mutating func declaration(_ id: Int) -> String {
    let versions = steps.map { step in step.all.first { $0.id == id } }
    var cases: [(shape: String, steps: [Int])] = []
    for (step, version) in versions.enumerated() {
      let shape = version.map(shape) ?? ""
      if let index = cases.firstIndex(where: { $0.shape == shape }) {
        cases[index].steps.append(step)
      } else {
        cases.append((shape, [step]))
      }
    }
    var text = "struct View\(id): View {\n  let story: Story\n  var body: some View {\n"
    text += "    switch story.step {\n"
    for (shape, numbers) in cases {
      text += "    case \(numbers.map(String.init).joined(separator: ", ")):\n"
      // In the steps of this case the numbers may differ, and the inner views.
      text +=
        shape.isEmpty
        ? "      EmptyView()\n"
        : view(
          versions.enumerated().map {
            numbers.contains($0.offset) ? $0.element : nil
          }, 3)
    }
    return text + "    default: EmptyView()\n    }\n  }\n}\n\n"
  }

  /// The parts that determine a view's type.
  private func shape(_ tree: Tree) -> String {
    guard tree.isShown else { return "" }
    return ([tree.piece] + tree.modifiers.filter(\.isShown).map(\.piece)).joined(separator: ".")
  }

  private mutating func view(_ versions: [Tree?], _ level: Int) -> String {
    guard let first = versions.compactMap({ $0 }).first, first.isShown else { return "" }
    var text = piece(versions)
    for (index, modifier) in first.modifiers.filter(\.isShown).enumerated() {
      _ = modifier
      text += "\n" + indent(piece(versions.map { $0?.modifiers.filter(\.isShown)[index] }), 1)
    }
    return indent(text, level) + "\n"
  }

  private func indent(_ text: String, _ level: Int) -> String {
    let space = String(repeating: "  ", count: level)
    return text.split(separator: "\n").map { space + $0 }.joined(separator: "\n")
  }

  /// One view or modifier, which selects its differences by the step.
  private mutating func piece(_ versions: [Tree?]) -> String {
    let first = versions.compactMap { $0 }.first!
    guard let piece = Catalog.shared.pieces[first.piece] else { return "/* \(first.piece) */" }
    let values = versions.map { ($0 ?? first).values }
    func pick(_ texts: [String], _ type: String) -> String {
      if texts.allSatisfy({ $0 == texts[0] }) { return texts[0] }
      return "([\(texts.joined(separator: ", "))] as [\(type)])[story.step]"
    }
    var text = piece.source
    for index in 0..<6 where text.contains("{\(index)}") {
      text = text.replacingOccurrences(
        of: "{\(index)}",
        with: pick(values.map { Self.literal(Double($0[index])) }, "CGFloat"))
    }
    let choices: [(String, String, (Values) -> String)] = [
      ("{horizontal}", "HorizontalAlignment", { Values.horizontals[$0.choice % 4] }),
      ("{vertical}", "VerticalAlignment", { Values.verticals[$0.choice / 4 % 5] }),
      (
        "{alignment}", "Alignment",
        {
          "Alignment(horizontal: \(Values.horizontals[$0.choice % 4]), "
            + "vertical: \(Values.verticals[$0.choice / 4 % 5]))"
        }
      ),
      ("{flag}", "Bool", { "\($0.flag)" }), ("{count}", "Int", { "\($0.count)" }),
      ("{text}", "String", { Self.literal($0.text) }),
    ]
    for (mark, type, word) in choices where text.contains(mark) {
      text = text.replacingOccurrences(of: mark, with: pick(values.map(word), type))
    }
    if piece.takesContent {
      text = text.replacingOccurrences(of: "{content}", with: content(versions, first))
    }
    return text
  }

  private mutating func content(_ versions: [Tree?], _ first: Tree) -> String {
    let orders = versions.map { $0?.children.map(\.id) }
    let ids = orders.compactMap { $0 }
    func members(_ id: Int) -> [Tree?] {
      versions.map { $0?.children.first { $0.id == id } }.filter { $0 != nil }
    }
    if ids.allSatisfy({ $0 == ids[0] }) {
      return "\n" + ids[0].map { indent(member(members($0)), 1) }.joined(separator: "\n") + "\n"
    }
    var seen: [Int] = []
    for id in ids.joined() where !seen.contains(id) { seen.append(id) }
    let list = orders.map { "\($0 ?? [])" }.joined(separator: ", ")
    var text = "\nForEach(([\(list)] as [[Int]])[story.step], id: \\.self) {\n  switch $0 {\n"
    for id in seen { text += "  case \(id):\n\(indent(member(members(id)), 2))\n" }
    return text + "  default: EmptyView()\n  }\n}\n"
  }

  static func literal(_ number: Double) -> String {
    if number.isNaN { return ".nan" }
    if number.isInfinite { return number < 0 ? "-.infinity" : ".infinity" }
    return number == number.rounded() && abs(number) < 1e15 && number.sign == .plus
      ? "\(Int(number))" : "\(number)"
  }

  /// Escapes everything except plain letters.
  static func literal(_ text: String) -> String {
    "\""
      + text.unicodeScalars.map { scalar in
        switch scalar {
        case "\"", "\\": "\\\(scalar)"
        case " "..."~": String(scalar)
        default: "\\u{\(String(scalar.value, radix: 16))}"
        }
      }.joined() + "\""
  }
}
