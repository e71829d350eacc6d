/// What to draw a view into.
package struct PictureOptions {
  /// The proposal and the canvas, in points; nil proposes a phone's safe area and crops to the view.
  package var size: CGSize?
  /// Proposes nothing: the view's ideal size.
  package var isIdeal: Bool {
    get { proposal == .unspecified }
    set { proposal = newValue ? .unspecified : nil }
  }
  /// Proposes this, without a window around the view, and crops to the view.
  package var proposal: ProposedViewSize?
  /// Keeps the whole screen instead of cropping to the view.
  package var keepsCanvas = false
  /// Pixels per point.
  package var scale: CGFloat = 2
  package var isTransparent = false
  package var environment = EnvironmentValues()
  package var title: String?
  /// Takes down what the layout asks, for an explanation.
  package var trace: (any TraceSink)?

  package init() {}

  /// A phone of 2025: 393×852 points, with 59 at the top and 34 at the bottom outside the safe area.
  package static let screen = CGSize(width: 393, height: 852)
  package static let safeArea = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
  /// The same phone on its side.
  package static let landscapeSafeArea = EdgeInsets(top: 0, leading: 59, bottom: 21, trailing: 59)

  /// Where `size` is nil.
  package var screen = PictureOptions.screen
  package var safeArea = PictureOptions.safeArea
}

/// A view, laid out and ready to be encoded.
package struct Picture {
  package let displayList: DisplayList
  package let host: Host
  /// The picture's top-left corner in the window.
  package let origin: CGPoint
}

/// Lays a view out and paints it.
package func makePicture(
  of view: some View, _ options: PictureOptions, textEngine: any TextEngine
) throws -> Picture {
  try Host.onBigStack { () -> Result<Picture, RenderError> in
    var environment = options.environment
    environment.displayScale = options.scale
    let host = Host(textEngine: textEngine)
    host.trace = options.trace
    host.show(view, environment: environment)

    var window: HostWindow
    if let size = options.size {
      window = HostWindow(size: size)
    } else if let proposal = options.proposal {
      window = HostWindow(size: .zero)
      window.proposal = proposal
      window.centersRoot = false
    } else {
      window = HostWindow(size: options.screen)
      window.safeArea = options.safeArea
      window.growsWithRoot = !options.keepsCanvas
    }
    host.layout(in: window)
    if let scheme = host.rootViewNode?.preference(PreferredColorSchemeKey.self),
      scheme != environment.colorScheme
    {
      environment.colorScheme = scheme
      host.show(view, environment: environment)
      host.layout(in: window)
    }
    if let failure = host.failure { return .failure(failure) }

    var canvas = CGRect(origin: .zero, size: window.size)
    if options.size == nil, !options.keepsCanvas || options.proposal != nil {
      canvas = host.rootNode?.frameInRoot ?? .zero
    }
    // Whole pixels, none cut off.
    func up(_ length: CGFloat) -> CGFloat {
      max((length * options.scale - 1e-6).rounded(.up), 0) / options.scale
    }
    let size = CGSize(width: up(canvas.width), height: up(canvas.height))
    var list = DisplayList(
      size: size, scale: options.scale,
      background: options.isTransparent
        ? nil : SystemColor.background.resolve(in: environment))
    list.items = host.paint(size: size, scale: options.scale, origin: canvas.origin)
    list.title = options.title
    list.language = environment.locale.identifier
    return .success(Picture(displayList: list, host: host, origin: canvas.origin))
  }.get()
}
