// SPDX-License-Identifier: Apache-2.0
import Storypole

// Buttons with a title and an image.

extension Button where Label == StorypoleControls.Label<Text, Image> {
  /// Creates a button with a localized title and a symbol before it.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { StorypoleControls.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a button with a localized title, a symbol and a role; nil is no role.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      StorypoleControls.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Creates a button with a localized title and an image of the assets before it.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { StorypoleControls.Label(titleKey, image: image) }
  }

  /// Creates a button with a localized title, an image of the assets and a role; nil is no role.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { StorypoleControls.Label(titleKey, image: image) }
  }

  /// Creates a button with a string title and a symbol before it.
  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { StorypoleControls.Label(title, systemImage: systemImage) }
  }

  /// Creates a button with a string title, a symbol and a role; nil is no role.
  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      StorypoleControls.Label(title, systemImage: systemImage)
    }
  }

  /// Creates a button with a string title and an image of the assets before it.
  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { StorypoleControls.Label(title, image: image) }
  }

  /// Creates a button with a string title, an image of the assets and a role; nil is no role.
  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { StorypoleControls.Label(title, image: image) }
  }
}
