// SPDX-License-Identifier: Apache-2.0
import Storypole

// The reasons for a view's size in words.

extension ExplanationText {
  func sizeSentences(_ entry: LayoutExplanation.Entry) -> [String] {
    let sizing = entry.sizing
    let size = size(entry.frame.size)
    let code = phrases.modifier(".\(entry.name)", line: entry.line)
    var said: [String] = []
    if let share = sizing.share, let parent = entry.parent {
      said.append(phrases.share(words(share, of: explanation.entry(parent))))
    }
    switch sizing.rule {
    case .frame:
      said.append(
        phrases.fixedFrame(
          code, sizing.set.contains(.horizontal) ? number(entry.frame.width) : nil,
          sizing.set.contains(.vertical) ? number(entry.frame.height) : nil))
    case .limits:
      said += sizing.lengths.filter { sizing.set.contains($0.axis) }.map { limited($0, code) }
    case .padding:
      if let inner = explanation.entries.first(where: { $0.parent == entry.id }) {
        said.append(
          phrases.padded(
            code, size, inner: self.size(inner.frame.size), offer: text(inner.sizing.proposal)))
      }
    case .ratio:
      if let ratio = sizing.ratio, let value = ratio.value {
        said.append(
          phrases.ratio(
            code, number(value), fills: ratio.fills, offer: text(ratio.offer),
            proposal: text(sizing.proposal)))
      }
    case .ideal: said += idealSentences(entry, code)
    case .children:
      let isEmpty = !explanation.entries.contains { $0.parent == entry.id }
      said.append(isEmpty ? phrases.empty(size) : phrases.children(size))
    case .layout:
      let reach = CGSize(
        width: sizing.lengths[0].other ?? 0, height: sizing.lengths[1].other ?? 0)
      said.append(
        phrases.layout(
          entry.title, size, proposal: text(sizing.proposal), reach: self.size(reach)))
    case .text: said += textSentences(entry, size)
    case .scroll:
      said.append(phrases.lengths(sizing.lengths[0], sizing.lengths[1], number))
      let content = CGSize(
        width: sizing.lengths[0].other ?? 0, height: sizing.lengths[1].other ?? 0)
      said.append(phrases.scrollContent(self.size(content)))
    case .lines:
      said.append(phrases.lengths(sizing.lengths[0], sizing.lengths[1], number))
      said += trackSentences(entry)
    case .proposal: said.append(phrases.takesProposal(size, by: proposer(of: entry)))
    case .fixed where entry.name == "Image": said.append(phrases.fixedImage(size))
    case .fixed: if !entry.isModifier { said.append(phrases.fixed(size)) }
    case .other: said.append(phrases.lengths(sizing.lengths[0], sizing.lengths[1], number))
    case .child: break
    }
    return said
  }

  private func size(_ size: CGSize) -> String { "\(number(size.width)) × \(number(size.height))" }

  /// The source of the proposal that a view takes: not a modifier that passes it on.
  private func proposer(of entry: LayoutExplanation.Entry) -> String? {
    var parent = entry.parent.map(explanation.entry)
    while let above = parent, above.isModifier, above.sizing.rule == .child,
      above.name != "ignoresSafeArea"
    {
      parent = above.parent.map(explanation.entry)
    }
    return parent.map { above in
      above.isModifier && above.sizing.rule == .child
        ? phrases.modifier(".\(above.name)", line: above.line) : name(above)
    }
  }

  private func words(_ share: LayoutExplanation.Share, of stack: LayoutExplanation.Entry)
    -> ShareWords
  {
    let gaps = share.proposed - share.room
    let excess = share.answer - share.offer
    let preceding = share.preceding.map(explanation.entry)
    return ShareWords(
      container: name(stack), turn: share.turn, count: share.count,
      proposed: share.turn == 1 ? number(share.proposed) : nil,
      gaps: gaps > 0 ? number(gaps) : nil, available: number(share.available),
      sharers: share.sharers, offer: number(share.offer), answer: number(share.answer),
      excess: excess > 0.0005 && excess.isFinite ? number(excess) : nil,
      reserved: share.reserved > 0 ? number(share.reserved) : nil,
      priority: share.priority.isFinite && share.priority != 0 ? number(share.priority) : nil,
      preceding: preceding.map { ($0.title, number($0.sizing.share?.priority ?? 0)) })
  }

