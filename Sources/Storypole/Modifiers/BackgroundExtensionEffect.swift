// SPDX-License-Identifier: Apache-2.0
extension View {
  /// Continues the view, mirrored and blurred, into the safe areas around it. Not drawn here: the view ends
  /// at the safe areas, and a warning reports it.
  @MainActor @preconcurrency public func backgroundExtensionEffect() -> some View {
    backgroundExtensionEffect(isEnabled: true)
  }

  /// Continues the view into the safe areas if `isEnabled` is true. Not drawn here: a warning reports it.
  @MainActor @preconcurrency public func backgroundExtensionEffect(isEnabled: Bool) -> some View {
    notDrawn(
      isEnabled ? "backgroundExtensionEffect" : nil, "the view ends at the safe area")
  }
}
