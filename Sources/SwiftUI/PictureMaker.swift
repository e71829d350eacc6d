// SPDX-License-Identifier: Apache-2.0
internal import StorypoleGraphics
package import StorypoleCairo

/// Lays out views and paints them, with the fonts and assets of one renderer or pool. Thread-safe.
package struct PictureMaker: Sendable {
  /// Finding the machine's fonts costs more than most pictures.
  package let textEngine: PangoTextEngine
  package let assets: ViewAssets
  /// The name that precedes warnings.
  let name: String

  package init(textEngine: PangoTextEngine, assets: ViewAssets, name: String) {
    (self.textEngine, self.assets, self.name) = (textEngine, assets, name)
  }

  func displayList(of content: some View, _ options: PictureOptions) throws -> DisplayList {
    try picture(of: content, options).displayList
  }

  func picture(of content: some View, _ options: PictureOptions) throws -> Picture {
    var options = options
    options.environment.assets = assets
    do {
      let picture = try makePicture(of: content, options, textEngine: textEngine)
      say(picture.host.warnings)
      return picture
    } catch let error as RenderError {
      throw ImageRendererError(.view, error.description)
    }
  }

  /// Prints each message once to standard error.
  func say(_ warnings: [String]) { Self.say(warnings, of: name) }

  package static func say(_ warnings: [String], of name: String) {
    for warning in warnings where Self.isNew(warning) {
      FileHandle.standardError.write(Data("\(name): \(warning)\n".utf8))
    }
  }

  private static let said = Locked<Set<String>>([])
  /// Bounds the memory of a server that receives a new kind of faulty view each second.
  private static let mostSaid = 1000

  private static func isNew(_ warning: String) -> Bool {
    said.withLock { said in
      if said.count >= mostSaid { said = [] }
      return said.insert(warning).inserted
    }
  }
}

extension PictureOptions {
  /// The options of a view without a window.
  init(proposal: ProposedViewSize, scale: CGFloat, isOpaque: Bool) {
    self.init()
    self.proposal = proposal
    self.scale = scale
    isTransparent = !isOpaque
  }
}
