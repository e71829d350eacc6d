// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
internal import StorypoleCairo

/// Lays views out and paints them, in the fonts and with the assets of one renderer or pool. May be
/// used by several threads at once.
struct PictureMaker: Sendable {
  /// Finding the machine's fonts costs more than most pictures.
  let textEngine: PangoTextEngine
  let assets: ViewAssets
  /// Who says the warnings.
  let name: String

  struct Options {
    var proposedSize: ProposedViewSize
    var scale: CGFloat
    var isOpaque: Bool
  }

  func displayList(of content: some View, _ options: Options) throws -> DisplayList {
    try picture(of: content, options).displayList
  }

  /// - Parameter trace: takes down what the layout asks, for an explanation.
  func picture(
    of content: some View, _ options: Options, trace: (any TraceSink)? = nil
  ) throws -> Picture {
    var settings = PictureOptions()
    settings.proposal = options.proposedSize
    settings.scale = options.scale
    settings.isTransparent = !options.isOpaque
    settings.environment.assets = assets
    settings.trace = trace
    do {
      let picture = try makePicture(of: content, settings, textEngine: textEngine)
      say(picture.host.warnings)
      return picture
    } catch let error as RenderError {
      throw ImageRendererError(.view, error.description)
    }
  }

  /// Says each sentence once on standard error.
  func say(_ warnings: [String]) { Self.say(warnings, of: name) }

  static func say(_ warnings: [String], of name: String) {
    for warning in warnings where Self.isNew(warning) {
      FileHandle.standardError.write(Data("\(name): \(warning)\n".utf8))
    }
  }

  private static let said = Locked<Set<String>>([])
  /// A server that is sent a new kind of wrong view each second must not fill its memory with them.
  private static let mostSaid = 1000

  private static func isNew(_ warning: String) -> Bool {
    said.withLock { said in
      if said.count >= mostSaid { said = [] }
      return said.insert(warning).inserted
    }
  }
}
