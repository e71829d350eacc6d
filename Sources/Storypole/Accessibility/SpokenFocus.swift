// SPDX-License-Identifier: Apache-2.0
/// The texts of a view for assistive technologies.
struct SpokenTexts {
  var label: Text?
  var value: Text?
  var hint: Text?

  /// Merges these texts with those of an outer modifier, which win.
  func merging(_ outer: SpokenTexts) -> SpokenTexts {
    SpokenTexts(
      label: outer.label ?? label, value: outer.value ?? value, hint: outer.hint ?? hint)
  }
}

extension View {
  /// Sets the label of a control, if it is a text, and its value.
  nonisolated package func spokenControl(_ label: any View, value: Text? = nil) -> some View {
    let texts = SpokenTexts(label: (label as? any SpokenLabel)?.spokenLabel, value: value)
    return modifier(TraitModifier { $0.control = texts })
  }
}

/// A view that is a text, or has one as its title.
nonisolated package protocol SpokenLabel {
  var spokenLabel: Text? { get }
}

extension Text: SpokenLabel {
  nonisolated package var spokenLabel: Text? { self }
}

extension ViewHost {
  /// The focused view in words: its label, or else its visible texts, its value and its hint; nil without a focus or
  /// any text.
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
  /// The texts that modifiers set for the view that owns the node, from the innermost modifier to the container.
  fileprivate var spokenAround: SpokenTexts {
    var spoken = traits?.spoken ?? SpokenTexts()
    var node = parent
    while let one = node, one.children.count == 1 {
      spoken = spoken.merging(one.traits?.spoken ?? SpokenTexts())
      node = one.parent
    }
    return spoken
  }

  /// The control that contains the node, if any.
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
