// SPDX-License-Identifier: Apache-2.0
extension View {
  /// Watches for a gesture on the view; gestures of the views inside come first.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)
    -> some View
  { attach(gesture, mask: mask) }
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    attach(gesture, mask: isEnabled ? .all : .subviews)
  }
  nonisolated public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true)
    -> some View
  { attach(gesture, mask: isEnabled ? .all : .subviews) }

  /// Watches for a gesture that comes before those of the views inside.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { attach(gesture, .high, mask: mask) }
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool)
    -> some View
  { attach(gesture, .high, mask: isEnabled ? .all : .subviews) }
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View { attach(gesture, .high, mask: isEnabled ? .all : .subviews) }

  /// Watches for a gesture that happens beside all others.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { attach(gesture, .simultaneous, mask: mask) }
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool)
    -> some View
  { attach(gesture, .simultaneous, mask: isEnabled ? .all : .subviews) }
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View { attach(gesture, .simultaneous, mask: isEnabled ? .all : .subviews) }

  /// Calls `action` when the view is tapped `count` times in a row.
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void)
    -> some View
  { attach(TapGesture(count: count).onEnded(action)) }
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    attach(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        .onEnded { action($0.location) })
  }
  @_disfavoredOverload
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    attach(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        .onEnded { action($0.location) })
  }

  /// Calls `action` when the view has been pressed for `minimumDuration` seconds without moving more
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
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }

  /// No effect: this system has no gestures of its own at the edges.
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}

/// A long press that says when the press begins and ends.
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
