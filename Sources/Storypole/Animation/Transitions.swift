// SPDX-License-Identifier: Apache-2.0
/// No motion at all.
public struct IdentityTransition: Transition {
  nonisolated public init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Out of and into transparency.
public struct OpacityTransition: Transition {
  nonisolated public init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

/// From and to another size.
public struct ScaleTransition: Transition {
  nonisolated public var scale: Double
  nonisolated public var anchor: UnitPoint

  nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

/// From and to a place beside its own.
public struct OffsetTransition: Transition {
  nonisolated public var offset: CGSize

  nonisolated public init(_ offset: CGSize) { self.offset = offset }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// From and to an edge.
public struct MoveTransition: Transition {
  nonisolated public var edge: Edge

  nonisolated public init(edge: Edge) { self.edge = edge }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(Shift(edge: phase.isIdentity ? nil : edge))
  }
}

/// In from the leading edge, out to the trailing one.
public struct SlideTransition: Transition {
  nonisolated public init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(
      Shift(edge: phase.isIdentity ? nil : phase == .willAppear ? .leading : .trailing))
  }
}

/// In from an edge, out to the opposite one, and through transparency.
public struct PushTransition: Transition {
  nonisolated public var edge: Edge

  nonisolated public init(edge: Edge) { self.edge = edge }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .modifier(
        Shift(edge: phase.isIdentity ? nil : phase == .willAppear ? edge : edge.opposite)
      )
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

/// Out of and into a blur.
@MainActor @preconcurrency public struct BlurReplaceTransition: Transition {
  public struct Configuration: Equatable, Sendable {
    private let isUpUp: Bool
    public static let downUp = Configuration(isUpUp: false)
    public static let upUp = Configuration(isUpUp: true)
  }
  @MainActor @preconcurrency public var configuration: Configuration

  @MainActor @preconcurrency public init(configuration: Configuration) {
    self.configuration = configuration
  }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

/// Moves a view by its own size beyond an edge.
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

private nonisolated struct ShiftEffect: GeometryEffect {
  var direction: CGSize

  var animatableData: CGSize.AnimatableData {
    get { direction.animatableData }
    set { direction.animatableData = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(
        translationX: direction.width * size.width, y: direction.height * size.height))
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
  @MainActor @preconcurrency public static var identity: IdentityTransition {
    IdentityTransition()
  }
}
extension Transition where Self == OpacityTransition {
  @MainActor @preconcurrency public static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == ScaleTransition {
  @MainActor @preconcurrency public static var scale: ScaleTransition { ScaleTransition(0) }
  @MainActor @preconcurrency
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    ScaleTransition(scale, anchor: anchor)
  }
}
extension Transition where Self == OffsetTransition {
  @MainActor @preconcurrency public static func offset(_ offset: CGSize) -> Self {
    OffsetTransition(offset)
  }
  @MainActor @preconcurrency public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    OffsetTransition(CGSize(width: x, height: y))
  }
}
extension Transition where Self == MoveTransition {
  @MainActor @preconcurrency public static func move(edge: Edge) -> Self {
    MoveTransition(edge: edge)
  }
}
extension Transition where Self == SlideTransition {
  @MainActor @preconcurrency public static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == PushTransition {
  @MainActor @preconcurrency public static func push(from edge: Edge) -> Self {
    PushTransition(edge: edge)
  }
}
extension Transition where Self == BlurReplaceTransition {
  @MainActor @preconcurrency
  public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> Self {
    BlurReplaceTransition(configuration: config)
  }
  @MainActor @preconcurrency public static var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }
}
