// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// The node of a text in the tree of views.
final class TextViewNode: _ViewNode {
  private let leaf: TextNode

  init(_ text: Text, _ inputs: _ViewInputs) {
    leaf = TextNode(text, inputs)
    super.init(inputs)
  }

  override var name: String? { "Text" }
  override var isDynamic: Bool { false }
  /// A text that changes with the time may belong to an earlier moment.
  override var remembers: Bool { leaf.resolved.delay != nil }
  override func appendLayouts(to list: inout [LayoutNode]) { list.append(leaf) }
  override var onlyLayout: LayoutNode? { leaf }

  func update(_ text: Text, _ inputs: _ViewInputs) {
    environment = inputs.environment
    leaf.update(text, inputs.environment)
  }
}

private final class RecentLayout {
  let proposal: ProposedViewSize
  let layout: TextLayout

  init(_ proposal: ProposedViewSize, _ layout: TextLayout) {
    (self.proposal, self.layout) = (proposal, layout)
  }
}

/// A text's rectangle: shapes once and answers every proposal from the result.
package final class TextNode: LayoutNode {
  package private(set) var resolved: ResolvedText {
    didSet { isRendered = Self.renderer(in: environment) != nil }
  }
  package override var drawnString: String? { resolved.string }
  /// Whether there is a renderer: most texts have none, and don't look for it each time.
  private var isRendered = false
  private var renderer: (any TextRenderer)? {
    isRendered ? Self.renderer(in: environment) : nil
  }
  private var shapedText: (any ShapedText)?
  private var natural: TextLayout?
  /// The node caches sizes; this cache is for the guides, which ask for the same proposals. Most texts need none.
  private var recent: RecentLayout?
  /// Fires when the text changes with the time.
  private var alarm: HostClock.Alarm?

  init(_ text: Text, _ inputs: _ViewInputs) {
    resolved = ResolvedText(text, in: inputs.environment, host: inputs.host)
    isRendered = Self.renderer(in: inputs.environment) != nil
    super.init(inputs)
    follow(text)
  }

  deinit { alarm?.cancel() }

  private func follow(_ text: Text) {
    alarm?.cancel()
    alarm = nil
    guard let delay = resolved.delay, host.isLive else { return }
    alarm = host.clock.set(host.time + delay) { [weak self] in
      guard let self else { return }
      update(text, environment)
    }
  }

  func update(_ text: Text, _ environment: EnvironmentValues) {
    let paint = paintBefore
    self.environment = environment
    movePaint(from: paint)
    let (old, wasPlaceholder) = (resolved.paragraph, resolved.isPlaceholder)
    let before = shownBefore
    resolved = ResolvedText(text, in: environment, host: host)
    if resolved.paragraph != old || resolved.isPlaceholder != wasPlaceholder { shapedText = nil }
    if let before, before.text.string != resolved.string { fadeContent(from: before) }
    natural = nil
    recent = nil
    invalidate()
    follow(text)
  }

  /// The present text, if a change of it may be animated.
  private var shownBefore: TextSnapshot? {
    let isAnimated =
      movesNow && isPlaced && !isRendered && environment.contentTransition.changesTexts
    return isAnimated ? shown : nil
  }

  /// The text, laid out at its position.
  private var shown: TextSnapshot {
    TextSnapshot(
      text: resolved, layout: shaped.layout(width: proposal.width, height: proposal.height),
      size: size)
  }

  private var shaped: any ShapedText {
    if let shapedText { return shapedText }
    let engine = host.textEngine
    let shaped: any ShapedText =
      resolved.isPlaceholder
      ? FittedText.placeholder(resolved.paragraph) { engine.metrics(of: $0) }
      : engine.shape(resolved.paragraph)
    if !space.isFrugal { shapedText = shaped }
    return shaped
  }

  /// The layout without limits.
  private var naturalLayout: TextLayout {
    if let natural { return natural }
    let layout = shaped.measure(width: nil, height: nil)
    natural = layout
    return layout
  }

  /// The measured text, without lines. A proposal large enough for the natural size changes nothing, nor does any
  /// height for a single line.
  private func measured(_ proposal: ProposedViewSize) -> TextLayout {
    let natural = naturalLayout
    let isOneLine = natural.firstBaseline == natural.lastBaseline
    if proposal.width ?? .infinity >= natural.size.width,
      isOneLine || proposal.height ?? .infinity >= natural.size.height
    {
      return natural
    }
    if let recent, recent.proposal == proposal { return recent.layout }
    let layout = shaped.measure(width: proposal.width, height: proposal.height)
    recent = RecentLayout(proposal, layout)
    return layout
  }

  package override var name: String { "Text" }
  override var ownPaint: Paint? {
    environment.foregroundPaint(in: CGRect(x: 0, y: 0, width: 1, height: 1))
  }

  /// The start of the text, on one line.
  package override var detail: String? {
    let string = resolved.string
    // Each byte is a character.
    if string.utf8.allSatisfy({ $0 >= 32 && $0 < 128 }) {
      guard string.utf8.count > 40 else { return "\"\(string)\"" }
      return "\"\(Substring(string.utf8.prefix(39)))…\""
    }
    let line = string.replacingOccurrences(of: "\n", with: "⏎")
    return line.count > 40 ? "\"\(line.prefix(39))…\"" : "\"\(line)\""
  }

  /// The metrics of the first and the last line.
  package var edgeMetrics: (first: FontMetrics, last: FontMetrics) {
    (shaped.firstMetrics, shaped.lastMetrics)
  }

  /// The number of lines in a layout without limits.
  package var idealLineCount: Int { shaped.layout(width: nil, height: nil).lines.count }

  /// The layout without limits, and the present one.
  package var fits: (natural: TextLayout, placed: TextLayout) {
    (naturalLayout, shaped.layout(width: proposal.width, height: proposal.height))
  }

  /// Whether the placed text has one line; cheaper than the lines themselves.
  package var hasOneLine: Bool {
    let layout = measured(proposal)
    return layout.firstBaseline == layout.lastBaseline
  }

  /// Renderers don't draw the words of a placeholder.
  private static func renderer(in environment: EnvironmentValues) -> (any TextRenderer)? {
    environment.redactionReasons.contains(.placeholder) ? nil : environment.textRenderer
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    guard let renderer else { return measured(proposal).size }
    return renderer.sizeThatFits(
      proposal: proposal, text: TextProxy { self.measured($0).size })
  }

  override func findExplicit(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    switch key {
    case .firstTextBaseline: measured(proposal).firstBaseline
    case .lastTextBaseline: measured(proposal).lastBaseline
    default: nil
    }
  }

  override func findSizingHints() -> SizingHints { SizingHints(guideKinds: .builtIn) }

  override func findSpacing() -> ViewSpacing {
    let layout = naturalLayout
    var spacing = ViewSpacing.text(
      first: shaped.firstMetrics, last: shaped.lastMetrics, firstBaseline: layout.firstBaseline,
      lastBaseline: layout.lastBaseline, height: layout.size.height,
      pixel: environment.pixelLength)
    spacing.layoutDirection = environment.layoutDirection
    return spacing
  }

  override func describe(into pass: inout SemanticsPass) {
    let words = resolved.spoken ?? resolved.string
    guard words.contains(where: { !$0.isWhitespace }) else { return }
    var element = SemanticsNode(.text, self)
    element.label = words
    element.traits = .isStaticText
    if let level = resolved.headingLevel { element.makeHeading(level) }
    pass.add(element)
  }

  override var isSolid: Bool { true }

  override func paint(into painter: inout Painter) {
    let (shown, frame) = (shown, painter.snapped(self))
    if let renderer {
      paint(shown.layout, in: frame, by: renderer, into: &painter)
    } else if let fade = animations?.content, fade.isMoving {
      if let old = fade.old as? TextSnapshot, environment.contentTransition.rolls {
        RollingText(old: old, new: shown, fraction: fade.fraction)
          .paint(in: frame, host: host, into: &painter)
      } else {
        fade.paint(shown, in: frame, into: &painter)
      }
    } else {
      shown.paint(in: frame, of: self, into: &painter)
    }
  }
}

/// A node that draws a text.
private protocol DrawsText: LayoutNode { var drawnText: ResolvedText { get } }

extension TextNode: DrawsText {
  fileprivate var drawnText: ResolvedText { resolved }
}

extension LayoutNode {
  /// The text that the node draws; nil if it draws none.
  package var resolvedText: ResolvedText? { (self as? any DrawsText)?.drawnText }
}
