/// A column for many views: as wide as what is proposed, one view below the other.
///
/// *How it lays out*
/// 1. The width is the proposed one; for nil that of the first view.
/// 2. Each view is proposed that width and nil, and is as tall as it answers.
/// 3. It stands by unit point, not by guide: where the alignment's guide has its default.
nonisolated public struct LazyVStack<Content: View>: PrimitiveView {
  private let layout: LazyStackLayout<VerticalLayoutAxis>
  private let content: Content

  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = LazyStackLayout(key: alignment.key, spacing: spacing)
    self.content = content()
  }

  nonisolated public static func _makeNode(
    _ view: LazyVStack, reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    LayoutContainer._makeNode(
      LayoutContainer(layout: view.layout, content: view.content, name: "LazyVStack"),
      reusing: old, inputs)
  }
}

/// A row for many views: as tall as what is proposed, one view beside the other. See LazyVStack.
nonisolated public struct LazyHStack<Content: View>: PrimitiveView {
  private let layout: LazyStackLayout<HorizontalLayoutAxis>
  private let content: Content

  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = LazyStackLayout(key: alignment.key, spacing: spacing)
    self.content = content()
  }

  nonisolated public static func _makeNode(
    _ view: LazyHStack, reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    LayoutContainer._makeNode(
      LayoutContainer(layout: view.layout, content: view.content, name: "LazyHStack"),
      reusing: old, inputs)
  }
}

/// Headers and footers that stay in view; nothing scrolls in a still picture.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// An axis as a type, for layouts whose properties are those of a type.
protocol LayoutAxis: Sendable { static var axis: Axis { get } }
enum HorizontalLayoutAxis: LayoutAxis { static let axis = Axis.horizontal }
enum VerticalLayoutAxis: LayoutAxis { static let axis = Axis.vertical }

/// LazyVStack and LazyHStack without their content.
struct LazyStackLayout<Direction: LayoutAxis>: BuiltInLayout {
  var key: AlignmentKey
  var spacing: CGFloat?

  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = Direction.axis
    return properties
  }

  private var axis: Axis { Direction.axis }

  /// The length across that every view is proposed.
  private func breadth(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGFloat {
    proposal[axis.other] ?? subviews.first?.sizeThatFits(.unspecified)[axis.other] ?? 0
  }

  private func gap(_ index: Int, _ subviews: Subviews) -> CGFloat {
    if index == 0 { return 0 }
    return spacing
      ?? subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: axis)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let breadth = breadth(proposal, subviews)
    if breadth <= 0 { return .zero }
    var length: CGFloat = 0
    for index in subviews.indices {
      length += gap(index, subviews)
      length += subviews[index].sizeThatFits(.along(axis, nil, breadth))[axis]
    }
    return axis == .horizontal
      ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let breadth = bounds.size[axis.other]
    let anchor =
      axis == .horizontal
      ? UnitPoint(x: 0.5, y: key.fraction) : UnitPoint(x: key.fraction, y: 0.5)
    var cursor = axis == .horizontal ? bounds.minX : bounds.minY
    for index in subviews.indices {
      cursor += gap(index, subviews)
      let length = subviews[index].sizeThatFits(.along(axis, nil, breadth))[axis]
      let cell =
        axis == .horizontal
        ? CGRect(x: cursor, y: bounds.minY, width: length, height: breadth)
        : CGRect(x: bounds.minX, y: cursor, width: breadth, height: length)
      subviews[index].place(
        at: anchor.point(in: cell), anchor: anchor, proposal: .along(axis, length, breadth))
      cursor += length
    }
  }
}
