// SPDX-License-Identifier: Apache-2.0
/// A gesture of one or more taps. A tap moves at most 10 points, and the next one follows within 0.35
/// seconds.
nonisolated public struct TapGesture: PrimitiveGesture, Sendable {
  public typealias Value = Void
  /// The number of taps; less than 1 counts as 1.
  public var count: Int
  /// Creates a gesture of `count` taps.
  nonisolated public init(count: Int = 1) { self.count = count }

  nonisolated public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext)
    -> _Recognizer<Void>
  {
    TapRecognizer(count: gesture.count, context) { _ in () }
  }
}

/// A gesture of one or more taps with their position.
nonisolated public struct SpatialTapGesture: PrimitiveGesture {
  /// The position of a tap.
  public struct Value: Equatable, @unchecked Sendable {
    /// The position of the last tap in points, in the gesture's coordinate space.
    public var location: CGPoint
  }
  /// The number of taps; less than 1 counts as 1.
  public var count: Int
  /// The coordinate space of the position; the view's own by default.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture of `count` taps with their position in a coordinate space.
  nonisolated public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// Creates a gesture of `count` taps with their position in a coordinate space of the older type.
  @_disfavoredOverload
  nonisolated public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  nonisolated public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext)
    -> _Recognizer<Value>
  {
    TapRecognizer(count: gesture.count, context) {
      Value(location: context.convert($0.location, to: gesture.coordinateSpace))
    }
  }
}

/// A tap with the whole event as its value.
nonisolated struct ClickGesture: PrimitiveGesture {
  typealias Value = PointerEvent

  static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext)
    -> _Recognizer<PointerEvent>
  {
    TapRecognizer(count: 1, context) { $0 }
  }
}

/// The maximum movement of the pointer in a tap, in points; UIKit's 10.
let tapSlop: CGFloat = 10
/// The maximum time between taps, in seconds; UIKit's 0.35.
let tapInterval = 0.35

/// Counts taps.
final class TapRecognizer<Value>: _Recognizer<Value> {
  private let count: Int
  private let makeValue: (PointerEvent) -> Value
  private var taps = 0
  private var start: CGPoint?
  private var nextBefore: Double?

  init(count: Int, _ context: _GestureContext, _ makeValue: @escaping (PointerEvent) -> Value) {
    self.count = max(count, 1)
    self.makeValue = makeValue
    super.init(context)
  }

  override var deadline: Double? { status.isOver ? nil : nextBefore }

  override func receive(_ event: PointerEvent) {
    if status.isOver { return }
    switch event.phase {
    case .down:
      start = event.location
      nextBefore = nil
    case .moved:
      if let start, start.distance(to: event.location) > tapSlop { status = .failed }
    case .up:
      guard start != nil else { return }
      start = nil
      taps += 1
      if taps == count {
        move(to: .ended, makeValue(event))
      } else {
        nextBefore = event.time + tapInterval
      }
    case .cancelled: status = .failed
    }
  }

  override func tick(_ time: Double) {
    if let nextBefore, time >= nextBefore, !status.isOver { status = .failed }
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}

/// A gesture of a long press. Its value is true from the start of the press.
nonisolated public struct LongPressGesture: PrimitiveGesture, Sendable {
  public typealias Value = Bool
  /// The time in seconds after which the gesture succeeds; 0.5 by default, and negative values are 0.
  public var minimumDuration: Double
  /// The distance in points that the pointer may move before the gesture fails; 10 by default.
  public var maximumDistance: CGFloat

  /// Creates a gesture of a press.
  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  nonisolated public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext)
    -> _Recognizer<Bool>
  {
    LongPressRecognizer(gesture, context) { _ in true }
  }
}

/// A tap held for the duration of a menu press, with its position.
nonisolated package struct MenuPressGesture: PrimitiveGesture {
  package typealias Value = MenuPlace

  package init() {}

  package static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext)
    -> _Recognizer<MenuPlace>
  {
    LongPressRecognizer(LongPressGesture(), context) {
      MenuPlace(
        point: context.convert($0, to: .local), path: context.node?.host.path(at: $0) ?? [])
    }
  }
}

/// Has its value from the start of the press; ends after the duration.
private final class LongPressRecognizer<Value>: _Recognizer<Value> {
  private let gesture: LongPressGesture
  private let makeValue: (CGPoint) -> Value
  private var start: CGPoint?
  private var end: Double?

  init(
    _ gesture: LongPressGesture, _ context: _GestureContext,
    _ makeValue: @escaping (CGPoint) -> Value
  ) {
    self.gesture = gesture
    self.makeValue = makeValue
    super.init(context)
  }

  override var deadline: Double? { status.isOver ? nil : end }
  override var isTimed: Bool { status == .ended }

  override func receive(_ event: PointerEvent) {
    if status.isOver { return }
    switch event.phase {
    case .down:
      start = event.location
      end = event.time + max(gesture.minimumDuration, 0)
      move(to: .preparing, makeValue(event.location))
      tick(event.time)
    case .moved:
      tick(event.time)
      if let start, start.distance(to: event.location) > gesture.maximumDistance, !status.isOver {
        status = .failed
      }
    case .up:
      tick(event.time)
      if !status.isOver { status = .failed }
    case .cancelled: status = .failed
    }
  }

  override func tick(_ time: Double) {
    if let end, time >= end, !status.isOver { status = .ended }
  }
}
