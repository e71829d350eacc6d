// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

@testable import Storypole

// The built-in containers against replicas that are written from the rules with only the public
// Layout protocol, on random trees. Both are ours: this shows that the protocol suffices and that
// no container has a second, private behavior.

/// A row from the rules: gaps, priorities, flexibility, equal parts, a common line.
private struct RowReplica: Layout {
  var alignment: VerticalAlignment
  var spacing: CGFloat?

  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  private func gaps(_ subviews: Subviews) -> [CGFloat] {
    subviews.indices.map { i in
      i == 0
        ? 0
        : spacing ?? subviews[i - 1].spacing.distance(to: subviews[i].spacing, along: .horizontal)
    }
  }

  private func proposals(_ proposal: ProposedViewSize, _ subviews: Subviews) -> [ProposedViewSize] {
    let height = proposal.height
    var result = subviews.map { _ in ProposedViewSize(width: nil, height: height) }
    guard let width = proposal.width else { return result }
    func length(_ i: Int, _ offer: CGFloat) -> CGFloat {
      subviews[i].sizeThatFits(ProposedViewSize(width: offer, height: height)).width
    }
    var available = width - gaps(subviews).reduce(0, +)
    var waiting = Array(subviews.indices)
    let levels = Set(subviews.map(\.priority)).sorted(by: >)
    for level in levels {
      let group = waiting.filter { subviews[$0].priority == level }
      waiting.removeAll { subviews[$0].priority == level }
      let reserved = waiting.reduce(0) { $0 + length($1, 0) }
      available -= reserved
      var order = group.map { i in (i, least: length(i, 0), most: length(i, .infinity)) }
      if group.count > 1 {
        order.sort { a, b in
          let (fa, fb) = (a.most - a.least, b.most - b.least)
          if fa == fb {
            return fa == .infinity && a.least != b.least ? a.least > b.least : a.0 < b.0
          }
          return fa < fb
        }
      }
      for (position, entry) in order.enumerated() {
        let offer = max(available / CGFloat(order.count - position), 0)
        result[entry.0].width = offer
        let taken = length(entry.0, offer)
        if !(available - taken).isNaN { available -= taken }
      }
      available += reserved
    }
    return result
  }

  private func frames(_ proposal: ProposedViewSize, _ subviews: Subviews) -> (
    CGSize, [CGPoint], [ProposedViewSize]
  ) {
    let proposals = proposals(proposal, subviews)
    let dimensions = zip(subviews, proposals).map { $0.dimensions(in: $1) }
    let top = min(0, dimensions.map { -$0[alignment] }.min() ?? 0)
    let bottom = max(0, dimensions.map { $0.height - $0[alignment] }.max() ?? 0)
    var x: CGFloat = 0
    var origins: [CGPoint] = []
    for (gap, d) in zip(gaps(subviews), dimensions) {
      x += gap
      origins.append(CGPoint(x: x, y: -d[alignment] - top))
      x += d.width
    }
    return (CGSize(width: x, height: bottom - top), origins, proposals)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    frames(proposal, subviews).0
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let placing = ProposedViewSize(width: proposal.width, height: proposal.height ?? bounds.height)
    let (_, origins, proposals) = frames(placing, subviews)
    for i in subviews.indices { subviews[i].place(at: origins[i], proposal: proposals[i]) }
  }
}

private struct LayersReplica: Layout {
  var alignment: Alignment

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let d = subviews.map { $0.dimensions(in: proposal) }
    func reach(_ guide: (ViewDimensions) -> CGFloat, _ length: (ViewDimensions) -> CGFloat)
      -> CGFloat
    {
      let after = d.map { length($0) == .infinity ? .infinity : length($0) - guide($0) }
      return (d.map(guide).max() ?? 0) + (after.max() ?? 0)
    }
    return CGSize(
      width: reach({ $0[alignment.horizontal] }, \.width),
      height: reach({ $0[alignment.vertical] }, \.height))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let offer = ProposedViewSize(bounds.size)
    let d = subviews.map { $0.dimensions(in: offer) }
    let x = d.map { $0[alignment.horizontal] }.max() ?? 0
    let y = d.map { $0[alignment.vertical] }.max() ?? 0
    for (subview, d) in zip(subviews, d) {
      subview.place(
        at: CGPoint(x: x - d[alignment.horizontal], y: y - d[alignment.vertical]), proposal: offer)
    }
  }
}

