// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleCairo
import StorypoleGraphics
import SwiftUI

extension PreviewRenderer {
  /// Draws a preview as PNG in a second thread while it is explained and checked.
  func inspect(_ request: ExplanationRequest, to path: String) throws -> Response {
    let (preview, drawing) = (previews[request.index], request.drawing)
    let picture = try picture(of: preview, drawing, trace: ProposalTrace())
    var (list, warnings) = try displayList(of: picture, preview, drawing)
    list.limitPixels(drawing)
    try drawing.checkLimits(of: [list], .png)
    let drawn = DrawnPNG(list)
    let explanation = try picture.explanation.printed(request, name: preview.name)
    let lints = try lints(of: preview, drawing, picture).jsonText(isPretty: false)
    do {
      let output = try drawn.output()
      try output.data.write(to: URL(fileURLWithPath: path))
      warnings = picture.host.warnings + warnings + output.warnings
      return .inspected(
        PictureInfo(list, warnings: warnings, notes: output.notes),
        explanation: explanation, lints: lints)
    } catch let error as DrawingError {
      throw Self.failure(error, picture)
    }
  }
}

/// A PNG file that a thread makes of a display list.
private final class DrawnPNG: Sendable {
  private let done = DispatchSemaphore(value: 0)
  private let result = Locked<Result<DocumentOutput, any Error>?>(nil)

  init(_ list: DisplayList) {
    let thread = Thread { [self] in
      let output = Result { try CairoRenderer.pngOutput(list) }
      result.withLock { $0 = output }
      done.signal()
    }
    // In bytes: nested layers need more than a thread has.
    thread.stackSize = 16 << 20
    thread.start()
  }

  /// The file, once it is done. To be called once.
  func output() throws -> DocumentOutput {
    done.wait()
    return try result.withLock { $0! }.get()
  }
}

extension DisplayList {
  /// Reduces the scale so that a picture keeps the drawing's limit.
  mutating func limitPixels(_ drawing: Drawing) {
    guard let limit = drawing.longestSide else { return }
    let side = max(size.width, size.height)
    if side * scale > limit { scale = limit / side }
  }
}

extension PictureInfo {
  init(_ list: DisplayList, pages: Int? = nil, warnings: [String], notes: [String]) {
    self.init(
      width: list.size.width, height: list.size.height,
      pixelWidth: Int((list.size.width * list.scale).rounded(.up)),
      pixelHeight: Int((list.size.height * list.scale).rounded(.up)),
      pages: pages, warnings: warnings, notes: notes)
  }
}
