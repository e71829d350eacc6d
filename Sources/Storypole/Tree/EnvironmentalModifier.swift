// SPDX-License-Identifier: Apache-2.0
/// A modifier that resolves to another one in each environment.
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  /// The type of the modifier that takes effect.
  associatedtype ResolvedModifier: ViewModifier
  /// The modifier that takes effect in an environment.
  nonisolated func resolve(in environment: EnvironmentValues) -> Self.ResolvedModifier
}

extension EnvironmentalModifier {
  nonisolated public static func _makeNode(
    _ modifier: Self, content: @escaping (_ViewNode?, _ViewInputs) -> _ViewNode,
    reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    ResolvedModifier._makeNode(
      modifier.resolve(in: inputs.environment), content: content, reusing: old, inputs)
  }
}
