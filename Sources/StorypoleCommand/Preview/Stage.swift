// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A preview in a page.
@MainActor
final class Tile {
  /// The server's number; `pageNumber` is the page's.
  let number: Int
  let client: UInt32
  let pageNumber: Int
  let file: String
  /// The preview's index in its file.
  let ordinal: Int
  let isStill: Bool
  var settings: PageSettings
  /// Whether the tile is open in the stage's process.
  var isOpen = false
  /// Whether a picture was sent since the last compilation.
  var isFresh = false

  init(
    number: Int, client: UInt32, pageNumber: Int, file: String, ordinal: Int, isStill: Bool,
    settings: PageSettings
  ) {
    (self.number, self.client, self.pageNumber) = (number, client, pageNumber)
    (self.file, self.ordinal, self.isStill, self.settings) = (file, ordinal, isStill, settings)
  }
}

/// The tiles of one process: one live preview, or all still pictures of a module.
@MainActor
final class Stage {
  struct Key: Hashable {
    var module: String
    /// The live preview's file; nil for still pictures.
    var file: String?
    var ordinal: Int?
  }

  let key: Key
  var tiles: [Int: Tile] = [:]
  var process: LiveProcess?
  /// Whether the process has loaded the module.
  var isLoaded = false
  /// Work that waits for the module.
  var whenLoaded: [() -> Void] = []
  /// The error, if the process ended unexpectedly.
  var failure: Failure?
  /// A counter's value at the last use.
  var lastUse = 0
  /// The still picture being drawn.
  var drawing: Tile?

  init(_ key: Key) { self.key = key }

  var isStill: Bool { key.file == nil }
  var sortedTiles: [Tile] { tiles.values.sorted { $0.number < $1.number } }

  /// Ends the process. Its pictures stay in the pages.
  func sleep() {
    process?.end()
    process = nil
    isLoaded = false
    whenLoaded = []
    drawing = nil
    for tile in tiles.values { tile.isOpen = false }
  }
}
