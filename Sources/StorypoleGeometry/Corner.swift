// SPDX-License-Identifier: Apache-2.0
extension Edge {
  /// One corner of a rectangle.
  public enum Corner: Int8, CaseIterable, Hashable, Sendable, CustomDebugStringConvertible {
    case topLeading
    case topTrailing
    case bottomLeading
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
      public let rawValue: Int8

      public init(rawValue: Int8) { self.rawValue = rawValue }

      public init(_ corner: Edge.Corner) { self.init(rawValue: 1 << corner.rawValue) }

      public static let none: Set = []
      public static let topLeading = Set(.topLeading)
      public static let topTrailing = Set(.topTrailing)
      public static let bottomLeading = Set(.bottomLeading)
      public static let bottomTrailing = Set(.bottomTrailing)
      public static let top: Set = [.topLeading, .topTrailing]
      public static let bottom: Set = [.bottomLeading, .bottomTrailing]
      public static let leading: Set = [.topLeading, .bottomLeading]
      public static let trailing: Set = [.topTrailing, .bottomTrailing]
      public static let all: Set = [.top, .bottom]

      public func contains(_ corner: Edge.Corner) -> Bool { contains(Set(corner)) }

      public var debugDescription: String {
        "[" + Corner.allCases.filter(contains).map(\.debugDescription).joined(separator: ", ") + "]"
      }
    }
  }
}

extension Edge.Corner {
  /// The shape of one corner of a `ConcentricRectangle`.
  public struct Style: Hashable, Animatable, Sendable, ExpressibleByFloatLiteral,
    ExpressibleByIntegerLiteral
  {
    /// At least this radius, in points.
    package var radius: CGFloat
    /// As the container's corner asks, if that is more.
    package var isConcentric: Bool

    private init(radius: CGFloat, isConcentric: Bool) {
      self.radius = radius
      self.isConcentric = isConcentric
    }

    public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }

    public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }

    public static func fixed(_ radius: CGFloat) -> Style {
      Style(radius: radius, isConcentric: false)
    }

    public static var concentric: Style { concentric(minimum: nil) }

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
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat

  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

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

/// The distances that a rectangle's corners take from its content.
@frozen public struct RectangleCornerInsets: Hashable, Sendable {
  public var topLeading: CGSize
  public var topTrailing: CGSize
  public var bottomLeading: CGSize
  public var bottomTrailing: CGSize

  public init() {
    self.init(topLeading: .zero, topTrailing: .zero, bottomLeading: .zero, bottomTrailing: .zero)
  }

  public init(
    topLeading: CGSize, topTrailing: CGSize, bottomLeading: CGSize, bottomTrailing: CGSize
  ) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
  }
}
