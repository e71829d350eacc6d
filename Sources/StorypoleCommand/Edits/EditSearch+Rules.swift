// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleExplain
import SwiftUI

// The edits for each kind of fault, the likeliest first.
extension EditSearch {
  /// Edits that may remove a fault.
  static func edits(
    for lint: Lint, _ explanation: LayoutExplanation, _ module: UserModule
  ) throws -> [SourceEdit] {
    var search = try EditSearch(explanation, module)
    guard let entry = search.entry(of: lint) else { return [] }
    let label = lint.view.range(of: "\"").map { String(lint.view[$0.lowerBound...]) }
    let calls = search.calls(of: entry, also: label)
    switch lint.rule {
    case .text: search.makeRoom(entry, calls)
    case .outside: search.moveInside(lint, entry, calls)
    case .size: search.giveLength(lint, entry)
    case .overlap:
      let below = lint.other.flatMap { search.entry(of: $0) }
      search.separate(calls, below.map { search.calls(of: $0) } ?? [])
    case .target: search.enlarge(lint, entry, calls)
    case .contrast: search.recolor(calls)
    case .label: search.label(lint, entry, calls)
    case .guide: search.align(lint, calls)
    }
    return search.edits
  }

  /// The line of the view's own expression, without the calls around it.
  func own(_ calls: [Place]) -> [Place] {
    guard let first = calls.first else { return [] }
    return trees[first.file].chain(from: trees[first.file].first(of: first.call))
      .map { Place(file: first.file, call: $0) }
  }

  func base(_ calls: [Place]) -> Place? { own(calls).first }

  // MARK: Texts

  private mutating func makeRoom(_ entry: LayoutExplanation.Entry, _ calls: [Place]) {
    guard let fit = entry.sizing.fit else { return }
    let (room, ideal) = (entry.frame, fit.ideal)
    let missing = Double(ideal.width - room.width)
    for place in calls where self[place].name == "lineLimit" { remove(place) }
    for place in calls where self[place].name == "frame" {
      if own(calls).contains(place), number(place, "width") != nil { remove(place) }
      for label in ["width", "maxWidth"] {
        guard let (range, value) = number(place, label), missing > 0 else { continue }
        // With padding and siblings inside of it, the frame needs more than the text.
        replace(place, [(range, Self.points((value + missing).rounded(.up)))])
      }
      let lines = max(2, (Double(ideal.width) * 1.1 / max(1, Double(room.width))).rounded(.up))
      let line = Double(ideal.height) / Double(max(1, fit.idealLines))
      if let (argument, _) = arguments(place).first(where: { $0.argument.label == "height" }) {
        let height = argument.range.lowerBound..<(argument.range.lowerBound + 6)
        if arguments(place).allSatisfy({ $0.argument.label != "width" }) {
          replace(place, [(height, "minHeight")])
        }
      }
      for label in ["height", "maxHeight"] {
        guard let (range, value) = number(place, label), value < line * lines else { continue }
        replace(place, [(range, Self.points((line * lines).rounded(.up)))])
      }
    }
    for place in calls where self[place].name == "minimumScaleFactor" {
      if let (range, value) = number(place, nil), value > 0.5 { replace(place, [(range, "0.5")]) }
    }
    for place in siblings(calls) where self[place].name == "layoutPriority" { remove(place) }
    if let text = base(calls) {
      // A single word would break.
      if entry.detail?.contains(" ") == true {
        append(".fixedSize(horizontal: false, vertical: true)", to: text)
      } else {
        append(".fixedSize()", to: text)
      }
      append(".layoutPriority(1)", to: text)
    }
    for place in calls
    where ["padding", "safeAreaPadding", "HStack", "VStack"].contains(self[place].name) {
      reduce(place, by: missing)
    }
    for place in calls where self[place].name == "font" {
      shrink(place, Double(room.width / max(1, ideal.width)))
    }
    if let text = base(calls) { append(".minimumScaleFactor(0.5)", to: text) }
    for place in siblings(calls) where self[place].name == "frame" {
      if let (range, value) = number(place, "width"), value > missing {
        replace(place, [(range, Self.points((value - missing).rounded(.down)))])
      }
    }
  }

