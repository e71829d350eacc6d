import StorypoleGraphics
import SwiftUI

@testable import Storypole

// The cases' requirements of the engine that SwiftUI's public API lacks.

/// The surroundings of a view's layout.
struct Setting: Sendable, CustomStringConvertible {
  /// The window's size; nil lengths are proposed as nil.
  var proposal = ProposedViewSize(width: 1000, height: 1000)
  var safeArea = EdgeInsets()
  var direction = LayoutDirection.leftToRight
  var scale: CGFloat = 1
  var centersRoot = true
  /// Whether the case's own frames must be mirrored.
  var isMirrored = false
  var engine = FixedTextEngine.plain

  /// The other direction, with the safe area's sides exchanged.
  var mirrored: Setting {
    var copy = self
    copy.direction = direction == .leftToRight ? .rightToLeft : .leftToRight
    swap(&copy.safeArea.leading, &copy.safeArea.trailing)
    copy.isMirrored.toggle()
    return copy
  }

  @MainActor func frames(of view: some View) -> Frames { Stage(self).show(view) }

  var description: String {
    "\(direction == .leftToRight ? "left-to-right" : "right-to-left") at scale \(scale)"
  }
}

/// A window that shows one view after another: views that keep their identity keep their state.
@MainActor final class Stage {
  private let host: ViewHost
  private var window: HostWindow
  private var environment = EnvironmentValues()

  init(_ setting: Setting) {
    host = ViewHost(textEngine: setting.engine)
    window = HostWindow(size: setting.proposal.replacingUnspecifiedDimensions(by: .zero))
    window.safeArea = setting.safeArea
    window.centersRoot = setting.centersRoot
    if setting.proposal.width == nil || setting.proposal.height == nil {
      window.proposal = setting.proposal
      window.centersRoot = false
    }
    environment.layoutDirection = setting.direction
    environment.displayScale = setting.scale
  }

  func show(_ view: some View) -> Frames {
    frames { host.show(view, environment: environment) }
  }

  /// Scrolls the scroll view of the view that is shown.
  func scroll(to id: some Hashable, _ anchor: UnitPoint?) -> Frames {
    frames { ScrollViewProxy(reader: host.rootViewNode).scrollTo(id, anchor: anchor) }
  }

  private func frames(after change: () -> Void) -> Frames {
    let result = ViewHost.onBigStack {
      change()
      host.layout(in: window)
      return LayoutResult(host: host)
    }
    // Without a window's size there are only the root's own coordinates.
    let origin = window.proposal == nil ? .zero : result.rootFrame.origin
    return Frames(
      rootSize: result.rootSize,
      frames: result.frames.mapValues { $0.offsetBy(dx: -origin.x, dy: -origin.y) },
      firstNaN: host.space.firstNaN)
  }
}

extension View {
  /// Names a view: its frame is in the result.
  func probe(_ id: String) -> some View { _probe(id) }
}

// MARK: Text

/// The vertical metrics of a text that a recording needs.
struct Metrics: Sendable {
  var font: FontMetrics
  /// From the top of the text.
  var baseline: CGFloat

  /// The Mac's system font at 13 points: its line is 16 high, its baseline at 13.
  static let mac13 = Metrics(line: 13 * 2412 / 2048, below: 13 * 432 / 2048, size: 13, baseline: 13)
  /// The recorder's macOS text styles are taller than their font and have a leading. The part below
  /// the baseline follows from its gaps: 12.678809606772 less a tenth of the line, up to a pixel.
  static let macLargeTitle = Metrics(
    line: 37.62109375, below: 8.678809606772, leading: 1.5, size: 26, baseline: 29)
  static let macCaption2 = Metrics(
    line: 14.77734375, below: 3.5, leading: 1.5, size: 10, baseline: 11)
  /// Body as Catalyst and as the iPhone recorded it.
  static let catalystBody = Metrics(
    line: 24.021484375, below: 5.4, leading: 1.71, size: 17, baseline: 18.5)
  static let recorderBody = Metrics(
    line: 24.29, below: 5.93, leading: 1.71, size: 17, baseline: 18.5)
  static let helvetica16 = Metrics(line: 16, below: 3.6796875, size: 16, baseline: 12)

