// SPDX-License-Identifier: Apache-2.0
import Storypole

/// Describes an explanation in words: a paragraph for each view.
struct ExplanationText {
  enum Side {
    case left, right, top, bottom

    /// The side that a length counts from.
    init(_ place: LayoutExplanation.Place, _ axis: LayoutExplanation.Direction) {
      self = axis == .vertical ? .top : place.isMirrored ? .right : .left
    }

    /// The side of content before a line, and after it.
    var opposite: Side {
      switch self {
      case .left: .right
      case .right: .left
      case .top: .bottom
      case .bottom: .top
      }
    }
  }

  let explanation: LayoutExplanation
  let phrases: any Phrases
  /// Guides that every paragraph reports.
  var guides: [String] = []

  /// A view's title, position and size, and the sentences about it.
  func paragraph(about view: Int, isIndented: Bool = true) -> String {
    let chain = explanation.chain(of: view)
    guard let outer = chain.first else { return "" }
    let frame = outer.frame
    var heading = outer.title
    let names = chain.flatMap(\.bodies)
    if !names.isEmpty { heading += " (\(names.joined(separator: ", ")))" }
    heading +=
      "  \(number(frame.minX)), \(number(frame.minY))  "
      + "\(number(frame.width)) × \(number(frame.height))"
    let indent = String(repeating: "  ", count: isIndented ? depth(of: outer) : 0)
    // A fullwidth bracket includes its space.
    let said = sentences(chain).map { "  " + $0.replacingOccurrences(of: "） ", with: "）") }
    return ([heading] + said).map { indent + $0 }.joined(separator: "\n")
  }

  /// Indents paragraphs by views, not by modifiers.
  private func depth(of entry: LayoutExplanation.Entry) -> Int {
    var depth = 0
    var entry = entry
    while let parent = entry.parent {
      let above = explanation.entry(parent)
      if above.view != entry.view { depth += 1 }
      entry = above
    }
    return depth
  }

  private func sentences(_ chain: [LayoutExplanation.Entry]) -> [String] {
    var said: [String] = []
    for entry in chain {
      said += placeSentences(entry)
      said += sizeSentences(entry)
      said += depthSentences(entry)
    }
    said += guideSentences(chain)
    said += baselineSentences(chain)
    for name in guides {
      for guide in chain[0].guides where guide.name == name || guideName(guide.name) == name {
        said.append(
          phrases.guideValue(guideName(name), number(guide.value), of: source(guide)))
      }
      for guide in chain[0].space?.guides ?? [] where guide.name == name && name != "center" {
        said.append(phrases.guideValue(name, number(guide.value), of: nil))
      }
    }
    for entry in chain { said += entry.notes.filter(isOfSource).map { note($0, entry) } }
    if let sentence = clipSentence(chain) { said.append(sentence) }
    var unique: [String] = []
    for sentence in said where !unique.contains(sentence) { unique.append(sentence) }
    return unique
  }

  /// Whether a note is about the source, and not about a modifier in one of Storypole's own views: where lines are known,
  /// that has none.
  private func isOfSource(_ note: LayoutExplanation.Note) -> Bool {
    switch note.kind {
    case .overflows, .linesInsideText: true
    default: note.line != nil || !explanation.entries.contains { $0.line != nil }
    }
  }

  // MARK: Places

  private func placeSentences(_ entry: LayoutExplanation.Entry) -> [String] {
    if entry.parent == nil { return [phrases.outermost(proposal: text(entry.sizing.proposal))] }
    var said = [
      sentence(entry, entry.horizontal, .horizontal), sentence(entry, entry.vertical, .vertical),
    ].compactMap { $0 }
    if entry.horizontal.isMirrored, entry.horizontal.start != 0 || entry.horizontal.cause == .line {
      said.append(phrases.mirrored())
    }
    if entry.horizontal.shift != 0 || entry.vertical.shift != 0 {
      said.append(
        phrases.shifted(
          by: entry.parent.map(explanation.entry).flatMap { parent in
            parent.line.map { phrases.modifier(".\(parent.name)", line: $0) }
          }, number(entry.horizontal.shift), number(entry.vertical.shift)))
    }
    return said
  }

