// SPDX-License-Identifier: Apache-2.0
/// A gesture of a pointer that moves while it is down.
nonisolated public struct DragGesture: PrimitiveGesture {
  /// The state of a drag.
  public struct Value: Equatable, Sendable {
    /// The time of the latest event; only differences have a meaning.
    public var time: Date
    /// The pointer in points, in the gesture's coordinate space.
    public var location: CGPoint
    /// The pointer when it went down, in points, in the gesture's coordinate space.
    public var startLocation: CGPoint
    /// The velocity during the last tenth of a second, in points per second; zero if the pointer has rested.
    public let velocity: CGSize

    /// The distance from the start in points; positive is to the right and down.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// The point at which the movement would end if it slowed down now: after a quarter of a second at the present
    /// velocity.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }
    /// The distance from the start at which the movement would end if it slowed down now.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: translation.width + velocity.width / 4,
        height: translation.height + velocity.height / 4)
    }
  }
  /// The distance in points that the pointer moves before the gesture begins; 10 by default. 0 begins as soon
  /// as the pointer is down.
  public var minimumDistance: CGFloat
  /// The coordinate space of the locations; the view's own by default.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture with locations in a coordinate space.
  nonisolated public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// Creates a gesture with locations in a coordinate space of the older type.
  @_disfavoredOverload
  nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local)
  {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  nonisolated public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext)
    -> _Recognizer<Value>
  {
    DragRecognizer(gesture, context)
  }
}

private final class DragRecognizer: _Recognizer<DragGesture.Value> {
  private let gesture: DragGesture
  /// The start in the root's space, and in the gesture's.
  private var start: (root: CGPoint, own: CGPoint)?
  private var track = VelocityTrack()

  init(_ gesture: DragGesture, _ context: _GestureContext) {
    self.gesture = gesture
    super.init(context)
  }

  override func receive(_ event: PointerEvent) {
    if status.isOver { return }
    let location = context.convert(event.location, to: gesture.coordinateSpace)
    switch event.phase {
    case .down: start = (event.location, location)
    case .cancelled: status = .failed
    case .moved, .up: break
    }
    guard let start, !status.isOver else { return }
    track.add(location, at: event.time)
    // NaN is never reached, because no distance compares with it.
    let hasMoved = start.root.distance(to: event.location) >= gesture.minimumDistance
    guard hasMoved || status == .active else {
      if event.phase == .up { status = .failed }
      return
    }
    move(
      to: event.phase == .up ? .ended : .active,
      DragGesture.Value(
        time: Date(timeIntervalSinceReferenceDate: event.time), location: location,
        startLocation: start.own, velocity: track.velocity(at: event.time)))
  }
}

/// The recent velocity of a point.
struct VelocityTrack {
  /// The time span of the movement that counts, in seconds; ours.
  private static let memory = 0.1
  private var samples: [(point: CGPoint, time: Double)] = []

  mutating func add(_ point: CGPoint, at time: Double) {
    samples.append((point, time))
    // One older sample stays, so that there are always two to compare.
    while samples.count > 2, samples[1].time <= time - Self.memory { samples.removeFirst() }
  }

  /// In points per second; zero when the point has rested.
  func velocity(at time: Double) -> CGSize {
    guard let first = samples.first, let last = samples.last else { return .zero }
    let duration = last.time - first.time
    guard duration > 0, samples.contains(where: { $0.time > time - Self.memory && $0.time < time })
    else { return .zero }
    return CGSize(
      width: (last.point.x - first.point.x) / duration,
      height: (last.point.y - first.point.y) / duration)
  }
}
