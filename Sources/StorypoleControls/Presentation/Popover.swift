// SPDX-License-Identifier: Apache-2.0
import Storypole

/// Shows a card beside its view. A picture without a window shows none, and a warning reports it.
nonisolated struct PopoverModifier<Card: View>: ViewModifier {
  typealias Body = Never
  /// The modifier's name in warnings.
  let name: String
  let isPresented: Bool
  var anchor = PopoverAttachmentAnchor.rect(.bounds)
  /// The edge of the view for the card; nil for below.
  var edge: Edge?
  let dismiss: () -> Void
  @ViewBuilder let card: () -> Card

  static func _makeNode(
    _ modifier: Self, content: @escaping (_ViewNode?, _ViewInputs) -> _ViewNode,
    reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    guard inputs.host.showsPresentations else {
      warnOfPresentation(modifier.isPresented ? modifier.name : nil, in: inputs.host)
      return content(old, inputs)
    }
    let node: PopupViewNode
    if let old = old as? PopupViewNode {
      node = old
    } else {
      guard let inputs = inputs.descend(into: Self.self) else { return EmptyNode(inputs) }
      node = PopupViewNode(inputs)
    }
    guard modifier.isPresented else {
      node.update(nil, inputs, content, popup: nil)
      return node
    }
    let (card, dismiss) = (modifier.card, modifier.dismiss)
    let setting = PopupSetting(
      placement: .beside(modifier.edge ?? .bottom, modifier.anchor), isModal: true,
      dismiss: dismiss, isCentered: true)
    node.update(setting, inputs, content) { old, inputs in
      var inputs = inputs
      inputs.environment.setPresented(dismiss)
      return Card._makeNode(card(), reusing: old, inputs)
    }
    return node
  }
}

/// The card of a popover. Its corners are ours.
nonisolated struct PopoverCard<Content: View>: View {
  let content: Content
  @MainActor var body: some View { content.popupCard(cornerRadius: 24) }
}