  private func sentence(
    _ entry: LayoutExplanation.Entry, _ place: LayoutExplanation.Place,
    _ axis: LayoutExplanation.Direction
  ) -> String? {
    let parent = explanation.entry(entry.parent!)
    let container = name(parent)
    let side = Side(place, axis)
    let start = number(place.start)
    switch place.cause {
    case .window, .same: return nil
    case .first: return phrases.first(container, side)
    case .next:
      guard let gap = place.gap, let reference = place.reference else { return nil }
      return phrases.next(
        explanation.entry(reference).title, end: number(place.terms[0].value),
        gap: number(gap.value), gap.rule, gap.terms.map(number), start: start)
    case .line:
      guard let guide = place.guide else { return nil }
      if guide.source == .modifier, guide.value != guide.standard, isBuiltIn(guide.name) {
        let distance = guide.value - guide.standard
        return phrases.movedLine(
          entry.title, container, guideName(guide.name), by: number(abs(distance)),
          distance > 0 ? side : side.opposite, modifier(of: guide), value: number(guide.value),
          standard: number(guide.standard), line: number(place.line ?? 0), start: start)
      }
      let decider = place.reference.map(explanation.entry)
      return phrases.line(
        container, guideName(guide.name), at: number(place.line ?? 0), side,
        value: number(guide.value), of: source(guide), start: start,
        decider: decider.flatMap { $0.view == entry.view ? nil : $0.title })
    case .frame:
      guard let guide = place.guide, place.start != 0 || place.room != 0 else { return nil }
      return phrases.frame(
        guideName(guide.name), value: number(guide.value), of: source(guide),
        frame: number(place.line ?? 0), side, start: start)
    case .secondary:
      guard let guide = place.guide, let reference = place.reference else { return nil }
      let primary = explanation.entry(reference)
      let line = primary.guides.first { $0.name == guide.name && $0.axis == guide.axis }
      return phrases.secondary(
        parent.name, entry.title, primary.title, guideName(guide.name),
        value: number(guide.value),
        of: source(guide), line: number(place.line ?? 0), lineOf: line.flatMap(source),
        start: start, side)
    case .inset:
      return place.start < 0
        ? phrases.outset(number(-place.start), side) : phrases.inset(start, side)
    case .extended:
      let before = -place.start
      let after = -(place.room ?? 0) - before
      let length = axis == .horizontal ? entry.frame.width : entry.frame.height
      return phrases.extended(
        phrases.modifier(".\(parent.name)", line: parent.line), before: number(before),
        after: number(after), side, length: number(length))
    case .point: return phrases.point(number(place.terms[0].value), start: start, side)
    case .centered: return phrases.centered(number(place.room ?? 0), start: start, side)
    case .cell:
      return phrases.cell(
        container, number(place.terms[0].value), number(place.start - place.terms[0].value),
        place.guide.map { guideName($0.name) } ?? "", side,
        length: number(place.track?.length ?? 0),
        decider: place.track?.decider.map(explanation.entry).map {
          $0.view == entry.view ? "" : $0.title
        })
    case .row:
      let terms = place.terms.map(\.value)
      return phrases.row(
        container, number(terms[0]), side, length: number(place.track?.length ?? 0),
        inset: number(terms[1]), isCustom: place.isInsetCustom == true, isCentered: terms[2] != 0,
        sum: sum(terms))
    case .scrolled:
      let moved = place.terms[1].value
      return moved == 0 ? nil : phrases.scrolled(container, by: number(-moved), side)
    case .chosen:
      guard let choice = place.choice, axis == .horizontal else { return nil }
      return phrases.chosen(
        container, choice.number, of: choice.count, rejected: choice.rejected.map(text),
        available: text(choice.room))
    case .container where parent.name == "GeometryReader" && place.start == 0:
      return axis == .horizontal ? phrases.inCorner(container, side) : nil
    case .layout, .container:
      // The modifier moves the view, not the view inside of it.
      let mover =
        parent.isModifier && parent.name.first?.isUppercase == false
        ? phrases.modifier(".\(parent.name)", line: parent.line) : container
      return phrases.layout(mover, start: start, side)
    }
  }

