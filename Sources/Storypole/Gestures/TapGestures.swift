/// One or more taps.
nonisolated public struct TapGesture: PrimitiveGesture, Sendable {
  public typealias Value = Void
  public var count: Int
  nonisolated public init(count: Int = 1) { self.count = count }
}

/// One or more taps, and where.
nonisolated public struct SpatialTapGesture: PrimitiveGesture {
  public struct Value: Equatable, @unchecked Sendable {
    public var location: CGPoint
  }
  public var count: Int
  public var coordinateSpace: CoordinateSpace

  nonisolated public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  @_disfavoredOverload
  nonisolated public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }
}

/// A tap that is held.
nonisolated public struct LongPressGesture: PrimitiveGesture, Sendable {
  public typealias Value = Bool
  public var minimumDuration: Double
  public var maximumDistance: CGFloat

  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}