  /// Gives a view in a scroll view a length.
  private mutating func giveLength(_ lint: Lint, _ entry: LayoutExplanation.Entry) {
    let lengths = zip(["width", "height"], entry.sizing.lengths)
    guard let (name, _) = lengths.first(where: { $0.1.cause == .standard && $0.1.proposed == nil })
    else { return }
    for (file, tree) in trees.enumerated() {
      for (call, one) in tree.calls.enumerated() where one.name == entry.name && !one.isMember {
        guard let last = tree.chain(from: call).last else { continue }
        // Ours: nothing tells how long the view should be.
        append(".frame(\(name): 200)", to: Place(file: file, call: last))
      }
    }
  }

  /// Calls beside a view, in the containers around it.
  func siblings(_ calls: [Place]) -> [Place] {
    calls.filter { ["HStack", "VStack", "ZStack"].contains(self[$0].name) }.flatMap { container in
      trees[container.file].calls.indices
        .filter { trees[container.file].isInside($0, container.call) }
        .map { Place(file: container.file, call: $0) }
    }.filter { !calls.contains($0) }
  }

  /// Makes the padding or the spacing of a call smaller.
  mutating func reduce(_ place: Place, by excess: Double) {
    guard excess > 0 else { return }
    for (argument, text) in arguments(place) where [nil, "spacing"].contains(argument.label) {
      guard let value = Double(text), value > 4 else { continue }
      let isPadding = ["padding", "safeAreaPadding"].contains(self[place].name)
      let less = isPadding ? value - (excess / 2).rounded(.up) : 4
      replace(place, [(argument.value, Self.points(max(0, less)))])
    }
  }

  /// Makes the font of a call smaller.
  mutating func shrink(_ place: Place, _ factor: Double) {
    guard factor < 1 else { return }
    for (argument, text) in arguments(place) where argument.label == nil {
      guard let size = text.range(of: "size: "),
        let value = Double(text[size.upperBound...].prefix { $0.isNumber || $0 == "." })
      else { continue }
      let digits = text[size.upperBound...].prefix { $0.isNumber || $0 == "." }.utf8.count
      let start = argument.value.lowerBound + text[..<size.upperBound].utf8.count
      replace(
        place, [(start..<(start + digits), Self.points((value * factor * 0.95).rounded(.down)))])
    }
  }

  // MARK: Controls and colors

  private mutating func enlarge(
    _ lint: Lint, _ entry: LayoutExplanation.Entry, _ calls: [Place]
  ) {
    let missing = 44 - Double(min(lint.frame.width, lint.frame.height))
    for place in calls where self[place].name == "frame" {
      var parts: [(Range<Int>, String)] = []
      for label in ["width", "height", "maxWidth", "maxHeight"] {
        if let (range, value) = number(place, label), value < 44 { parts.append((range, "44")) }
      }
      if !parts.isEmpty { replace(place, parts.sorted { $0.0.lowerBound < $1.0.lowerBound }) }
    }
    for place in calls where self[place].name == "controlSize" { remove(place) }
    for place in calls where self[place].name == "padding" {
      for (argument, text) in arguments(place) where argument.label == nil {
        guard let value = Double(text) else { continue }
        replace(place, [(argument.value, Self.points(value + (missing / 2).rounded(.up)))])
      }
    }
    if let view = base(calls) {
      let last = own(calls).last ?? view
      append(".frame(minWidth: 44, minHeight: 44).contentShape(Rectangle())", to: last)
      append(".padding(\(Self.points(max(4, (missing / 2).rounded(.up)))))", to: view)
      append(".controlSize(.large)", to: last)
    }
    for place in calls where ["HStack", "VStack"].contains(self[place].name) {
      if let (range, value) = number(place, "spacing"), value < 24 {
        replace(place, [(range, "24")])
      }
    }
  }

