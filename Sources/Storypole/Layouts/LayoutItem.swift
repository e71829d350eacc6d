// SPDX-License-Identifier: Apache-2.0
/// A rectangle that layouts measure: answers proposals with sizes, and has guides, distances and hints. It keeps its
/// answers until they are invalidated.
///
/// `LayoutNode` is its only subclass: layouts know no more of their subviews than this.
package class LayoutItem: ExplicitGuides {
  // Most trees are larger than a processor's cache: fields are packed, the most used first. Fields with unchecked
  // exclusivity are read and written whole, never lent to a call that could reenter; debug builds check references.
  final let round: MeasuringRound
  @exclusivity(unchecked) private var knownHints = PackedHints()
  @exclusivity(unchecked) private var knownSpacing = KnownSpacing.none
  /// `answer` is valid.
  @exclusivity(unchecked) private var hasAnswer = false
  /// `answer` was used for the last placement: others don't replace it.
  @exclusivity(unchecked) final private(set) var keepsAnswer = false
  /// The answer to the first proposal, or to that of the last placement.
  @exclusivity(unchecked) final private(set) var answer = SizeCache.Entry(key: .none, size: .zero)
  /// The other answers; nil in most nodes.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var others: OtherAnswers?

  init(_ round: MeasuringRound) { self.round = round }

  /// The values for the view's container (`layoutValue`, `zIndex`, `tag` …).
  package var traits: Traits? { nil }
  /// Prefetches the memory that a layout of the node reads.
  func prefetchInside() {}

  // The answers, where they aren't known.
  func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }
  func measureHints() -> SizingHints { SizingHints() }
  func measureSpacing() -> ViewSpacing { ViewSpacing() }
  package func explicit(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? { nil }
  /// A known size has answered a proposal, while measurements are traced.
  func noticeRecall(_ proposal: ProposedViewSize) {}

  /// The size that answers `proposal`, from the cache if possible.
  package final func size(for proposal: ProposedViewSize) -> CGSize {
    size(for: SizeCache.Key(proposal))
  }

  final func size(for key: SizeCache.Key) -> CGSize {
    if knownHints.isFixed { return knownHints.minimum }
    if let size = rememberedSize(key) {
      round.counters.sizeHits += 1
      if round.isTraced { noticeRecall(key.proposal) }
      return size
    }
    return measure(key.proposal)
  }

  /// The size that answers `proposal`, if the hints that are known tell it.
  @inline(__always) final func clampedSize(for proposal: ProposedViewSize) -> CGSize? {
    guard let width = proposal.width, let height = proposal.height else { return nil }
    return knownHints.clamped(width, height)
  }

  @inline(__always) private func rememberedSize(_ key: SizeCache.Key) -> CGSize? {
    if hasAnswer, answer.key == key { return answer.size }
    return others?.sizes.size(for: key)
  }

  /// Keeps the answer to a proposal.
  final func remember(_ size: CGSize, for proposal: ProposedViewSize) {
    let key = SizeCache.Key(proposal)
    if !hasAnswer, !keepsAnswer || answer.key == key && answer.size == size {
      answer = SizeCache.Entry(key: key, size: size)
      hasAnswer = true
    } else if withOthers({ $0.sizes.insert(size, for: key) }) {
      round.counters.cacheEvictions += 1
    }
  }

  /// `size` is used for a placement: it stays until the next one, even when it is no longer valid.
  final func keep(_ size: CGSize, for key: SizeCache.Key) {
    keepsAnswer = true
    if hasAnswer, answer.key == key { return }
    hasAnswer = others?.sizes.exchange(key, for: hasAnswer ? answer : nil) ?? false
    answer = SizeCache.Entry(key: key, size: size)
  }

  /// The placement's proposal is another one, which has the same answer.
  final func keepAnswer(for key: SizeCache.Key) { answer.key = key }

  /// Whether the answer of `size(for:)` is cached.
  final func remembers(_ key: SizeCache.Key) -> Bool {
    knownHints.isFixed || rememberedSize(key) != nil
  }

  package final var hints: SizingHints {
    if knownHints.isComplete { return knownHints.hints }
    return hintsIfKnown ?? findHints()
  }

  private func findHints() -> SizingHints {
    let hints = measureHints()
    knownHints = PackedHints(hints)
    if !knownHints.isComplete { withOthers { $0.hints = hints } }
    return hints
  }
  package final var priority: Double {
    knownHints.isComplete ? knownHints.priority : hints.priority
  }
  package final var guideKinds: GuideKinds {
    knownHints.isComplete ? knownHints.guideKinds : hints.guideKinds
  }

  package final func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
    let size = size(for: proposal)
    return ViewDimensions(
      width: size.width, height: size.height, proposal: proposal, explicit: self)
  }

  /// The guide's value, explicit or default.
  package final func value(of key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat {
    dimensions(for: proposal)[key: key]
  }

  package final var spacing: ViewSpacing {
    if let rememberedSpacing { return rememberedSpacing }
    let spacing = measureSpacing()
    knownSpacing = KnownSpacing(spacing)
    if knownSpacing == .other { withOthers { $0.spacing = spacing } }
    return spacing
  }

  /// Whether the node has no preferred distances.
  final var hasPlainSpacing: Bool {
    knownSpacing == .none ? spacing.isPlain : knownSpacing != .other
  }

  // MARK: The cache

  /// The number of proposals that the node has answered since it was invalidated.
  final var distinctSizes: Int { rememberedSizes.count }
  final var rememberedSizes: [SizeCache.Entry] {
    (hasAnswer ? [answer] : []) + (others?.sizes.entries ?? [])
  }
  final var rememberedSpacing: ViewSpacing? {
    switch knownSpacing {
    case .none: nil
    case .other: others?.spacing
    case .leftToRight: .plainLeftToRight
    case .rightToLeft: .plainRightToLeft
    }
  }
  final var rememberedGuides: [GuideAnswer] { others?.guides ?? [] }
  final var hintsIfKnown: SizingHints? {
    if knownHints.isComplete { return knownHints.hints }
    return knownHints.isKnown ? others?.hints : nil
  }
  @inline(__always) final var knowsHints: Bool { knownHints.isKnown }
  /// Whether every proposal is known to have the same result.
  @inline(__always) final var isKnownToIgnoreProposal: Bool { knownHints.ignoresProposal }
  /// Whether something has asked the node since it was invalidated.
  final var hasAnswered: Bool {
    knowsHints || knownSpacing != .none || hasAnswer || (others?.sizes.count ?? 0) > 0
  }

  final func remember(_ guide: GuideAnswer) {
    withOthers {
      if $0.guides.count == SizeCache.limit { $0.guides.removeAll(keepingCapacity: true) }
      $0.guides.append(guide)
    }
  }

  final func forgetAnswers() {
    hasAnswer = false
    knownHints = PackedHints()
    knownSpacing = .none
    others?.removeAll()
  }

  /// Drops the answers that aren't those of the placement.
  final func forgetOtherAnswers() { others = nil }

  private func withOthers<T>(_ work: (OtherAnswers) -> T) -> T {
    let others = others ?? OtherAnswers()
    self.others = others
    return work(others)
  }
}

