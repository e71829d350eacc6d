// SPDX-License-Identifier: Apache-2.0
/// A rectangle that layouts measure: answers proposals with sizes, and has guides, distances and hints. It keeps its
/// answers until they are invalidated.
///
/// `LayoutNode` is its only subclass: layouts know no more of their subviews than this.
package class LayoutItem: ExplicitGuides {
  // Most trees are larger than a processor's cache: fields are packed, the most used first. Fields with unchecked
  // exclusivity are read and written whole, never lent to a call that could reenter; debug builds check references.
  final let round: MeasuringRound
  @exclusivity(unchecked) private var knownHints = SizingHints()
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var sizes = SizeCache()
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var cachedSpacing: SpacingBox?
  @exclusivity(unchecked) private var hintsAreKnown = false

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
    if knownHints.isFixed {
      return CGSize(width: knownHints.width.minimum, height: knownHints.height.minimum)
    }
    if let size = sizes.size(for: SizeCache.Key(proposal)) {
      round.counters.sizeHits += 1
      if round.isTraced { noticeRecall(proposal) }
      return size
    }
    return measure(proposal)
  }

  /// Keeps the answer to a proposal.
  final func remember(_ size: CGSize, for proposal: ProposedViewSize) {
    if sizes.insert(size, for: SizeCache.Key(proposal)) { round.counters.cacheEvictions += 1 }
  }

  /// Whether the answer of `size(for:)` is cached.
  final func remembers(_ proposal: ProposedViewSize) -> Bool {
    knownHints.isFixed || sizes.size(for: SizeCache.Key(proposal)) != nil
  }

  package final var hints: SizingHints {
    if !hintsAreKnown {
      knownHints = measureHints()
      hintsAreKnown = true
    }
    return knownHints
  }
  package final var priority: Double { hints.priority }
  package final var guideKinds: GuideKinds { hints.guideKinds }

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
    if let cachedSpacing { return cachedSpacing.spacing }
    let spacing = measureSpacing()
    cachedSpacing = spacing.isPlain ? .plain(spacing.layoutDirection) : SpacingBox(spacing)
    return spacing
  }

  // MARK: The cache

  /// The number of proposals that the node has answered since it was invalidated.
  final var distinctSizes: Int { sizes.count }
  final var rememberedSizes: [SizeCache.Entry] { sizes.entries }
  final var rememberedSpacing: ViewSpacing? { cachedSpacing?.spacing }
  final var hintsIfKnown: SizingHints? { hintsAreKnown ? knownHints : nil }
  /// Whether every proposal is known to have the same result.
  @inline(__always) final var isKnownToIgnoreProposal: Bool { knownHints.ignoresProposal }
  /// Whether something has asked the node since it was invalidated.
  final var hasAnswered: Bool { hintsAreKnown || cachedSpacing != nil || sizes.count > 0 }

  final func forgetAnswers() {
    sizes.removeAll()
    hintsAreKnown = false
    knownHints = SizingHints()
    cachedSpacing = nil
  }
}

/// The state that all nodes of a tree share while they are measured.
package class MeasuringRound {
  @exclusivity(unchecked) final var counters = Counters()
  @exclusivity(unchecked) package final var isTraced = false
}
