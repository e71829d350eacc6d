// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// Shaped texts of an engine, so that consecutive pictures shape equal texts once.
///
/// It has two generations: a used text moves to the young one; when that is full, it becomes the old one, and
/// the previous old one, whose texts were not used since, is dropped. Not thread-safe.
struct ShapedTextCache {
  /// A paragraph with its hash, which is expensive to compute.
  final class Key: Hashable {
    let paragraph: Paragraph
    private let hash: Int

    init(_ paragraph: Paragraph) {
      self.paragraph = paragraph
      hash = paragraph.hashValue
    }

    static func == (a: Key, b: Key) -> Bool { a.hash == b.hash && a.paragraph == b.paragraph }
    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
  }

  private let capacity: Int
  private var young: [Key: FittedText] = [:]
  private var old: [Key: FittedText] = [:]
  private var youngCost = 0
  private var oldCost = 0

  /// - Parameter capacity: The approximate limit in bytes of all texts together.
  init(capacity: Int) { self.capacity = capacity }

  /// The approximate number of bytes of all texts; never more than the capacity.
  var cost: Int { youngCost + oldCost }

  mutating func text(for key: Key) -> FittedText? {
    if let text = young[key] { return text }
    guard let text = old.removeValue(forKey: key) else { return nil }
    oldCost -= text.byteCount
    insert(text, for: key)
    return text
  }

  /// Skips a text that alone would take half of the capacity.
  mutating func insert(_ text: FittedText, for key: Key) {
    let cost = text.byteCount
    guard cost <= capacity / 2 else { return }
    if youngCost + cost > capacity / 2 {
      swap(&young, &old)
      (oldCost, youngCost) = (youngCost, 0)
      // It grows to the same size again.
      young.removeAll(keepingCapacity: true)
    }
    if let replaced = young.updateValue(text, forKey: key) { youngCost -= replaced.byteCount }
    youngCost += cost
  }
}
