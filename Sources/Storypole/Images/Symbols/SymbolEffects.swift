// SPDX-License-Identifier: Apache-2.0
/// An effect with variants: chained names such as `.bounce.up.byLayer`.
protocol VariedSymbolEffect: SymbolEffect {
  var configuration: SymbolEffectConfiguration { get set }
}

extension VariedSymbolEffect {
  fileprivate func adding(_ variant: String) -> Self {
    var effect = self
    effect.configuration = configuration.adding(variant)
    return effect
  }
}

/// An effect that makes a symbol jump. Accepted; has no effect here, because symbols don't move.
public struct BounceSymbolEffect: VariedSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The name “bounce”, and the variants in the order of their calls.
  public internal(set) var configuration = SymbolEffectConfiguration(name: "bounce")
  /// The effect with a jump upward.
  public var up: Self { adding("up") }
  /// The effect with a jump downward.
  public var down: Self { adding("down") }
  /// The effect with each layer separately.
  public var byLayer: Self { adding("byLayer") }
  /// The effect with all layers together.
  public var wholeSymbol: Self { adding("wholeSymbol") }
}

/// An effect that makes a symbol fade and return. Accepted; has no effect here, because symbols don't move.
public struct PulseSymbolEffect: VariedSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The name “pulse”, and the variants in the order of their calls.
  public internal(set) var configuration = SymbolEffectConfiguration(name: "pulse")
  /// The effect with each layer separately.
  public var byLayer: Self { adding("byLayer") }
  /// The effect with all layers together.
  public var wholeSymbol: Self { adding("wholeSymbol") }
}

/// An effect that highlights a symbol's layers one after the other. Accepted; has no effect here, because
/// symbols don't move.
public struct VariableColorSymbolEffect: VariedSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  /// The name “variableColor”, and the variants in the order of their calls.
  public internal(set) var configuration = SymbolEffectConfiguration(name: "variableColor")
  /// The effect with one layer highlighted at a time.
  public var iterative: Self { adding("iterative") }
  /// The effect with every layer highlighted until the cycle ends.
  public var cumulative: Self { adding("cumulative") }
  /// The effect forward, then backward.
  public var reversing: Self { adding("reversing") }
  /// The effect forward only.
  public var nonReversing: Self { adding("nonReversing") }
  /// The effect with the other layers fainter.
  public var dimInactiveLayers: Self { adding("dimInactiveLayers") }
  /// The effect with the other layers hidden.
  public var hideInactiveLayers: Self { adding("hideInactiveLayers") }
}

/// An effect that makes a symbol larger or smaller. Accepted; has no effect here, because symbols don't move.
public struct ScaleSymbolEffect: VariedSymbolEffect, IndefiniteSymbolEffect {
  /// The name “scale”, and the variants in the order of their calls.
  public internal(set) var configuration = SymbolEffectConfiguration(name: "scale")
  /// The effect with a larger symbol.
  public var up: Self { adding("up") }
  /// The effect with a smaller symbol.
  public var down: Self { adding("down") }
  /// The effect with each layer separately.
  public var byLayer: Self { adding("byLayer") }
  /// The effect with all layers together.
  public var wholeSymbol: Self { adding("wholeSymbol") }
}

/// An effect that inserts a symbol. Accepted; has no effect here, because symbols don't move.
public struct AppearSymbolEffect: VariedSymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect
{
  /// The name “appear”, and the variants in the order of their calls.
  public internal(set) var configuration = SymbolEffectConfiguration(name: "appear")
  /// The effect with a symbol that grows.
  public var up: Self { adding("up") }
  /// The effect with a symbol that shrinks to its size.
  public var down: Self { adding("down") }
  /// The effect with each layer separately.
  public var byLayer: Self { adding("byLayer") }
  /// The effect with all layers together.
  public var wholeSymbol: Self { adding("wholeSymbol") }
}

