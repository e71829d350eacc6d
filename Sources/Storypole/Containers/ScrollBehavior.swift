// SPDX-License-Identifier: Apache-2.0
// How scroll views move. Nothing moves in a still picture, and no indicator is drawn at rest, so that
// none of this has an effect yet.

/// How far a scroll view may be pulled beyond its content.
public struct ScrollBounceBehavior: Sendable {
  public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior() }
  public static var always: ScrollBounceBehavior { ScrollBounceBehavior() }
  public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior() }
}

/// Whether a scroll view shows indicators while it moves.
public struct ScrollIndicatorVisibility: Equatable {
  private let value: Int
  public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility(value: 0) }
  public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility(value: 1) }
  public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(value: 2) }
  public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(value: 3) }
}

/// How the keyboard goes away while somebody scrolls.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let value: Int
  public static var automatic: ScrollDismissesKeyboardMode { .init(value: 0) }
  public static var immediately: ScrollDismissesKeyboardMode { .init(value: 1) }
  public static var interactively: ScrollDismissesKeyboardMode { .init(value: 2) }
  public static var never: ScrollDismissesKeyboardMode { .init(value: 3) }
}

/// How content fades where it passes under a bar.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let value: Int
  public static var automatic: ScrollEdgeEffectStyle { .init(value: 0) }
  public static var hard: ScrollEdgeEffectStyle { .init(value: 1) }
  public static var soft: ScrollEdgeEffectStyle { .init(value: 2) }
}

/// Where a scroll view would come to rest.
public struct ScrollTarget: Hashable {
  public var rect: CGRect
  public var anchor: UnitPoint?
}

/// What a behaviour knows when it chooses a target.
@dynamicMemberLookup public struct ScrollTargetBehaviorContext {
  public let axes: Axis.Set
  public let containerSize: CGSize
  public let contentSize: CGSize
  public let originalTarget: ScrollTarget
  public let velocity: CGVector
  let environment: EnvironmentValues

  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

public struct ScrollTargetBehaviorProperties: Equatable, Sendable {
  public var limitsScrolls = true
  public init() {}
}

public struct ScrollTargetBehaviorPropertiesContext {
  public let axes: Axis.Set
  public let environment: EnvironmentValues
}

/// Where a scroll view comes to rest after a swipe.
public protocol ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext
  typealias Properties = ScrollTargetBehaviorProperties
  typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
  func updateTarget(_ target: inout ScrollTarget, context: Self.TargetContext)
  func properties(context: Self.PropertiesContext) -> Self.Properties
}

extension ScrollTargetBehavior {
  public func properties(context: Self.PropertiesContext) -> Self.Properties { Properties() }
}

/// Rests at whole pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}
  public func updateTarget(_ target: inout ScrollTarget, context: Self.TargetContext) {}
}

/// Rests at the edges of views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  public struct LimitBehavior {
    public static var automatic: LimitBehavior { LimitBehavior() }
    public static var always: LimitBehavior { LimitBehavior() }
    public static var alwaysByFew: LimitBehavior { LimitBehavior() }
    public static var alwaysByOne: LimitBehavior { LimitBehavior() }
    public static var never: LimitBehavior { LimitBehavior() }
  }

  public init(limitBehavior: LimitBehavior = .automatic) {}
  public init(anchor: UnitPoint?) {}
  public init(limitBehavior: LimitBehavior, anchor: UnitPoint?) {}
  public func updateTarget(_ target: inout ScrollTarget, context: Self.TargetContext) {}
}

@frozen public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  public var base: any ScrollTargetBehavior
  public init(_ base: some ScrollTargetBehavior) { self.base = base }
  public func updateTarget(_ target: inout ScrollTarget, context: Self.TargetContext) {
    base.updateTarget(&target, context: context)
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior { .init() }
  public static func viewAligned(anchor: UnitPoint?) -> Self { .init() }
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> Self { .init() }
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?
  ) -> Self { .init() }
}

extension View {
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    self
  }
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { self }
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    environment(\.isScrollEnabled, !disabled)
  }
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View
  { self }
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
  nonisolated public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View { self }
  nonisolated public func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View { self }
  nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View { self }
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View { self }
}

extension EnvironmentValues {
  private struct EnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

  /// Whether scroll views can be moved.
  public var isScrollEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }
}
