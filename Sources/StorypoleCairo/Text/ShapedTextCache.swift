import StorypoleGraphics

/// Shaped texts of an engine, so that pictures drawn one after the other shape what they share once.
///
/// Two halves: what is used goes to the young one; when that is full, it becomes the old one, and the
/// old one, which holds what was not used since, is forgotten. Not for several threads at once.
struct ShapedTextCache {
  private let capacity: Int
  private var young: [Paragraph: FittedText] = [:]
  private var old: [Paragraph: FittedText] = [:]
  private var youngCost = 0
  private var oldCost = 0

  /// - Parameter capacity: in bytes, roughly, of all texts together.
  init(capacity: Int) { self.capacity = capacity }

  /// Bytes of all texts, roughly; never more than the capacity.
  var cost: Int { youngCost + oldCost }

  mutating func text(for paragraph: Paragraph) -> FittedText? {
    if let text = young[paragraph] { return text }
    guard let text = old.removeValue(forKey: paragraph) else { return nil }
    oldCost -= text.byteCount
    insert(text, for: paragraph)
    return text
  }

  /// A text that alone would take half of the room is not kept.
  mutating func insert(_ text: FittedText, for paragraph: Paragraph) {
    let cost = text.byteCount
    guard cost <= capacity / 2 else { return }
    if youngCost + cost > capacity / 2 {
      (old, oldCost) = (young, youngCost)
      (young, youngCost) = ([:], 0)
    }
    if let replaced = young.updateValue(text, forKey: paragraph) { youngCost -= replaced.byteCount }
    youngCost += cost
  }
}
