// SPDX-License-Identifier: Apache-2.0
import Storypole

extension EnglishPhrases {
  private func wide(_ axis: Direction) -> String { axis == .horizontal ? "wide" : "high" }
  private func noun(_ axis: Direction) -> String { axis == .horizontal ? "width" : "height" }

  func fixedFrame(_ modifier: String, _ width: String?, _ height: String?) -> String {
    switch (width, height) {
    case (let width?, let height?): "\(modifier) makes it \(width) × \(height)."
    case (let width?, nil):
      "\(modifier) makes it \(width) wide; its content determines the height."
    case (nil, let height?):
      "\(modifier) makes it \(height) high; its content determines the width."
    case (nil, nil): "\(modifier) is as large as its content."
    }
  }

  func limited(
    _ modifier: String, _ axis: Direction, _ length: String, _ cause: Length.Cause, limit: String,
    other: String, isProposed: Bool
  ) -> String {
    let start = "\(modifier) makes it \(length) \(wide(axis))"
    return switch cause {
    case .minimum: "\(start): its \(limit) is greater than \(other)."
    case .maximum: "\(start): its \(limit) is less than \(other)."
    case .ideal: "\(start): its \(limit), because no \(noun(axis)) is proposed."
    case .proposal: "\(start), the full proposed \(noun(axis))."
    default:
      "\(start), the \(noun(axis)) of its content"
        + (isProposed ? "." : ", as no \(noun(axis)) is proposed.")
    }
  }

  func limitedByAnswer(
    _ modifier: String, _ axis: Direction, _ length: String, placed: String
  ) -> String {
    "\(modifier) makes it \(length) \(wide(axis)), the \(noun(axis)) that its content returns for the proposal; placed "
      + "in that \(noun(axis)), its content is \(placed) \(wide(axis))."
  }

  func padded(_ modifier: String, _ size: String, inner: String, offer: String) -> String {
    "\(modifier) proposes \(offer) and adds its insets: \(inner) becomes \(size)."
  }

  func ratio(_ modifier: String, _ ratio: String, fills: Bool, offer: String, proposal: String)
    -> String
  {
    let which = fills ? "smallest" : "largest"
    let how = fills ? "covers" : "fits in"
    return "\(modifier) proposes \(offer), the \(which) rectangle with the ratio \(ratio) that "
      + "\(how) \(proposal)."
  }

  func ideal(_ modifier: String, _ axis: Direction, _ length: String, instead: String?) -> String {
    let before = instead.map { " instead of \($0)" } ?? ""
    return "\(modifier) proposes no \(noun(axis))\(before), so it takes its ideal \(noun(axis)), "
      + "\(length)."
  }

  func children(_ size: String) -> String { "It is \(size), just large enough for its children." }
  func empty(_ size: String) -> String { "It is \(size): it has no children." }

  func layout(_ container: String, _ size: String, proposal: String, reach: String) -> String {
    "\(container) returns \(size) for the proposal \(proposal); its children extend to \(reach)."
  }

  func text(_ size: String, lines: Int, width: String?) -> String {
    if lines <= 1 { return "The text is \(size) on one line." }
    return "The text is \(size) on \(lines) lines\(width.map { ", in a width of \($0)" } ?? "")."
  }

  func truncated(wanted: String?, width: String?, height: String?, lines: Int, limit: Int?)
    -> String
  {
    let count = lines == 1 ? "1 line" : "\(lines) lines"
    let why = limit.map { "lineLimit(\($0)) allows" } ?? height.map { "the height of \($0) fits" }
    let rows = why.map { "\($0) \(count)" } ?? "it has \(count)"
    guard let wanted, let width else { return "The text is truncated: \(rows)." }
    return "The text is truncated: one line needs a width of \(wanted), but only \(width) is "
      + "proposed; \(rows)."
  }

  func shrunk(to scale: String, least: String, wanted: String, width: String) -> String {
    "It is drawn at \(scale) of its size, as minimumScaleFactor(\(least)) allows: it needs a width of "
      + "\(wanted), but only \(width) is proposed."
  }

  func takesProposal(_ size: String, by: String?) -> String {
    by.map { "It fills the size that \($0) proposes: \(size)." }
      ?? "It fills the proposed size: \(size)."
  }

  func fixed(_ size: String) -> String { "It is \(size) for every proposal." }

