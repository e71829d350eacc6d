// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

@testable import Storypole
@testable import StorypoleExplain

/// An explanation's terms must add up to the actual positions. Derived: frames are recomputed here from the
/// records alone, and the records of a stack must be the stack's own arithmetic.
@Suite struct ExplainArithmeticTests {
  @Test(arguments: 0..<500) func statementsAddUp(_ seed: Int) {
    var trees = RandomTrees(seed: UInt64(seed))
    let tree = trees.tree(depth: 4)
    let why = explanation(
      of: tree.environment(\.layoutDirection, seed % 4 == 3 ? .rightToLeft : .leftToRight))
    #expect(!why.entries.isEmpty)
    for entry in why.entries {
      verifyPlace(entry, in: why)
      verifySize(entry, in: why)
      expectLengthsAddUp(entry, in: why, "seed \(seed)")
    }
    for entry in why.entries where entry.name == "HStack" || entry.name == "VStack" {
      verifyStack(entry, in: why)
    }
  }

  private func verifyPlace(_ entry: LayoutExplanation.Entry, in why: LayoutExplanation) {
    for place in [entry.horizontal, entry.vertical] {
      #expect(close(place.terms.reduce(0) { $0 + $1.value }, place.start))
      if let guide = place.guide, place.cause == .line {
        #expect(close(place.line! - guide.value, place.start))
      }
    }
    guard let parent = entry.parent.map(why.entry) else { return }
    let (h, v) = (entry.horizontal, entry.vertical)
    let left = h.isMirrored ? parent.frame.width - h.start - entry.frame.width : h.start
    #expect(close(parent.frame.minX + left + h.shift, entry.frame.minX), "\(entry)")
    #expect(close(parent.frame.minY + v.start + v.shift, entry.frame.minY), "\(entry)")
  }

  private func verifySize(_ entry: LayoutExplanation.Entry, in why: LayoutExplanation) {
    // The size is the answer to the proposal of the placement.
    let final = entry.sizing.questions.last { $0.proposal == entry.sizing.proposal }
    #expect(
      final.map { $0.answer == entry.frame.size || close($0.answer, entry.frame.size) } == true)
    for guide in entry.guides where guide.source == .standard {
      #expect(guide.value == guide.standard)
    }
  }

  private func verifyStack(_ stack: LayoutExplanation.Entry, in why: LayoutExplanation) {
    let children = why.entries.filter { $0.parent == stack.id }
    guard children.count > 1 else { return }
    let isRow = stack.name == "HStack"
    func length(_ entry: LayoutExplanation.Entry) -> CGFloat {
      isRow ? entry.frame.width : entry.frame.height
    }
    func place(_ entry: LayoutExplanation.Entry) -> LayoutExplanation.Place {
      isRow ? entry.horizontal : entry.vertical
    }
    // Lengths and gaps add up to the total.
    let gaps = children.compactMap { place($0).gap?.value }
    #expect(gaps.count == children.count - 1)
    let total = children.reduce(0) { $0 + length($1) } + gaps.reduce(0, +)
    // A stack without a proposal across its axis places its children in its own breadth, for which their
    // answers may differ from those for nil.
    let proposal = stack.sizing.proposal
    if (isRow ? proposal.height : proposal.width) != nil {
      #expect(close(total, length(stack)), "\(total) \(length(stack))")
    }

    let shares = children.compactMap(\.sizing.share)
    guard shares.count == children.count else { return }
    for (child, share) in zip(children, shares) {
      let proposed = isRow ? child.sizing.proposal.width : child.sizing.proposal.height
      #expect(proposed.map { close($0, share.offer) } == true, "\(child.title)")
      #expect(close(share.answer, length(child)))
      #expect(close(share.offer, max(share.available / CGFloat(share.sharers), 0)))
    }
    // The rest after one is the available length of the next one in its group.
    let inTurn = shares.sorted { $0.turn < $1.turn }
    for (one, next) in zip(inTurn, inTurn.dropFirst()) where one.priority == next.priority {
      #expect(close(one.available - one.answer, next.available))
    }
    if let first = inTurn.first { #expect(close(first.available + first.reserved, first.room)) }
  }

  private func close(_ a: CGFloat, _ b: CGFloat) -> Bool {
    a == b || abs(a - b) <= 1e-9 * max(1, abs(a), abs(b))
  }

  private func close(_ a: CGSize, _ b: CGSize) -> Bool {
    close(a.width, b.width) && close(a.height, b.height)
  }
}

