// SPDX-License-Identifier: Apache-2.0
/// Where a scroll view stands, or is to go: a view, an edge or a point.
public struct ScrollPosition: Equatable, @unchecked Sendable {
  private enum Place: Equatable {
    case none
    case view(AnyHashable, UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
  }
  private var place: Place
  public var isPositionedByUser = false

  public init(idType: (some Hashable & Sendable).Type = Never.self) { place = .none }
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    place = .view(AnyHashable(id), anchor)
  }
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    place = .edge(edge)
  }
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    place = .point(x: point.x, y: point.y)
  }
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    place = .point(x: x, y: y)
  }
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    place = .point(x: x, y: nil)
  }
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    place = .point(x: nil, y: y)
  }

  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    place = .view(AnyHashable(id), anchor)
  }
  public mutating func scrollTo(edge: Edge) { place = .edge(edge) }
  public mutating func scrollTo(point: CGPoint) { place = .point(x: point.x, y: point.y) }
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { place = .point(x: x, y: y) }
  public mutating func scrollTo(x: CGFloat) { place = .point(x: x, y: nil) }
  public mutating func scrollTo(y: CGFloat) { place = .point(x: nil, y: y) }

  public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }
  public var x: CGFloat? { if case .point(let x, _) = place { x } else { nil } }
  public var y: CGFloat? { if case .point(_, let y) = place { y } else { nil } }
  public var point: CGPoint? {
    guard let x, let y else { return nil }
    return CGPoint(x: x, y: y)
  }
  public var viewID: (any Hashable & Sendable)? {
    // Only what is sendable comes in.
    guard case .view(let id, _) = place, let id = id.base as? any Hashable else { return nil }
    return unsafeBitCast(id, to: (any Hashable & Sendable).self)
  }
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
    if case .view(let id, _) = place { id.base as? T } else { nil }
  }

  /// What a scroll view has to do; `anchor` where the position has none of its own.
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
  /// The value, to be compared with the last one, and what it asks for.
  var read: () -> (AnyHashable, ScrollRequest?)
  /// Whether the first value scrolls: that of a ScrollPosition does, that of an identity does not.
  var appliesAtFirst: Bool
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

/// What `defaultScrollAnchor` has set, by role.
struct ScrollAnchors {
  var initialOffset: UnitPoint?
  var sizeChanges: UnitPoint?
  var alignment: UnitPoint?
}

/// What a scroll anchor is for.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let value: Int
  public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(value: 0) }
  public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(value: 1) }
  public static var alignment: ScrollAnchorRole { ScrollAnchorRole(value: 2) }
}

extension View {
  /// Where scroll views begin, where content that is too short stands, and what stays in place when
  /// the content's size changes; nil is the start.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    environment(
      \.scrollAnchors,
      ScrollAnchors(initialOffset: anchor, sizeChanges: anchor, alignment: anchor))
  }

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
  nonisolated public func scrollPosition(
    id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
  ) -> some View {
    environment(
      \.scrollPositionLink,
      ScrollPositionLink(
        read: {
          let value = id.wrappedValue
          return (AnyHashable(value), value.map { .view(AnyHashable($0), anchor) })
        }, appliesAtFirst: false))
  }

  /// Scrolls to the bound position, at first and when it changes.
  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    environment(
      \.scrollPositionLink,
      ScrollPositionLink(
        read: {
          let value = position.wrappedValue
          return (AnyHashable(ScrollPositionKey(value)), value.request(anchor))
        }, appliesAtFirst: true))
  }

  /// Lets what lies outside of scroll views be seen.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.scrollClipDisabled, disabled)
  }
}

/// A position to compare; the hash says less than the comparison.
private struct ScrollPositionKey: Hashable {
  let position: ScrollPosition
  init(_ position: ScrollPosition) { self.position = position }
  func hash(into hasher: inout Hasher) { hasher.combine(position.edge) }
}
