// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleExplain
import SwiftUI

/// Finds edits that may remove a fault: changes of the literals and modifiers around its view.
struct EditSearch {
  /// A call of a source.
  struct Place: Hashable {
    var file: Int
    var call: Int
  }

  let explanation: LayoutExplanation
  let trees: [CallTree]
  private(set) var edits: [SourceEdit] = []

  init(_ explanation: LayoutExplanation, _ module: UserModule) throws {
    self.explanation = explanation
    trees = zip(module.files, try module.sources()).map { CallTree(path: $0, $1) }
  }

  subscript(place: Place) -> CallTree.Call { trees[place.file].calls[place.call] }

  // MARK: Entries

  /// The view of a lint: that with its title, or else the innermost one with its frame.
  func entry(of lint: Lint) -> LayoutExplanation.Entry? {
    if let found = entry(titled: lint.view) { return found }
    let inside = explanation.entries.filter {
      !$0.isModifier && lint.frame.insetBy(dx: -0.5, dy: -0.5).contains($0.frame)
    }
    if let found = inside.first(where: { isClose($0.frame, lint.frame) }) ?? inside.first {
      return found
    }
    // A view can be larger than the frame around it.
    return explanation.entries.first { isClose($0.frame, lint.frame) }
      .map { explanation.entry($0.view) }
  }

  /// The other view of a lint: of several with its title, the one with its frame.
  func entry(of other: Lint.Other) -> LayoutExplanation.Entry? {
    explanation.entries.first {
      !$0.isModifier && $0.title == other.view && isClose($0.frame, other.frame)
    } ?? entry(titled: other.view)
  }

  func entry(titled title: String) -> LayoutExplanation.Entry? {
    explanation.entries.first { !$0.isModifier && $0.title == title }
  }

