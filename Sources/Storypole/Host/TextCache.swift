/// The shaped texts of a host: equal paragraphs are shaped once, however many views show them.
final class TextCache {
  /// More than a screen shows; beyond it the cache starts anew. Nodes keep what they use.
  private static let limit = 2000
  private var texts: [Paragraph: any ShapedText] = [:]

  func text(_ paragraph: Paragraph, shape: () -> any ShapedText) -> any ShapedText {
    if let text = texts[paragraph] { return text }
    let text = shape()
    if texts.count == Self.limit { texts.removeAll(keepingCapacity: true) }
    texts[paragraph] = text
    return text
  }
}

extension Host {
  func shapedText(_ paragraph: Paragraph) -> any ShapedText {
    texts.text(paragraph) {
      space.counters.shapedTexts += 1
      return textEngine.shape(paragraph)
    }
  }
}
