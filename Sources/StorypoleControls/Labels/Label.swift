// SPDX-License-Identifier: Apache-2.0
import Storypole

/// A title with an icon before it.
///
/// *How it lays out*: a row of icon, 8 points and title. The icon's middle is half a capital above the title's first
/// baseline, which is also the label's. Its style determines its appearance: `makeBody` of the nearest
/// `labelStyle(_:)`.
nonisolated public struct Label<Title: View, Icon: View>: View {
  @Environment(\.labelStyles) private var styles
  private let configuration: LabelStyleConfiguration

  /// Creates a label from two views.
  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    configuration = LabelStyleConfiguration(
      title: .init(view: AnyView(title())), icon: .init(view: AnyView(icon())))
  }

  @MainActor @preconcurrency public var body: some View {
    styles.show(configuration, else: DefaultLabelStyle()) { $0.show($1) }
      .semantics(.text, label: configuration.titleView.view)
  }
}

extension Label: SpokenLabel {
  nonisolated package var spokenLabel: Text? { configuration.titleView.view.spokenLabel }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a localized title and an image of the assets.
  nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  /// Creates a label with a string and an image of the assets.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }

  /// Creates a label with a localized title and an image of the assets.
  nonisolated public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(resource) })
  }

  /// Creates a label with a string and an image of the assets, by its resource.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }

  /// Creates a label with a localized title and a symbol.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// Creates a label with a string and a symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
}

extension Label
where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates a label from the configuration of a style. It has the next outer style, or one that is set
  /// on it.
  nonisolated public init(_ configuration: LabelStyleConfiguration) {
    self.configuration = configuration
  }
}
