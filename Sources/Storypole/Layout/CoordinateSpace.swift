// SPDX-License-Identifier: Apache-2.0
/// A space for the coordinates of points and frames.
public enum CoordinateSpace: Equatable, Hashable {
  /// The window's space, with its origin at the top left.
  case global
  /// The view's own space, with its origin at the view's top left.
  case local
  /// The space of an ancestor that has this name.
  case named(AnyHashable)

  /// Whether the space is the window's.
  public var isGlobal: Bool { self == .global }
  /// Whether the space is the view's own.
  public var isLocal: Bool { self == .local }
}

/// A type that names a coordinate space, such as `.global` or `.named("board")`.
public protocol CoordinateSpaceProtocol {
  /// The space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of the window.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// Makes the window's space; `.global` is shorter.
  public init() {}
  /// Always `.global`.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinate space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// Makes the view's own space; `.local` is shorter.
  public init() {}
  /// Always `.local`.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of an ancestor with a given name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable
  /// The space as `.named`.
  public var coordinateSpace: CoordinateSpace { .named(name) }

  /// The nearest scroll view; with an axis, the nearest that scrolls along it.
  struct ScrollViewName: Hashable { var axis: Axis? }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The space of the window, with its origin at the top left.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The space of the view itself, with its origin at the view's top left.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the nearest ancestor whose `coordinateSpace(_:)` has the given name; the window's if there
  /// is none.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
  /// The space of the nearest scroll view; the window's if there is none.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(NamedCoordinateSpace.ScrollViewName(axis: nil)))
  }
  /// The space of the nearest scroll view that scrolls along an axis; the window's if there is none.
  public static func scrollView(axis: Axis) -> Self {
    NamedCoordinateSpace(name: AnyHashable(NamedCoordinateSpace.ScrollViewName(axis: axis)))
  }
}

/// The size and position of a view, also relative to other views.
public struct GeometryProxy {
  let node: LayoutNode

  /// The view's width and height in points.
  public var size: CGSize { node.size }

  /// The distances that the safe area lies inside of those edges of the view that touch it, in points.
  public var safeAreaInsets: EdgeInsets {
    node.noticeSafeAreaIsRead()
    return node.safeAreaAround()
  }

  /// Always zero, because windows have no corners that cover content.
  public var containerCornerInsets: RectangleCornerInsets { RectangleCornerInsets() }

  /// The view's frame in a space, unrounded; a name that no ancestor has means the window.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The view's frame in a space, unrounded, with the effects of its ancestors. A name that no ancestor has means the
  /// window.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    let bounds = CGRect(origin: .zero, size: node.size)
    if coordinateSpace == .local { return bounds }
    node.noticePositionsAreRead()
    return bounds.applying(transform(to: coordinateSpace))
  }

  /// The bounds of a named space, in the view's own coordinates; nil if no ancestor has the name.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    node.noticePositionsAreRead()
    guard let space = node.ancestor(named: coordinateSpace.name) else { return nil }
    return space.frame(in: node)
  }

  /// The value of an anchor in the view's coordinates.
  public subscript<T>(anchor: Anchor<T>) -> T {
    node.noticePositionsAreRead()
    return anchor.resolve(node)
  }

  private func transform(to space: CoordinateSpace) -> CGAffineTransform {
    if case .named(let name) = space, let ancestor = node.ancestor(named: name) {
      return node.transform(to: ancestor)
    }
    return node.transformToRoot()
  }
}

extension LayoutNode {
  func ancestor(named name: AnyHashable) -> LayoutNode? {
    var node = parent
    while let current = node {
      if current.coordinateSpaceNames.contains(name) { return current }
      node = current.parent
    }
    return nil
  }
}

/// A position in one view that can be read in the coordinates of another.
public struct Anchor<Value>: @unchecked Sendable {
  /// The position in the coordinates of a view.
  let resolve: (LayoutNode) -> Value
  private let node: ObjectIdentifier?

  init(node: ObjectIdentifier?, resolve: @escaping (LayoutNode) -> Value) {
    self.node = node
    self.resolve = resolve
  }

  /// The description of a position in a view, from which an anchor is made.
  public struct Source: @unchecked Sendable {
    let make: (LayoutNode) -> Anchor<Value>

    init(make: @escaping (LayoutNode) -> Anchor<Value>) { self.make = make }

    /// Describes several positions in one anchor.
    public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
      make = { node in
        let anchors = array.map { $0.make(node) }
        return Anchor(node: ObjectIdentifier(node)) { target in anchors.map { $0.resolve(target) } }
      }
    }

    /// Describes a position that may be missing.
    public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
      make = { node in
        let anchor = anchor?.make(node)
        return Anchor(node: ObjectIdentifier(node)) { target in anchor?.resolve(target) }
      }
    }
  }
}

extension Anchor: Equatable where Value: Equatable {
  public static func == (a: Anchor, b: Anchor) -> Bool { a.node == b.node }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(node) }
}

extension Anchor.Source where Value == CGRect {
  /// The view's bounds. For a rotated view, the smallest upright rectangle around them.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { node in
      Anchor(node: ObjectIdentifier(node)) { target in
        node.frame(in: target)
      }
    }
  }

  /// A rectangle in the view's coordinates.
  public static func rect(_ r: CGRect) -> Anchor<Value>.Source {
    Anchor<CGRect>.Source { node in
      Anchor(node: ObjectIdentifier(node)) { target in
        r.applying(node.transform(to: target))
      }
    }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's coordinates.
  public static func point(_ p: CGPoint) -> Anchor<Value>.Source {
    Anchor<CGPoint>.Source { node in
      Anchor(node: ObjectIdentifier(node)) { target in
        p.applying(node.transform(to: target))
      }
    }
  }

  /// A point as fractions of the view's width and height.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<Value>.Source {
    Anchor<CGPoint>.Source { node in
      Anchor(node: ObjectIdentifier(node)) { target in
        CGPoint(x: p.x * node.size.width, y: p.y * node.size.height)
          .applying(node.transform(to: target))
      }
    }
  }

  /// The top leading corner of the view.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the view's top edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The top trailing corner of the view.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the view's leading edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The center of the view.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the view's trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The bottom leading corner of the view.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the view's bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The bottom trailing corner of the view.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}
