/// What is said of a view where it cannot be seen.
struct SpokenTexts {
  var label: Text?
  var value: Text?
  var hint: Text?

  /// These with those of a modifier further out, which win.
  func merging(_ outer: SpokenTexts) -> SpokenTexts {
    SpokenTexts(
      label: outer.label ?? label, value: outer.value ?? value, hint: outer.hint ?? hint)
  }
}

extension Host {
  /// The view with the focus in words: its label, or else the texts that it shows, its value and its hint; nil
  /// where the focus is nowhere or there is nothing to say.
  package var spokenFocus: String? {
    guard let focused = focusedNode else { return nil }
    let spoken = focused.spokenAround
    func words(_ text: Text?) -> String? { string(of: text, in: focused.environment) }
    let parts = [
      words(spoken.label) ?? focused.shownTexts.joined(separator: ", "), words(spoken.value),
      words(spoken.hint),
    ]
    let said = parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
    return said.isEmpty ? nil : said
  }
}

extension LayoutNode {
  /// What modifiers say of the view that the node belongs to: those around it, out to the container.
  fileprivate var spokenAround: SpokenTexts {
    var spoken = traits?.spoken ?? SpokenTexts()
    var node = parent
    while let one = node, one.children.count == 1 {
      spoken = spoken.merging(one.traits?.spoken ?? SpokenTexts())
      node = one.parent
    }
    return spoken
  }

  /// The texts in the node, and the labels of its images.
  fileprivate var shownTexts: [String] {
    if let text = self as? TextNode { return [text.resolved.string] }
    if let image = self as? ImageNode, let label = image.resolved.image.label {
      return [host.string(of: label, in: environment) ?? ""]
    }
    return children.filter(\.isPlaced).flatMap(\.shownTexts)
  }
}