  // MARK: Guides

  /// The effects of modifiers on guides that no position mentions, and a view's own defaults.
  private func guideSentences(_ chain: [LayoutExplanation.Entry]) -> [String] {
    let outer = chain[0]
    var said: [String] = []
    let spoken = [outer.horizontal, outer.vertical].compactMap { $0.guide?.origin }
    for (index, entry) in chain.enumerated() where entry.name == "alignmentGuide" {
      guard let own = entry.guides.first(where: { $0.origin == entry.id }),
        !spoken.contains(entry.id),
        !entry.notes.contains(where: { [.guideOverruled, .guideNotAsked].contains($0.kind) })
      else { continue }
      let found = chain[(index + 1)...].first {
        $0.name == "alignmentGuide" && $0.detail == own.name
      }
      .flatMap { inner in inner.guides.first { $0.name == own.name && $0.axis == own.axis } }
      said.append(
        phrases.setGuide(
          modifier(of: own), guideName(own.name), number(own.value),
          standard: number(own.standard),
          found: found.map { (number($0.value), modifier(of: $0)) }))
    }
    if outer.parent == nil, !chain[chain.count - 1].sizing.isContainer {
      let standard = outer.guides.filter { !$0.isExplicit && !$0.name.hasSuffix("Baseline") }
      said.append(phrases.defaults(standard.map { (guideName($0.name), number($0.value)) }))
    }
    return said
  }

  private func baselineSentences(_ chain: [LayoutExplanation.Entry]) -> [String] {
    let outer = chain[0]
    let core = chain[chain.count - 1]
    let isContainer = core.sizing.isContainer
    guard outer.parent == nil || core.sizing.rule == .text || isContainer,
      let first = try? outer.guide(.firstTextBaseline),
      let last = try? outer.guide(.lastTextBaseline)
    else { return [] }
    if !first.isExplicit, !last.isExplicit {
      // A layout can withhold the baselines of its children.
      let isWithout =
        isContainer
        && !explanation.entries.contains {
          $0.parent == core.id && (try? $0.guide(.firstTextBaseline))?.isExplicit == true
        }
      return [phrases.noBaseline(number(first.value), container: isWithout)]
    }
    func origin(_ guide: LayoutExplanation.Guide) -> String {
      guide.origin.map { explanation.entry($0).title } ?? outer.title
    }
    if first.source == .own, last.source == .own {
      return [phrases.baselines(first: number(first.value), last: number(last.value))]
    }
    if first.source == .merged, last.source == .merged {
      return [
        phrases.baseline(
          isFirst: true, number(first.value), of: origin(first), among: first.parts.count),
        phrases.baseline(
          isFirst: false, number(last.value), of: origin(last), among: last.parts.count),
      ]
    }
    return [first, last].map {
      phrases.guideValue(guideName($0.name), number($0.value), of: source($0))
    }
  }

  func note(_ note: LayoutExplanation.Note, _ entry: LayoutExplanation.Entry) -> String {
    let about = note.about.map(explanation.entry).map { about in
      note.kind == .guideOverruled
        ? phrases.modifier(code(settingGuide: note.guide ?? ""), line: about.line) : name(about)
    }
    let modifier =
      note.guide.map { phrases.modifier(code(settingGuide: $0), line: note.line) }
      ?? phrases.modifier(
        note.kind == .frameWithoutRoom
          ? note.other.map { ".frame(alignment: .\($0))" } ?? ".frame" : ".\(entry.name)",
        line: note.line)
    if note.kind == .overflows { return overflow(note, entry) }
    return phrases.note(
      note, modifier, about: about ?? entry.title, guide: note.guide.map(guideName) ?? "",
      other: note.other.map(guideName) ?? "", value: number(note.value ?? 0))
  }