/// An effect that removes a symbol: while it is active, the view is transparent and keeps its space. It has no motion
/// here.
public struct DisappearSymbolEffect: VariedSymbolEffect, IndefiniteSymbolEffect,
  TransitionSymbolEffect
{
  /// The name “disappear”, and the variants in the order of their calls, none of which changes the picture.
  public internal(set) var configuration = SymbolEffectConfiguration(name: "disappear")
  /// The effect with a symbol that grows while it disappears.
  public var up: Self { adding("up") }
  /// The effect with a symbol that shrinks while it disappears.
  public var down: Self { adding("down") }
  /// The effect with each layer separately.
  public var byLayer: Self { adding("byLayer") }
  /// The effect with all layers together.
  public var wholeSymbol: Self { adding("wholeSymbol") }
}

/// An effect that replaces a symbol with another one. Symbols fade here, for any variant.
public struct ReplaceSymbolEffect: VariedSymbolEffect, ContentTransitionSymbolEffect {
  /// The name “replace”, and the variants in the order of their calls.
  public internal(set) var configuration = SymbolEffectConfiguration(name: "replace")
  /// The effect with a symbol that shrinks, and a new one that grows.
  public var downUp: Self { adding("downUp") }
  /// The effect with two symbols that grow.
  public var upUp: Self { adding("upUp") }
  /// The effect with a symbol that vanishes at once, and a new one that grows.
  public var offUp: Self { adding("offUp") }
  /// The effect with each layer separately.
  public var byLayer: Self { adding("byLayer") }
  /// The effect with all layers together.
  public var wholeSymbol: Self { adding("wholeSymbol") }
}

/// An effect that moves a symbol back and forth. Accepted; has no effect here, because symbols don't move.
public struct WiggleSymbolEffect: VariedSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The name “wiggle”, and the variants in the order of their calls.
  public internal(set) var configuration = SymbolEffectConfiguration(name: "wiggle")
  /// The effect with a motion that begins to the left.
  public var left: Self { adding("left") }
  /// The effect with a motion that begins to the right.
  public var right: Self { adding("right") }
  /// The effect with a motion that begins upward.
  public var up: Self { adding("up") }
  /// The effect with a motion that begins downward.
  public var down: Self { adding("down") }
  /// The effect with each layer separately.
  public var byLayer: Self { adding("byLayer") }
  /// The effect with all layers together.
  public var wholeSymbol: Self { adding("wholeSymbol") }
}

/// An effect that rotates a symbol. Accepted; has no effect here, because symbols don't move.
public struct RotateSymbolEffect: VariedSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The name “rotate”, and the variants in the order of their calls.
  public internal(set) var configuration = SymbolEffectConfiguration(name: "rotate")
  /// The effect with a clockwise rotation.
  public var clockwise: Self { adding("clockwise") }
  /// The effect with a counterclockwise rotation.
  public var counterClockwise: Self { adding("counterClockwise") }
  /// The effect with each layer separately.
  public var byLayer: Self { adding("byLayer") }
  /// The effect with all layers together.
  public var wholeSymbol: Self { adding("wholeSymbol") }
}

/// An effect that makes a symbol grow and shrink gently. Accepted; has no effect here, because symbols don't
/// move.
public struct BreatheSymbolEffect: VariedSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect
{
  /// The name “breathe”, and the variants in the order of their calls.
  public internal(set) var configuration = SymbolEffectConfiguration(name: "breathe")
  /// The effect with only a change of size.
  public var plain: Self { adding("plain") }
  /// The effect with a change of size and opacity.
  public var pulse: Self { adding("pulse") }
  /// The effect with each layer separately.
  public var byLayer: Self { adding("byLayer") }
  /// The effect with all layers together.
  public var wholeSymbol: Self { adding("wholeSymbol") }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// The effect that makes a symbol jump; has no effect here.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
  /// The effect that makes a symbol fade and return; has no effect here.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// The effect that highlights layers one after the other; has no effect here.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
  /// The effect that makes a symbol larger or smaller; has no effect here.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
extension SymbolEffect where Self == AppearSymbolEffect {
  /// The effect that inserts a symbol; has no effect here.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
  /// The effect that hides a symbol while it is active.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// The effect that replaces a symbol with another one; a fade here.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
  /// The effect that moves a symbol back and forth; has no effect here.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
  /// The effect that rotates a symbol; has no effect here.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
  /// The effect that makes a symbol grow and shrink gently; has no effect here.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
