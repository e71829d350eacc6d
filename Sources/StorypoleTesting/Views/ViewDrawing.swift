// SPDX-License-Identifier: Apache-2.0
import Foundation
import Storypole
import StorypoleCairo
import StorypoleExplain
import StorypoleGraphics
import SwiftUI

/// Lays views out and draws them, with the fonts of `ImageRenderer` and the assets of the program's bundle.
enum ViewDrawing {
  private static let textEngine = PangoTextEngine()
  private static let assets = ViewAssets(bundle: .main)

  /// Draws a view in a window, with the system's background.
  ///
  /// - Parameter traits: Take precedence over those of the window. The scale is 2 pixels per point if both leave it
  ///   open.
  /// - Throws: A failure that names the reason.
  static func image(
    of view: some View, in window: ViewImageConfig, _ traits: UITraitCollection
  ) throws -> UIImage {
    var options = PictureOptions()
    UITraitCollection(traitsFrom: [window.traits, traits]).apply(to: &options.environment)
    options.scale =
      [traits, window.traits].map(\.displayScale).first { $0 > 0 && $0.isFinite } ?? 2
    options.screen = try window.size ?? size(of: view, options)
    guard options.screen.width.isFinite, options.screen.height.isFinite else {
      throw SnapshotFailure(message: "A picture needs a finite size, not \(options.screen).")
    }
    guard options.screen.width > 0, options.screen.height > 0 else {
      throw SnapshotFailure(
        message: """
          The picture has no size: \(Double(options.screen.width)) × \(Double(options.screen.height)) points. Give the \
          view a frame, or use the layout .fixed(width:height:) or .device(config:).
          """)
    }
    let (left, right) = (window.safeArea.left, window.safeArea.right)
    let isMirrored = options.environment.layoutDirection == .rightToLeft
    options.safeArea = EdgeInsets(
      top: window.safeArea.top, leading: isMirrored ? right : left,
      bottom: window.safeArea.bottom, trailing: isMirrored ? left : right)
    options.keepsCanvas = true
    return try image(of: view, options)
  }

  /// Draws a view with its frames.
  static func image(of view: some View, _ options: PictureOptions) throws -> UIImage {
    let picture = try picture(of: view, options)
    let data: Data
    do {
      data = try CairoRenderer.png(picture.displayList)
    } catch let error as DrawingError {
      throw SnapshotFailure(message: error.description)
    }
    let frames = GoldenFrames(picture.explanation) { _, _ in nil }.text
    guard let image = UIImage(data: data, scale: options.scale, frames: frames) else {
      throw SnapshotFailure(message: "The picture can't be read back.")
    }
    return image
  }

  /// - Throws: A failure that names the reason.
  ///
  /// - Parameter lengthensTexts: Whether texts are 40 % longer, as a translation may be.
  static func picture(
    of view: some View, _ options: PictureOptions, lengthensTexts: Bool = false
  ) throws -> Picture {
    var options = options
    options.environment.assets = assets
    options.trace = ProposalTrace()
    do {
      let engine: any TextEngine = lengthensTexts ? LongerTextEngine(textEngine) : textEngine
      let picture = try makePicture(of: view, options, textEngine: engine)
      Warnings.print(picture.host.warnings)
      return picture
    } catch let error as RenderError {
      throw SnapshotFailure(message: error.description)
    }
  }

  /// The size that a view takes for a proposal of 0 × 0.
  private static func size(of view: some View, _ options: PictureOptions) throws -> CGSize {
    var options = options
    options.proposal = .zero
    return try picture(of: view, options).displayList.size
  }

  /// Prints each warning once to standard error.
  private final class Warnings: @unchecked Sendable {
    private static let shared = Warnings()
    private let lock = NSLock()
    private var printed: Set<String> = []

    static func print(_ warnings: [String]) {
      shared.lock.withLock {
        for warning in warnings where shared.printed.insert(warning).inserted {
          FileHandle.standardError.write(Data("snapshot: \(warning)\n".utf8))
        }
      }
    }
  }
}

extension Async {
  /// A value from work that can fail: the assertion fails with the reason.
  static func attempt(_ work: () throws -> Value) -> Async {
    do {
      return Async(value: try work())
    } catch let failure as SnapshotFailure {
      return Async { _ in SnapshotProblem.report(failure.message) }
    } catch {
      return Async { _ in SnapshotProblem.report("\(error)") }
    }
  }
}