  /// The source of an explicit guide, or of a custom guide's default; nil for a default that is a
  /// fraction of the view's length.
  private func source(_ guide: LayoutExplanation.Guide) -> String? {
    switch guide.source {
    case .standard:
      return isBuiltIn(guide.name) ? nil : phrases.ownDefault(guideName(guide.name))
    case .modifier: return phrases.source(guide, code(settingGuide: guide.name))
    default:
      return phrases.source(guide, guide.origin.map { explanation.entry($0).title } ?? "")
    }
  }

  private func isBuiltIn(_ guide: String) -> Bool {
    ViewHost.builtInGuides.contains { $0.0 == guide }
  }

  private func modifier(of guide: LayoutExplanation.Guide) -> String {
    phrases.modifier(code(settingGuide: guide.name), line: guide.line)
  }

  // MARK: Parts

  /// A guide's name in the source, without the dot.
  private func guideName(_ name: String) -> String {
    explanation.guideNames[name] ?? phrases.guide(name)
  }

  /// The name in the source, where both axes have a guide `center`.
  private func code(settingGuide name: String) -> String {
    switch name {
    case "center": ".alignmentGuide(HorizontalAlignment.center)"
    case "verticalCenter": ".alignmentGuide(VerticalAlignment.center)"
    case _ where isBuiltIn(name): ".alignmentGuide(.\(name))"
    default: ".alignmentGuide(\(explanation.guideNames[name].map { "." + $0 } ?? name))"
    }
  }

  /// A view by its title, a modifier by its name in the source, a stack around one view by its
  /// name.
  func name(_ entry: LayoutExplanation.Entry) -> String {
    guard entry.isModifier else { return entry.title }
    if entry.name.first?.isUppercase == true { return entry.name }
    return entry.sizing.rule == .child
      ? entry.title : phrases.modifier(".\(entry.name)", line: entry.line)
  }

  func text(_ proposal: LayoutExplanation.Proposal) -> String {
    "\(proposal.width.map(number) ?? "nil") × \(proposal.height.map(number) ?? "nil")"
  }

  func number(_ value: CGFloat) -> String { value.pointsText }

  /// "16 − 40 = −24", without terms of 0 after the first.
  private func sum(_ terms: [CGFloat]) -> String {
    let rest = terms.dropFirst().filter { $0 != 0 }
      .map { ($0 < 0 ? " − " : " + ") + number(abs($0)) }
    return number(terms[0]) + rest.joined() + " = " + number(terms.reduce(0, +))
  }
}

extension LayoutExplanation {
  /// The explanation in words: a paragraph for each view, parents before children.
  ///
  /// - Parameters:
  ///   - view: The name of the views to explain, as in `views(named:)`; nil explains all.
  ///   - language: The language of the sentences.
  ///   - guides: The guides whose values each paragraph reports, in addition to those that
  ///     determine positions.
  public func text(
    view: String? = nil, language: LayoutExplanation.Language = .english, guides: [String] = []
  ) -> String {
    let words = ExplanationText(
      explanation: self, phrases: language.phrases, guides: guides)
    var views: [Int] = []
    for entry in view.map(views(named:)) ?? entries where !views.contains(entry.view) {
      views.append(entry.view)
    }
    return views.map { words.paragraph(about: $0, isIndented: view == nil) }
      .joined(separator: "\n\n")
  }

  /// The paragraph about one view and its modifiers.
  public func text(about entry: Entry, language: LayoutExplanation.Language = .english) -> String {
    ExplanationText(explanation: self, phrases: language.phrases)
      .paragraph(about: entry.view, isIndented: false)
  }
}