  private func limited(_ length: LayoutExplanation.Length, _ code: String) -> String {
    if length.cause == .child, let placed = length.other {
      return phrases.limitedByAnswer(
        code, length.axis, number(length.value), placed: number(placed))
    }
    let word = length.axis == .horizontal ? "Width" : "Height"
    let limit =
      switch length.cause {
      case .minimum: "min"
      case .maximum: "max"
      default: "ideal"
      }
    return phrases.limited(
      code, length.axis, number(length.value), length.cause, limit: limit + word,
      other: number(length.other ?? 0), isProposed: length.proposed != nil)
  }

  private func idealSentences(_ entry: LayoutExplanation.Entry, _ code: String) -> [String] {
    guard let inner = explanation.entries.first(where: { $0.parent == entry.id }) else { return [] }
    return entry.sizing.lengths.compactMap { length in
      let offer =
        length.axis == .horizontal
        ? inner.sizing.proposal.width : inner.sizing.proposal.height
      guard offer == nil else { return nil }
      return phrases.ideal(
        code, length.axis, number(length.value), instead: length.proposed.map(number))
    }
  }

  private func textSentences(_ entry: LayoutExplanation.Entry, _ size: String) -> [String] {
    let sizing = entry.sizing
    let lines = sizing.lines ?? 1
    let width = sizing.proposal.width
    var said = [phrases.text(size, lines: lines, width: width.map(number))]
    guard let fit = sizing.fit else { return said }
    let wants = fit.idealLines == 1 && !fit.isIdealTruncated ? number(fit.ideal.width) : nil
    if fit.isTruncated {
      said.append(
        phrases.truncated(
          wanted: wants, width: width.map(number), height: sizing.proposal.height.map(number),
          lines: lines, limit: fit.lineLimit == lines ? lines : nil))
    }
    if fit.scale < 1, let wants, let width {
      said.append(
        phrases.shrunk(
          to: number(fit.scale), least: number(fit.minimumScale), wanted: wants,
          width: number(width)))
    }
    return said
  }

  /// Items with the same tracks share one sentence.
  private func trackSentences(_ entry: LayoutExplanation.Entry) -> [String] {
    let groups = entry.sizing.tracks
    // Columns are horizontal in a grid that grows downward.
    let axis: LayoutExplanation.Direction = entry.name == "LazyHGrid" ? .vertical : .horizontal
    var said: [String] = []
    var first = 0
    while first < groups.count {
      var last = first
      while last + 1 < groups.count, groups[last + 1] == groups[first] { last += 1 }
      let group = groups[first]
      func needed(_ count: Int) -> String {
        number(group.minimum * CGFloat(count) + group.spacing * CGFloat(count - 1))
      }
      said.append(
        phrases.tracks(
          (first + 1)...(last + 1), group, axis, needed: needed(group.count),
          more: needed(group.count + 1), number))
      first = last + 1
    }
    return said
  }

  func overflow(_ note: LayoutExplanation.Note, _ entry: LayoutExplanation.Entry) -> String {
    let axis = note.axis ?? .horizontal
    guard let about = note.about else {
      let proposal = entry.sizing.proposal
      let proposed = (axis == .horizontal ? proposal.width : proposal.height) ?? 0
      return phrases.exceeds(axis, by: number(note.value ?? 0), proposed: number(proposed))
    }
    let parent = explanation.entry(about)
    let place = axis == .horizontal ? entry.horizontal : entry.vertical
    let side = Side(place, axis)
    func end(_ length: CGFloat?, _ side: Side) -> (String, Side)? {
      length.flatMap { $0 > 0.0005 ? (number($0), side) : nil }
    }
    return phrases.overflow(
      name(parent), axis, by: number(note.value ?? 0),
      [end(note.before, side), end(note.after, side.opposite)].compactMap { $0 })
  }

  /// Names the innermost modifier that cuts off a part of a view; nil if all of it is shown. Scrolled content isn't cut.
  func clipSentence(_ chain: [LayoutExplanation.Entry]) -> String? {
    guard let core = chain.last else { return nil }
    let frame = core.frame
    var inner = core
    while let entry = inner.parent.map(explanation.entry), entry.name != "ScrollView" {
      inner = entry
      guard FrameLine.clips.contains(entry.name) else { continue }
      let shown = entry.frame
      let ends: [(CGFloat, Side)] = [
        (min(shown.minX - frame.minX, frame.width), .left),
        (min(frame.maxX - shown.maxX, frame.width), .right),
        (min(shown.minY - frame.minY, frame.height), .top),
        (min(frame.maxY - shown.maxY, frame.height), .bottom),
      ].filter { $0.0 > 0.0005 }
      guard !ends.isEmpty else { continue }
      return phrases.clips(
        phrases.modifier(".\(entry.name)", line: entry.line), ends.map { (number($0.0), $0.1) })
    }
    return nil
  }
}
