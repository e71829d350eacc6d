// SPDX-License-Identifier: Apache-2.0
/// Space around a view.
///
/// *How it lays out*: the view is proposed the length inside the insets (never below 0; nil stays nil), the size is the
/// view's plus the insets (never below 0). Negative insets let the view exceed its frame.
package nonisolated struct PaddingModifier: UnaryLayoutModifier, RecordsCall, Animatable {
  var edges: Edge.Set
  /// nil is the platform's padding.
  var insets: EdgeInsets?

  /// The platform's default: 16 points on every edge (measured on iOS 26 and macOS 26).
  static let standard: CGFloat = 16

  private var resolved: EdgeInsets {
    (insets ?? EdgeInsets(Self.standard)).masked(to: edges)
  }

  /// The insets at the start and at the end of an axis.
  package func ends(along axis: Axis) -> (before: CGFloat, after: CGFloat) {
    let insets = resolved
    return axis == .horizontal ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
  }

  package var animatableData: EdgeInsets.AnimatableData {
    get { resolved.animatableData }
    set {
      edges = .all
      insets = EdgeInsets()
      insets?.animatableData = newValue
    }
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutNode) -> CGSize {
    let insets = resolved
    let size = child.size(for: proposal.inset(by: insets))
    return CGSize(
      width: max(size.width + insets.leading + insets.trailing, 0),
      height: max(size.height + insets.top + insets.bottom, 0))
  }

  package func placement(of child: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize)
    -> UnaryPlacement
  {
    let insets = resolved
    return UnaryPlacement(
      origin: CGPoint(x: insets.leading, y: insets.top), proposal: proposal.inset(by: insets))
  }

  package func spacing(child: LayoutNode) -> ViewSpacing {
    let insets = resolved
    var reset: Edge.Set = []
    if insets.top != 0 { reset.insert(.top) }
    if insets.leading != 0 { reset.insert(.leading) }
    if insets.bottom != 0 { reset.insert(.bottom) }
    if insets.trailing != 0 { reset.insert(.trailing) }
    var spacing = child.spacing
    spacing.layoutDirection = child.environment.layoutDirection
    spacing.reset(reset)
    return spacing
  }
  package func hints(child: LayoutNode) -> SizingHints {
    let (insets, inner) = (resolved, child.hints)
    return SizingHints(
      width: inner.width.padded(by: insets.leading + insets.trailing),
      height: inner.height.padded(by: insets.top + insets.bottom), guideKinds: inner.guideKinds,
      ignoresProposal: inner.ignoresProposal)
  }
  package var name: String { "padding" }
}

extension View {
  /// Adds insets in points around the view; negative insets let the view exceed its frame. Animated.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingModifier(edges: .all, insets: insets))
  }

  /// Adds `length` points at the given edges of the view; nil is 16 points, on every edge.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(PaddingModifier(edges: edges, insets: length.map { EdgeInsets($0) }))
  }

  /// Adds `length` points around the view; a negative length lets the view exceed its frame.
  nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Adds the padding of a scene at the given edges: 16 points.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

  /// Adds a padding of a scene at the given edges: 16 points for every kind.
  nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all)
    -> some View
  { self.padding(edges) }
}

/// The kind of space that a scene keeps around its content; all kinds are 16 points here.
public struct ScenePadding: Equatable, Sendable {
  private let name: String
  /// The minimum padding of a scene.
  public static let minimum = ScenePadding(name: "minimum")
  /// The padding that navigation bars use.
  public static let navigationBar = ScenePadding(name: "navigationBar")
}
