/// Colours at places from 0 to 1.
@frozen public struct Gradient: Equatable, Hashable, Sendable {
  @frozen public struct Stop: Equatable, Hashable, Sendable {
    public var color: Color
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  public struct ColorSpace: Hashable, Sendable {
    private let isPerceptual: Bool
    public static let device = ColorSpace(isPerceptual: false)
    public static let perceptual = ColorSpace(isPerceptual: true)
  }

  public var stops: [Stop]

  public init(stops: [Stop]) { self.stops = stops }

  /// Evenly spaced colours.
  public init(colors: [Color]) {
    stops = colors.enumerated().map {
      Stop(
        color: $0.element,
        location: colors.count < 2 ? 0 : CGFloat($0.offset) / CGFloat(colors.count - 1))
    }
  }
}
