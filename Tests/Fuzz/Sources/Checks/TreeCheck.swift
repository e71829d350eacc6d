// SPDX-License-Identifier: Apache-2.0
import Foundation
import Storypole
import StorypoleCairo
import StorypoleGraphics
import SwiftUI

/// A tree in all formats: all output ends, is finite, and is the same a second time.
struct TreeCheck {
  private let tree: Tree
  private let seed: UInt64
  private let thoroughly: Bool
  private static let engine = PangoTextEngine()
  private static let canary = try? picture(of: Text("Canary").padding()).svg

  init(_ test: Case, thoroughly: Bool) {
    tree = test.tree
    seed = test.seed
    self.thoroughly = thoroughly
  }

  private struct Made {
    var picture: Picture
    var svg: Data
  }

  private static var options: PictureOptions {
    var options = PictureOptions()
    options.size = CGSize(width: 300, height: 300)
    options.scale = 1
    return options
  }

  private static func picture(of view: some View) throws -> Made {
    let picture = try makePicture(of: view, options, textEngine: engine)
    return Made(picture: picture, svg: try CairoRenderer.svg(picture.displayList))
  }

  private func isTurn(_ period: UInt64) -> Bool { thoroughly || seed.isMultiple(of: period) }

  private var view: ModelView { ModelView(model: Model(tree)) }

  func run() throws {
    _ = Self.canary
    do {
      let made = try Self.picture(of: view)
      try checkFrames(made.picture)
      try checkNumbers(of: made.svg)
      if isTurn(3), try Self.picture(of: view).svg != made.svg {
        throw Finding("two pictures of one tree differ")
      }
      if isTurn(2) { _ = try CairoRenderer.png(made.picture.displayList) }
      if isTurn(5) { _ = try CairoRenderer.pdf([made.picture.displayList]) }
      if isTurn(6) {
        _ = try CairoRenderer.svg(
          made.picture.scene(
            from: .isometric, showsGuides: true, Self.options, textEngine: Self.engine))
      }
      if isTurn(4) { try checkExplanation() }
      if isTurn(7) { try checkIdealSize() }
    } catch is RenderError {
      // Too deep, too expensive or endless: the views' mistake, which is reported.
    } catch is DrawingError {
    } catch is ImageRendererError {
    }
    // A tree must not affect the pictures of others.
    if try Self.picture(of: Text("Canary").padding()).svg != Self.canary {
      throw Finding("a picture of another view is no longer the same")
    }
    _ = try CairoRenderer.png(Self.picture(of: Text("Canary")).picture.displayList)
  }

  private func checkFrames(_ picture: Picture) throws {
    if tree.hasNaN { return }
    let lines = try ViewHost.onBigStack {
      Result { try picture.host.describe(guides: ["leading", "firstTextBaseline"]) }
    }.get()
    for line in lines {
      let frame = line.frame
      if [frame.minX, frame.minY, frame.width, frame.height].contains(where: \.isNaN) {
        throw Finding("a frame is no number", "\(line.name): \(frame)")
      }
      // An infinite view has no middle.
      if !frame.width.isFinite || !frame.height.isFinite { continue }
      if line.firstBaseline.isNaN || line.guides.contains(where: \.value.isNaN) {
        throw Finding("a guide is no number", "\(line.name): \(line.guides)")
      }
    }
  }

  /// Numbers in an SVG document must not be infinite or NaN.
  private func checkNumbers(of svg: Data) throws {
    let text = String(decoding: svg, as: UTF8.self)
    // Letters are outlines; only titles and addresses are text, between brackets or in quotation
    // marks.
    let number = /["( ,MLCQHVATZ-](nan|inf)["), ]/
    if let match = text.firstMatch(of: number) {
      throw Finding("a number in SVG is none", String(text[..<match.range.upperBound].suffix(60)))
    }
  }

  private func checkExplanation() throws {
    let why = try explain(view, in: ProposedViewSize(width: 300, height: 300))
    let text = "\(why)"
    // The difference of infinite lengths is NaN.
    if tree.isFinite, let match = text.firstMatch(of: /\bnan\b/) {
      throw Finding(
        "an explanation has no number", String(text[..<match.range.upperBound].suffix(60)))
    }
    do {
      _ = try LayoutExplanation.encoder().encode(why)
    } catch {
      throw Finding("an explanation cannot be encoded", "\(error)")
    }
  }

  private func checkIdealSize() throws {
    let renderer = ImageRenderer(content: view)
    if seed.isMultiple(of: 2) { renderer.proposedSize = ProposedViewSize(width: 200, height: nil) }
    _ = try renderer.svgData()
  }
}
