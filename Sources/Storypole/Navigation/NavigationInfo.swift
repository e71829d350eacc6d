// SPDX-License-Identifier: Apache-2.0
/// The settings of a screen's views for the bars around them.
package struct NavigationInfo {
  package var title: Text?
  package var subtitle: Text?
  package var displayMode = NavigationBarItem.TitleDisplayMode.automatic
  package var items: [ToolbarEntry] = []
  package var hidesBackButton = false
  package var hiddenBars: [ToolbarPlacement: Bool] = [:]
  package var barBackgrounds: [ToolbarPlacement: AnyShapeStyle] = [:]
  package var search: SearchInfo?
  /// Views for the values of a path, by the values' type.
  package var destinations: [ObjectIdentifier: (AnyHashable) -> AnyView?] = [:]
  /// Views that are presented independently of the path.
  package var presented: [PresentedScreen] = []

  package func isHidden(_ bar: ToolbarPlacement) -> Bool { hiddenBars[bar] ?? false }
}

/// A screen that a binding presents.
package struct PresentedScreen {
  var view: AnyView
  var dismiss: () -> Void

  package init(
    view: AnyView, dismiss: @escaping () -> Void
  ) {
    self.view = view
    self.dismiss = dismiss
  }
}

package struct NavigationInfoKey: PreferenceKey {
  package static var defaultValue: NavigationInfo { NavigationInfo() }

  package static func reduce(value: inout NavigationInfo, nextValue: () -> NavigationInfo) {
    let next = nextValue()
    value.title = value.title ?? next.title
    value.subtitle = value.subtitle ?? next.subtitle
    if value.displayMode == .automatic { value.displayMode = next.displayMode }
    value.items += next.items
    value.hidesBackButton = value.hidesBackButton || next.hidesBackButton
    value.hiddenBars.merge(next.hiddenBars) { first, _ in first }
    value.barBackgrounds.merge(next.barBackgrounds) { first, _ in first }
    value.search = value.search ?? next.search
    value.destinations.merge(next.destinations) { first, _ in first }
    value.presented += next.presented
  }
}

/// The namespace of the title's display modes.
public struct NavigationBarItem: Sendable {
  /// The position and size of a screen's title.
  public enum TitleDisplayMode: Sendable {
    /// Large on the first screen; later ones inherit it.
    case automatic
    /// In the bar, in the headline font.
    case inline
    /// Below the bar, in the large title font.
    case large
  }
}

/// The search field of a screen.
package struct SearchInfo {
  package var text: Binding<String>
  package var prompt: Text
  /// Whether somebody is searching: whether the field has the focus, or holds something.
  package var isActive: Binding<Bool>
  package var submit: (() -> Void)?
  /// nil for a search of text only.
  package var tokens: SearchTokens?

  package init(
    text: Binding<String>, prompt: Text, isActive: Binding<Bool>, submit: (() -> Void)?
  ) {
    self.text = text
    self.prompt = prompt
    self.isActive = isActive
    self.submit = submit
  }
}

/// The tokens before the text of a search.
package struct SearchTokens {
  /// The views of the tokens, in a row.
  package var views: () -> AnyView
  /// The tokens to choose from; nil without suggestions.
  package var suggestions: (() -> AnyView)?
  package var isEmpty: () -> Bool
  package var removeLast: () -> Void
  package var removeAll: () -> Void
  /// Adds a token if it has the search's type of tokens.
  package var add: (Any) -> Void

  package init(
    views: @escaping () -> AnyView, suggestions: (() -> AnyView)?, isEmpty: @escaping () -> Bool,
    removeLast: @escaping () -> Void, removeAll: @escaping () -> Void, add: @escaping (Any) -> Void
  ) {
    self.views = views
    self.suggestions = suggestions
    self.isEmpty = isEmpty
    self.removeLast = removeLast
    self.removeAll = removeAll
    self.add = add
  }
}

extension EnvironmentValues {
  private struct SearchForStackKey: EnvironmentKey { static var defaultValue: SearchInfo? { nil } }

  /// A search around a stack of screens, for its first screen.
  package var searchForStack: SearchInfo? {
    get { self[SearchForStackKey.self] }
    set { self[SearchForStackKey.self] = newValue }
  }
}