  private mutating func recolor(_ calls: [Place]) {
    let colors = ["foregroundStyle", "foregroundColor", "tint"]
    for place in calls where self[place].name == "opacity" { remove(place) }
    for new in [".primary", ".black", ".white"] {
      for place in calls where colors.contains(self[place].name) {
        guard let (argument, text) = arguments(place).first, text != new else { continue }
        replace(place, [(argument.value, new)])
      }
    }
    if let text = base(calls), !own(calls).contains(where: { colors.contains(self[$0].name) }) {
      for new in [".primary", ".black", ".white"] { append(".foregroundStyle(\(new))", to: text) }
    }
    for place in calls where self[place].name == "background" { remove(place) }
  }

  private mutating func label(
    _ lint: Lint, _ entry: LayoutExplanation.Entry, _ calls: [Place]
  ) {
    for place in calls.isEmpty ? images : calls + images {
      let call = self[place]
      guard call.name == "Image", let (argument, text) = arguments(place).first else { continue }
      append(".accessibilityLabel(\"\(Self.words(text))\")", to: place)
      if argument.label == nil {
        replace(place, [(argument.range.lowerBound..<argument.range.lowerBound, "decorative: ")])
      }
    }
    // A control with an empty title, named by its binding.
    for (file, tree) in trees.enumerated() {
      for (call, one) in tree.calls.enumerated() where !one.isMember {
        let place = Place(file: file, call: call)
        let all = arguments(place)
        guard let (title, text) = all.first, title.label == nil, text == "\"\"",
          let (_, binding) = all.first(where: { $0.text.hasPrefix("$") })
        else { continue }
        replace(place, [(title.value, "\"\(Self.words(binding))\"")])
      }
    }
  }

  private var images: [Place] {
    trees.indices.flatMap { file in
      trees[file].calls.indices.filter { trees[file].calls[$0].name == "Image" }
        .map { Place(file: file, call: $0) }
    }
  }

  /// "Trash" of "trash.fill", "Is On" of "$isOn".
  private static func words(_ text: String) -> String {
    let name = text.filter { $0 != "\"" && $0 != "$" && $0 != "\\" }
    let parts = name.split { !$0.isLetter && !$0.isNumber }
      .filter { !["fill", "circle", "square"].contains($0) }
    let spaced = parts.joined(separator: " ").reduce(into: "") { words, letter in
      if letter.isUppercase, words.last?.isLowercase == true { words += " " }
      words.append(letter)
    }
    return spaced.capitalized.isEmpty ? name : spaced.capitalized
  }

  // MARK: Guides

  private mutating func align(_ lint: Lint, _ calls: [Place]) {
    let notes = explanation.entries.flatMap { entry in entry.notes.map { (entry, $0) } }
    for (entry, note) in notes where entry.title == lint.view {
      let place = call(
        note.kind == .frameWithoutRoom ? "frame" : "alignmentGuide", note.line,
        entry.file ?? lint.place?.file)
      guard let place else { continue }
      switch note.kind {
      case .guideNotAsked:
        if let other = note.other, let (first, _) = arguments(place).first {
          replace(place, [(first.value, ".\(explanation.guideNames[other] ?? other)")])
        }
        if let guide = note.guide, let about = note.about,
          let container = call(of: explanation.entry(about))
        {
          let name = ".\(explanation.guideNames[guide] ?? guide)"
          if let (argument, _) = arguments(container).first(where: {
            $0.argument.label == "alignment"
          }) {
            replace(container, [(argument.value, name)])
          }
        }
        remove(place)
      case .guideAlone, .guideWithoutContainer, .guideOverruled: remove(place)
      case .frameWithoutRoom:
        remove(argument: "alignment", of: place)
        remove(place)
      default: continue
      }
    }
  }
}
