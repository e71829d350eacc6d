// SPDX-License-Identifier: Apache-2.0
extension View {
  /// Attaches a gesture to the view; gestures of the views inside come first.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)
    -> some View
  { attach(gesture, mask: mask) }
  /// Attaches a gesture that can be disabled.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    attach(gesture, mask: isEnabled ? .all : .subviews)
  }
  /// Attaches a gesture with a name; the name has no effect.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true)
    -> some View
  { attach(gesture, mask: isEnabled ? .all : .subviews) }

  /// Attaches a gesture that comes before those of the views inside.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { attach(gesture, .high, mask: mask) }
  /// Attaches a gesture that comes before those of the views inside and can be disabled.
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool)
    -> some View
  { attach(gesture, .high, mask: isEnabled ? .all : .subviews) }
  /// Attaches a gesture with a name that comes before those of the views inside; the name has no effect.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View { attach(gesture, .high, mask: isEnabled ? .all : .subviews) }

  /// Attaches a gesture that happens at the same time as all others.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { attach(gesture, .simultaneous, mask: mask) }
  /// Attaches a gesture that happens at the same time as all others and can be disabled.
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool)
    -> some View
  { attach(gesture, .simultaneous, mask: isEnabled ? .all : .subviews) }
  /// Attaches a gesture with a name that happens at the same time as all others; the name has no effect.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View { attach(gesture, .simultaneous, mask: isEnabled ? .all : .subviews) }

  /// Calls `action` when the view is tapped `count` times in a row; less than 1 counts as 1.
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void)
    -> some View
  { attach(TapGesture(count: count).onEnded(action)) }
  /// Calls `action` with the position of the last of `count` taps, in points.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    attach(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        .onEnded { action($0.location) })
  }
  /// Calls `action` with the position of the last of `count` taps, in a coordinate space of the older type.
  @_disfavoredOverload
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    attach(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        .onEnded { action($0.location) })
  }

  /// Calls `action` when the view has been pressed for `minimumDuration` seconds without a movement of more
  /// than `maximumDistance` points, and `onPressingChanged` when the press begins and ends.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    attach(
      PressingGesture(
        press: LongPressGesture(
          minimumDuration: minimumDuration, maximumDistance: maximumDistance),
        action: action, onPressingChanged: onPressingChanged))
  }
  @_disfavoredOverload
  @available(
    *, deprecated,
    renamed: "onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)"
  )
  /// Calls `action` after a long press, and `pressing` when the press begins and ends.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }

  /// Gives the view's gestures precedence at the edges. Accepted; has no effect here, because the system has
  /// no gestures at the edges.
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}

/// A long press that reports when the press begins and ends.
private nonisolated struct PressingGesture: PrimitiveGesture {
  typealias Value = Bool
  let press: LongPressGesture
  let action: () -> Void
  let onPressingChanged: ((Bool) -> Void)?

  static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext) -> _Recognizer<Bool> {
    PressingRecognizer(gesture, LongPressGesture._makeRecognizer(gesture.press, context))
  }
}

private final class PressingRecognizer: WrappingRecognizer<Bool, Bool> {
  private var gesture: PressingGesture
  private var isPressing = false
  private var hasActed = false

  init(_ gesture: PressingGesture, _ inner: _Recognizer<Bool>) {
    self.gesture = gesture
    super.init(inner)
  }

  override func outer(_ value: Bool) -> Bool { value }
  override func adopt(_ gesture: Any) { self.gesture = gesture as? PressingGesture ?? self.gesture }

  override func deliver() {
    if status == .preparing, !isPressing {
      isPressing = true
      gesture.onPressingChanged?(true)
    }
    guard status.isOver else { return }
    if isPressing {
      isPressing = false
      gesture.onPressingChanged?(false)
    }
    if status == .ended, !hasActed {
      hasActed = true
      gesture.action()
    }
  }
}
