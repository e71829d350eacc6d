/// Shows a part of a larger content; in a still picture its beginning.
///
/// *How it lays out*
/// 1. The content, several views in a VStack, is proposed nil on the axes that scroll and the
///    proposal on the others.
/// 2. Along a scrolling axis the view takes its proposal (the content's length for nil), across it
///    exactly the content's length.
/// 3. The content stands at the start along a scrolling axis and in the centre of the others; in a
///    right-to-left environment the start is the right end. What lies outside is not drawn.
nonisolated public struct ScrollView<Content: View>: PrimitiveView {
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool

  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  nonisolated public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.init(axes, showsIndicators: true, content: content)
  }

  nonisolated public static func _makeNode(
    _ view: ScrollView, reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    makeLayoutOwner(
      view.content, reusing: old, inputs, make: { ScrollNode($0) },
      update: { node, layouts in
        node.axes = view.axes
        node.setContent(layouts)
      })
  }
}

/// The rectangle of a scroll view.
final class ScrollNode: LayoutNode {
  var axes: Axis.Set = .vertical
  private var content: LayoutNode?
  private let stack: ImplicitStack<VStackLayout>
  /// The last proposal: what `containerRelativeFrame` inside refers to.
  private var viewport = ProposedViewSize.unspecified

  override init(_ inputs: _ViewInputs) {
    stack = ImplicitStack(VStackLayout(), name: "VStack", inputs)
    super.init(inputs)
  }

  override var name: String { "ScrollView" }
  override var children: [LayoutNode] { content.map { [$0] } ?? [] }
  override var isScrollContainer: Bool { true }

  func setContent(_ layouts: [LayoutNode]) {
    content = stack.node(for: layouts, environment)
    content?.parent = self
  }

  /// Content margins, and when placed what bars cover along the scrolling axes.
  private var margins: EdgeInsets { environment.scrollContentMargins }

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let room = proposal.inset(by: margins)
    if axes.isEmpty { return room }
    return ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : room.width,
      height: axes.contains(.vertical) ? nil : room.height)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    setViewport(proposal)
    let margins = margins
    let size = content?.size(for: contentProposal(proposal)) ?? .zero
    let width = size.width + margins.leading + margins.trailing
    let height = size.height + margins.top + margins.bottom
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? width : width,
      height: axes.contains(.vertical) ? proposal.height ?? height : height)
  }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    setViewport(ProposedViewSize(size))
    guard let content else { return }
    let margins = margins
    let covered = coveredBySafeArea()
    var offer = contentProposal(proposal)
    if !axes.contains(.horizontal), offer.width == nil {
      offer.width = max(size.width - margins.leading - margins.trailing, 0)
    }
    if !axes.contains(.vertical), offer.height == nil {
      offer.height = max(size.height - margins.top - margins.bottom, 0)
    }
    let own = content.size(for: offer)
    func start(
      _ axis: Axis.Set, _ room: CGFloat, _ length: CGFloat, _ before: CGFloat, _ after: CGFloat,
      _ covered: CGFloat
    ) -> CGFloat {
      if axes.contains(axis), axes != [.horizontal, .vertical] { return before + covered }
      return before + max(room - before - after - length, 0) / 2
    }
    content.place(
      at: CGPoint(
        x: start(
          .horizontal, size.width, own.width, margins.leading, margins.trailing, covered.leading),
        y: start(.vertical, size.height, own.height, margins.top, margins.bottom, covered.top)),
      proposal: offer)
  }

  override func findSpacing() -> ViewSpacing {
    // The edges that may meet text, without a preference of the content's own.
    ViewSpacing()
  }

  override var coordinateSpaceNames: [AnyHashable] {
    [
      nil, axes.contains(.vertical) ? .vertical : nil,
      axes.contains(.horizontal) ? .horizontal : nil,
    ]
    .map { AnyHashable(NamedCoordinateSpace.ScrollViewName(axis: $0)) }
  }

  private func setViewport(_ proposal: ProposedViewSize) {
    if proposal == viewport { return }
    viewport = proposal
    if host.usesContainerRelativeFrames { content?.invalidateBelow() }
  }

  override var containerSize: CGSize? {
    let margins = margins
    return viewport.inset(by: margins).replacingUnspecifiedDimensions()
  }

  override func paint(into painter: inout Painter) {
    var layer = Layer()
    layer.clip = Path(painter.snapped(self))
    painter.begin(layer)
    painter.paintChildren(of: self)
    painter.end()
  }
}

/// What of a scroll view margins move.
public struct ContentMarginPlacement {
  let movesContent: Bool
  public static var automatic: ContentMarginPlacement { ContentMarginPlacement(movesContent: true) }
  public static var scrollContent: ContentMarginPlacement {
    ContentMarginPlacement(movesContent: true)
  }
  public static var scrollIndicators: ContentMarginPlacement {
    ContentMarginPlacement(movesContent: false)
  }
}

extension EnvironmentValues {
  private struct ScrollContentMarginsKey: EnvironmentKey {
    static let defaultValue = EdgeInsets()
  }

  var scrollContentMargins: EdgeInsets {
    get { self[ScrollContentMarginsKey.self] }
    set { self[ScrollContentMarginsKey.self] = newValue }
  }
}

extension View {
  /// Keeps the content of scroll views away from their edges.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    changeEnvironment { environment in
      guard placement.movesContent else { return }
      if edges.contains(.top) { environment.scrollContentMargins.top = insets.top }
      if edges.contains(.leading) { environment.scrollContentMargins.leading = insets.leading }
      if edges.contains(.bottom) { environment.scrollContentMargins.bottom = insets.bottom }
      if edges.contains(.trailing) { environment.scrollContentMargins.trailing = insets.trailing }
    }
  }

  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(length ?? PaddingModifier.standard), for: placement)
  }

  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, EdgeInsets(length), for: placement)
  }
}
