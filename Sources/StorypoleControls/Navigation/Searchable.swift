// SPDX-License-Identifier: Apache-2.0
import Storypole

/// Adds a search field to the screen around a view.
nonisolated struct SearchableModifier: ViewModifier {
  @State private var isActive = false
  @Environment(\.searchSubmitAction) private var submit
  @Environment(\.searchSuggestions) private var suggestions
  @Environment(\.searchScopes) private var scopes
  let text: Binding<String>
  /// nil without a binding.
  let isPresented: Binding<Bool>?
  let prompt: Text?
  let tokens: SearchTokens?

  init(
    text: Binding<String>, isPresented: Binding<Bool>?, prompt: Text?, tokens: SearchTokens? = nil
  ) {
    self.text = text
    self.isPresented = isPresented
    self.prompt = prompt
    self.tokens = tokens
  }

  @MainActor func body(content: Content) -> some View {
    var search = SearchInfo(
      text: text, prompt: prompt ?? Text("Search"), isActive: isPresented ?? $isActive,
      submit: submit)
    let _ = search.tokens = tokens
    let suggested = SearchSuggestionsList(
      isActive: search.isActive.wrappedValue, suggestions: suggestions ?? tokens?.suggestions?())
    content
      .modifier(suggested)
      .modifier(SearchScopesBar(isActive: search.isActive.wrappedValue, scopes: scopes))
      .changeEnvironment {
        $0.search = search
        $0.searchForStack = search
      }
      .navigationInfo { $0.search = search }
  }
}

/// Ends a search.
@MainActor @preconcurrency public struct DismissSearchAction {
  nonisolated(unsafe) private let search: SearchInfo?

  nonisolated init(_ search: SearchInfo?) { self.search = search }

  /// Empties the field, removes its tokens, and takes the focus from it.
  @MainActor @preconcurrency public func callAsFunction() {
    search?.clear()
    search?.isActive.wrappedValue = false
  }
}

extension EnvironmentValues {
  private struct SearchKey: EnvironmentKey { static var defaultValue: SearchInfo? { nil } }
  /// The search for which the view is the content.
  var search: SearchInfo? {
    get { self[SearchKey.self] }
    set { self[SearchKey.self] = newValue }
  }

  /// Whether the search around the view has the focus, or isn't empty.
  public var isSearching: Bool { search?.isActive.wrappedValue ?? false }
  /// Ends the search around the view; does nothing without a search.
  public var dismissSearch: DismissSearchAction { DismissSearchAction(search) }
}

extension View {
  /// Adds a search field at the bottom of the screen. A nil prompt is “Search”; the placement has no effect
  /// here.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchableModifier(text: text, isPresented: nil, prompt: prompt))
  }
  /// Adds a search field with a localized prompt.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }
  /// Adds a search field with a string for its prompt.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }
  /// Adds a search field that has the focus while `isPresented` is true. It updates the binding when it gains or loses
  /// the focus.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchableModifier(text: text, isPresented: isPresented, prompt: prompt))
  }
  /// Adds a search field with a localized prompt that has the focus while `isPresented` is true.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(
      text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }
  /// Adds a search field with a string for its prompt that has the focus while `isPresented` is true.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(
      text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }
}

/// The position of a search field; always the bottom of the screen here.
public struct SearchFieldPlacement: Sendable {
  /// Whether a search field below the bar stays visible; has no effect here.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    /// The default.
    public static let automatic = NavigationBarDrawerDisplayMode()
    /// Always visible.
    public static let always = NavigationBarDrawerDisplayMode()
  }
  /// The default: at the bottom of the screen.
  public static let automatic = SearchFieldPlacement()
  /// In the toolbar; at the bottom here.
  public static let toolbar = SearchFieldPlacement()
  /// In the middle of the toolbar; at the bottom here.
  public static let toolbarPrincipal = SearchFieldPlacement()
  /// In the sidebar; at the bottom here.
  public static let sidebar = SearchFieldPlacement()
  /// Below the bar; at the bottom of the screen here.
  public static let navigationBarDrawer = SearchFieldPlacement()
  /// Below the bar, hidden while the content scrolls or not; at the bottom of the screen here.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode)
    -> SearchFieldPlacement
  { automatic }
}

/// The search field of a screen. Measured: it takes 76 points at the bottom. Ours: its appearance, and a clear button.
nonisolated struct SearchField: View {
  var search: SearchInfo
  @FocusState private var isFocused: Bool

  @MainActor var body: some View {
    HStack(spacing: 8) {
      Magnifier()
        .stroke(style: StrokeStyle(lineWidth: 2, lineCap: .round))
        .foregroundStyle(.secondary)
        .frame(width: 16, height: 16)
      if let tokens = search.tokens { tokens.views() }
      TextField(text: search.text, prompt: search.prompt) { search.prompt }
        .textFieldStyle(.plain)
        .focused($isFocused)
        .onSubmit { search.submit?() }
        .submitScope()
        .semantics(.searchField, label: search.prompt)
        .onKeyPress(.delete) {
          guard let tokens = search.tokens, search.text.wrappedValue.isEmpty, !tokens.isEmpty()
          else { return .ignored }
          tokens.removeLast()
          return .handled
        }
      if !search.isEmpty {
        Pressable(fillsFrame: true, isFocusable: false) {
          search.clear()
        } content: { _ in
          Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary)
            .frame(width: 24, height: 44)
        }
        .accessibilityLabel(Text(verbatim: "Clear text"))
      }
    }
    .frame(height: 48)
    .onChange(of: isFocused) { followFocus() }
    .onChange(of: search.isActive.wrappedValue, initial: true) { followBinding() }
  }

  @MainActor private func followFocus() {
    let isActive = isFocused || !search.isEmpty
    if search.isActive.wrappedValue != isActive { search.isActive.wrappedValue = isActive }
  }

  @MainActor private func followBinding() {
    if search.isActive.wrappedValue != isFocused { isFocused = search.isActive.wrappedValue }
  }
}

private struct Magnifier: Shape {
  func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height) * 0.75
    return Path { path in
      path.addEllipse(in: CGRect(x: rect.minX, y: rect.minY, width: side, height: side))
      path.move(to: CGPoint(x: rect.minX + side * 0.87, y: rect.minY + side * 0.87))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    }
  }
}
