// SPDX-License-Identifier: Apache-2.0
/// The rectangle of a lazy container: makes, measures and places the visible part of its content.
///
/// *How it lays out*
/// 1. To find its size, it makes views from the start until they fill the window, and estimates the length of the
///    others by the mean.
/// 2. To place views, it makes those in the visible part of the scroll views around it, or of the window. Visible views
///    have their real lengths; only the length before them is an estimate. Views that are neither visible nor among the
///    measured ones at the start are released.
/// 3. If nothing limits the visible part, it makes everything, up to `LazyWalk.limit` elements.
package class LazyNode: LayoutNode {
  let containerName: String
  package var tracks = LazyTracks(axis: .vertical)
  var pinned: PinnedScrollableViews = []
  private(set) var runs: [ViewRun] = []
  /// Elements that a scroll view requests, visible or not.
  var wanted: [ObjectIdentifier: Int] = [:]
  /// The mean lengths of elements that each size was computed with, by their ForEach.
  private var pitches: [SizeCache.Key: LazyWalk.Pitches] = [:]
  private var basis = LazyBasis()
  private var basisIsOld = true
  private var found: [LazyWalk.Key: [ViewRun]] = [:]
  private var decorated: [ObjectIdentifier: LayoutNode] = [:]
  private var members: [LayoutNode] = []
  /// Every ForEach that was asked for elements in the last placement.
  private var placedSources: [ForEachNode] = []
  private var firstViews: [LazyWalk.Key: LayoutNode] = [:]
  /// The sections with pinned headers or footers, in the order of their starts.
  private(set) var pinnedSections: [PinnedSection] = []

  init(name: String, _ inputs: _ViewInputs) {
    containerName = name
    super.init(inputs)
  }

  package override var name: String { containerName }
  package override var children: [LayoutNode] { members }
  override var measuredChildren: [LayoutNode] {
    let placed = Set(members.map(ObjectIdentifier.init))
    return members + basis.items.filter { !placed.contains(ObjectIdentifier($0)) }
  }
  override func contentChanged() {
    pitches = [:]
    basisIsOld = true
  }
  override func invalidateBelow() {
    let isOld = basisIsOld
    super.invalidateBelow()
    basisIsOld = isOld
  }
  override var makesContentInLayout: Bool { true }
  /// The lengths of elements that were not made yet are estimated.
  override var answersAreRepeatable: Bool { false }
  override func orientation(for child: LayoutNode) -> Axis? { tracks.axis }
  override func findSizingHints() -> SizingHints {
    SizingHints(priority: runs.isEmpty ? -.infinity : 0)
  }

  package var axis: Axis { tracks.axis }
  override var structureRole: StructureRole { axis == .vertical ? .column : .none }

  func setRuns(_ runs: [ViewRun]) {
    self.runs = runs
    basis = LazyBasis()
    wanted = [:]
    found = [:]
    decorated = [:]
  }

  // MARK: Overridden by a list

  /// The rectangle that represents a view in the lines.
  func decoration(of view: LayoutNode, _ role: SectionRole?) -> LayoutNode { view }
  /// The space before a line; the first one has no line above it.
  func gap(_ above: LazyWalk.Line?, _ line: LazyWalk.Line) -> CGFloat {
    guard let above else { return 0 }
    return tracks.spacing ?? above.distance(to: line, along: axis, environment.layoutDirection)
  }
  /// The space after the last line.
  func end(_ last: LazyWalk.Line?) -> CGFloat { 0 }
  /// The breadth of the lines in the container.
  package func breadth(in available: CGFloat) -> CGFloat { available }

  // MARK: For LazyWalk

  final func runs(of run: ElementRun, at index: Int) -> [ViewRun] {
    let key = LazyWalk.Key(source: ObjectIdentifier(run.source), index: index)
    if let runs = found[key] { return runs }
    var owner: _ViewNode? = run.source
    while let node = owner, !node.isBody { owner = node.parent }
    let evaluated = owner?.evaluatedType
    if let evaluated { enterBody(evaluated) }
    defer { if evaluated != nil { leaveBody() } }
    let runs = run.runs(at: index)
    found[key] = runs
    return runs
  }

  final func item(_ view: LayoutNode, _ role: SectionRole?) -> LayoutNode {
    let item = decorated[ObjectIdentifier(view)] ?? decoration(of: view, role)
    decorated[ObjectIdentifier(view)] = item
    item.enter(self)
    return item
  }

  // MARK: Layout

  private func walk(
    _ available: CGFloat, _ visible: ClosedRange<CGFloat>, wanted: [ObjectIdentifier: Int] = [:],
    pitches: LazyWalk.Pitches = [:], correction: CGFloat = 0
  ) -> LazyWalk {
    var walk = LazyWalk(
      self, tracks.tracks(in: available), visible: visible, wanted: wanted, pitches: pitches)
    walk.correction = correction
    walk.run()
    return walk
  }

  /// The breadth for a proposal; for nil, every track is as broad as its first view.
  private func available(_ proposal: ProposedViewSize) -> CGFloat {
    if let breadth = proposal[axis.other] {
      let available = self.breadth(in: breadth)
      // Without breadth no line is made, yet a view that is inserted at the start provides some.
      if available <= 0 { _ = decidingViews() }
      return available
    }
    return tracks.idealBreadth(of: decidingViews())
  }

  /// The views at the start that determine the container's ideal breadth.
  private func decidingViews() -> [LayoutNode] {
    var first = LazyWalk(
      self, tracks.tracks(in: 0), visible: 0...0, wanted: [:], pitches: [:])
    let views = first.views(atMost: tracks.items?.count ?? 1)
    renewBasis()
    basis.add(first)
    return views
  }

  /// Discards the lines on which invalid answers depended.
  private func renewBasis() {
    if basisIsOld { basis = LazyBasis() }
    basisIsOld = false
  }

  /// A walk along the start of the content, for an answer.
  private func sizingWalk(_ available: CGFloat) -> LazyWalk {
    host.usesWindowLength = true
    let walk = walk(available, 0...(isBounded ? host.windowLength(axis) : .infinity))
    renewBasis()
    basis.add(walk)
    return walk
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let available = available(proposal)
    if available <= 0 { return .zero }
    let lines = tracks.tracks(in: available)
    if lines.tracks.isEmpty { return .zero }
    let walk = sizingWalk(available)
    if pitches.count == SizeCache.limit { pitches = [:] }
    pitches[SizeCache.Key(proposal)] = walk.pitches
    let broad = proposal[axis.other] ?? lines.breadth
    return axis == .horizontal
      ? CGSize(width: walk.length, height: max(broad, lines.breadth))
      : CGSize(width: max(broad, lines.breadth), height: walk.length)
  }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    let available = breadth(in: size[axis.other])
    let visible = visibleRange(in: size)
    // At the end all remaining elements are made, so that the end is exact.
    let isAtEnd = visible.upperBound >= size[axis] - 0.5 && visible.lowerBound > 0
    let sought = isAtEnd ? visible.lowerBound...CGFloat.infinity : visible
    let pitches = pitches[SizeCache.Key(proposal)] ?? [:]
    var result = walk(available, sought, wanted: wanted, pitches: pitches)
    // The container's length is fixed: the error of the estimate before the visible part is added to it, so that the
    // last line ends with the container.
    var correction: CGFloat = 0
    for _ in 0..<8 where result.skippedBefore && !result.skippedAfter {
      let missing = size[axis] - result.length
      if abs(missing) < 0.001 { break }
      correction += missing
      result = walk(available, sought, wanted: wanted, pitches: pitches, correction: correction)
    }
    let lines = result.lines
    let pins = pinnedStarts(result, visible)
    pinnedSections = pinned.isEmpty ? [] : result.sections.map { PinnedSection($0, lines, pinned) }
    let inset = (size[axis.other] - available) / 2
    var placed: [LayoutNode] = []
    var shown: [ObjectIdentifier: Set<Int>] = [:]
    // Kept, to notice when they get views.
    for key in result.withoutViews.joined() { shown[key.source, default: []].insert(key.index) }
    var keep: [ObjectIdentifier: LayoutNode] = [:]
    firstViews = [:]
    for (index, line) in lines.enumerated() {
      let start = pins[index] ?? line.start
      let end = start + line.length
      // A view without a length counts as visible, so that it exists when it gets one.
      let isVisible =
        start < visible.upperBound && end > visible.lowerBound
        || line.length == 0 && visible.contains(start)
      guard isVisible || line.isWanted else { continue }
      for key in line.elements {
        shown[key.source, default: []].insert(key.index)
        if firstViews[key] == nil { firstViews[key] = line.members.first?.layout }
      }
      for member in line.members {
        let track = member.track.map { result.tracks[$0] }
        let across = track?.length ?? result.breadth
        let cell = CGRect.along(
          axis, start: start, length: line.length, across: inset + (track?.start ?? 0),
          breadth: across)
        let anchor = tracks.anchor(track?.item?.alignment)
        let offer = ProposedViewSize.along(
          axis, member.track == nil && tracks.items != nil ? nil : line.length, across)
        let own = member.layout.size(for: offer)
        let point = anchor.point(in: cell)
        member.layout.enter(self)
        finish(member.layout, line, below: index > 0 ? lines[index - 1] : nil)
        member.layout.place(
          at: CGPoint(x: point.x - anchor.x * own.width, y: point.y - anchor.y * own.height),
          proposal: offer)
        placed.append(member.layout)
        keep[ObjectIdentifier(member.view)] = member.layout
      }
    }
    // Pinned views are drawn in front of those that they cover.
    let front = Set(
      zip(lines, pins).filter { $0.1 != nil }.flatMap { $0.0.members }
        .map { ObjectIdentifier($0.layout) })
    let old = members
    members =
      front.isEmpty
      ? placed
      : placed.filter { !front.contains(ObjectIdentifier($0)) }
        + placed.filter { front.contains(ObjectIdentifier($0)) }
    adopt(members, insteadOf: old, isPlacing: true)
    placedSources = result.sources
    giveUp(allBut: shown, result.sources, keep)
  }

  override func hide() {
    super.hide()
    let old = members
    members = []
    firstViews = [:]
    duringLayout {
      adopt([], insteadOf: old, isPlacing: true)
      giveUp(allBut: [:], placedSources, [:])
    }
    placedSources = []
  }

  /// Releases the views that are neither visible nor measured.
  private func giveUp(
    allBut shown: [ObjectIdentifier: Set<Int>], _ walked: [ForEachNode],
    _ items: [ObjectIdentifier: LayoutNode]
  ) {
    // Views that were visible and are hidden now are removed, with their state and tasks, even if measured.
    let isIncomplete = basis.removeHidden(showing: shown)
    let measured = basis.elements
    let measuredItems = basis.items
    let measuredIDs = Set(measuredItems.map(ObjectIdentifier.init))
    decorated = decorated.filter {
      items[$0.key] != nil || measuredIDs.contains(ObjectIdentifier($0.value))
    }
    // Their changes must reach the container.
    for item in measuredItems { item.enter(self) }
    func stays(_ key: LazyWalk.Key) -> Bool {
      shown[key.source]?.contains(key.index) == true
        || measured[key.source]?.contains(key.index) == true
    }
    found = found.filter { stays($0.key) }
    for source in walked + basis.sources.values {
      let id = ObjectIdentifier(source)
      source.release(showing: shown[id] ?? [], holding: measured[id] ?? [])
    }
    basis.removeSources(except: measured)
    // Others replace them, as in a new container.
    if isIncomplete { for entry in rememberedSizes { _ = sizeThatFits(entry.key.proposal) } }
  }

  /// Called before a view is placed, when its line is complete.
  func finish(_ item: LayoutNode, _ line: LazyWalk.Line, below above: LazyWalk.Line?) {}

  /// The positions of pinned headers and footers.
  private func pinnedStarts(_ walk: LazyWalk, _ visible: ClosedRange<CGFloat>) -> [CGFloat?] {
    var starts = [CGFloat?](repeating: nil, count: walk.lines.count)
    for section in walk.sections {
      if pinned.contains(.sectionHeaders), let index = section.header {
        let line = walk.lines[index]
        let latest = section.end - line.length
        if line.start < visible.lowerBound, section.end > visible.lowerBound {
          starts[index] = min(visible.lowerBound, latest)
        }
      }
      if pinned.contains(.sectionFooters), let index = section.footer {
        let line = walk.lines[index]
        if line.start + line.length > visible.upperBound, section.start < visible.upperBound {
          starts[index] = max(visible.upperBound - line.length, section.start)
        }
      }
    }
    return starts
  }

  /// Whether an ancestor limits the visible part of the container.
  private var isBounded: Bool {
    var node = parent
    while let current = node {
      if current.bounds(axis) { return true }
      node = current.parent
    }
    return false
  }

  /// The visible part of the container, along its axis.
  private func visibleRange(in size: CGSize) -> ClosedRange<CGFloat> {
    noticePlaceIsRead()
    var seen = CGRect.infinite
    var node = parent
    while let current = node {
      if current.bounds(axis) {
        let far: CGFloat = 1e9
        let outside = current.seenOutside
        let before = axis == .vertical ? outside.top : outside.leading
        let after = axis == .vertical ? outside.bottom : outside.trailing
        let rect = CGRect.along(
          axis, start: -before, length: before + current.size[axis] + after, across: -far / 2,
          breadth: far)
        seen = seen.overlap(with: rect.applying(current.transformToRoot()))
      }
      node = current.parent
    }
    if seen.isInfinite { return -CGFloat.infinity...CGFloat.infinity }
    if seen.isNull { return 0...0 }
    var local = seen
    let transform = transformToRoot()
    if transform.isDrawable { local = seen.applying(transform.inverted()) }
    var (first, last) = axis == .vertical ? (local.minY, local.maxY) : (local.minX, local.maxX)
    if axis == .horizontal, isRightToLeft {
      (first, last) = (size.width - last, size.width - first)
    }
    // If the position is not a number, as after an infinite gap, the first elements are shown.
    if first.isNaN || last.isNaN { return 0...host.windowLength(axis) }
    return first...max(last, first)
  }

  /// The first view of a placed element.
  func view(of key: LazyWalk.Key) -> LayoutNode? { firstViews[key] }

  // MARK: Guides

  private func initialLines() -> [LazyWalk.Line] {
    // Not with the container's breadth, which is unknown while it is new.
    sizingWalk(1).lines
  }

  override func findSpacing() -> ViewSpacing {
    let views = initialLines().flatMap(\.members)
    if views.isEmpty { return runs.isEmpty ? .zero : ViewSpacing() }
    var spacing = ViewSpacing.none
    spacing.layoutDirection = environment.layoutDirection
    for view in views { spacing.formUnion(view.layout.spacing) }
    return spacing
  }
}

/// A section whose header or footer is pinned, by the positions of its lines.
struct PinnedSection {
  let start: CGFloat
  let end: CGFloat
  let repeatsHeader: Bool
  /// The extent of a pinned footer.
  let footer: Range<CGFloat>?

  fileprivate init(
    _ section: LazyWalk.Section, _ lines: [LazyWalk.Line], _ pinned: PinnedScrollableViews
  ) {
    start = section.start
    end = section.end
    repeatsHeader = pinned.contains(.sectionHeaders) && section.header != nil
    footer =
      pinned.contains(.sectionFooters)
      ? section.footer.map { lines[$0].start..<(lines[$0].start + lines[$0].length) } : nil
  }
}

extension CGRect {
  /// A rectangle from its extents along and across an axis.
  static func along(
    _ axis: Axis, start: CGFloat, length: CGFloat, across: CGFloat, breadth: CGFloat
  ) -> CGRect {
    axis == .horizontal
      ? CGRect(x: start, y: across, width: length, height: breadth)
      : CGRect(x: across, y: start, width: breadth, height: length)
  }
}
