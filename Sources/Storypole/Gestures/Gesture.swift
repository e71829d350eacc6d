// SPDX-License-Identifier: Apache-2.0
internal import StorypoleRuntime

/// An action of the user with the pointer or the fingers.
@MainActor @preconcurrency public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  /// The gesture that this one consists of.
  @MainActor @preconcurrency var body: Self.Body { get }

  /// Makes the recognizer of the gesture. Only the gestures of this module implement it; every other has a
  /// body.
  nonisolated static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext)
    -> _Recognizer<Value>
}

extension Gesture where Value == Body.Value {
  nonisolated public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext)
    -> _Recognizer<Value>
  {
    BodyRecognizer(gesture, context)
  }
}

extension Never: Gesture {
  public typealias Value = Never
}

/// A gesture without a body.
@MainActor @preconcurrency package protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
  @MainActor @preconcurrency public var body: Never {
    fatalError("\(Self.self) is a primitive gesture and has no body")
  }
}

/// A recognizer that wraps another one.
class WrappingRecognizer<Inner, Value>: _Recognizer<Value> {
  final let inner: _Recognizer<Inner>

  init(_ inner: _Recognizer<Inner>) {
    self.inner = inner
    super.init(inner.context)
  }

  /// Converts the inner value to the outer one.
  func outer(_ value: Inner) -> Value { fatalError("abstract") }

  private func follow() {
    value = inner.value.map(outer)
    status = inner.status
  }

  override final var deadline: Double? { inner.deadline }
  override final var isTimed: Bool { inner.isTimed }
  override func receive(_ event: PointerEvent) {
    inner.receive(event)
    follow()
  }
  override final func tick(_ time: Double) {
    inner.tick(time)
    follow()
  }
  override func deliver() { inner.deliver() }
  override final func cancel() {
    inner.cancel()
    super.cancel()
  }
}

/// The recognizer of a gesture with a body.
private final class BodyRecognizer<G: Gesture>: WrappingRecognizer<G.Value, G.Value>
where G.Value == G.Body.Value {
  init(_ gesture: G, _ context: _GestureContext) {
    super.init(G.Body._makeRecognizer(Self.body(of: gesture), context))
  }

  private static func body(of gesture: G) -> G.Body { onHostThread { $0.body }(gesture) }

  override func outer(_ value: G.Value) -> G.Value { value }
  override func adopt(_ gesture: Any) {
    if let gesture = gesture as? G { inner.adopt(Self.body(of: gesture)) }
  }
}

/// A gesture with a hidden type.
@frozen nonisolated public struct AnyGesture<Value>: PrimitiveGesture {
  private let base: any Gesture<Value>
  /// Creates a gesture that hides the type of another.
  nonisolated public init<T: Gesture>(_ gesture: T) where Value == T.Value { base = gesture }

  nonisolated public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext)
    -> _Recognizer<Value>
  {
    func open<G: Gesture<Value>>(_ base: G) -> _Recognizer<Value> {
      HiddenRecognizer(G._makeRecognizer(base, context))
    }
    return open(gesture.base)
  }

  private final class HiddenRecognizer: WrappingRecognizer<Value, Value> {
    override func outer(_ value: Value) -> Value { value }
    override func adopt(_ gesture: Any) {
      if let gesture = gesture as? AnyGesture { inner.adopt(gesture.base) }
    }
  }
}

/// The gestures that are active, of a view and those inside it.
@frozen public struct GestureMask: OptionSet, Sendable {
  /// The bits of the mask.
  public let rawValue: UInt32
  /// Creates a mask from its bits; those without a name are kept.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Neither the view's gesture nor those inside.
  public static let none: GestureMask = []
  /// Only the view's gesture; the raw value is 1.
  public static let gesture = GestureMask(rawValue: 1)
  /// Only the gestures of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// The view's gesture and those inside; the default.
  public static let all: GestureMask = [.gesture, .subviews]
}
