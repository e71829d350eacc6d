// SPDX-License-Identifier: Apache-2.0
/// A space in which points and frames are given.
public enum CoordinateSpace: Equatable, Hashable {
  /// The window's.
  case global
  /// The view's own.
  case local
  /// The space of an ancestor that has this name.
  case named(AnyHashable)

  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}

public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable
  public var coordinateSpace: CoordinateSpace { .named(name) }

  /// The nearest scroll view's; its axis, if the scroll view has to scroll along one.
  struct ScrollViewName: Hashable { var axis: Axis? }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(NamedCoordinateSpace.ScrollViewName(axis: nil)))
  }
  public static func scrollView(axis: Axis) -> Self {
    NamedCoordinateSpace(name: AnyHashable(NamedCoordinateSpace.ScrollViewName(axis: axis)))
  }
}

nonisolated struct CoordinateSpaceModifier: UnaryLayoutModifier {
  var space: AnyHashable
  var coordinateSpaceName: AnyHashable? { space }
  var name: String { "coordinateSpace" }
}

extension View {
  /// Names the view's own coordinate space, for the views inside.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(space: name.name))
  }

  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceModifier(space: AnyHashable(name)))
  }
}

/// The size and place of a view, and of others relative to it.
public struct GeometryProxy {
  let node: LayoutNode

  /// In points.
  public var size: CGSize { node.size }

  /// How far the safe area lies inside the view's edges that touch it.
  public var safeAreaInsets: EdgeInsets { node.safeAreaAround() }

  public var containerCornerInsets: RectangleCornerInsets { RectangleCornerInsets() }

  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The view's frame, unrounded, effects of the views around it included. A name that no ancestor
  /// has means the window.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    let bounds = CGRect(origin: .zero, size: node.size)
    if coordinateSpace == .local { return bounds }
    noticeUse()
    return bounds.applying(transform(to: coordinateSpace))
  }

  /// The bounds of a named space, in the view's own coordinates; nil if no ancestor has the name.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    noticeUse()
    guard let space = node.ancestor(named: coordinateSpace.name) else { return nil }
    let toLocal = space.transformToRoot().concatenating(node.transformToRoot().inverted())
    return CGRect(origin: .zero, size: space.size).applying(toLocal)
  }

  public subscript<T>(anchor: Anchor<T>) -> T {
    noticeUse()
    return anchor.resolve(node)
  }

  private func transform(to space: CoordinateSpace) -> CGAffineTransform {
    let toRoot = node.transformToRoot()
    if case .named(let name) = space, let ancestor = node.ancestor(named: name) {
      return toRoot.concatenating(ancestor.transformToRoot().inverted())
    }
    return toRoot
  }

  /// Places may still change in this round: the host asks again in the next.
  private func noticeUse() { (node as? GeometryReaderNode)?.wasAskedForPlaces = true }
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

/// A place in one view, to be read in the coordinates of another.
public struct Anchor<Value>: @unchecked Sendable {
  /// The place in the coordinates of a view.
  let resolve: (LayoutNode) -> Value
  private let node: ObjectIdentifier?

  init(node: ObjectIdentifier?, resolve: @escaping (LayoutNode) -> Value) {
    self.node = node
    self.resolve = resolve
  }

  /// What of a view an anchor is made from.
  public struct Source: @unchecked Sendable {
    let make: (LayoutNode) -> Anchor<Value>

    init(make: @escaping (LayoutNode) -> Anchor<Value>) { self.make = make }

    public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
      make = { node in
        let anchors = array.map { $0.make(node) }
        return Anchor(node: ObjectIdentifier(node)) { target in anchors.map { $0.resolve(target) } }
      }
    }

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

/// Maps from a node's coordinates to another's.
private func transform(from node: LayoutNode, to target: LayoutNode) -> CGAffineTransform {
  node.transformToRoot().concatenating(target.transformToRoot().inverted())
}

extension Anchor.Source where Value == CGRect {
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { node in
      Anchor(node: ObjectIdentifier(node)) { target in
        CGRect(origin: .zero, size: node.size).applying(transform(from: node, to: target))
      }
    }
  }

  public static func rect(_ r: CGRect) -> Anchor<Value>.Source {
    Anchor<CGRect>.Source { node in
      Anchor(node: ObjectIdentifier(node)) { target in
        r.applying(transform(from: node, to: target))
      }
    }
  }
}

extension Anchor.Source where Value == CGPoint {
  public static func point(_ p: CGPoint) -> Anchor<Value>.Source {
    Anchor<CGPoint>.Source { node in
      Anchor(node: ObjectIdentifier(node)) { target in
        p.applying(transform(from: node, to: target))
      }
    }
  }

  public static func unitPoint(_ p: UnitPoint) -> Anchor<Value>.Source {
    Anchor<CGPoint>.Source { node in
      Anchor(node: ObjectIdentifier(node)) { target in
        CGPoint(x: p.x * node.size.width, y: p.y * node.size.height)
          .applying(transform(from: node, to: target))
      }
    }
  }

  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}
