// SPDX-License-Identifier: Apache-2.0
/// A motion of a symbol. In a still picture every symbol is at rest, so that only `disappear` shows.
public protocol SymbolEffect: Sendable {
  /// The effect's options; they change no still picture.
  var configuration: SymbolEffectConfiguration { get }
}

/// Effects that run once, or a few times, when a value changes.
public protocol DiscreteSymbolEffect {}
/// Effects that run for as long as they are active.
public protocol IndefiniteSymbolEffect {}
/// Effects that bring a symbol or take it away.
public protocol TransitionSymbolEffect {}
/// Effects that exchange a symbol for another one.
public protocol ContentTransitionSymbolEffect {}

/// What an effect is, and how it is varied.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  var name: String
  var variants: [String] = []

  func adding(_ variant: String) -> SymbolEffectConfiguration {
    SymbolEffectConfiguration(name: name, variants: variants + [variant])
  }
}

/// How often and how fast an effect runs.
public struct SymbolEffectOptions: Sendable {
  /// How an effect repeats.
  public struct RepeatBehavior: Sendable {
    public static var periodic: RepeatBehavior { RepeatBehavior() }
    public static var continuous: RepeatBehavior { RepeatBehavior() }
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior()
    }
  }

  public static let `default` = SymbolEffectOptions()
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions() }
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions() }
  public static func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions() }
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions()
  }
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }

  public var repeating: SymbolEffectOptions { self }
  public var nonRepeating: SymbolEffectOptions { self }
  public func `repeat`(_ count: Int) -> SymbolEffectOptions { self }
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

extension View {
  /// An effect that runs while it is active. At rest a still picture shows the symbol as it is, or
  /// nothing of it once it has disappeared.
  nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    opacity(isActive && effect is DisappearSymbolEffect ? 0 : 1)
  }

  /// An effect that runs when a value changes: never in a still picture.
  nonisolated public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View { self }

  /// No effect in a still picture, where nothing moves.
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}

extension ContentTransition {
  /// How symbols are exchanged: they fade, whatever the effect is, which is ours. A still picture shows one
  /// of them.
  public static var symbolEffect: ContentTransition { .symbols }

  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition { .symbols }
}
