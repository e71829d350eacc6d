// SPDX-License-Identifier: Apache-2.0
/// A gesture of two fingers that move apart or together. It never happens here, because no event has a second finger.
nonisolated public struct MagnifyGesture: PrimitiveGesture {
  /// The state of a magnification.
  public struct Value: Equatable, Sendable {
    /// The time of the latest event.
    public var time: Date
    /// The factor of the fingers' distance since the beginning.
    public var magnification: CGFloat
    /// The change of the factor per second.
    public var velocity: CGFloat
    /// The beginning in fractions of the view's size.
    public var startAnchor: UnitPoint
    /// The beginning in points, in the view's coordinates.
    public var startLocation: CGPoint
  }
  /// The minimum change of the factor before the gesture begins; has no effect here.
  public var minimumScaleDelta: CGFloat
  /// Creates a gesture that never happens here.
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  nonisolated public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext)
    -> _Recognizer<Value>
  {
    TwoFingerRecognizer(context)
  }
}

/// The older name of `MagnifyGesture`, with the factor as its value. It never happens here.
@available(*, deprecated, renamed: "MagnifyGesture")
nonisolated public struct MagnificationGesture: PrimitiveGesture {
  public typealias Value = CGFloat
  /// The minimum change of the factor before the gesture begins; has no effect here.
  public var minimumScaleDelta: CGFloat
  /// Creates a gesture that never happens here.
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  nonisolated public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext)
    -> _Recognizer<CGFloat>
  {
    TwoFingerRecognizer(context)
  }
}

/// A gesture of two fingers that rotate. It never happens here, because no event has a second finger.
nonisolated public struct RotateGesture: PrimitiveGesture {
  /// The state of a rotation.
  public struct Value: Equatable, Sendable {
    /// The time of the latest event.
    public var time: Date
    /// The angle since the beginning; positive is clockwise.
    public var rotation: Angle
    /// The change of the angle per second.
    public var velocity: Angle
    /// The beginning in fractions of the view's size.
    public var startAnchor: UnitPoint
    /// The beginning in points, in the view's coordinates.
    public var startLocation: CGPoint
  }
  /// The minimum angle before the gesture begins; has no effect here.
  public var minimumAngleDelta: Angle
  /// Creates a gesture that never happens here.
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  nonisolated public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext)
    -> _Recognizer<Value>
  {
    TwoFingerRecognizer(context)
  }
}

/// The older name of `RotateGesture`, with the angle as its value. It never happens here.
@available(*, deprecated, renamed: "RotateGesture")
nonisolated public struct RotationGesture: PrimitiveGesture {
  public typealias Value = Angle
  /// The minimum angle before the gesture begins; has no effect here.
  public var minimumAngleDelta: Angle
  /// Creates a gesture that never happens here.
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  nonisolated public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext)
    -> _Recognizer<Angle>
  {
    TwoFingerRecognizer(context)
  }
}

/// Never succeeds: no event has a second finger.
private final class TwoFingerRecognizer<Value>: _Recognizer<Value> {
  override func receive(_ event: PointerEvent) {
    if event.phase != .moved { status = .failed }
  }
}