  func fixedImage(_ size: String) -> String {
    "It is \(size) for every proposal: without .resizable(), an image keeps its size, also in a larger frame."
  }

  func lengths(_ width: Length, _ height: Length, _ number: (CGFloat) -> String) -> String {
    func part(_ length: Length) -> String {
      let (name, value) = (noun(length.axis), number(length.value))
      return switch length.cause {
      case .proposal: "its \(name) is the full proposed \(name), \(value)"
      case .standard: "its \(name) is the ideal \(name), \(value), because none is proposed"
      case .children, .sequence: "its \(name), \(value), is just enough for its children"
      case .content: "its \(name) is that of its content, \(value)"
      default: "it determines its \(name), \(value)"
      }
    }
    return "I\(part(width).dropFirst()); \(part(height))."
  }

  func scrollContent(_ size: String) -> String { "Its content is \(size)." }

  func tracks(
    _ items: ClosedRange<Int>, _ group: LayoutExplanation.TrackGroup, _ axis: Direction,
    needed: String, more: String, _ number: (CGFloat) -> String
  ) -> String {
    let many = items.count > 1
    let name =
      many ? "Items \(items.lowerBound)–\(items.upperBound) are" : "Item \(items.lowerBound) is"
    let track = axis == .horizontal ? "column" : "row"
    let length = number(group.length)
    switch group.kind {
    case .fixed:
      return "\(name) fixed(\(length)): \(many ? "\(track)s" : "a \(track)") of \(length)."
    case .flexible:
      let limit =
        group.length == group.share
        ? "" : group.length == group.minimum ? ", its minimum" : ", its maximum"
      return "\(name) flexible: dividing the remaining space equally gives \(number(group.share)), "
        + "and \(many ? "each \(track)" : "the \(track)") is \(length)\(limit)."
    case .adaptive:
      let limit = group.length == group.maximum ? ", its maximum" : ""
      let count = group.count == 1 ? "1 \(track)" : "\(group.count) \(track)s"
      let fit =
        group.count == 1 && group.share < group.minimum
        ? "there is always at least one"
        : "\(group.count) need at least \(needed), and \(group.count + 1) need \(more)"
      return
        "\(name) adaptive(minimum: \(number(group.minimum))): in \(number(group.share)) it makes "
        + "\(count) of \(length)\(limit), because \(fit)."
    }
  }

  func share(_ share: ShareWords) -> String {
    let names = [
      "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
    ]
    let turn =
      names.indices.contains(share.turn - 1) ? names[share.turn - 1] : "as number \(share.turn)"
    let rank = share.priority.map { ", with priority \($0)" } ?? ""
    let after = share.preceding.map { ", after \($0.title) of priority \($0.priority)" } ?? ""
    let order = share.turn == 1 && share.count > 1 && rank.isEmpty ? ", least flexible first" : ""
    let whole = share.proposed.map { proposed in
      share.gaps.map { "\(proposed) minus gaps of \($0) leaves \(share.available)" }
        ?? "\(share.available) is available"
    }
    let kept = share.reserved.map { ", with \($0) reserved for lower priorities" } ?? ""
    let part = share.sharers == 1 ? "all of it" : "1/\(share.sharers) of it"
    let excess = share.excess.map { ", \($0) more than proposed" } ?? ""
    return "\(share.container) sizes it \(turn) of \(share.count)\(rank)\(after)\(order): "
      + "\(whole ?? "\(share.available) remains")\(kept). The proposal is \(part), \(share.offer); "
      + "the view takes \(share.answer)\(excess)."
  }

  func overflow(
    _ container: String, _ axis: Direction, by excess: String,
    _ ends: [(length: String, side: ExplanationText.Side)]
  ) -> String {
    let reach = ends.map { "\($0.length) past its \(edge($0.side))" }.joined(separator: " and ")
    return
      "It is \(excess) \(axis == .horizontal ? "wider" : "higher") than \(container) and extends "
      + "\(reach)."
  }

  func clips(_ modifier: String, _ ends: [(length: String, side: ExplanationText.Side)]) -> String {
    let parts = ends.map { "\($0.length) at its \(edge($0.side))" }.joined(separator: " and ")
    return "\(modifier) cuts off \(parts)."
  }

  func exceeds(_ axis: Direction, by excess: String, proposed: String) -> String {
    "It is \(excess) \(axis == .horizontal ? "wider" : "higher") than the proposed \(proposed)."
  }
}