  /// The cap height is that of Apple's system font: 1443/2048 of the size.
  private init(
    line: CGFloat, below: CGFloat, leading: CGFloat = 0, size: CGFloat, baseline: CGFloat
  ) {
    font = FontMetrics(
      ascent: line - below, descent: below, capHeight: size * 1443 / 2048, leading: leading)
    self.baseline = baseline
  }
}

/// A text of a recorded size. The recordings that depend on gaps between texts are at scale 2.
@MainActor func words(
  _ width: CGFloat, _ height: CGFloat, _ metrics: Metrics = .mac13, baseline: CGFloat? = nil
) -> some View {
  _TextStandIn(
    size: CGSize(width: width, height: height), firstBaseline: baseline ?? metrics.baseline,
    lastBaseline: baseline ?? metrics.baseline, metrics: metrics.font, pixel: 0.5)
}

extension FixedTextEngine {
  static let plain = FixedTextEngine()
  /// Lines of 16 points with the baseline at 13, characters of 6.
  static let sixteenPointLines = FixedTextEngine(
    ascent: 13, descent: 3, capHeight: 9, leading: 0, characterWidth: 6, unit: .points)
  /// Helvetica's metrics at 16 points, six characters to a line of 60.
  static let sixToALine = FixedTextEngine(
    ascent: 12.3203125, descent: 3.6796875, capHeight: 11.5, leading: 0, characterWidth: 9,
    unit: .points)
}

// MARK: Spacing

/// One wish of a view about its neighbors.
struct SpacingEntry: Sendable {
  enum Category { case aboveText, belowText, leftText, rightText, textToText }
  enum Side { case top, left, bottom, right }
  enum Value {
    case distance(CGFloat)
    case fromAbove(TextEdge)
    case fromBelow(TextEdge)
  }

  fileprivate var entry: ViewSpacing.Entry

  /// No category is the default one.
  static func entry(_ category: Category?, _ side: Side, _ distance: CGFloat) -> SpacingEntry {
    entry(category, side, .distance(distance))
  }

  static func entry(_ category: Category?, _ side: Side, _ value: Value) -> SpacingEntry {
    let category: ViewSpacing.Category =
      switch category {
      case nil: .plain
      case .aboveText: .edgeAboveText
      case .belowText: .edgeBelowText
      case .leftText: .edgeLeftText
      case .rightText: .edgeRightText
      case .textToText: .textToText
      }
    let side: ViewSpacing.Side =
      switch side {
      case .top: .top
      case .left: .left
      case .bottom: .bottom
      case .right: .right
      }
    let value: ViewSpacing.Value =
      switch value {
      case .distance(let distance): .distance(distance)
      case .fromAbove(let text): .topMetrics(text.metrics, pixel: text.pixel)
      case .fromBelow(let text): .bottomMetrics(text.metrics, pixel: text.pixel)
      }
    return SpacingEntry(entry: ViewSpacing.Entry(category: category, side: side, value: value))
  }
}

/// A text as its neighbor sees it.
struct TextEdge: Sendable {
  fileprivate var metrics: FontMetrics
  fileprivate var pixel: CGFloat

  static func metrics(
    _ ascent: CGFloat, _ descent: CGFloat, _ leading: CGFloat, pixel: CGFloat
  ) -> TextEdge {
    TextEdge(
      metrics: FontMetrics(ascent: ascent, descent: descent, capHeight: 0, leading: leading),
      pixel: pixel)
  }
}

func viewSpacing(_ entries: [SpacingEntry], _ direction: LayoutDirection = .leftToRight)
  -> ViewSpacing
{
  var spacing = ViewSpacing(entries: entries.map(\.entry))
  spacing.layoutDirection = direction
  return spacing
}

/// nil where a container would use its own default.
func preferredDistance(
  _ first: [SpacingEntry], _ second: [SpacingEntry], _ axis: Axis, _ direction: LayoutDirection
) -> CGFloat? {
  viewSpacing(first, direction).preferredDistance(to: viewSpacing(second, direction), along: axis)
}

// MARK: Frames

/// The limits of a flexible frame as it keeps them.
func flexibleFrameLimits(min: CGFloat?, ideal: CGFloat?, max: CGFloat?)
  -> (min: CGFloat?, ideal: CGFloat?, max: CGFloat?)
{
  let limits = FlexibleFrameModifier.Limits(min: min, ideal: ideal, max: max)
  return (limits.min, limits.ideal, limits.max)
}
