// SPDX-License-Identifier: Apache-2.0
internal import StorypoleRuntime

/// A position to which a scroll view scrolls: a view, an edge or a point.
///
/// When the user moves the scroll view, the position becomes that of a view in a `scrollTargetLayout`; without one, it
/// becomes empty.
public struct ScrollPosition: Equatable, @unchecked Sendable {
  private enum Place: Equatable {
    case none
    case view(AnyHashable, UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
  }
  private var place: Place { didSet { isPositionedByUser = false } }
  /// Whether the user scrolled to the position; false by default.
  public var isPositionedByUser = false

  /// Makes an empty position.
  public init(idType: (some Hashable & Sendable).Type = Never.self) { place = .none }
  /// Makes a position at a view.
  ///
  /// - Parameter anchor: The point of the view that meets that of the scroll view; nil takes the anchor of
  ///   `scrollPosition(_:anchor:)`.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    place = .view(AnyHashable(id), anchor)
  }
  /// Makes a position at an edge of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    place = .edge(edge)
  }
  /// Makes a position at a point of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    place = .point(x: point.x, y: point.y)
  }
  /// Makes a position at a point of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    place = .point(x: x, y: y)
  }
  /// Makes a position at an x of the content; y stays.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    place = .point(x: x, y: nil)
  }
  /// Makes a position at a y of the content; x stays.
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    place = .point(x: nil, y: y)
  }

  /// Scrolls to a view.
  ///
  /// - Parameter anchor: The point of the view that meets that of the scroll view; nil takes the anchor of
  ///   `scrollPosition(_:anchor:)`.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    place = .view(AnyHashable(id), anchor)
  }
  /// Scrolls to an edge of the content.
  public mutating func scrollTo(edge: Edge) { place = .edge(edge) }
  /// Scrolls to a point of the content.
  public mutating func scrollTo(point: CGPoint) { place = .point(x: point.x, y: point.y) }
  /// Scrolls to a point of the content.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { place = .point(x: x, y: y) }
  /// Scrolls to an x of the content; y stays.
  public mutating func scrollTo(x: CGFloat) { place = .point(x: x, y: nil) }
  /// Scrolls to a y of the content; x stays.
  public mutating func scrollTo(y: CGFloat) { place = .point(x: nil, y: y) }

  /// The edge, if the position is one.
  public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }
  /// The x, if the position has one.
  public var x: CGFloat? { if case .point(let x, _) = place { x } else { nil } }
  /// The y, if the position has one.
  public var y: CGFloat? { if case .point(_, let y) = place { y } else { nil } }
  /// The point, if the position has both an x and a y.
  public var point: CGPoint? {
    guard let x, let y else { return nil }
    return CGPoint(x: x, y: y)
  }
  /// The identity of the view, if the position is one.
  public var viewID: (any Hashable & Sendable)? {
    // All stored identities are sendable.
    guard case .view(let id, _) = place, let id = id.base as? any Hashable else { return nil }
    return sendable(id)
  }
  /// The identity of the view, if the position is one and its identity is of the given type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
    if case .view(let id, _) = place { id.base as? T } else { nil }
  }

  /// Records the user's position; nil if no view has an identity.
  mutating func followUser(to id: AnyHashable?) {
    place = id.map { .view($0, nil) } ?? .none
    isPositionedByUser = true
  }

  /// The scroll view's request; `anchor` applies if the position has none.
  func request(_ anchor: UnitPoint?) -> ScrollRequest? {
    switch place {
    case .none: nil
    case .view(let id, let own): .view(id, own ?? anchor)
    case .edge(let edge): .edge(edge)
    case .point(let x, let y): .point(x: x, y: y)
    }
  }
}

/// A position that views bind to the scroll views inside them.
struct ScrollPositionLink {
  /// The value, to be compared with the last one, and its request.
  var read: () -> (AnyHashable, ScrollRequest?)
  /// Whether the first value scrolls: a ScrollPosition does, an identity does not.
  var appliesAtFirst: Bool
  /// Writes the position to which the user has moved a scroll view.
  var write: (ScrollNode) -> Void
}

