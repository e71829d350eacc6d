// SPDX-License-Identifier: Apache-2.0
// The behavior of scroll views. Few of these declarations have an effect: scrolling stops anywhere, and no indicators
// are drawn.

/// The bounce of a scroll view at the ends of its content. All values are the same here: scrolling ends at
/// the content's edge.
public struct ScrollBounceBehavior: Sendable {
  /// The platform's behavior; without an effect here.
  public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior() }
  /// A bounce at every end; without an effect here.
  public static var always: ScrollBounceBehavior { ScrollBounceBehavior() }
  /// A bounce only where the content is larger than the view.
  public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior() }
}

/// The visibility of a scroll view's indicators. No indicators are drawn here.
public struct ScrollIndicatorVisibility: Equatable {
  private let value: Int
  /// The platform's visibility; without an effect here.
  public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility(value: 0) }
  /// Visible, unless the platform hides them; without an effect here.
  public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility(value: 1) }
  /// Hidden, unless the platform shows them; without an effect here.
  public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(value: 2) }
  /// Never visible; without an effect here.
  public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(value: 3) }
}

/// The reaction of a software keyboard to scrolling. It has no effect here, because there is no software
/// keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let value: Int
  /// The platform's reaction; without an effect here.
  public static var automatic: ScrollDismissesKeyboardMode { .init(value: 0) }
  /// The keyboard disappears when scrolling begins; without an effect here.
  public static var immediately: ScrollDismissesKeyboardMode { .init(value: 1) }
  /// The keyboard follows the finger; without an effect here.
  public static var interactively: ScrollDismissesKeyboardMode { .init(value: 2) }
  /// The keyboard stays; without an effect here.
  public static var never: ScrollDismissesKeyboardMode { .init(value: 3) }
}

/// The transition of content under a bar. It has no effect here: content under a bar is drawn as it is.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let value: Int
  /// The platform's transition; without an effect here.
  public static var automatic: ScrollEdgeEffectStyle { .init(value: 0) }
  /// A sharp edge; without an effect here.
  public static var hard: ScrollEdgeEffectStyle { .init(value: 1) }
  /// A gradual fade; without an effect here.
  public static var soft: ScrollEdgeEffectStyle { .init(value: 2) }
}

/// The position at which a scroll view would stop.
public struct ScrollTarget: Hashable {
  /// The rectangle to show, in the content's coordinates.
  public var rect: CGRect
  /// The point of the rectangle that meets that of the scroll view; nil without a preference.
  public var anchor: UnitPoint?
}

/// The state of a scroll view when a behavior chooses a target.
@dynamicMemberLookup public struct ScrollTargetBehaviorContext {
  /// The axes that scroll.
  public let axes: Axis.Set
  /// The size of the scroll view without its insets, in points.
  public let containerSize: CGSize
  /// The size of the content in points.
  public let contentSize: CGSize
  /// The target without the behavior.
  public let originalTarget: ScrollTarget
  /// The speed of scrolling, in points per second.
  public let velocity: CGVector
  let environment: EnvironmentValues

  /// A value of the scroll view's environment.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// The properties of a scroll behavior.
public struct ScrollTargetBehaviorProperties: Equatable, Sendable {
  /// Whether one gesture scrolls only a limited distance; true by default.
  public var limitsScrolls = true
  /// Makes properties with their defaults.
  public init() {}
}

/// The state of a scroll view when a behavior chooses its properties.
public struct ScrollTargetBehaviorPropertiesContext {
  /// The axes that scroll.
  public let axes: Axis.Set
  /// The scroll view's environment.
  public let environment: EnvironmentValues
}

/// A rule for the position at which scrolling stops. Rules are never called here: scrolling stops anywhere.
public protocol ScrollTargetBehavior {
  /// The state of the scroll view when it requests a target.
  typealias TargetContext = ScrollTargetBehaviorContext
  /// The properties of the behavior.
  typealias Properties = ScrollTargetBehaviorProperties
  /// The state of the scroll view when it requests properties.
  typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
  /// Changes the position at which the scroll view stops; never called here.
  func updateTarget(_ target: inout ScrollTarget, context: Self.TargetContext)
  /// The behavior's properties; never requested here.
  func properties(context: Self.PropertiesContext) -> Self.Properties
}

extension ScrollTargetBehavior {
  /// The default properties.
  public func properties(context: Self.PropertiesContext) -> Self.Properties { Properties() }
}

/// Stops at whole pages. It has no effect here: scrolling stops anywhere.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Makes the behavior.
  public init() {}
  /// Changes nothing.
  public func updateTarget(_ target: inout ScrollTarget, context: Self.TargetContext) {}
}