extension LayoutItem {
  /// The spacing for a container with `direction`.
  package final func spacing(_ direction: LayoutDirection) -> ViewSpacing {
    var spacing = spacing
    spacing.layoutDirection = direction
    return spacing
  }
}

/// The value of a guide in the size that answers a proposal.
package typealias GuideAnswer = (key: AlignmentKey, proposal: ProposedViewSize, value: CGFloat?)

/// The answers that few nodes have.
private final class OtherAnswers {
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var sizes = SizeCache()
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var guides: [GuideAnswer] = []
  /// Present if `KnownSpacing` can't express it.
  var spacing: ViewSpacing?
  /// Present if `PackedHints` can't.
  var hints: SizingHints?

  func removeAll() {
    sizes.removeAll()
    if !guides.isEmpty { guides.removeAll(keepingCapacity: true) }
    spacing = nil
    hints = nil
  }
}

/// The cached spacing of a node, which nearly always is plain.
private enum KnownSpacing: UInt8 {
  case none, leftToRight, rightToLeft, other

  init(_ spacing: ViewSpacing) {
    self =
      !spacing.isPlain
      ? .other : spacing.layoutDirection == .leftToRight ? .leftToRight : .rightToLeft
  }
}

extension ViewSpacing {
  fileprivate static let plainLeftToRight = plain(.leftToRight)
  fileprivate static let plainRightToLeft = plain(.rightToLeft)

  private static func plain(_ direction: LayoutDirection) -> ViewSpacing {
    var spacing = ViewSpacing()
    spacing.layoutDirection = direction
    return spacing
  }
}

/// The state that all nodes of a tree share while they are measured.
package class MeasuringRound {
  @exclusivity(unchecked) final var counters = Counters()
  @exclusivity(unchecked) package final var isTraced = false
}
