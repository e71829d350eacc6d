// SPDX-License-Identifier: Apache-2.0
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

extension View {
  /// What a control is called, as far as its label is a text, and the value that it has.
  nonisolated package func spokenControl(_ label: any View, value: Text? = nil) -> some View {
    let texts = SpokenTexts(label: (label as? any SpokenLabel)?.spokenLabel, value: value)
    return modifier(TraitModifier { $0.control = texts })
  }
}

/// A view that is a text, or has one for its title.
nonisolated package protocol SpokenLabel {
  var spokenLabel: Text? { get }
}

extension Text: SpokenLabel {
  nonisolated package var spokenLabel: Text? { self }
}

extension ViewHost {
  /// The view with the focus in words: its label, or else the texts that it shows, its value and its hint; nil
  /// where the focus is nowhere or there is nothing to say.
  package var spokenFocus: String? {
    guard let focused = focusedNode else { return nil }
    let control = focused.controlAround
    var spoken = focused.spokenAround
    if let control { spoken = spoken.merging(control.spokenAround) }
    let own = control?.traits?.control
    func words(_ text: Text?) -> String? { string(of: text, in: focused.environment) }
    let label =
      words(spoken.label) ?? words(own?.label)
      ?? (control ?? focused).shownTexts.joined(separator: ", ")
    let parts = [label, words(spoken.value ?? own?.value), words(spoken.hint)]
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

  /// The control that the node is a part of, if it is of one.
  fileprivate var controlAround: LayoutNode? {
    var node: LayoutNode? = self
    while let one = node, one.traits?.control == nil { node = one.parent }
    return node
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
