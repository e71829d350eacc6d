// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// An image in one environment: its size and its content.
struct ResolvedImage {
  enum Content {
    /// The assets don't contain it.
    case missing
    case loaded(ImageContent)
    case symbol(ResolvedSymbol)
    case drawing(ImageDrawing)
  }

  var image: Image
  let content: Content
  /// The natural size, in points.
  let size: CGSize
  /// The distance from the top of the natural size; nil for the bottom edge.
  let baseline: CGFloat?
  /// Whether it is painted in the foreground style.
  var isTemplate: Bool
  var environment: EnvironmentValues

  /// Reports missing assets to the host.
  init(_ image: Image, in environment: EnvironmentValues, host: ViewHost) {
    self.image = image
    self.environment = environment
    var baseline: CGFloat?
    var assetIsTemplate: Bool?
    switch image.source {
    case .named(let name):
      if let own = Self.ownSymbol(name, in: environment, host: host) {
        (content, size, baseline) = own
        assetIsTemplate = true
      } else {
        let loaded = Self.load(name, in: environment) { host.warn($0, once: $0) }
        content = loaded.map { .loaded($0.content) } ?? .missing
        size = loaded?.size ?? .zero
        assetIsTemplate = loaded?.isTemplate
      }
    case .symbol(let symbol):
      (content, size, baseline) = Self.symbol(symbol, in: environment, host: host)
      assetIsTemplate = true
    case .loaded(let loaded):
      content = .loaded(loaded.content)
      size = loaded.size
      assetIsTemplate = loaded.isTemplate
    case .drawing(let drawing):
      content = .drawing(drawing)
      size = drawing.size
    }
    // A stretched symbol is a picture like any other.
    self.baseline = image.resizing == nil ? baseline : nil
    isTemplate = image.renderingMode.map { $0 == .template } ?? assetIsTemplate ?? false
  }

  static func load(
    _ name: AssetName, in environment: EnvironmentValues, warn: (String) -> Void
  ) -> LoadedImage? {
    guard let loader = environment.assets?.loader else {
      warn(
        "there is no image \"\(name.name)\": the view has no assets; it takes no space. "
          + "Set them with .environment(\\.assets, ViewAssets(folders: …))")
      return nil
    }
    let answer = loader.image(name, in: environment.assetTraits)
    for warning in answer.warnings { warn(warning) }
    return answer.value
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    guard let resizing = image.resizing, !isMissing else { return size }
    func length(_ proposed: CGFloat?, _ own: CGFloat, _ caps: CGFloat) -> CGFloat {
      proposed.map { max($0, caps, 0) } ?? own
    }
    let caps = resizing.caps
    return CGSize(
      width: length(proposal.width, size.width, caps.leading + caps.trailing),
      height: length(proposal.height, size.height, caps.top + caps.bottom))
  }

  var isMissing: Bool { if case .missing = content { true } else { false } }
}
