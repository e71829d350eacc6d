// SPDX-License-Identifier: Apache-2.0
/// A transition without any motion: the view is present or absent.
public struct IdentityTransition: Transition {
  /// Creates the transition; it has no options.
  nonisolated public init() {}
  /// Returns the view unchanged.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition through transparency.
public struct OpacityTransition: Transition {
  /// Creates the transition; it has no options.
  nonisolated public init() {}
  /// Returns the view, transparent before and after.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

/// A transition from and to another size.
public struct ScaleTransition: Transition {
  /// The multiple of the view's size before and after.
  nonisolated public var scale: Double
  /// The point of the view that stays in place.
  nonisolated public var anchor: UnitPoint

  /// Creates a transition from and to a multiple of the view's size, around an anchor.
  nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
  /// Returns the view, scaled before and after.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

/// A transition from and to another position.
public struct OffsetTransition: Transition {
  /// The offset of that position in points; right-to-left doesn't mirror it.
  nonisolated public var offset: CGSize

  /// Creates a transition by an offset in points.
  nonisolated public init(_ offset: CGSize) { self.offset = offset }
  /// Returns the view, moved before and after.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// A transition from and to an edge.
public struct MoveTransition: Transition {
  /// The edge; right-to-left mirrors leading and trailing.
  nonisolated public var edge: Edge

  /// Creates a transition by the view's own size toward an edge.
  nonisolated public init(edge: Edge) { self.edge = edge }
  /// Returns the view, moved past the edge before and after.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(Shift(edge: phase.isIdentity ? nil : edge))
  }
}

/// A transition in from the leading edge and out to the trailing one, by the view's width; right-to-left
/// mirrors it.
public struct SlideTransition: Transition {
  /// Creates the transition; it has no options.
  nonisolated public init() {}
  /// Returns the view, moved past the leading edge before, and past the trailing one after.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(
      Shift(edge: phase.isIdentity ? nil : phase == .willAppear ? .leading : .trailing))
  }
}

/// A transition in from an edge, out to the opposite one, and through transparency.
public struct PushTransition: Transition {
  /// The edge from which the view enters; right-to-left mirrors leading and trailing.
  nonisolated public var edge: Edge

  /// Creates a transition from an edge.
  nonisolated public init(edge: Edge) { self.edge = edge }
  /// Returns the view, moved past its edge and transparent before and after.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .modifier(
        Shift(edge: phase.isIdentity ? nil : phase == .willAppear ? edge : edge.opposite)
      )
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

/// A transition through transparency. The blur and the scaling of Apple's systems aren't drawn.
@MainActor @preconcurrency public struct BlurReplaceTransition: Transition {
  /// The directions of the changes of size; no configuration changes the picture here.
  public struct Configuration: Equatable, Sendable {
    private let isUpUp: Bool
    /// Shrinks the old view and grows the new one; the default.
    public static let downUp = Configuration(isUpUp: false)
    /// Grows both views.
    public static let upUp = Configuration(isUpUp: true)
  }
  /// The directions of the changes of size; has no effect here.
  @MainActor @preconcurrency public var configuration: Configuration

  /// Creates the transition.
  @MainActor @preconcurrency public init(configuration: Configuration) {
    self.configuration = configuration
  }
  /// Returns the view, transparent before and after.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

/// Moves a view by its own size past an edge.
private struct Shift: ViewModifier {
  @Environment(\.layoutDirection) private var layoutDirection
  let edge: Edge?

  init(edge: Edge?) { self.edge = edge }

  func body(content: Content) -> some View {
    content.modifier(ShiftEffect(direction: direction))
  }

  private var direction: CGSize {
    let leading = layoutDirection == .leftToRight ? -1.0 : 1.0
    switch edge {
    case .top: return CGSize(width: 0, height: -1)
    case .bottom: return CGSize(width: 0, height: 1)
    case .leading: return CGSize(width: leading, height: 0)
    case .trailing: return CGSize(width: -leading, height: 0)
    case nil: return .zero
    }
  }
}

private nonisolated struct ShiftEffect: UnaryLayoutModifier, Animatable {
  var direction: CGSize

  var animatableData: CGSize.AnimatableData {
    get { direction.animatableData }
    set { direction.animatableData = newValue }
  }

  func effect(size: CGSize, isRightToLeft: Bool) -> CGAffineTransform? {
    CGAffineTransform(translationX: direction.width * size.width, y: direction.height * size.height)
  }
}

extension Edge {
  fileprivate var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}

extension Transition where Self == IdentityTransition {
  /// The transition without any motion.
  @MainActor @preconcurrency public static var identity: IdentityTransition {
    IdentityTransition()
  }
}
extension Transition where Self == OpacityTransition {
  /// The transition through transparency.
  @MainActor @preconcurrency public static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == ScaleTransition {
  /// The transition from and to a point in the view's center.
  @MainActor @preconcurrency public static var scale: ScaleTransition { ScaleTransition(0) }
  /// The transition from and to a multiple of the view's size, around an anchor.
  @MainActor @preconcurrency
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    ScaleTransition(scale, anchor: anchor)
  }
}
extension Transition where Self == OffsetTransition {
  /// The transition from and to an offset in points; right-to-left doesn't mirror it.
  @MainActor @preconcurrency public static func offset(_ offset: CGSize) -> Self {
    OffsetTransition(offset)
  }
  /// The transition from and to an offset in points, by its x and y; right-to-left doesn't mirror it.
  @MainActor @preconcurrency public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    OffsetTransition(CGSize(width: x, height: y))
  }
}
extension Transition where Self == MoveTransition {
  /// The transition from and to an edge, by the view's own size.
  @MainActor @preconcurrency public static func move(edge: Edge) -> Self {
    MoveTransition(edge: edge)
  }
}
extension Transition where Self == SlideTransition {
  /// The transition in from the leading edge and out to the trailing one.
  @MainActor @preconcurrency public static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == PushTransition {
  /// The transition in from an edge, out to the opposite one, and through transparency.
  @MainActor @preconcurrency public static func push(from edge: Edge) -> Self {
    PushTransition(edge: edge)
  }
}
extension Transition where Self == BlurReplaceTransition {
  /// The transition through transparency that replaces `blurReplace` of Apple's systems; the configuration
  /// has no effect.
  @MainActor @preconcurrency
  public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> Self {
    BlurReplaceTransition(configuration: config)
  }
  /// The transition through transparency that replaces `blurReplace` of Apple's systems.
  @MainActor @preconcurrency public static var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }
}
