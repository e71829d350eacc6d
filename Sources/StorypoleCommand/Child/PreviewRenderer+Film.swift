// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleCairo
import SwiftUI
import StorypoleGraphics

extension PreviewRenderer {
  /// Films a preview at a fixed frame rate until nothing moves, or for the requested time.
  func record(
    _ preview: CompiledFile.Item, to path: String, _ film: Film, _ drawing: Drawing,
    progress: (Double) -> Void
  ) throws -> FilmInfo {
    let tasks = try started(preview, drawing, isLive: true)
    let (lists, size) = try lists(of: tasks, film)
    let frames = merged(lists, each: 1 / Double(film.framesPerSecond))
    let data = try encoded(frames, film.format, hasAlpha: drawing.isTransparent, progress: progress)
    try data.write(to: URL(fileURLWithPath: path))
    let scale = CGFloat(drawing.scale)
    return FilmInfo(
      pixelWidth: Int((size.width * scale).rounded()),
      pixelHeight: Int((size.height * scale).rounded()), frames: frames.count,
      duration: frames.reduce(0) { $0 + $1.duration }, warnings: tasks.session.host.warnings)
  }

  /// The display list of each frame, and the size of the film: the union of all content.
  private func lists(of tasks: TaskRunner, _ film: Film) throws -> ([DisplayList], CGSize) {
    let session = tasks.session
    let start = session.host.time
    let duration = film.duration ?? Film.longestByItself
    let count = Int((duration * Double(film.framesPerSecond)).rounded())
    var lists: [DisplayList] = []
    var origins: [CGPoint] = []
    var seen = CGRect.null
    for number in 0...count {
      tasks.pass(to: start + Double(number) / Double(film.framesPerSecond))
      let picture = try session.picture()
      seen = seen.union(CGRect(origin: picture.origin, size: picture.displayList.size))
      lists.append(picture.displayList)
      origins.append(picture.origin)
      if film.duration == nil, !session.host.needsFrame, !tasks.isWaiting { break }
    }
    // Whole pixels, so that no edge is between two.
    let scale = lists[0].scale
    let corner = CGPoint(
      x: (seen.minX * scale).rounded(.down) / scale, y: (seen.minY * scale).rounded(.down) / scale)
    let size = CGSize(
      width: ((seen.maxX - corner.x) * scale).rounded(.up) / scale,
      height: ((seen.maxY - corner.y) * scale).rounded(.up) / scale)
    for index in lists.indices {
      lists[index].size = size
      if corner == origins[index] { continue }
      var move = Layer()
      move.transform = CGAffineTransform(
        translationX: origins[index].x - corner.x, y: origins[index].y - corner.y)
      lists[index].items =
        [DisplayItem(.begin(move))] + lists[index].items + [DisplayItem(.end)]
    }
    return (lists, size)
  }

  /// Merges equal consecutive frames.
  private func merged(_ lists: [DisplayList], each duration: Double) -> [FilmFrame] {
    var frames: [FilmFrame] = []
    for list in lists {
      if let last = frames.last, last.list == list {
        frames[frames.count - 1].duration += duration
      } else {
        frames.append(FilmFrame(list, duration: duration))
      }
    }
    return frames
  }

  private func encoded(
    _ frames: [FilmFrame], _ format: FilmFormat, hasAlpha: Bool, progress: (Double) -> Void
  ) throws -> Data {
    var png = AnimatedPNG(count: frames.count)
    let gif = try format == .gif ? AnimatedGIF() : nil
    for (index, frame) in frames.enumerated() {
      if let gif { try gif.add(frame) } else { try png.add(frame, hasAlpha: hasAlpha) }
      progress(Double(index + 1) / Double(frames.count))
    }
    if let gif { return gif.finish() }
    return png.finish()
  }
}
