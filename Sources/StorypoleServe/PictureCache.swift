// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Pictures in memory, with a limit in bytes: the least recently used go first.
struct PictureCache {
  private struct Entry {
    var picture: Data
    var lastUse: Int
  }

  private var entries: [String: Entry] = [:]
  /// The keys in order of use; a key counts at its last place.
  private var uses: [(key: String, use: Int)] = []
  private var first = 0
  private var lastUse = 0
  private(set) var bytes = 0
  private let most: Int

  /// The bytes of an entry besides its picture.
  private static let overhead = 256

  init(most: Int) { self.most = most }

  var count: Int { entries.count }

  mutating func picture(_ key: String) -> Data? {
    guard let picture = entries[key]?.picture else { return nil }
    use(key)
    return picture
  }

  mutating func add(_ key: String, _ picture: Data) {
    // One picture must not drive out all others.
    guard picture.count + Self.overhead <= most / 4, entries[key] == nil else { return }
    entries[key] = Entry(picture: picture, lastUse: 0)
    bytes += picture.count + Self.overhead
    use(key)
    while bytes > most { removeOldest() }
  }

  mutating func removeAll() { self = PictureCache(most: most) }

  private mutating func use(_ key: String) {
    lastUse += 1
    entries[key]?.lastUse = lastUse
    uses.append((key, lastUse))
    // Keeps the list in proportion to the entries.
    guard uses.count - first > 2 * entries.count + 64 || first > 4096 else { return }
    uses = uses[first...].filter { entries[$0.key]?.lastUse == $0.use }
    first = 0
  }

  private mutating func removeOldest() {
    while first < uses.count {
      let (key, use) = uses[first]
      first += 1
      guard let entry = entries[key], entry.lastUse == use else { continue }
      entries[key] = nil
      bytes -= entry.picture.count + Self.overhead
      return
    }
  }
}
