// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A preview in a page.
@MainActor
final class Tile {
  /// Ours; `pageNumber` is the page's.
  let number: Int
  let client: UInt32
  let pageNumber: Int
  let file: String
  /// Among those of its file.
  let ordinal: Int
  let isStill: Bool
  var settings: PageSettings
  /// Whether the stage's process holds it.
  var isOpen = false
  /// Whether a picture was sent since the module was compiled.
  var isFresh = false

  init(
    number: Int, client: UInt32, pageNumber: Int, file: String, ordinal: Int, isStill: Bool,
    settings: PageSettings
  ) {
    (self.number, self.client, self.pageNumber) = (number, client, pageNumber)
    (self.file, self.ordinal, self.isStill, self.settings) = (file, ordinal, isStill, settings)
  }
}

/// The tiles that one process shows: those of one preview, or all still pictures of a module.
@MainActor
final class Stage {
  struct Key: Hashable {
    var module: String
    /// Of the live preview; still pictures have none.
    var file: String?
    var ordinal: Int?
  }

  let key: Key
  var tiles: [Int: Tile] = [:]
  var process: LiveProcess?
  /// Whether the process has loaded the module.
  var isLoaded = false
  /// What waits for that.
  var whenLoaded: [() -> Void] = []
  /// Why there is no process, if it ended by itself.
  var failure: Failure?
  /// When it was used last, by count.
  var lastUse = 0
  /// Of still pictures, the one that is being drawn.
  var drawing: Tile?

  init(_ key: Key) { self.key = key }

  var isStill: Bool { key.file == nil }
  var sortedTiles: [Tile] { tiles.values.sorted { $0.number < $1.number } }

  /// Ends the process. Pictures stay in the pages.
  func sleep() {
    process?.end()
    process = nil
    isLoaded = false
    whenLoaded = []
    drawing = nil
    for tile in tiles.values { tile.isOpen = false }
  }
}
