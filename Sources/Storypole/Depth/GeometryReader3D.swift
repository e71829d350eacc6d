// SPDX-License-Identifier: Apache-2.0
/// Makes its content from its own size and position in three dimensions.
///
/// *How it lays out*: it takes the proposed length along each axis, 10 points for nil. The content is made when the
/// reader is placed, and lies in its top leading back corner.
@frozen nonisolated public struct GeometryReader3D<Content: View>: PrimitiveView {
  /// The closure that makes the content.
  public var content: (GeometryProxy3D) -> Content

  /// Makes a reader with a closure that makes its content.
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy3D) -> Content) {
    self.content = content
  }

  nonisolated public static func _makeNode(
    _ view: GeometryReader3D, reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    _ = inputs.host.space.startDepth()
    let content = view.content
    return GeometryReaderViewNode.node(Self.self, reusing: old, inputs, takesDepth: true) {
      reader, old, inputs in
      let view = reader.tracked { content(GeometryProxy3D(reader: reader)) }
      return Content._makeNode(view, reusing: old, inputs)
    }
  }
}

/// The size and position of a view in three dimensions, also relative to other views.
public struct GeometryProxy3D {
  let node: LayoutNode
  private let depth: CGFloat

  init(node: LayoutNode) {
    self.node = node
    depth = node.size3D.depth
  }

  /// While a reader is placed, its depth is its ancestors' offer; if the final depth differs, the content is made once
  /// more.
  init(reader: GeometryReaderNode) {
    node = reader
    guard let pass = reader.space.depths else {
      depth = 0
      return
    }
    let known = pass.place(of: reader).proposal
    depth = known ?? pass.offer(to: reader) ?? 10
    reader.depth = depth
  }

  /// The view's width, height and depth in points.
  public var size: Size3D { Size3D(node.size, depth: depth) }

  /// The safe area of a flat proxy; the insets at the front and the back are 0.
  public var safeAreaInsets: EdgeInsets3D { EdgeInsets3D(node.safeAreaAround()) }

  /// The smallest upright box around the view, in a space. A name that no ancestor has means the window.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> Rect3D {
    let bounds = Rect3D(origin: .zero, size: size)
    return transform(in: coordinateSpace).map(bounds.applying) ?? bounds
  }

  /// Maps the view's coordinates to those of a space; nil if that space is flattened.
  public func transform(in coordinateSpace: some CoordinateSpaceProtocol) -> AffineTransform3D? {
    node.transform3D(in: coordinateSpace.coordinateSpace)
  }

  /// The value of an anchor in the view's coordinates.
  public subscript<T>(anchor: Anchor<T>) -> T {
    node.noticePositionsAreRead()
    return anchor.resolve(node)
  }
}

extension GeometryProxy {
  /// Maps the view's coordinates to those of a space in three dimensions; nil if that space is flattened.
  public func transform(in coordinateSpace: some CoordinateSpaceProtocol) -> AffineTransform3D? {
    node.transform3D(in: coordinateSpace.coordinateSpace)
  }
}

extension LayoutNode {
  fileprivate func transform3D(in space: CoordinateSpace) -> AffineTransform3D? {
    if space == .local { return .identity }
    noticePositionsAreRead()
    let toRoot = transformToRoot3D()
    guard case .named(let name) = space, let ancestor = ancestor(named: name) else {
      return toRoot
    }
    return ancestor.transformToRoot3D().inverse.map { $0 * toRoot }
  }
}

/// Maps a node's coordinates to another's; to the root's if the other's are flattened.
private func transform(from node: LayoutNode, to target: LayoutNode) -> AffineTransform3D {
  let toRoot = node.transformToRoot3D()
  return target.transformToRoot3D().inverse.map { $0 * toRoot } ?? toRoot
}

extension Anchor.Source where Value == Rect3D {
  /// An anchor for the view's box.
  public static var bounds3D: Anchor<Rect3D>.Source {
    Anchor<Rect3D>.Source { node in
      Anchor(node: ObjectIdentifier(node)) { target in
        Rect3D(origin: .zero, size: node.size3D).applying(transform(from: node, to: target))
      }
    }
  }

  /// An anchor for a box in the view's coordinates.
  public static func rect3D(_ r: Rect3D) -> Anchor<Value>.Source {
    Anchor<Rect3D>.Source { node in
      Anchor(node: ObjectIdentifier(node)) { r.applying(transform(from: node, to: $0)) }
    }
  }
}

extension Anchor.Source where Value == Point3D {
  /// An anchor for a point in the view's coordinates.
  public static func point3D(_ p: Point3D) -> Anchor<Value>.Source {
    Anchor<Point3D>.Source { node in
      Anchor(node: ObjectIdentifier(node)) { p.applying(transform(from: node, to: $0)) }
    }
  }

  /// An anchor for a point given as fractions of the view's width, height and depth.
  public static func unitPoint3D(_ p: UnitPoint3D) -> Anchor<Value>.Source {
    Anchor<Point3D>.Source { node in
      Anchor(node: ObjectIdentifier(node)) { target in
        p.point(in: node.size3D).applying(transform(from: node, to: target))
      }
    }
  }

  /// An anchor for the center of the view's box.
  public static var center3D: Anchor<Point3D>.Source { unitPoint3D(.center) }

  /// The former name of `center3D`.
  @available(*, deprecated, renamed: "center3D")
  public static var center: Anchor<Point3D>.Source { center3D }
}

extension View {
  /// Calls `action` with the value of `transform` for the view's geometry, initially and when it changes.
  @MainActor @preconcurrency public func onGeometryChange3D<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy3D) -> T,
    action: @escaping (T) -> Void
  ) -> some View {
    onGeometryChange3D(for: type, of: transform) { action($1) }
  }

  /// Calls `action` with the old and the new value of `transform` for the view's geometry, initially and when it
  /// changes.
  @MainActor @preconcurrency public func onGeometryChange3D<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy3D) -> T,
    action: @escaping (T, T) -> Void
  ) -> some View {
    onGeometryChange(
      for: type, of: { transform(GeometryProxy3D(node: $0.node)) }, action: action)
  }
}
