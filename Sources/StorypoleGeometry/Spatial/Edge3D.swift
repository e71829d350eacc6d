// SPDX-License-Identifier: Apache-2.0
/// One face of a box.
@frozen public enum Edge3D: Int8, CaseIterable, Hashable, Sendable {
  /// The upper face.
  case top
  /// The left face, and the right one in right-to-left layouts.
  case leading
  /// The lower face.
  case bottom
  /// The right face, and the left one in right-to-left layouts.
  case trailing
  /// The face toward the viewer.
  case front
  /// The face away from the viewer.
  case back

  /// Makes the face at an edge of a flat rectangle.
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
    /// The bits of the set: bit n is the face whose raw value is n.
    public let rawValue: Int8

    /// Makes a set from its bits; those without a name are kept.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Makes a set of one face.
    public init(_ e: Edge3D) { self.init(rawValue: 1 << e.rawValue) }
    /// Makes a set of the face at one edge.
    public init(_ e: Edge) { self.init(Edge3D(e)) }

    /// The top alone.
    public static let top = Set(Edge3D.top)
    /// The leading face alone.
    public static let leading = Set(Edge3D.leading)
    /// The bottom alone.
    public static let bottom = Set(Edge3D.bottom)
    /// The trailing face alone.
    public static let trailing = Set(Edge3D.trailing)
    /// The front alone.
    public static let front = Set(Edge3D.front)
    /// The back alone.
    public static let back = Set(Edge3D.back)
    /// The leading and trailing faces.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and the bottom.
    public static let vertical: Set = [.top, .bottom]
    /// The front and the back.
    public static let depth: Set = [.front, .back]
    /// All six faces.
    public static let all: Set = [.horizontal, .vertical, .depth]
  }
}

extension Edge {
  /// Makes the edge at a face of a box; nil for the front and the back, which a flat rectangle lacks.
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

/// The inset distances for the faces of a box.
@frozen public struct EdgeInsets3D: Equatable, Animatable, Sendable {
  /// The inset at the top, in points; negative extends outside.
  public var top: CGFloat
  /// The inset at the leading face, in points; negative extends outside.
  public var leading: CGFloat
  /// The inset at the bottom, in points; negative extends outside.
  public var bottom: CGFloat
  /// The inset at the trailing face, in points; negative extends outside.
  public var trailing: CGFloat
  /// The inset at the front, in points; negative extends outside.
  public var front: CGFloat
  /// The inset at the back, in points; negative extends outside.
  public var back: CGFloat

  /// Makes insets in points; faces that aren't given have none.
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

  /// Makes insets in points with equal values on both sides of an axis.
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
  /// Makes flat insets, without those at the front and the back.
  public init(_ i: EdgeInsets3D) {
    self.init(top: i.top, leading: i.leading, bottom: i.bottom, trailing: i.trailing)
  }
}
