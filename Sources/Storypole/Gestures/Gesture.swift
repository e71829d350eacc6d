/// Something that the user does with the pointer or the fingers. A still picture has no user: gestures
/// keep what they are told and nothing calls their actions.
@MainActor @preconcurrency public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Gesture {
  public typealias Value = Never
}

/// A gesture that is made of nothing but itself.
@MainActor @preconcurrency package protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
  @MainActor @preconcurrency public var body: Never {
    fatalError("\(Self.self) is a gesture of its own and has no body to ask for")
  }
}

/// A gesture whose type is hidden.
@frozen nonisolated public struct AnyGesture<Value>: PrimitiveGesture {
  private let base: any Gesture<Value>
  nonisolated public init<T: Gesture>(_ gesture: T) where Value == T.Value { base = gesture }
}

/// The gestures that take part, of a view's own and those below it.
@frozen public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

/// Keys that are held down while something else happens.
@frozen public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let capsLock = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4)
  public static let option = EventModifiers(rawValue: 8)
  public static let command = EventModifiers(rawValue: 16)
  public static let numericPad = EventModifiers(rawValue: 32)
  @available(*, deprecated, message: "Function modifier is reserved for system applications")
  public static let function = EventModifiers(rawValue: 64)
  public static let all = EventModifiers(rawValue: 127)
}
