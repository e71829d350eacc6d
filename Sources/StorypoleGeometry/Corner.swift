// SPDX-License-Identifier: Apache-2.0
extension Edge {
  /// One corner of a rectangle.
  public enum Corner: Int8, CaseIterable, Hashable, Sendable, CustomDebugStringConvertible {
    /// The corner of the top and leading edges.
    case topLeading
    /// The corner of the top and trailing edges.
    case topTrailing
    /// The corner of the bottom and leading edges.
    case bottomLeading
    /// The corner of the bottom and trailing edges.
    case bottomTrailing

    public var debugDescription: String {
      switch self {
      case .topLeading: "topLeading"
      case .topTrailing: "topTrailing"
      case .bottomLeading: "bottomLeading"
      case .bottomTrailing: "bottomTrailing"
      }
    }

    /// An efficient set of corners.
    public struct Set: OptionSet, Hashable, Sendable, CustomDebugStringConvertible {
      /// The bits of the set: bit n is the corner whose raw value is n.
      public let rawValue: Int8

      /// Makes a set from its bits; those without a name are kept.
      public init(rawValue: Int8) { self.rawValue = rawValue }

      /// Makes a set of one corner.
      public init(_ corner: Edge.Corner) { self.init(rawValue: 1 << corner.rawValue) }

      /// No corner.
      public static let none: Set = []
      /// The top leading corner alone.
      public static let topLeading = Set(.topLeading)
      /// The top trailing corner alone.
      public static let topTrailing = Set(.topTrailing)
      /// The bottom leading corner alone.
      public static let bottomLeading = Set(.bottomLeading)
      /// The bottom trailing corner alone.
      public static let bottomTrailing = Set(.bottomTrailing)
      /// Both corners at the top.
      public static let top: Set = [.topLeading, .topTrailing]
      /// Both corners at the bottom.
      public static let bottom: Set = [.bottomLeading, .bottomTrailing]
      /// Both leading corners.
      public static let leading: Set = [.topLeading, .bottomLeading]
      /// Both trailing corners.
      public static let trailing: Set = [.topTrailing, .bottomTrailing]
      /// All four corners.
      public static let all: Set = [.top, .bottom]

      /// Whether a corner is in the set.
      public func contains(_ corner: Edge.Corner) -> Bool { contains(Set(corner)) }

      public var debugDescription: String {
        "[" + Corner.allCases.filter(contains).map(\.debugDescription).joined(separator: ", ") + "]"
      }
    }
  }
}

extension Edge.Corner {
  /// The shape of a rectangle's corner: a fixed radius, or an arc concentric with the container's corner.
  ///
  /// No shape here uses it, because the shapes with corner styles aren't implemented.
  public struct Style: Hashable, Animatable, Sendable, ExpressibleByFloatLiteral,
    ExpressibleByIntegerLiteral
  {
    /// The minimum radius, in points.
    package var radius: CGFloat
    /// Whether the container's corner may increase the radius.
    package var isConcentric: Bool

    private init(radius: CGFloat, isConcentric: Bool) {
      self.radius = radius
      self.isConcentric = isConcentric
    }

    /// Makes a corner with a fixed radius in points.
    public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }

    /// Makes a corner with a fixed radius in points.
    public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }

    /// A corner with a fixed radius in points.
    public static func fixed(_ radius: CGFloat) -> Style {
      Style(radius: radius, isConcentric: false)
    }

    /// A corner whose arc is concentric with the container's corner; square if the container has no radius.
    public static var concentric: Style { concentric(minimum: nil) }

    /// A corner whose arc is concentric with the container's corner, with a minimum radius.
    ///
    /// - Parameter minimum: The style with the minimum radius; nil for 0.
    public static func concentric(minimum: Style? = nil) -> Style {
      Style(radius: minimum?.radius ?? 0, isConcentric: true)
    }

    public typealias AnimatableData = CGFloat

    public var animatableData: CGFloat {
      get { radius }
      set { radius = newValue }
    }
  }
}

/// The radii of a rectangle's corners.
@frozen public struct RectangleCornerRadii: Equatable, Animatable, Sendable {
  /// The radius at the top leading corner, in points.
  public var topLeading: CGFloat
  /// The radius at the bottom leading corner, in points.
  public var bottomLeading: CGFloat
  /// The radius at the bottom trailing corner, in points.
  public var bottomTrailing: CGFloat
  /// The radius at the top trailing corner, in points.
  public var topTrailing: CGFloat

  /// Makes radii in points; corners that aren't given are square.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  /// The radius of one corner, in points.
  public subscript(corner: Edge.Corner) -> CGFloat {
    switch corner {
    case .topLeading: topLeading
    case .topTrailing: topTrailing
    case .bottomLeading: bottomLeading
    case .bottomTrailing: bottomTrailing
    }
  }

  public typealias AnimatableData = AnimatablePair<
    AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>
  >

  public var animatableData: AnimatableData {
    get {
      AnimatablePair(
        AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing))
    }
    set {
      topLeading = newValue.first.first
      bottomLeading = newValue.first.second
      bottomTrailing = newValue.second.first
      topTrailing = newValue.second.second
    }
  }
}

/// The insets that a rectangle's corners need in its content.
@frozen public struct RectangleCornerInsets: Hashable, Sendable {
  /// The width and height at the top leading corner, in points.
  public var topLeading: CGSize
  /// The width and height at the top trailing corner, in points.
  public var topTrailing: CGSize
  /// The width and height at the bottom leading corner, in points.
  public var bottomLeading: CGSize
  /// The width and height at the bottom trailing corner, in points.
  public var bottomTrailing: CGSize

  /// Makes insets of 0 at all corners.
  public init() {
    self.init(topLeading: .zero, topTrailing: .zero, bottomLeading: .zero, bottomTrailing: .zero)
  }

  /// Makes insets from the size at each corner.
  public init(
    topLeading: CGSize, topTrailing: CGSize, bottomLeading: CGSize, bottomTrailing: CGSize
  ) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
  }
}
