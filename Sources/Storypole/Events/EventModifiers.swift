// SPDX-License-Identifier: Apache-2.0
/// The keys that are held down during an event.
@frozen public struct EventModifiers: OptionSet, Sendable {
  /// The bits of the keys.
  public let rawValue: Int
  /// Creates a set of keys from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The Caps Lock key; the raw value is 1.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// The Shift key; the raw value is 2.
  public static let shift = EventModifiers(rawValue: 2)
  /// The Control key; the raw value is 4.
  public static let control = EventModifiers(rawValue: 4)
  /// The Option key, or Alt; the raw value is 8.
  public static let option = EventModifiers(rawValue: 8)
  /// The Command key; the raw value is 16.
  public static let command = EventModifiers(rawValue: 16)
  /// A key of the numeric pad; the raw value is 32.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// The Function key.
  @available(*, deprecated, message: "Function modifier is reserved for system applications")
  public static let function = EventModifiers(rawValue: 64)
  /// All of these keys; the raw value is 127.
  public static let all = EventModifiers(rawValue: 127)
}
