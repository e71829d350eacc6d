// SPDX-License-Identifier: Apache-2.0
import Storypole

/// The suggestions of a screen's search, in a list over its content while the search is active. Ours: the content then takes
/// the offered space, so that those of a small view can be read and pressed.
nonisolated struct SearchSuggestionsList: ViewModifier {
  let isActive: Bool
  let suggestions: AnyView?

  @MainActor func body(content: Content) -> some View {
    let shown = isActive ? suggestions : nil
    content.modifier(CoveredContent(isCovered: shown != nil)).overlay {
      if let suggestions = shown {
        List { suggestions }.listStyle(.plain).background(.background)
          .changeEnvironment { $0.keepsFocusOnPress = true }
      }
    }
  }
}

/// Takes the offered space around a covered view, which stays in its middle.
private nonisolated struct CoveredContent: UnaryLayoutModifier {
  let isCovered: Bool

  static var isHiddenInDescriptions: Bool { true }
  var name: String { "searchSuggestions" }

  func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutNode) -> CGSize {
    let own = child.size(for: proposal)
    guard isCovered else { return own }
    func length(_ offered: CGFloat?, _ own: CGFloat) -> CGFloat {
      offered.map { $0.isFinite ? max($0, own) : own } ?? own
    }
    return CGSize(
      width: length(proposal.width, own.width), height: length(proposal.height, own.height))
  }

  func placement(of child: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize)
    -> UnaryPlacement
  {
    guard isCovered else { return UnaryPlacement(proposal: proposal) }
    let own = child.size(for: proposal)
    return UnaryPlacement(
      origin: CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2),
      proposal: proposal)
  }

  func hints(child: LayoutNode) -> SizingHints {
    isCovered ? SizingHints(guideKinds: child.hints.guideKinds) : child.hints
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