  private func isClose(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) + abs(a.minY - b.minY) + abs(a.width - b.width)
      + abs(a.height - b.height) < 1
  }

  /// The longest side of a view and of those around it, up to the content of a frame with this length.
  func content(
    around entry: LayoutExplanation.Entry, _ side: KeyPath<CGRect, CGFloat>, inside value: Double
  ) -> CGFloat {
    var (view, longest) = (entry, entry.frame[keyPath: side])
    while true {
      longest = max(longest, view.frame[keyPath: side])
      let isFramed = explanation.chain(of: view.view).contains {
        abs(Double($0.frame[keyPath: side]) - value) < 1
      }
      guard !isFramed, let parent = explanation.outermost(of: view).parent else { return longest }
      view = explanation.entry(parent)
    }
  }

  // MARK: Calls

  /// The calls that decide about a view: its own, those of its modifiers, and those around it, from the inside out.
  func calls(of entry: LayoutExplanation.Entry, also words: String? = nil) -> [Place] {
    var found: [Place] = []
    func add(_ place: Place) {
      let tree = trees[place.file]
      var inner: Int? = place.call
      while let one = inner {
        for call in tree.chain(from: tree.first(of: one)) {
          let place = Place(file: place.file, call: call)
          if !found.contains(place) { found.append(place) }
        }
        inner = tree.calls[one].parent
      }
    }
    for words in [entry.detail, words].compactMap(\.self) {
      if let place = literal(words, entry) { add(place) }
    }
    var above: LayoutExplanation.Entry? = entry
    var line: LayoutExplanation.Entry? = explanation.outermost(of: entry)
    // The modifiers of the view itself come before those around it.
    for modifier in explanation.chain(of: entry.view).reversed() {
      if let place = call(of: modifier) { add(place) }
    }
    while let one = above {
      if let place = call(of: one) {
        if found.isEmpty, let text = text(in: place) { add(text) }
        add(place)
      }
      above = line?.parent.map { explanation.entry($0) }
      line = above
    }
    return found
  }

  /// The call of an entry whose line is known.
  func call(of entry: LayoutExplanation.Entry) -> Place? {
    guard let line = entry.line, let file = file(entry.file) else { return nil }
    return trees[file].calls.firstIndex { $0.line == line && $0.name == entry.name }
      .map { Place(file: file, call: $0) }
  }

  func call(_ name: String, _ line: Int?, _ path: String?) -> Place? {
    guard let line, let file = file(path) else { return nil }
    return trees[file].calls.firstIndex { $0.line == line && $0.name == name }
      .map { Place(file: file, call: $0) }
  }

  private func file(_ name: String?) -> Int? {
    guard let name else { return trees.count == 1 ? 0 : nil }
    let last = (name as NSString).lastPathComponent
    return trees.firstIndex { ($0.path as NSString).lastPathComponent == last }
  }

  /// The call whose argument is the text; of several, the one with the same number as the view.
  private func literal(_ detail: String, _ entry: LayoutExplanation.Entry) -> Place? {
    let quoted = detail.hasPrefix("\"") ? detail : "\"\(detail)\""
    // An explanation cuts long texts.
    let isCut = quoted.hasSuffix("…\"")
    let sought = isCut ? String(quoted.dropLast(2)) : quoted
    var matches: [Place] = []
    for (file, tree) in trees.enumerated() {
      for (call, one) in tree.calls.enumerated() where !one.isMember {
        let matchesText = tree.arguments(of: one).contains { argument in
          let text = tree.text(argument.value)
          return isCut ? text.hasPrefix(sought) : text == sought
        }
        if matchesText { matches.append(Place(file: file, call: call)) }
      }
    }
    let same = explanation.entries.filter { !$0.isModifier && $0.detail == entry.detail }
    guard let number = same.firstIndex(where: { $0.id == entry.view }), number < matches.count
    else { return matches.first }
    return matches[number]
  }

  /// The only text without a literal inside of a call.
  private func text(in place: Place) -> Place? {
    let tree = trees[place.file]
    let texts = tree.calls.indices.filter { call in
      tree.calls[call].name == "Text"
        && (tree.isInside(call, place.call) || tree.chain(from: call).contains(place.call))
        && tree.arguments(of: tree.calls[call]).first.map {
          !tree.text($0.value).hasPrefix("\"")
        } ?? false
    }
    return texts.count == 1 ? Place(file: place.file, call: texts[0]) : nil
  }

  // MARK: Edits

  mutating func add(_ edit: SourceEdit) {
    if !edits.contains(edit) { edits.append(edit) }
  }

  func arguments(_ place: Place) -> [(argument: CallTree.Argument, text: String)] {
    let tree = trees[place.file]
    return tree.arguments(of: self[place]).map { ($0, tree.text($0.value)) }
  }

  /// The number that an argument is; nil for other expressions.
  func number(_ place: Place, _ label: String?) -> (range: Range<Int>, value: Double)? {
    guard let (argument, text) = arguments(place).first(where: { $0.argument.label == label }),
      let value = Double(text.replacingOccurrences(of: "_", with: ""))
    else { return nil }
    return (argument.value, value)
  }

  /// Replaces parts of a call.
  mutating func replace(_ place: Place, _ parts: [(Range<Int>, String)]) {
    let call = self[place]
    let end = call.arguments.map { $0.upperBound + 1 } ?? call.end
    add(
      SourceEdit(
        trees[place.file], parts.map { SourceEdit.Change(range: $0.0, new: $0.1) },
        showing: call.start..<end))
  }

  mutating func remove(_ place: Place) {
    let call = self[place]
    guard call.isMember else { return }
    add(
      SourceEdit(
        trees[place.file], [SourceEdit.Change(range: removed(place), new: "")],
        showing: call.start..<call.end))
  }

  /// A modifier, with its line if it is alone there.
  private func removed(_ place: Place) -> Range<Int> {
    let (call, source) = (self[place], trees[place.file].source)
    var start = call.start
    while start > 0, source[start - 1] == 0x20 || source[start - 1] == 0x09 { start -= 1 }
    let endsLine = call.end == source.count || source[call.end] == UInt8(ascii: "\n")
    guard start > 0, source[start - 1] == UInt8(ascii: "\n"), endsLine else {
      return call.start..<call.end
    }
    return (start - 1)..<call.end
  }

  /// Removes an argument with its comma.
  mutating func remove(argument label: String, of place: Place) {
    let all = arguments(place).map(\.argument)
    guard let index = all.firstIndex(where: { $0.label == label }) else { return }
    let range =
      index + 1 < all.count
      ? all[index].range.lowerBound..<all[index + 1].range.lowerBound
      : (index > 0 ? all[index - 1].range.upperBound : all[index].range.lowerBound)..<all[index]
        .range.upperBound
    replace(place, [(range, "")])
  }

  /// Gives a call each of some alignments, in place of its own one.
  mutating func setAlignment(_ place: Place, _ alignments: [String]) {
    let call = self[place]
    let own = arguments(place).first { $0.argument.label == "alignment" }
    for alignment in alignments where alignment != own?.text {
      if let (argument, _) = own {
        replace(place, [(argument.value, alignment)])
      } else if let all = call.arguments {
        // In a modifier, it comes after arguments without labels, which may have none.
        if call.isMember, !all.isEmpty { continue }
        let rest = all.isEmpty ? "" : ", "
        replace(place, [(all.lowerBound..<all.lowerBound, "alignment: \(alignment)\(rest)")])
      } else {
        let end = call.start + (call.isMember ? 1 : 0) + call.name.utf8.count
        add(
          SourceEdit(
            trees[place.file], [.init(range: end..<end, new: "(alignment: \(alignment))")],
            showing: call.start..<end))
      }
    }
  }

  /// Adds a modifier after a call.
  mutating func append(_ modifier: String, to place: Place, remark: String = "") {
    let call = self[place]
    let tree = trees[place.file]
    // Of a call of several lines, its last one.
    let start = tree.line(at: call.start) == tree.line(at: call.end) ? call.start : call.end - 1
    var edit = SourceEdit(
      tree, [SourceEdit.Change(range: call.end..<call.end, new: modifier)],
      showing: start..<call.end)
    edit.remark = remark
    add(edit)
  }

  /// A length as a source has it.
  static func points(_ value: Double) -> String {
    value.rounded() == value && abs(value) < 1e9
      ? "\(Int(value))" : "\((value * 10).rounded() / 10)"
  }
}
