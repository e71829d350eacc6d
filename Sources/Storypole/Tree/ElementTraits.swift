// SPDX-License-Identifier: Apache-2.0

/// Sets the traits that modifiers of a ForEach give to each of its elements.
struct ElementTraits {
  /// Gets the node of the ForEach, as an identity, and the index of the element.
  let set: (inout Traits, ObjectIdentifier, Int) -> Void
}

extension EnvironmentValues {
  private struct ElementTraitsKey: EnvironmentKey {
    static var defaultValue: ElementTraits? { nil }
  }

  /// The traits for the elements of the nearest ForEach inside.
  var elementTraits: ElementTraits? {
    get { self[ElementTraitsKey.self] }
    set { self[ElementTraitsKey.self] = newValue }
  }
}