/// Random trees, equal for equal seeds.
struct RandomTrees {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  /// A number below `limit` (SplitMix64).
  private mutating func next(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) % UInt64(limit))
  }

  private mutating func pick<T>(_ values: [T]) -> T { values[next(values.count)] }

  mutating func tree(depth: Int) -> AnyView { modified(content(depth: depth)) }

  private mutating func content(depth: Int) -> AnyView {
    if depth == 0 || next(6) == 0 { return leaf() }
    let count = 1 + next(4)
    let children = (0..<count).map { _ in tree(depth: depth - 1) }
    let content = ForEach(0..<count, id: \.self) { children[$0] }
    let spacing: CGFloat? = pick([nil, 0, 5, 2.5])
    switch next(5) {
    case 0, 1:
      return AnyView(
        VStack(
          alignment: pick([.leading, .center, .trailing]), spacing: spacing, content: { content }))
    case 2, 3:
      return AnyView(
        HStack(
          alignment: pick([.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline]),
          spacing: spacing, content: { content }))
    default:
      return AnyView(
        ZStack(
          alignment: pick([.center, .topLeading, .bottomTrailing, .leadingFirstTextBaseline]),
          content: { content }))
    }
  }

  private mutating func leaf() -> AnyView {
    switch next(6) {
    case 0: AnyView(Color.red)
    case 1: AnyView(Spacer())
    case 2: AnyView(Rectangle().frame(width: CGFloat(next(80)), height: CGFloat(next(60))))
    case 3: AnyView(Divider())
    default: AnyView(Text(String(repeating: "word ", count: 1 + next(8))))
    }
  }

  private mutating func modified(_ view: AnyView) -> AnyView {
    let value = CGFloat(next(60)) - 20
    switch next(17) {
    case 0: return AnyView(view.padding(pick([.all, .leading, .top, .horizontal]), value))
    case 1: return AnyView(view.alignmentGuide(.leading) { _ in value })
    case 2: return AnyView(view.alignmentGuide(.top) { _ in value })
    case 3:
      return AnyView(
        view.alignmentGuide(.firstTextBaseline) { $0[.lastTextBaseline] + value })
    case 4:
      return AnyView(
        view.frame(
          width: pick([nil, 90]), height: pick([nil, 70]),
          alignment: pick([.center, .topLeading, .trailing])))
    case 5:
      return AnyView(
        view.frame(minWidth: pick([nil, 20]), maxWidth: pick([nil, 120, .infinity])))
    case 6:
      return AnyView(
        view.overlay(alignment: pick([.center, .topTrailing, .bottomLeading])) { Text("over") })
    case 7: return AnyView(view.background(alignment: .leading) { Color.blue })
    case 8: return AnyView(view.layoutPriority(Double(next(3)) - 1))
    case 9: return AnyView(view.fixedSize(horizontal: next(2) == 0, vertical: next(2) == 0))
    case 10: return AnyView(view.offset(x: value, y: -value))
    case 11:
      return AnyView(
        view.aspectRatio(pick([nil, 2, 0.5]), contentMode: pick([.fit, .fill])))
    case 12:
      return AnyView(
        view.frame(
          minHeight: pick([nil, 40]), idealHeight: pick([nil, 50]),
          maxHeight: pick([60, .infinity])
        ))
    default: return view
    }
  }
}