/// A frame of one child. Frames report priority 0, as custom layouts do.
private protocol OneChild: Layout where Cache == Void {
  func origin(_ subview: LayoutSubview, _ size: CGSize, _ proposal: ProposedViewSize) -> (
    CGPoint, ProposedViewSize
  )
}

extension OneChild {
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let (point, offer) = origin(subviews[0], bounds.size, proposal)
    subviews[0].place(at: point, proposal: offer)
  }

  // A frame passes on every guide of its child, including the frame guides.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? {
    let (point, offer) = origin(subviews[0], bounds.size, proposal)
    return subviews[0].dimensions(in: offer)[explicit: guide].map { $0 + point.y }
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    let (point, offer) = origin(subviews[0], bounds.size, proposal)
    return subviews[0].dimensions(in: offer)[explicit: guide].map { $0 + point.x }
  }
}

private struct FrameReplica: OneChild {
  var width: CGFloat?
  var height: CGFloat?
  var alignment: Alignment

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let size = subviews[0].sizeThatFits(offer(proposal))
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  func origin(_ subview: LayoutSubview, _ size: CGSize, _ proposal: ProposedViewSize) -> (
    CGPoint, ProposedViewSize
  ) {
    aligned(subview, offer(proposal), size, alignment)
  }
}

private struct FlexFrameReplica: OneChild {
  var min: CGFloat?
  var max: CGFloat?
  var alignment: Alignment

  private func length(_ proposed: CGFloat?, _ child: CGFloat) -> CGFloat {
    let (low, high) = (min ?? -.infinity, max ?? .infinity)
    guard let proposed else { return Swift.min(Swift.max(child, low), high) }
    let offered = Swift.min(Swift.max(proposed, low), high)
    if min != nil, max != nil { return offered }
    if min != nil { return Swift.max(low, Swift.min(offered, child)) }
    if max != nil { return Swift.min(high, Swift.max(offered, child)) }
    return child
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { Swift.min(Swift.max($0, min ?? -.infinity), max ?? .infinity) },
      height: proposal.height)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let size = subviews[0].sizeThatFits(offer(proposal))
    return CGSize(width: length(proposal.width, size.width), height: size.height)
  }

  func origin(_ subview: LayoutSubview, _ size: CGSize, _ proposal: ProposedViewSize) -> (
    CGPoint, ProposedViewSize
  ) {
    var width: CGFloat? = size.width
    if proposal.width == nil, (min ?? -.infinity) < size.width, size.width < (max ?? .infinity) {
      width = nil
    }
    let height = proposal.height == nil ? nil : size.height
    return aligned(subview, ProposedViewSize(width: width, height: height), size, alignment)
  }
}

private func aligned(
  _ subview: LayoutSubview, _ offer: ProposedViewSize, _ size: CGSize, _ alignment: Alignment
) -> (CGPoint, ProposedViewSize) {
  let d = subview.dimensions(in: offer)
  let frame = ViewDimensions(width: size.width, height: size.height)
  let origin = CGPoint(
    x: frame[alignment.horizontal] - d[alignment.horizontal],
    y: frame[alignment.vertical] - d[alignment.vertical])
  return (origin, offer)
}

/// A random tree, built twice: with the containers of this module and with replicas.
private struct Forest {
  var random: SystemSeed
  var usesReplicas: Bool
  var nextLeaf = 0

