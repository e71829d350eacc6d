// SPDX-License-Identifier: Apache-2.0
/// A motion of a symbol. No motion is drawn here: of all effects, only `disappear` changes the picture.
public protocol SymbolEffect: Sendable {
  /// The kind of the effect and its variants; they don't affect the drawing.
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that runs once, or several times, when a value changes.
public protocol DiscreteSymbolEffect {}
/// An effect that runs while it is active.
public protocol IndefiniteSymbolEffect {}
/// An effect that inserts or removes a symbol.
public protocol TransitionSymbolEffect {}
/// An effect that replaces a symbol with another one.
public protocol ContentTransitionSymbolEffect {}

/// The kind of an effect, and its variants.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  var name: String
  var variants: [String] = []

  func adding(_ variant: String) -> SymbolEffectConfiguration {
    SymbolEffectConfiguration(name: name, variants: variants + [variant])
  }
}

/// The repetition and speed of an effect. All options are equal here, because no effect moves.
public struct SymbolEffectOptions: Sendable {
  /// The repetition of an effect.
  public struct RepeatBehavior: Sendable {
    /// Repeats with pauses. Accepted; has no effect here, because no effect moves.
    public static var periodic: RepeatBehavior { RepeatBehavior() }
    /// Repeats without pauses. Accepted; has no effect here, because no effect moves.
    public static var continuous: RepeatBehavior { RepeatBehavior() }
    /// Repeats `count` times, or without end if nil, with `delay` seconds between. Accepted; has no effect
    /// here, because no effect moves.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior()
    }
  }

  /// The effect's own speed and number of repetitions; the default.
  public static let `default` = SymbolEffectOptions()
  /// Repeats the effect without end. Accepted; has no effect here, because no effect moves.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions() }
  /// Runs the effect once. Accepted; has no effect here, because no effect moves.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions() }
  /// Runs the effect `count` times. Accepted; has no effect here, because no effect moves.
  public static func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Repeats the effect in the given manner. Accepted; has no effect here, because no effect moves.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions()
  }
  /// Runs the effect `speed` times as fast. Accepted; has no effect here, because no effect moves.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }

  /// These options, which repeat without end. Returns the options unchanged, because no effect moves here.
  public var repeating: SymbolEffectOptions { self }
  /// These options, which run the effect once. Returns the options unchanged, because no effect moves here.
  public var nonRepeating: SymbolEffectOptions { self }
  /// Adds a number of repetitions. Returns the options unchanged, because no effect moves here.
  public func `repeat`(_ count: Int) -> SymbolEffectOptions { self }
  /// Adds a manner of repeating. Returns the options unchanged, because no effect moves here.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
  /// Adds a factor of speed. Returns the options unchanged, because no effect moves here.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

extension View {
  /// Runs an effect of symbols while it is active.
  ///
  /// `disappear` makes the whole view transparent while it is active; the view keeps its space. Every other
  /// effect is accepted and has no effect here, because symbols don't move.
  nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    opacity(isActive && effect is DisappearSymbolEffect ? 0 : 1)
  }

  /// Runs an effect of symbols whenever `value` changes. Accepted; has no effect here, because symbols don't
  /// move.
  nonisolated public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View { self }

  /// Removes effects of symbols from the view. Accepted; has no effect here: a symbol that `disappear` hides
  /// stays hidden.
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}

extension ContentTransition {
  /// Replaces symbols with a fade, which is ours: Apple's effect moves their layers. A still picture shows
  /// one of the symbols.
  public static var symbolEffect: ContentTransition { .symbols }

  /// Replaces symbols with a fade, for any effect and options.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition { .symbols }
}
