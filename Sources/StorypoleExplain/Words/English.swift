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
    case .layout: return "as the layout says"
    case .merged:
      guard guide.parts.count > 1, let rule = guide.rule else {
        return "that of \(origin) inside\(line)"
      }
      return rule == .mean
        ? "the mean of \(guide.parts.count) inside"
        : "that of \(origin) inside\(line), the \(rule.rawValue) of \(guide.parts.count)"
    }
  }

  // MARK: Places

  func outermost(proposal: String) -> String {
    "It is the outermost view, and is proposed \(proposal)."
  }

  func first(_ container: String, _ side: Side) -> String {
    "It comes first: it begins at the \(edge(side)) of \(container)."
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
      case .standard: "the default between views that ask for no spacing"
      case .aboveText:
        "above text: a tenth of the line height, in whole pixels, and the descent, \(sum)"
      case .belowText where terms.count == 3:
        "below text: the line height and a tenth of it, less the cap height, "
          + "\(terms[0]) + \(terms[1]) − \(terms[2].dropFirst())"
      case .belowText:
        "below text: a tenth of the line height, in whole pixels, and the descent, \(sum)"
      case .betweenTexts: "between texts: the lower one's leading, \(sum), in whole pixels"
      case .text: "the distance that text asks for"
      case .none: "none beside a Spacer or a view that asks for none"
      case .preferred: "the distance that these views ask for"
      }
    return "It follows \(before), which ends at \(end), after a gap of \(gap) (\(why)): "
      + "\(end) + \(gap) = \(start)."
  }

  func line(
    _ container: String, _ guide: String, at line: String, _ side: Side, value: String, of: String?,
    start: String, decider: String?
  ) -> String {
    let own = of.map { "\(value), \($0)" } ?? "\(value), by default"
    let who = decider.map { " (\($0) decides)" } ?? ""
    return "\(container) lines up the \(guide) guide of every child, \(line) from its "
      + "\(edge(side))\(who). This one's is at \(own): \(difference(line, value, start))."
  }

  func movedLine(
    _ view: String, _ container: String, _ guide: String, by distance: String, _ side: Side,
    _ modifier: String, value: String, standard: String, line: String, start: String
  ) -> String {
    "\(view) sits \(distance) pt \(beside(side)) the common \(guide) line: \(modifier) made its "
      + "\(guide) guide \(value) (default \(standard)), and \(container) lines up that guide of "
      + "every child; so it moves \(short(side)), not \(short(side.opposite)): "
      + "\(difference(line, value, start))."
  }

  func frame(
    _ guide: String, value: String, of: String?, frame: String, _ side: Side, start: String
  )
    -> String
  {
    let own = of.map { ", \($0)" } ?? ""
    return "Inside, the frame puts the \(guide) guide of what it holds (\(value)\(own)) on its own "
      + "(\(frame)): \(difference(frame, value, start)) from its \(edge(side))."
  }

  func secondary(
    _ role: String, _ view: String, _ primary: String, _ guide: String, value: String, of: String?,
    line: String,
    lineOf: String?, start: String, _ side: Side
  ) -> String {
    "As the \(role) of \(primary), its \(guide) guide (\(value)\(of.map { ", \($0)" } ?? "")) lies "
      + "on that of \(primary) (\(line)\(lineOf.map { ", \($0)" } ?? "")): \(difference(line, value, start)) from "
      + "the \(edge(side)) of \(primary)."
  }

  func inset(_ length: String, _ side: Side) -> String {
    "Padding puts it \(length) in from the \(edge(side))."
  }

  func outset(_ length: String, _ side: Side) -> String {
    "Negative padding moves it \(length) \(short(side))."
  }

  func extended(_ modifier: String, before: String, after: String, _ side: Side, length: String)
    -> String
  {
    let ends = [(before, side), (after, side.opposite)].filter { $0.0 != "0" }
    let reach = ends.map { "\($0.0) beyond the \(edge($0.1))" }.joined(separator: " and ")
    return "\(modifier) extends it out of the safe area, \(reach): it is \(length) "
      + "\(side == .top ? "high" : "wide")."
  }

  func point(_ point: String, start: String, _ side: Side) -> String {
    "Its middle is at \(point) from the \(edge(side)): it begins at \(start)."
  }

  func centered(_ room: String, start: String, _ side: Side) -> String {
    "It leaves \(room) of the room around it, half of that before it: \(start) from the \(edge(side))."
  }

  func cell(
    _ container: String, _ track: String, _ inside: String, _ guide: String, _ side: Side,
    length: String, decider: String?
  ) -> String {
    let what = side == .top ? "row" : "column"
    let how = guide.isEmpty ? "" : ", by its \(guide) guide"
    let extent = side == .top ? "high" : "wide"
    let who = decider.map { ", because \($0.isEmpty ? "this cell" : $0) is" } ?? ""
    return "Its \(what) of \(container) begins \(track) from the \(edge(side)) and is \(length) "
      + "\(extent)\(who); the cell is \(inside) in\(how)."
  }

  func scrolled(_ container: String, by distance: String, _ side: Side) -> String {
    "\(container) has scrolled it \(distance) beyond its \(edge(side))."
  }

  func chosen(_ container: String, _ number: Int, of count: Int, rejected: [String], room: String)
    -> String
  {
    let why =
      rejected.isEmpty
      ? "the first that it tried" : "\(rejected.joined(separator: ", ")) did not fit"
    let last = number == count && count > 1 ? ", and the last is shown in any case" : ""
    return "\(container) shows it, number \(number) of \(count), in \(room): \(why)\(last)."
  }

  func layout(_ container: String, start: String, _ side: Side) -> String {
    "\(container) puts it \(start) from its \(edge(side))."
  }

  func shifted(_ x: String, _ y: String) -> String {
    "It is drawn \(x), \(y) from its place; the layout does not notice."
  }

  func mirrored() -> String {
    "It runs from right to left here, so leading is right and lengths count from there."
  }

  // MARK: Guides

  func baselines(first: String, last: String) -> String {
    first == last
      ? "Its text baseline is \(first) from the top."
      : "Its first text baseline is \(first) from the top, its last \(last)."
  }

  func noBaseline(_ value: String, container: Bool) -> String {
    "\(container ? "Nothing in it has a text baseline" : "It passes on no text baseline"): "
      + "firstTextBaseline and lastTextBaseline are its bottom, \(value)."
  }

  func baseline(isFirst: Bool, _ value: String, of: String, among: Int) -> String {
    let which = isFirst ? "first" : "last"
    let place = isFirst ? "highest" : "lowest"
    let rank = among > 1 ? ", the \(place) of \(among)" : ""
    return "Its \(which) text baseline, at \(value), is that of \(of)\(rank)."
  }

  func guideValue(_ guide: String, _ value: String, of: String?) -> String {
    "Its \(guide) guide is at \(value) (\(of ?? "default"))."
  }

  func setGuide(
    _ modifier: String, _ guide: String, _ value: String, standard: String, found: String?
  ) -> String {
    let before = found.map { "; it finds \($0)" } ?? ""
    return
      "\(modifier) makes its \(guide) guide \(value), explicitly (default \(standard)\(before))."
  }

  func defaults(_ values: [(guide: String, value: String)]) -> String {
    if values.isEmpty { return "" }
    let list = values.map { "\($0.guide) \($0.value)" }.joined(separator: ", ")
    return "Default guides: \(list)."
  }

  func ownDefault(_ guide: String) -> String { "as \(guide)'s defaultValue says" }

  func note(
    _ note: LayoutExplanation.Note, _ modifier: String, about: String, guide: String, other: String,
    value: String
  ) -> String {
    switch note.kind {
    case .guideNotAsked:
      "\(modifier) is ignored: \(about) lines up \(other), not \(guide)."
    case .guideAlone:
      "\(modifier) moves nothing: \(about) has one child, and nothing to line it up with."
    case .guideWithoutContainer:
      "\(modifier) moves nothing: no container around the view lines up \(guide)."
    case .guideOnContainer:
      "\(modifier) sets the guide of \(about) as a whole, for the containers around it: "
        + "it moves nothing inside \(about)."
    case .guideOutside:
      "Its \(guide) guide, \(value), lies outside of the view"
        + (note.about == nil ? "." : ": \(about) reaches to there.")
    case .frameWithoutRoom:
      "The alignment of \(modifier) does nothing: the frame is as large as what it holds."
    case .linesInsideText:
      "multilineTextAlignment(.\(other)) lines up the lines inside the text, which is as wide as its "
        + "longest line; its container's alignment places the text itself."
    case .guideOverruled:
      "\(modifier) makes its \(guide) guide \(value), but \(about) further out decides."
    case .overflows: ""
    }
  }
}
