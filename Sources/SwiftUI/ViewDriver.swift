// SPDX-License-Identifier: Apache-2.0
internal import StorypoleCairo

/// Shows a view without a window, with time that advances only on request: for tests, and for pictures of
/// animations.
///
///     let driver = ViewDriver(size: CGSize(width: 300, height: 200)) { AlignmentSwitch() }
///     try driver.tap("trailing")
///     driver.advance(by: 0.5)
///     try driver.write(to: URL(fileURLWithPath: "half.png"))
///
/// The view has state, animations, gestures and timers as in a window. Tasks (`task`, `async`) run in real
/// time: `await driver.settle()` lets them run.
@MainActor
public final class ViewDriver {
  let session: ViewSession
  let scale: CGFloat

  /// Shows a view at time 0.
  ///
  /// - Parameters:
  ///   - size: The window's size in points.
  ///   - scale: The pixels per point of pictures.
  ///   - date: The date at which the view appears, for `TimelineView`.
  public init<Content: View>(
    size: CGSize, scale: CGFloat = 2, date: Date = Date(timeIntervalSinceReferenceDate: 0),
    @ViewBuilder content: () -> Content
  ) {
    var options = PictureOptions()
    options.size = size
    options.scale = scale
    options.environment.assets = PictureMaker.shared.assets
    self.scale = scale
    session = ViewSession(
      content(), options, textEngine: PictureMaker.shared.textEngine, isLive: true, date: date)
  }

  /// The seconds since the view appeared.
  public var time: TimeInterval { session.host.time }

  /// Whether an animation is running, or a change isn't shown yet.
  public var isMoving: Bool { session.host.needsFrame }

  /// Advances time by seconds, and runs everything scheduled in between at its time. A negative or NaN step
  /// does nothing.
  public func advance(by seconds: TimeInterval) { advance(to: time + seconds) }

  /// Advances time to `time` seconds after the view appeared; never back.
  public func advance(to time: TimeInterval) { session.advance(to: time) }

  /// Advances time until nothing moves, for at most `limit` seconds, and returns whether everything is at
  /// rest.
  @discardableResult public func advanceToRest(limit: TimeInterval = 60) -> Bool {
    let end = time + limit
    // A screen's frames.
    while isMoving, time < end { advance(to: min(time + 1.0 / 60, end)) }
    return !isMoving
  }

  /// Lets the views' tasks run, `turns` times, and shows their changes.
  public func settle(turns: Int = 100) async {
    for _ in 0..<max(turns, 1) { await Task.yield() }
    session.perform { _ in }
  }

  /// Resizes the window, in points.
  public func resize(to size: CGSize) { session.resize(to: size) }

  /// The phase of the view's window: active at first, inactive while another window is in use, in the
  /// background while it is minimized.
  public var scenePhase: ScenePhase {
    get { session.environment.scenePhase }
    set { session.environment.scenePhase = newValue }
  }

  // MARK: Output

  /// The visible texts, from back to front.
  public var texts: [String] { session.host.texts.map(\.string) }

  /// The frame of a visible text, in points of the window; nil if it isn't visible.
  ///
  /// A whole text takes precedence over a part of one; of several, the frontmost counts.
  public func frame(of text: String) -> CGRect? { session.host.frame(ofText: text) }

  /// Warnings about content that could not be shown as described.
  public var warnings: [String] { session.host.warnings }

  /// A PNG file of the view at this time.
  public func pngData() throws -> Data { try data(.png) }

  /// An SVG document of the view at this time. Text becomes outlines.
  public func svgData() throws -> Data { try data(.svg) }

  /// Writes a picture of the view at this time, in the format of the file's extension: png, svg or pdf.
  public func write(to url: URL) throws { try PictureFormat.write(to: url) { try data($0) } }

  private func data(_ format: PictureFormat) throws -> Data {
    do {
      return try format.data(of: [session.picture().displayList])
    } catch let error as RenderError {
      throw ImageRendererError(.view, error.description)
    }
  }
}
