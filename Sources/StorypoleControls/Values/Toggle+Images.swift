// SPDX-License-Identifier: Apache-2.0
import Storypole

// Toggles with a title and an image.

extension Toggle where Label == StorypoleControls.Label<Text, Image> {
  /// Creates a toggle with a localized title and a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { StorypoleControls.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a toggle of several values with a localized title and a symbol.
  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) {
      StorypoleControls.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Creates a toggle with a localized title and an image of the assets.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { StorypoleControls.Label(titleKey, image: image) }
  }

  /// Creates a toggle of several values with a localized title and an image of the assets.
  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { StorypoleControls.Label(titleKey, image: image) }
  }

  /// Creates a toggle with a string title and a symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { StorypoleControls.Label(title, systemImage: systemImage) }
  }

  /// Creates a toggle of several values with a string title and a symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) {
      StorypoleControls.Label(title, systemImage: systemImage)
    }
  }

  /// Creates a toggle with a string title and an image of the assets.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { StorypoleControls.Label(title, image: image) }
  }

  /// Creates a toggle of several values with a string title and an image of the assets.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { StorypoleControls.Label(title, image: image) }
  }
}
