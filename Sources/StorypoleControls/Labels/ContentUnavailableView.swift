// SPDX-License-Identifier: Apache-2.0
import Storypole

/// A view for unavailable content: a label, a description and actions.
///
/// *How it lays out*: takes the whole proposal, with its parts centered. Ours: icons of 48 points, 12 below them, 4
/// before the description, 16 before the actions.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  View
{
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates a view from a label, whose icon is shown above its title, and optional parts below it.
  nonisolated public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  @MainActor @preconcurrency public var body: some View {
    VStack(spacing: 16) {
      VStack(spacing: 4) {
        label.labelStyle(UnavailableLabelStyle())
        description.font(.subheadline).ownForegroundStyle(.secondary)
      }
      VStack(spacing: 12) { actions }.font(.subheadline)
    }
    .multilineTextAlignment(.center)
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The icon above the title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
      configuration.title.font(.title2.bold())
    }
  }
}

extension ContentUnavailableView
where Label == StorypoleControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a view with a localized title and an image of the assets; a nil description shows none.
  nonisolated public init(
    _ title: LocalizedStringKey, image name: String, description: Text? = nil
  ) {
    self.init {
      StorypoleControls.Label(title, image: name)
    } description: {
      description
    }
  }

  /// Creates a view with a string title and an image of the assets.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image name: String, description: Text? = nil
  ) {
    self.init {
      StorypoleControls.Label(title, image: name)
    } description: {
      description
    }
  }

  /// Creates a view with a localized title and a symbol; a nil description shows none.
  nonisolated public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init {
      StorypoleControls.Label(title, systemImage: name)
    } description: {
      description
    }
  }

  /// Creates a view with a string title and a symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    self.init {
      StorypoleControls.Label(title, systemImage: name)
    } description: {
      description
    }
  }
}

/// The parts of `ContentUnavailableView.search`.
public struct SearchUnavailableContent {
  /// The title “No Results”, followed by the text of the search if any, and a magnifying glass.
  nonisolated public struct Label: View {
    let text: String
    @MainActor @preconcurrency public var body: some View {
      StorypoleControls.Label(
        text.isEmpty ? "No Results" : "No Results for “\(text)”", systemImage: "magnifyingglass")
    }
  }
  /// The advice to check the spelling or to search again.
  nonisolated public struct Description: View {
    @MainActor @preconcurrency public var body: some View {
      Text("Check the spelling or try a new search.")
    }
  }
  /// No actions.
  nonisolated public struct Actions: View {
    @MainActor @preconcurrency public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// A view for a search without results. It does not know the text of a `searchable` around it.
  nonisolated public static var search: ContentUnavailableView { search(text: "") }

  /// Returns a view for a search for `text` without results.
  nonisolated public static func search(text: String) -> Self {
    Self {
      SearchUnavailableContent.Label(text: text)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}
