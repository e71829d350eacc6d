// SPDX-License-Identifier: Apache-2.0
extension View {
  /// Continues the view, mirrored and blurred, into the safe areas around it.
  @MainActor @preconcurrency public func backgroundExtensionEffect() -> some View {
    backgroundExtensionEffect(isEnabled: true)
  }

  @MainActor @preconcurrency public func backgroundExtensionEffect(isEnabled: Bool) -> some View {
    notDrawn(
      isEnabled ? "backgroundExtensionEffect" : nil, "the view ends at the safe area")
  }
}
