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

/// A symbol jumps.
public struct BounceSymbolEffect: VariedSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public internal(set) var configuration = SymbolEffectConfiguration(name: "bounce")
  public var up: Self { adding("up") }
  public var down: Self { adding("down") }
  public var byLayer: Self { adding("byLayer") }
  public var wholeSymbol: Self { adding("wholeSymbol") }
}

/// A symbol fades and comes back.
public struct PulseSymbolEffect: VariedSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public internal(set) var configuration = SymbolEffectConfiguration(name: "pulse")
  public var byLayer: Self { adding("byLayer") }
  public var wholeSymbol: Self { adding("wholeSymbol") }
}

/// A symbol's layers light up one after the other.
public struct VariableColorSymbolEffect: VariedSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  public internal(set) var configuration = SymbolEffectConfiguration(name: "variableColor")
  public var iterative: Self { adding("iterative") }
  public var cumulative: Self { adding("cumulative") }
  public var reversing: Self { adding("reversing") }
  public var nonReversing: Self { adding("nonReversing") }
  public var dimInactiveLayers: Self { adding("dimInactiveLayers") }
  public var hideInactiveLayers: Self { adding("hideInactiveLayers") }
}

/// A symbol becomes larger or smaller.
public struct ScaleSymbolEffect: VariedSymbolEffect, IndefiniteSymbolEffect {
  public internal(set) var configuration = SymbolEffectConfiguration(name: "scale")
  public var up: Self { adding("up") }
  public var down: Self { adding("down") }
  public var byLayer: Self { adding("byLayer") }
  public var wholeSymbol: Self { adding("wholeSymbol") }
}

/// A symbol comes.
public struct AppearSymbolEffect: VariedSymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect
{
  public internal(set) var configuration = SymbolEffectConfiguration(name: "appear")
  public var up: Self { adding("up") }
  public var down: Self { adding("down") }
  public var byLayer: Self { adding("byLayer") }
  public var wholeSymbol: Self { adding("wholeSymbol") }
}

/// A symbol goes.
public struct DisappearSymbolEffect: VariedSymbolEffect, IndefiniteSymbolEffect,
  TransitionSymbolEffect
{
  public internal(set) var configuration = SymbolEffectConfiguration(name: "disappear")
  public var up: Self { adding("up") }
  public var down: Self { adding("down") }
  public var byLayer: Self { adding("byLayer") }
  public var wholeSymbol: Self { adding("wholeSymbol") }
}

/// A symbol is exchanged for another one.
public struct ReplaceSymbolEffect: VariedSymbolEffect, ContentTransitionSymbolEffect {
  public internal(set) var configuration = SymbolEffectConfiguration(name: "replace")
  public var downUp: Self { adding("downUp") }
  public var upUp: Self { adding("upUp") }
  public var offUp: Self { adding("offUp") }
  public var byLayer: Self { adding("byLayer") }
  public var wholeSymbol: Self { adding("wholeSymbol") }
}

/// A symbol moves to and fro.
public struct WiggleSymbolEffect: VariedSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public internal(set) var configuration = SymbolEffectConfiguration(name: "wiggle")
  public var left: Self { adding("left") }
  public var right: Self { adding("right") }
  public var up: Self { adding("up") }
  public var down: Self { adding("down") }
  public var byLayer: Self { adding("byLayer") }
  public var wholeSymbol: Self { adding("wholeSymbol") }
}

/// A symbol turns.
public struct RotateSymbolEffect: VariedSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public internal(set) var configuration = SymbolEffectConfiguration(name: "rotate")
  public var clockwise: Self { adding("clockwise") }
  public var counterClockwise: Self { adding("counterClockwise") }
  public var byLayer: Self { adding("byLayer") }
  public var wholeSymbol: Self { adding("wholeSymbol") }
}

/// A symbol grows and shrinks gently.
public struct BreatheSymbolEffect: VariedSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect
{
  public internal(set) var configuration = SymbolEffectConfiguration(name: "breathe")
  public var plain: Self { adding("plain") }
  public var pulse: Self { adding("pulse") }
  public var byLayer: Self { adding("byLayer") }
  public var wholeSymbol: Self { adding("wholeSymbol") }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
extension SymbolEffect where Self == AppearSymbolEffect {
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