extension EnvironmentValues {
  private struct PositionKey: EnvironmentKey {
    static var defaultValue: ScrollPositionLink? { nil }
  }
  private struct AnchorsKey: EnvironmentKey { static var defaultValue: ScrollAnchors { .init() } }
  private struct ClipKey: EnvironmentKey { static var defaultValue: Bool { false } }

  var scrollPositionLink: ScrollPositionLink? {
    get { self[PositionKey.self] }
    set { self[PositionKey.self] = newValue }
  }
  var scrollAnchors: ScrollAnchors {
    get { self[AnchorsKey.self] }
    set { self[AnchorsKey.self] = newValue }
  }
  var scrollClipDisabled: Bool {
    get { self[ClipKey.self] }
    set { self[ClipKey.self] = newValue }
  }
}

/// The values of `defaultScrollAnchor`, by role.
struct ScrollAnchors {
  var initialOffset: UnitPoint?
  var sizeChanges: UnitPoint?
  var alignment: UnitPoint?
}

/// The use of a scroll anchor.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let value: Int
  /// The initial point of the content.
  public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(value: 0) }
  /// The point that stays in place when the content's size changes.
  public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(value: 1) }
  /// The position of content that is shorter than the scroll view.
  public static var alignment: ScrollAnchorRole { ScrollAnchorRole(value: 2) }
}

extension View {
  /// Sets the anchor of scroll views for their initial position, for content that is too short, and for changes of the
  /// content's size; nil is the start.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    environment(
      \.scrollAnchors,
      ScrollAnchors(initialOffset: anchor, sizeChanges: anchor, alignment: anchor))
  }

  /// Sets the anchor of scroll views for one use; nil is the start.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole)
    -> some View
  {
    changeEnvironment { environment in
      switch role {
      case .initialOffset: environment.scrollAnchors.initialOffset = anchor
      case .sizeChanges: environment.scrollAnchors.sizeChanges = anchor
      default: environment.scrollAnchors.alignment = anchor
      }
    }
  }

  /// Scrolls to the view with the bound identity when it changes; its first value does not scroll.
  ///
  /// When the user scrolls, the binding becomes the identity of the view at the anchor; without an anchor, that of the
  /// first visible view. Only views in a `scrollTargetLayout` count.
  nonisolated public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    environment(
      \.scrollPositionLink,
      ScrollPositionLink(
        read: {
          let value = id.wrappedValue
          return (AnyHashable(value), value.map { .view(AnyHashable($0), anchor) })
        }, appliesAtFirst: false,
        write: { scroll in
          let seen = scroll.target(ID.self, at: anchor)
          if let seen, seen != id.wrappedValue { id.wrappedValue = seen }
        }))
  }

  /// Scrolls to the bound position, initially and when it changes. When the user scrolls, the position becomes that of
  /// the view at the anchor; without an anchor, that of the first visible view.
  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    environment(
      \.scrollPositionLink,
      ScrollPositionLink(
        read: {
          let value = position.wrappedValue
          return (AnyHashable(ScrollPositionKey(value)), value.request(anchor))
        }, appliesAtFirst: true,
        write: { scroll in
          var moved = position.wrappedValue
          moved.followUser(to: scroll.target(AnyHashable.self, at: anchor))
          if moved != position.wrappedValue { position.wrappedValue = moved }
        }))
  }

  /// Lets content outside of scroll views be visible.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.scrollClipDisabled, disabled)
  }
}

/// A position for comparison; the hash distinguishes less than the comparison.
private struct ScrollPositionKey: Hashable {
  let position: ScrollPosition
  init(_ position: ScrollPosition) { self.position = position }
  func hash(into hasher: inout Hasher) { hasher.combine(position.edge) }
}
