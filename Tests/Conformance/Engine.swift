import Storypole
import SwiftUI

// Everything that the cases need of the engine beyond SwiftUI's public API.

/// What a view is laid out in.
struct Setting: Sendable, CustomStringConvertible {
  var proposal = ProposedViewSize(width: 1000, height: 1000)
  var safeArea = EdgeInsets()
  var direction = LayoutDirection.leftToRight
  var scale: CGFloat = 1
  var centersRoot = true
  /// Whether the case's own frames have to be mirrored to hold here.
  var isMirrored = false
  var engine = FixedTextEngine.plain

  @MainActor func frames(of view: some View) -> Frames {
    let result = layoutFrames(
      view,
      LayoutRequest(
        proposal: proposal, safeAreaInsets: safeArea, layoutDirection: direction,
        displayScale: scale, textEngine: engine, centersRoot: centersRoot))
    return Frames(rootSize: result.rootSize, frames: result.frames)
  }

  var description: String {
    "\(direction == .leftToRight ? "left-to-right" : "right-to-left") at scale \(scale)"
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
  /// the baseline is what its gaps show: 12.678809606772 less a tenth of the line, up to a pixel.
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

/// A text of a recorded size.
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
