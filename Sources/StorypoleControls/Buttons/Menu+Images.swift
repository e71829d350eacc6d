// SPDX-License-Identifier: Apache-2.0
import Storypole

// Menus with a title and an image.

extension Menu where Label == StorypoleControls.Label<Text, Image> {
  /// Creates a menu with a localized title and a symbol before it.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { StorypoleControls.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a menu with a localized title and a symbol that a press acts on and a long press opens.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { StorypoleControls.Label(titleKey, systemImage: systemImage) },
      primaryAction: primaryAction)
  }

  /// Creates a menu with a localized title and an image of the assets before it.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { StorypoleControls.Label(titleKey, image: image) }
  }

  /// Creates a menu with a localized title and an image of the assets that a press acts on and a long press
  /// opens.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { StorypoleControls.Label(titleKey, image: image) },
      primaryAction: primaryAction)
  }

  /// Creates a menu with a string title and a symbol before it.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { StorypoleControls.Label(title, systemImage: systemImage) }
  }

  /// Creates a menu with a string title and a symbol that a press acts on and a long press opens.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { StorypoleControls.Label(title, systemImage: systemImage) },
      primaryAction: primaryAction)
  }

  /// Creates a menu with a string title and an image of the assets before it.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { StorypoleControls.Label(title, image: image) }
  }

  /// Creates a menu with a string title and an image of the assets that a press acts on and a long
  /// press opens.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { StorypoleControls.Label(title, image: image) },
      primaryAction: primaryAction)
  }
}
