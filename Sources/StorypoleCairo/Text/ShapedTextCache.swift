// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// Shaped texts of an engine, so that consecutive pictures shape equal texts once.
///
/// It has two generations: a used text moves to the young one; when that is full, it becomes the old one, and
/// the previous old one, whose texts were not used since, is dropped. Not thread-safe.
///
/// Where most texts are new, such as in a document's rows, few are kept: memory that lives for some thousand texts and
/// is then freed slows down everything that is allocated between.
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
  private var credit = CacheCredit(most: 512, gain: 2, tries: 32)

  /// - Parameter capacity: The approximate limit in bytes of all texts together.
  init(capacity: Int) { self.capacity = capacity }

  /// The approximate number of bytes of all texts; never more than the capacity.
  var cost: Int { youngCost + oldCost }

  mutating func text(for key: Key) -> FittedText? {
    let known = young[key]
    let text = known ?? old.removeValue(forKey: key)
    credit.note(isKnown: text != nil)
    if known == nil, let text {
      oldCost -= text.byteCount
      add(text, for: key)
    }
    return text
  }

  /// Keeps a new text, unless it alone would take half of the capacity, or there are too many new ones.
  mutating func insert(_ text: FittedText, for key: Key) {
    if credit.triesNext() { add(text, for: key) }
  }

  private mutating func add(_ text: FittedText, for key: Key) {
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
