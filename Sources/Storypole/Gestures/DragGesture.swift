// SPDX-License-Identifier: Apache-2.0
/// A movement while held down.
nonisolated public struct DragGesture: PrimitiveGesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    /// In points per second.
    public let velocity: CGSize

    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// Where the movement would end if it slowed down from here.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: translation.width + velocity.width / 4,
        height: translation.height + velocity.height / 4)
    }
  }
  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace

  nonisolated public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

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
  /// In the root's space, and in the gesture's.
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
    // NaN is never reached, as nothing is that far.
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

/// How fast a point has moved lately.
struct VelocityTrack {
  /// How far back a movement counts, in seconds; ours.
  private static let memory = 0.1
  private var samples: [(point: CGPoint, time: Double)] = []

  mutating func add(_ point: CGPoint, at time: Double) {
    samples.append((point, time))
    // One that is older stays, so that there are always two to compare.
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
