// SPDX-License-Identifier: Apache-2.0
import Storypole

/// The condition under which the scopes of a search are shown.
public struct SearchScopeActivation: Hashable, Sendable {
  private let value: Int
  /// The default: while somebody searches.
  public static var automatic: SearchScopeActivation { .init(value: 0) }
  /// While there is text in the search field. The same as `automatic` here.
  public static var onTextEntry: SearchScopeActivation { .init(value: 1) }
  /// While the search is presented. The same as `automatic` here.
  public static var onSearchPresentation: SearchScopeActivation { .init(value: 2) }
}

/// The scopes of the search inside.
struct SearchScopes {
  /// A picker of the scopes.
  let picker: AnyView
}

extension EnvironmentValues {
  private struct SearchScopesKey: EnvironmentKey {
    static var defaultValue: SearchScopes? { nil }
  }

  var searchScopes: SearchScopes? {
    get { self[SearchScopesKey.self] }
    set { self[SearchScopesKey.self] = newValue }
  }
}

/// The scopes in a bar above the content, while somebody searches; ours.
nonisolated struct SearchScopesBar: ViewModifier {
  let isActive: Bool
  let scopes: SearchScopes?

  @MainActor func body(content: Content) -> some View {
    if let scopes {
      content.safeAreaInset(edge: .top, spacing: 0) {
        if isActive {
          scopes.picker.pickerStyle(.segmented).labelsHidden()
            .padding(.horizontal, 16).padding(.vertical, 8)
            .background(.background)
            .changeEnvironment { $0.keepsFocusOnPress = true }
        }
      }
    } else {
      content
    }
  }
}

extension View {
  /// Adds scopes to the search inside: choices above the content while somebody searches.
  ///
  /// - Parameters:
  ///   - scope: The tag of the chosen scope.
  ///   - scopes: The views of the scopes, with tags.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    let content = scopes()
    return changeEnvironment {
      $0.searchScopes = SearchScopes(
        picker: AnyView(Picker(selection: scope, content: { content }, label: { EmptyView() })))
    }
  }

  /// Adds scopes to the search inside. The condition has no effect here: they are shown while somebody searches.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View { searchScopes(scope, scopes: scopes) }
}
