/// A text.
nonisolated public struct Text: LeafView {
  let string: String
  public init<S: StringProtocol>(_ content: S) { string = String(content) }

  nonisolated func sizeThatFits(_ proposal: ProposedViewSize, node: LayoutNode) -> CGSize {
    layout(proposal, node).size
  }
  nonisolated func layout(_ proposal: ProposedViewSize, _ node: LayoutNode) -> TextLayout {
    var p = Paragraph(runs: [TextRun(string, font: FontRequest(size: 17))])
    p.displayScale = node.environment.displayScale
    return node.host.textEngine.shape(p).layout(width: proposal.width, height: proposal.height)
  }
}
