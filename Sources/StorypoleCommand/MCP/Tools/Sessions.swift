// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleExplain

extension ToolArguments {
  /// Calls `work` for the modules of the path. An error in one doesn't keep the others from being answered.
  @MainActor func forEachModule(_ answer: inout ToolAnswer, _ work: (Session) throws -> String)
    throws
  {
    var modules = try modules(settings)[...]
    let areMany = modules.count > 1
    while let module = modules.popFirst() {
      do {
        ToolChild.progress("compiling \(module.shortTitle)")
        let session = try Session(module, settings)
        defer { session.end() }
        let text = try work(session)
        answer.add(areMany ? "\(module.paths[0]):\n\(text)" : text)
      } catch let failure as Failure where module.isGuess && failure.code == .doesNotCompile {
        let files = module.separated(settings)
        guard !files.isEmpty else { throw failure }
        modules = files + modules
      } catch let failure as Failure {
        answer.add(failure)
      }
    }
  }

  /// Collects texts of the previews that the arguments select.
  @MainActor func forEachPreview(_ work: (Session, Int) throws -> String) throws -> ToolAnswer {
    var answer = ToolAnswer()
    var failures: [Failure] = []
    try forEachModule(&answer) { session in
      let indices = try session.selection()
      var texts: [String] = []
      for index in indices {
        ToolChild.progress("drawing '\(session.displayName(of: index))'")
        do {
          let text = try work(session, index)
          texts.append(indices.count > 1 ? "\(session.displayName(of: index)):\n\(text)" : text)
        } catch let failure as Failure {
          failures.append(failure)
        }
      }
      return texts.joined(separator: "\n\n")
    }
    for failure in failures { answer.add(failure) }
    return answer
  }
}

/// The answer to `inspect` about a preview.
struct Inspection {
  var png: Data
  var words: String
  var boxes: String
  var lints: [Lint]
}

extension Session {
  /// In pixels: agents reduce larger pictures.
  private static let longestSide = 2000.0
  private static let mostTries = 8

  /// A PNG of limited size, and a sentence about it.
  func picture(of index: Int, moves: [[Double]] = []) throws -> (png: Data, words: String) {
    try picture(of: index, hasMarks: !moves.isEmpty) { path, scale in
      try draw(index, to: path, .png, moves: moves, scale: scale, longestSide: Self.longestSide)
    }
  }

  func inspection(of index: Int) throws -> Inspection {
    var found: (boxes: String, lints: [Lint])?
    let (png, words) = try picture(of: index) { path, scale in
      let longest = Self.longestSide
      if found != nil {
        return try draw(index, to: path, .png, scale: scale, longestSide: longest)
      }
      let (info, boxes, lints) = try inspect(index, to: path, longestSide: longest)
      found = (boxes, lints)
      return info
    }
    guard let found else { throw Self.confusion }
    return Inspection(png: png, words: words, boxes: found.boxes, lints: found.lints)
  }

  /// Draws at lower and lower scales until the picture fits an answer.
  private func picture(
    of index: Int, hasMarks: Bool = false,
    _ draw: (_ path: String, _ scale: Double) throws -> PictureInfo
  ) throws -> (png: Data, words: String) {
    let drawing = settings.drawing
    var scale = drawing.scale
    for _ in 0..<Self.mostTries {
      let file = Cache.images + "/picture-\(getpid())-\(UInt64.random(in: 0 ... .max))"
      let temporary = TemporaryFiles([file])
      defer { temporary.remove() }
      let info = try draw(file, scale)
      let png = try Data(contentsOf: URL(fileURLWithPath: file))
      let drawn = info.width > 0 ? min(scale, Double(info.pixelWidth) / info.width) : scale
      if png.count <= ToolAnswer.largestPicture || scale <= 0.01 {
        let size = "\(Self.number(info.width)) × \(Self.number(info.height)) pt"
        let pixels = "\(info.pixelWidth) × \(info.pixelHeight) px"
        let reduced =
          drawn < drawing.scale
          ? "; reduced from \(Self.number(drawing.scale)) to \(Self.number(drawn)) pixels per point"
          : ""
        let marks = hasMarks || drawing.hasMarks ? " with the margins of the marks" : ""
        return (png, "\(displayName(of: index)): \(size)\(marks), \(pixels)\(reduced)")
      }
      let bySize = (Double(ToolAnswer.largestPicture) / Double(png.count)).squareRoot()
      scale = drawn * min(0.9, bySize * 0.95)
    }
    throw Failure(
      .viewFailed, "the picture of '\(displayName(of: index))' is too large for an answer",
      help: ["Set a smaller 'size', or use the tool frames."])
  }

  static func number(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension Drawing {
  fileprivate var hasMarks: Bool { showsFrames || showsGuides || showsSpacing }
}