  struct SystemSeed: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      var x = state
      x ^= x >> 33
      x = x &* 0xff51_afd7_ed55_8ccd
      return x ^ (x >> 29)
    }
  }

  mutating func number(_ range: ClosedRange<Int>) -> CGFloat {
    CGFloat(Int.random(in: range, using: &random)) / 2
  }

  mutating func view(_ depth: Int) -> AnyView {
    switch depth == 0 ? 0 : Int.random(in: 0...6, using: &random) {
    case 1, 2: return row(depth)
    case 3: return layers(depth)
    case 4: return frame(depth)
    case 5: return flexFrame(depth)
    default: return leaf()
    }
  }

  private mutating func alignment() -> Alignment {
    [.center, .topLeading, .bottomTrailing, .bottomLeading].randomElement(using: &random)!
  }

  private mutating func leaf() -> AnyView {
    nextLeaf += 1
    let probe = "\(nextLeaf)"
    let (w, h, guide, priority) = (number(1...80), number(1...80), number(-20...60), number(0...2))
    switch Int.random(in: 0...4, using: &random) {
    case 0: return AnyView(Color.red._probe(probe))
    case 1: return AnyView(Color.red.frame(width: w, height: h)._probe(probe))
    case 2:
      return AnyView(
        Color.red.frame(width: w, height: h).alignmentGuide(VerticalAlignment.center) { _ in guide }
          .alignmentGuide(HorizontalAlignment.center) { $0.width - guide }._probe(probe))
    case 3: return AnyView(Color.red._probe(probe).layoutPriority(Double(priority)))
    default: return AnyView(Color.red.frame(height: h)._probe(probe))
    }
  }

  private mutating func row(_ depth: Int) -> AnyView {
    let (a, b, c) = (view(depth - 1), view(depth - 1), leaf())
    let alignment = alignment().vertical
    let spacing = Bool.random(using: &random) ? nil : number(-8...20)
    if usesReplicas {
      return AnyView(
        RowReplica(alignment: alignment, spacing: spacing)() {
          a
          b
          c
        })
    }
    return AnyView(
      HStack(alignment: alignment, spacing: spacing) {
        a
        b
        c
      })
  }

  private mutating func layers(_ depth: Int) -> AnyView {
    let (a, b) = (view(depth - 1), view(depth - 1))
    let alignment = alignment()
    if usesReplicas {
      // Priorities in a ZStack are not part of the replica: frames hide them.
      return AnyView(
        LayersReplica(alignment: alignment)() {
          a.padding(0)
          b.padding(0)
        })
    }
    return AnyView(
      ZStack(alignment: alignment) {
        a.padding(0)
        b.padding(0)
      })
  }

  private mutating func frame(_ depth: Int) -> AnyView {
    let child = view(depth - 1)
    let width = Bool.random(using: &random) ? nil : number(0...200)
    let height = Bool.random(using: &random) ? nil : number(0...200)
    let alignment = alignment()
    if usesReplicas {
      return AnyView(
        FrameReplica(width: width, height: height, alignment: alignment)() { child })
    }
    return AnyView(child.frame(width: width, height: height, alignment: alignment))
  }

  private mutating func flexFrame(_ depth: Int) -> AnyView {
    let child = view(depth - 1)
    let least = Bool.random(using: &random) ? nil : number(0...60)
    let most = Bool.random(using: &random) ? nil : number(60...200)
    let alignment = alignment()
    if usesReplicas {
      return AnyView(
        FlexFrameReplica(min: least, max: most, alignment: alignment)() { child })
    }
    return AnyView(child.frame(minWidth: least, maxWidth: most, alignment: alignment))
  }
}

@Suite struct ReplicaTests {
  @Test(arguments: 0..<20) func replicasEqualTheBuiltIns(batch: Int) {
    for seed in 0..<50 {
      let state = UInt64(batch * 50 + seed) &* 7919 &+ 17
      func lay(_ usesReplicas: Bool) -> LayoutResult {
        var forest = Forest(random: .init(state: state), usesReplicas: usesReplicas)
        let view = forest.view(4)
        return layoutFrames(
          view,
          LayoutRequest(size: CGSize(width: 320, height: 240), textEngine: FixedTextEngine()))
      }
      let (mine, replica) = (lay(false), lay(true))
      #expect(mine.frames.count == replica.frames.count)
      for (id, frame) in mine.frames {
        guard let other = replica.frames[id] else {
          Issue.record("tree \(state): no frame \(id)")
          continue
        }
        let isEqual =
          abs(frame.minX - other.minX) < 0.001 && abs(frame.minY - other.minY) < 0.001
          && abs(frame.width - other.width) < 0.001 && abs(frame.height - other.height) < 0.001
        if !isEqual { Issue.record("tree \(state), leaf \(id): \(frame) and \(other)") }
      }
    }
  }
}
