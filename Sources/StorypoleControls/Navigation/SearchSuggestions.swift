// SPDX-License-Identifier: Apache-2.0
import Storypole

/// The suggestions of a screen's search, in a list over its content while the search is active; ours.
nonisolated struct SearchSuggestionsList: ViewModifier {
  let isActive: Bool
  let suggestions: AnyView?

  @MainActor func body(content: Content) -> some View {
    content.overlay {
      if isActive, let suggestions {
        List { suggestions }.listStyle(.plain).background(.background)
          .changeEnvironment { $0.keepsFocusOnPress = true }
      }
    }
  }
}

/// Inserts a completion into the search field when pressed.
private nonisolated struct SearchCompletionModifier: ViewModifier {
  @Environment(\.search) private var search
  let completion: String

  @MainActor func body(content: Content) -> some View {
    Button {
      search?.text.wrappedValue = completion
    } label: {
      content
    }
    .buttonStyle(.plain)
  }
}

extension EnvironmentValues {
  private struct SearchSuggestionsKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }

  /// The suggestions of the search inside.
  var searchSuggestions: AnyView? {
    get { self[SearchSuggestionsKey.self] }
    set { self[SearchSuggestionsKey.self] = newValue }
  }
}

extension View {
  /// Sets the suggestions of the search field inside, which a list over the content shows while the search is
  /// active.
  nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S)
    -> some View
  {
    environment(\.searchSuggestions, AnyView(suggestions()))
  }

  /// Makes a suggestion insert `completion` into the search field. Outside of a search, a press does nothing.
  nonisolated public func searchCompletion(_ completion: String) -> some View {
    modifier(SearchCompletionModifier(completion: completion))
  }

  /// Adds a search field with suggestions.
  @available(*, deprecated, message: "Use searchable and searchSuggestions")
  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// Adds a search field with a localized prompt and suggestions.
  @available(*, deprecated, message: "Use searchable and searchSuggestions")
  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
      .searchSuggestions(suggestions)
  }

  /// Adds a search field with a string for its prompt and suggestions.
  @available(*, deprecated, message: "Use searchable and searchSuggestions") @_disfavoredOverload
  nonisolated public func searchable<V: View, S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
      .searchSuggestions(suggestions)
  }
}
