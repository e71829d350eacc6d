// SPDX-License-Identifier: Apache-2.0
/// One face of a box.
@frozen public enum Edge3D: Int8, CaseIterable, Hashable, Sendable {
  case top
  case leading
  case bottom
  case trailing
  case front
  case back

  public init(_ edge: Edge) {
    switch edge {
    case .top: self = .top
    case .leading: self = .leading
    case .bottom: self = .bottom
    case .trailing: self = .trailing
    }
  }

  /// An efficient set of faces.
  @frozen public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    public init(_ e: Edge3D) { self.init(rawValue: 1 << e.rawValue) }
    public init(_ e: Edge) { self.init(Edge3D(e)) }

    public static let top = Set(Edge3D.top)
    public static let leading = Set(Edge3D.leading)
    public static let bottom = Set(Edge3D.bottom)
    public static let trailing = Set(Edge3D.trailing)
    public static let front = Set(Edge3D.front)
    public static let back = Set(Edge3D.back)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let depth: Set = [.front, .back]
    public static let all: Set = [.horizontal, .vertical, .depth]
  }
}

extension Edge {
  /// nil for the front and the back, which a flat rectangle does not have.
  public init?(_ edge: Edge3D) {
    switch edge {
    case .top: self = .top
    case .leading: self = .leading
    case .bottom: self = .bottom
    case .trailing: self = .trailing
    case .front, .back: return nil
    }
  }
}

/// How far something lies inside the six faces of a box, in points.
@frozen public struct EdgeInsets3D: Equatable, Animatable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat
  public var front: CGFloat
  public var back: CGFloat

  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0,
    front: CGFloat = 0, back: CGFloat = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
    self.front = front
    self.back = back
  }

  /// The same on both sides of an axis.
  @_disfavoredOverload
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0, depth: CGFloat = 0) {
    self.init(
      top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal, front: depth,
      back: depth)
  }

  public typealias AnimatableData = AnimatablePair<
    EdgeInsets.AnimatableData, AnimatablePair<CGFloat, CGFloat>
  >

  public var animatableData: AnimatableData {
    get { AnimatablePair(EdgeInsets(self).animatableData, AnimatablePair(front, back)) }
    set {
      var flat = EdgeInsets()
      flat.animatableData = newValue.first
      self = EdgeInsets3D(flat, front: newValue.second.first, back: newValue.second.second)
    }
  }

  package init(_ flat: EdgeInsets, front: CGFloat = 0, back: CGFloat = 0) {
    self.init(
      top: flat.top, leading: flat.leading, bottom: flat.bottom, trailing: flat.trailing,
      front: front, back: back)
  }
}

extension EdgeInsets {
  /// Without those at the front and the back.
  public init(_ i: EdgeInsets3D) {
    self.init(top: i.top, leading: i.leading, bottom: i.bottom, trailing: i.trailing)
  }
}
