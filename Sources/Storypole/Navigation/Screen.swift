// SPDX-License-Identifier: Apache-2.0
/// Makes the bars of a screen from the preferences of its views. The views of bars are controls, which the engine doesn't
/// know.
package struct ScreenBars {
  /// A bar and its node.
  package struct Bar {
    /// Whether the title is large.
    let isLarge: Bool
    let make: (_ViewNode?, _ViewInputs) -> _ViewNode

    package init(
      isLarge: Bool = false, make: @escaping (_ViewNode?, _ViewInputs) -> _ViewNode
    ) {
      self.isLarge = isLarge
      self.make = make
    }
  }

  /// The bar above, nil for none; the second argument is whether it shows the way back.
  let top: (NavigationInfo, Bool) -> Bar?
  /// The bar below, nil for none.
  let bottom: (NavigationInfo) -> Bar?

  package init(
    top: @escaping (NavigationInfo, Bool) -> Bar?, bottom: @escaping (NavigationInfo) -> Bar?
  ) {
    self.top = top
    self.bottom = bottom
  }
}

/// The node of a screen and its bars in the tree of views.
final class ScreenViewNode: _ViewNode {
  let layout: ScreenNode
  private var content: _ViewNode?
  private var top: _ViewNode?
  private var bottom: _ViewNode?
  private let stack = ImplicitStack(VStackLayout(), name: "VStack")
  private(set) var info = NavigationInfo()
  /// The enclosing stack's search, for its first screen.
  var searchAround: SearchInfo?

  override init(_ inputs: _ViewInputs) {
    layout = ScreenNode(inputs)
    super.init(inputs)
  }

  override var name: String? { nil }
  override var children: [_ViewNode] { [content, top, bottom].compactMap { $0 } }
  override var isDynamic: Bool { false }
  override func appendLayouts(to list: inout [LayoutNode]) { list.append(layout) }

  func update(_ inputs: _ViewInputs, make: (_ViewNode?, _ViewInputs) -> _ViewNode) {
    environment = inputs.environment
    layout.environment = inputs.environment
    content = make(content, inputs.child(of: self))
    childLayoutsChanged()
    readInfo()
  }

  private func readInfo() { info = currentInfo }

  private var currentInfo: NavigationInfo {
    var info = content?.preference(NavigationInfoKey.self) ?? NavigationInfo()
    info.search = info.search ?? searchAround
    return info
  }

  override func childLayoutsChanged() {
    layout.content = stack.node(for: content?.layouts ?? [], environment, host)
    layout.top = top?.layouts.first
    layout.bottom = bottom?.layouts.first
    layout.invalidate()
  }

  /// The properties of the bars that affect the content's position.
  var signature: [Int] { signature(of: info) }
  /// The signature of the bars' present settings.
  var nextSignature: [Int] { signature(of: currentInfo) }

  private func signature(of info: NavigationInfo) -> [Int] {
    [
      info.title == nil ? 0 : 1, info.items.count, info.search == nil ? 0 : 1,
      info.presented.count, layout.hasLargeTitle ? 1 : 0,
    ]
  }

  func refreshBars(_ bars: ScreenBars, isFirst: Bool) {
    readInfo()
    let inputs = _ViewInputs(host: host, environment: environment, parent: self)
    let above = bars.top(info, !isFirst && !info.hidesBackButton)
    top = above?.make(top, inputs)
    layout.isLarge = above?.isLarge ?? false
    bottom = bars.bottom(info)?.make(bottom, inputs)
    childLayoutsChanged()
  }
}

/// A screen between its bars.
///
/// *How it lays out*: bars take their height at the edges; the content is centered in the remaining space, which is its
/// proposal.
final class ScreenNode: LayoutNode, TitleBarNode {
  var content: LayoutNode? { didSet { adopt(content, insteadOf: oldValue) } }
  var top: LayoutNode? { didSet { adopt(top, insteadOf: oldValue) } }
  var bottom: LayoutNode? { didSet { adopt(bottom, insteadOf: oldValue) } }
  var isLarge = false
  private var covered = EdgeInsets()

  override var name: String { "screen" }
  override var isHiddenInDescriptions: Bool { true }
  override var children: [LayoutNode] { [content, top, bottom].compactMap { $0 } }
  var hasLargeTitle: Bool { isLarge }
  override func describe(into pass: inout SemanticsPass) {
    for part in [top, content, bottom] { part.map { pass.visit($0) } }
  }
  override var safeAreaInsets: EdgeInsets? { covered }

  private func height(_ bar: LayoutNode?, _ width: CGFloat?) -> CGFloat {
    bar?.size(for: ProposedViewSize(width: width, height: nil)).height ?? 0
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let bars = height(top, proposal.width) + height(bottom, proposal.width)
    let own =
      content?.size(
        for: ProposedViewSize(
          width: proposal.width, height: proposal.height.map { max($0 - bars, 0) })) ?? .zero
    return CGSize(
      width: proposal.width ?? own.width, height: proposal.height ?? own.height + bars)
  }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    // Below a status bar the upper margin of the bar belongs to it.
    let margin: CGFloat = top == nil || safeAreaAround().top > 0 ? 0 : 10
    covered = EdgeInsets(
      top: margin + height(top, size.width), leading: 0, bottom: height(bottom, size.width),
      trailing: 0)
    let available = CGSize(
      width: size.width, height: max(size.height - covered.top - covered.bottom, 0))
    top?.place(
      at: CGPoint(x: 0, y: margin), proposal: ProposedViewSize(width: size.width, height: nil))
    bottom?.place(
      at: CGPoint(x: 0, y: size.height - covered.bottom),
      proposal: ProposedViewSize(width: size.width, height: nil))
    guard let content else { return }
    let own = content.size(for: ProposedViewSize(available))
    content.place(
      at: CGPoint(
        x: (available.width - own.width) / 2, y: covered.top + (available.height - own.height) / 2),
      proposal: ProposedViewSize(available))
  }
}
