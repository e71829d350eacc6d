// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// A view in a host, ready to be drawn at any time.
package final class ViewSession {
  package let host: ViewHost
  private var options: PictureOptions
  private var window: HostWindow
  private var show: (EnvironmentValues) -> Void
  /// The part of the window that the last picture showed.
  private var frame: CGRect?

  /// Lays the view out. If `isLive` is true, the time advances and animations show intermediate values; else every
  /// change is complete at once.
  package init(
    _ view: some View, _ options: PictureOptions, textEngine: any TextEngine, isLive: Bool,
    openTasks: OpenTasks? = nil, date: Date? = nil
  ) {
    let host = ViewHost(textEngine: textEngine)
    host.trace = options.trace
    host.isLive = isLive
    host.openTasks = openTasks
    host.hasWindow = options.proposal == nil
    host.mostElements = options.mostElements
    host.space.isForPaper = options.isForPaper
    if let date { host.startDate = date }
    self.host = host
    self.options = options
    self.options.environment.displayScale = options.scale
    show = { host.show(view, environment: $0) }
    window = options.window
    Surroundings.current.use(self.options)
    ViewHost.onBigStack {
      host.expect(window)
      show(self.options.environment)
      layOut()
    }
  }

  private func layOut() {
    host.layout(in: window)
    if let scheme = host.preferredColorScheme, scheme != options.environment.colorScheme {
      options.environment.colorScheme = scheme
      show(options.environment)
      host.layout(in: window)
    }
  }

  /// Shows another view of the same type, which keeps nothing of this one: see `ViewHost.canShowAnother`.
  package func showNext(_ view: some View, title: String?) {
    options.title = title
    frame = nil
    show = { [host] in host.show(view, environment: $0) }
    host.startDate = Date()
    Surroundings.current.use(options)
    ViewHost.onBigStack {
      show(options.environment)
      layOut()
    }
  }

  /// Runs `work` with the host, on a stack for deep views, and applies the changes.
  package func perform(_ work: (ViewHost) -> Void) {
    ViewHost.onBigStack {
      work(host)
      host.update()
    }
  }

  /// Advances the time; see `ViewHost.advance`.
  package func advance(to time: Double) { perform { $0.advance(to: time) } }

  /// Shows the view with different options and keeps its state.
  package func change(to options: PictureOptions) {
    self.options = options
    self.options.environment.displayScale = options.scale
    host.trace = options.trace
    window = options.window
    frame = nil
    Surroundings.current.use(self.options)
    ViewHost.onBigStack {
      show(self.options.environment)
      layOut()
    }
  }

  /// The environment of the views, which keep their state.
  package var environment: EnvironmentValues {
    get { options.environment }
    set {
      options.environment = newValue
      ViewHost.onBigStack {
        show(newValue)
        layOut()
      }
    }
  }

  /// Resizes the window, in points.
  package func resize(to size: CGSize) {
    options.size = size
    window = options.window
    frame = nil
    ViewHost.onBigStack { layOut() }
  }

  /// The current picture: the part of the window that `PictureOptions.frame(of:in:painted:)` chooses.
  package func picture() throws -> Picture {
    let (part, painted) = try choosePart()
    if let painted { return painted }
    return try picture(of: part)
  }

  /// The place of the current picture in the window, in points, for those who need no picture.
  package func pictureFrame() throws -> CGRect {
    let part = try choosePart().part
    return CGRect(origin: part.origin, size: pictureSize(of: part))
  }

  /// Chooses the part of the window that a picture shows. The drawing decides about it, and is returned if it is that of the
  /// part.
  private func choosePart() throws -> (part: CGRect, painted: Picture?) {
    let content = host.rootNode?.frameInRoot ?? .zero
    let first = frame ?? content
    let picture = try self.picture(of: first)
    lazy var boxes = picture.displayList.paintedBoxes.map {
      var box = $0
      box.rect = box.rect.offsetBy(dx: first.minX, dy: first.minY)
      return box
    }
    let right = options.frame(of: content, in: window) {
      boxes.reduce(.null) { $0.union($1.rect) }
    }
    // A view that briefly extends past its frame must not make the picture jump back and forth.
    let isKept = host.isLive && isWhole && first.contains(right)
    let part = isKept ? first : right
    frame = part
    if !host.isLive {
      var outside = OutsideDrawing(
        of: CGRect(origin: part.origin, size: pictureSize(of: part)), scale: options.scale)
      outside.add(boxes)
      host.warn(of: outside, options)
    }
    return (part, part == first ? picture : nil)
  }

  /// Draws the picture in parts, for a view that is larger than memory should hold: each is a list of the next items, and
  /// none is kept. The options must have a proposal.
  package func draw(to output: (DisplayList) throws -> Void) throws {
    precondition(options.proposal != nil)
    if let failure = host.failure { throw failure }
    let content = host.rootNode?.frameInRoot ?? .zero
    var part = emptyList(of: content)
    var outside = OutsideDrawing(of: CGRect(origin: .zero, size: part.size), scale: part.scale)
    var boxes = PaintedBoxes()
    let result: Result<Void, any Error> = withoutActuallyEscaping(output) { output in
      ViewHost.onBigStack {
        var result: Result<Void, any Error> = .success(())
        host.paint(scale: options.scale, origin: content.origin) { items in
          guard case .success = result else { return }
          outside.add(boxes.next(items))
          part.items = items
          result = Result { try output(part) }
        }
        return result
      }
    }
    try result.get()
    host.warn(of: outside, options)
  }

  /// Whether the last picture showed the whole window.
  private var isWhole: Bool { frame == CGRect(origin: .zero, size: window.size) }

  /// Whole pixels, none cut off.
  private func pictureSize(of part: CGRect) -> CGSize {
    func up(_ length: CGFloat) -> CGFloat {
      max((length * options.scale - 1e-6).rounded(.up), 0) / options.scale
    }
    return CGSize(width: up(part.width), height: up(part.height))
  }

  /// A picture of a given part of the window.
  package func picture(of part: CGRect) throws -> Picture {
    if let failure = host.failure { throw failure }
    var list = emptyList(of: part)
    list.items = ViewHost.onBigStack {
      host.paint(size: list.size, scale: list.scale, origin: part.origin)
    }
    return Picture(displayList: list, host: host, origin: part.origin)
  }

  private func emptyList(of part: CGRect) -> DisplayList {
    let (scale, size) = (options.scale, pictureSize(of: part))
    var list = DisplayList(
      size: size, scale: scale,
      background: options.isTransparent
        ? nil : host.backgroundColor(in: options.environment))
    list.title = options.title
    list.language = options.environment.locale.identifier
    return list
  }
}

extension PictureOptions {
  /// The window that a view is laid out in.
  var window: HostWindow {
    var window = flatWindow
    window.depth = depth
    return window
  }

  private var flatWindow: HostWindow {
    if let size { return HostWindow(size: size) }
    if let proposal {
      var window = HostWindow(size: .zero)
      window.proposal = proposal
      window.centersRoot = false
      return window
    }
    var window = HostWindow(size: screen)
    window.safeArea = safeArea
    window.growsWithRoot = !keepsCanvas
    return window
  }
}
