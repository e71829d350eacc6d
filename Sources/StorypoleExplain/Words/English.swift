// SPDX-License-Identifier: Apache-2.0
import Storypole

struct EnglishPhrases: Phrases {
  func edge(_ side: Side) -> String {
    switch side {
    case .left: "left edge"
    case .right: "right edge"
    case .top: "top"
    case .bottom: "bottom"
    }
  }

  private func beside(_ side: Side) -> String {
    switch side {
    case .left: "left of"
    case .right: "right of"
    case .top: "above"
    case .bottom: "below"
    }
  }

  private func short(_ side: Side) -> String {
    switch side {
    case .left: "left"
    case .right: "right"
    case .top: "up"
    case .bottom: "down"
    }
  }

  func guide(_ name: String) -> String { name == "verticalCenter" ? "center" : name }

  func modifier(_ code: String, line: Int?) -> String {
    line.map { "\(code) (line \($0))" } ?? code
  }

  func source(_ guide: LayoutExplanation.Guide, _ origin: String) -> String? {
    let line = guide.line.map { ", line \($0)" } ?? ""
    switch guide.source {
    case .standard: return nil
    case .modifier: return "set by \(origin)\(line)"
    case .own: return "its own"
    case .layout: return "from the layout"
    case .merged:
      guard guide.parts.count > 1, let rule = guide.rule else {
        return "from \(origin) inside\(line)"
      }
      return rule == .mean
        ? "the mean of \(guide.parts.count) values inside"
        : "from \(origin) inside\(line), the \(rule.rawValue) of \(guide.parts.count)"
    }
  }

  // MARK: Places

  func outermost(proposal: String) -> String {
    "It is the outermost view. Its proposal is \(proposal)."
  }

  func first(_ container: String, _ side: Side) -> String {
    "As the first child, it starts at the \(edge(side)) of \(container)."
  }

  func next(
    _ before: String, end: String, gap: String, _ rule: LayoutExplanation.Gap.Rule,
    _ terms: [String],
    start: String
  ) -> String {
    let sum = terms.joined(separator: " + ")
    let why =
      switch rule {
      case .given: "the stack's spacing"
      case .standard: "the default between views without preferred spacing"
      case .aboveText:
        "above text: a tenth of the line height, rounded up to pixels, plus the descent, \(sum)"
      case .belowText where terms.count == 3:
        "below text: the line height plus a tenth of it, minus the cap height, "
          + "\(terms[0]) + \(terms[1]) − \(terms[2].dropFirst())"
      case .belowText:
        "below text: a tenth of the line height, rounded up to pixels, plus the descent, \(sum)"
      case .betweenTexts:
        "between texts: the leading of the lower text, \(sum), rounded up to pixels"
      case .text: "the preferred spacing of the text"
      case .none: "no spacing beside a Spacer or a view that prefers none"
      case .preferred: "the preferred spacing of these views"
      }
    return "It follows \(before), which ends at \(end), after a gap of \(gap) (\(why)): "
      + "\(end) + \(gap) = \(start)."
  }

  func line(
    _ container: String, _ guide: String, at line: String, _ side: Side, value: String, of: String?,
    start: String, decider: String?
  ) -> String {
    let who = decider.map { ", as \($0) requires" } ?? ""
    return "\(container) aligns the \(guide) guides of its children on a line \(line) from its "
      + "\(edge(side))\(who). The guide of this view is \(value) (\(of ?? "default")): "
      + "\(difference(line, value, start))."
  }

  func movedLine(
    _ view: String, _ container: String, _ guide: String, by distance: String, _ side: Side,
    _ modifier: String, value: String, standard: String, line: String, start: String
  ) -> String {
    "\(view) is \(distance) pt \(beside(side)) the common \(guide) line: \(modifier) sets its "
      + "\(guide) guide to \(value) (default \(standard)), and \(container) aligns that guide of "
      + "every child. So it moves \(short(side)), not \(short(side.opposite)): "
      + "\(difference(line, value, start))."
  }

  func frame(
    _ guide: String, value: String, of: String?, frame: String, _ side: Side, start: String
  )
    -> String
  {
    let own = of.map { ", \($0)" } ?? ""
    return "The frame aligns the \(guide) guide of its content (\(value)\(own)) with its own "
      + "(\(frame)): \(difference(frame, value, start)) from its \(edge(side))."
  }

  func secondary(
    _ role: String, _ view: String, _ primary: String, _ guide: String, value: String, of: String?,
    line: String,
    lineOf: String?, start: String, _ side: Side
  ) -> String {
    "As the \(role) of \(primary), it aligns its \(guide) guide (\(value)"
      + "\(of.map { ", \($0)" } ?? "")) with that of \(primary) (\(line)"
      + "\(lineOf.map { ", \($0)" } ?? "")): \(difference(line, value, start)) from the "
      + "\(edge(side)) of \(primary)."
  }

  func inset(_ length: String, _ side: Side) -> String {
    "Padding insets it \(length) from the \(edge(side))."
  }

  func outset(_ length: String, _ side: Side) -> String {
    "Negative padding moves it \(length) \(short(side))."
  }

  func extended(_ modifier: String, before: String, after: String, _ side: Side, length: String)
    -> String
  {
    let ends = [(before, side), (after, side.opposite)].filter { $0.0 != "0" }
    let reach = ends.map { "\($0.0) at the \(edge($0.1))" }.joined(separator: " and ")
    return "\(modifier) extends it past the safe area, \(reach): it is \(length) "
      + "\(side == .top ? "high" : "wide")."
  }

  func point(_ point: String, start: String, _ side: Side) -> String {
    "Its center is \(point) from the \(edge(side)), so it starts at \(start)."
  }