/// Stops at the edges of views. It has no effect here: scrolling stops anywhere.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// The number of views that one gesture may pass. All values are the same here.
  public struct LimitBehavior {
    /// The platform's limit; without an effect here.
    public static var automatic: LimitBehavior { LimitBehavior() }
    /// Always a limited number; without an effect here.
    public static var always: LimitBehavior { LimitBehavior() }
    /// Always a few views; without an effect here.
    public static var alwaysByFew: LimitBehavior { LimitBehavior() }
    /// Always one view; without an effect here.
    public static var alwaysByOne: LimitBehavior { LimitBehavior() }
    /// Any number; without an effect here.
    public static var never: LimitBehavior { LimitBehavior() }
  }

  /// Accepted; has no effect here, because scrolling stops anywhere.
  public init(limitBehavior: LimitBehavior = .automatic) {}
  /// Accepted; has no effect here, because scrolling stops anywhere.
  public init(anchor: UnitPoint?) {}
  /// Accepted; has no effect here, because scrolling stops anywhere.
  public init(limitBehavior: LimitBehavior, anchor: UnitPoint?) {}
  /// Changes nothing.
  public func updateTarget(_ target: inout ScrollTarget, context: Self.TargetContext) {}
}

/// A scroll behavior whose type is hidden.
@frozen public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  /// The hidden behavior.
  public var base: any ScrollTargetBehavior
  /// Hides the type of a behavior.
  public init(_ base: some ScrollTargetBehavior) { self.base = base }
  /// Calls the hidden behavior.
  public func updateTarget(_ target: inout ScrollTarget, context: Self.TargetContext) {
    base.updateTarget(&target, context: context)
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Stops at whole pages. It has no effect here: scrolling stops anywhere.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Stops at the edges of views. It has no effect here: scrolling stops anywhere.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { .init() }
  /// Stops with a point of a view on one of the scroll view. It has no effect here: scrolling stops anywhere.
  public static func viewAligned(anchor: UnitPoint?) -> Self { .init() }
  /// Stops at the edges of views, after a limited number. It has no effect here: scrolling stops anywhere.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> Self { .init() }
  /// Stops with a point of a view on one of the scroll view, after a limited number. It has no effect here: scrolling
  /// stops anywhere.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?
  ) -> Self { .init() }
}

extension View {
  /// Accepted; has no effect here, because scrolling stops anywhere.
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    self
  }
  /// Accepted; has no effect here, because scrolling ends at the content's edge.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { self }
  /// Keeps the wheel, fingers and keys from moving the scroll views inside. Programs still can.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    environment(\.isScrollEnabled, !disabled)
  }
  /// Accepted; has no effect here, because there is no software keyboard.
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View
  { self }
  /// Accepted; has no effect here, because scroll views draw no indicators.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }
  /// Accepted; has no effect here, because scroll views draw no indicators.
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
  /// Accepted; has no effect here, because scroll views draw no indicators.
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
  /// Accepted; has no effect here, because content under a bar is drawn as it is.
  nonisolated public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View { self }
  /// Accepted; has no effect here, because content under a bar is drawn as it is.
  nonisolated public func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View { self }
}

extension EnvironmentValues {
  private struct EnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

  /// Whether users can move scroll views; true by default. `scrollDisabled(_:)` sets it.
  public var isScrollEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }
}