  func centered(_ available: String, start: String, _ side: Side) -> String {
    "It is centered: of the remaining \(available), half comes before it, so it starts \(start) from the "
      + "\(edge(side))."
  }

  func cell(
    _ container: String, _ begin: String, _ inside: String, _ guide: String, _ side: Side,
    length: String, decider: String?
  ) -> String {
    let track = side == .top ? "row" : "column"
    let how = guide.isEmpty ? "" : ", aligned by its \(guide) guide"
    let extent = side == .top ? "high" : "wide"
    let who = decider.map { ", as \($0.isEmpty ? "this cell" : $0) requires" } ?? ""
    return "Its \(track) in \(container) starts \(begin) from the \(edge(side)) and is \(length) "
      + "\(extent)\(who). It starts \(inside) into the \(track)\(how)."
  }

  func row(
    _ container: String, _ begin: String, _ side: Side, length: String, inset: String,
    isCustom: Bool, isCentered: Bool, sum: String
  ) -> String {
    let who = isCustom ? ".listRowInsets insets it" : "The row insets it"
    let rest = isCentered ? ", and the row centers it in the space that is left" : ""
    return "Its row in \(container) starts \(begin) from the \(edge(side)) and is \(length) "
      + "\(side == .top ? "high" : "wide"). \(who) \(inset)\(rest): \(sum)."
  }

  func scrolled(_ container: String, by distance: String, _ side: Side) -> String {
    "\(container) has scrolled it \(distance) past its \(edge(side))."
  }

  func chosen(
    _ container: String, _ number: Int, of count: Int, rejected: [String], available: String
  )
    -> String
  {
    let why =
      rejected.isEmpty
      ? count == 1 ? "there is no other" : "the first one fits"
      : "\(rejected.joined(separator: ", ")) \(rejected.count == 1 ? "doesn't" : "don't") fit"
    let last = number == count && count > 1 ? ", and the last one needs no test" : ""
    return "\(container) shows candidate \(number) of \(count) in \(available): \(why)\(last)."
  }

  func layout(_ container: String, start: String, _ side: Side) -> String {
    "\(container) places it \(start) from its \(edge(side))."
  }

  func inCorner(_ container: String, _ side: Side) -> String {
    "\(container) aligns nothing: it places its content at its top \(short(side)) corner."
  }

  func shifted(by modifier: String?, _ x: String, _ y: String) -> String {
    modifier.map { "\($0) moves its drawing by (\(x), \(y)), which doesn't affect the layout." }
      ?? "It is drawn with an offset of (\(x), \(y)), which doesn't affect the layout."
  }

  func mirrored() -> String {
    "The layout direction is right to left: leading is on the right, and lengths count from there."
  }

  // MARK: Guides

  func baselines(first: String, last: String) -> String {
    first == last
      ? "Its text baseline is \(first) from the top."
      : "Its first text baseline is \(first) from the top, its last \(last)."
  }

  func noBaseline(_ value: String, container: Bool) -> String {
    "\(container ? "None of its children has a text baseline" : "It has no text baseline"): "
      + "firstTextBaseline and lastTextBaseline are at its bottom, \(value)."
  }

  func baseline(isFirst: Bool, _ value: String, of: String, among: Int) -> String {
    let which = isFirst ? "first" : "last"
    let place = isFirst ? "highest" : "lowest"
    let rank = among > 1 ? ", the \(place) of \(among)" : ""
    return "Its \(which) text baseline, \(value), is that of \(of)\(rank)."
  }

  func guideValue(_ guide: String, _ value: String, of: String?) -> String {
    "Its \(guide) guide is \(value) (\(of ?? "default"))."
  }

  func setGuide(
    _ modifier: String, _ guide: String, _ value: String, standard: String,
    found: (value: String, modifier: String)?
  ) -> String {
    let before = found.map { "; the closure reads \($0.value) from \($0.modifier)" } ?? ""
    return
      "\(modifier) explicitly sets its \(guide) guide to \(value) (default \(standard)\(before))."
  }

  func defaults(_ values: [(guide: String, value: String)]) -> String {
    if values.isEmpty { return "" }
    let list = values.map { "\($0.guide) \($0.value)" }.joined(separator: ", ")
    return "Default guides: \(list)."
  }

  func ownDefault(_ guide: String) -> String { "from \(guide)'s defaultValue" }

  func note(
    _ note: LayoutExplanation.Note, _ modifier: String, about: String, guide: String, other: String,
    value: String
  ) -> String {
    switch note.kind {
    case .guideNotAsked:
      other.isEmpty
        ? "\(modifier) is ignored: \(about) aligns \(note.axis == .horizontal ? "vertical" : "horizontal") guides only."
        : "\(modifier) is ignored: \(about) aligns \(other), not \(guide)."
    case .guideAlone:
      "\(modifier) moves nothing: \(about) has only one child, and nothing to align it with."
    case .guideWithoutContainer:
      "\(modifier) moves nothing: no container around the view aligns \(guide)."
    case .guideOnContainer:
      "\(modifier) sets the guide of \(about) as a whole, for the containers around it: "
        + "it moves nothing inside \(about)."
    case .guideOutside:
      "Its \(guide) guide, \(value), lies outside the view"
        + (note.about == nil ? "." : "; \(about) extends to include it.")
    case .frameWithoutRoom:
      "The alignment of \(modifier) has no effect: the frame is as large as its content."
    case .linesInsideText:
      "multilineTextAlignment(.\(other)) aligns the lines inside the text, which is as wide as its "
        + "longest line. The alignment of the container positions the text itself."
    case .guideOverruled:
      "\(modifier) sets its \(guide) guide to \(value), but \(about) around it overrides that."
    case .overflows: ""
    }
  }
}
