// SPDX-License-Identifier: Apache-2.0
import Storypole

extension SearchInfo {
  var isEmpty: Bool { text.wrappedValue.isEmpty && tokens?.isEmpty() != false }

  /// Removes the text and all tokens.
  func clear() {
    text.wrappedValue = ""
    tokens?.removeAll()
  }
}

/// The appearance of a search's token; ours.
private nonisolated struct SearchTokenShape: ViewModifier {
  @MainActor func body(content: Content) -> some View {
    content
      .lineLimit(1)
      .padding(.horizontal, 8)
      .padding(.vertical, 3)
      .background(.tint.opacity(0.15), in: .capsule)
      .fixedSize()
  }
}

extension SearchTokens {
  /// The tokens of a collection.
  ///
  /// - Parameter token: The view of one of them; gets its position in the collection.
  fileprivate init<C, V: View>(
    _ tokens: Binding<C>, suggested: Binding<C>? = nil, suggestion: ((C.Element) -> V)? = nil,
    token: @escaping (C.Element, C.Index) -> V
  ) where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    self.init(
      views: {
        let all = tokens.wrappedValue
        return AnyView(
          ForEach(0..<all.count, id: \.self) { offset in
            let index = all.index(all.startIndex, offsetBy: offset)
            token(all[index], index).modifier(SearchTokenShape())
          })
      },
      suggestions: suggested.flatMap { suggested in
        suggestion.map { view in
          {
            AnyView(
              ForEach(Array(suggested.wrappedValue)) { element in
                view(element).searchCompletion(element)
              })
          }
        }
      },
      isEmpty: { tokens.wrappedValue.isEmpty },
      removeLast: { if !tokens.wrappedValue.isEmpty { tokens.wrappedValue.removeLast() } },
      removeAll: { tokens.wrappedValue.removeAll() },
      add: { value in
        guard let element = value as? C.Element,
          !tokens.wrappedValue.contains(where: { $0.id == element.id })
        else { return }
        tokens.wrappedValue.append(element)
      })
  }
}

/// Adds a token to the search when pressed, and removes the search's text.
private nonisolated struct SearchTokenCompletion<Token: Identifiable>: ViewModifier {
  @Environment(\.search) private var search
  let token: Token

  init(token: Token) { self.token = token }

  @MainActor func body(content: Content) -> some View {
    Button {
      search?.tokens?.add(token)
      search?.text.wrappedValue = ""
    } label: {
      content
    }
    .buttonStyle(.plain)
  }
}

extension View {
  /// Makes a suggestion add a token to the search, in place of its text. Outside of a search with tokens of this type, a
  /// press does nothing.
  nonisolated public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    modifier(SearchTokenCompletion(token: token))
  }

  /// Adds a search field with tokens before its text. In an empty field, the delete key removes the last token.
  ///
  /// - Parameters:
  ///   - text: The text of the field.
  ///   - tokens: The tokens of the search.
  ///   - suggestedTokens: Tokens to choose from while the search is active. `searchSuggestions(_:)` replaces them.
  ///   - isPresented: Whether the field has the focus; nil leaves that to the user.
  ///   - placement: The position of the field; has no effect here.
  ///   - prompt: The text of an empty field; nil is “Search”.
  ///   - token: The view of a token.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>? = nil,
    isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, isPresented: isPresented, prompt: prompt,
        tokens: SearchTokens(tokens, suggested: suggestedTokens, suggestion: token) { value, _ in
          token(value)
        }))
  }
  /// Adds a search field with tokens and a localized prompt.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>? = nil,
    isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, suggestedTokens: suggestedTokens, isPresented: isPresented,
      placement: placement, prompt: Text(prompt), token: token)
  }
  /// Adds a search field with tokens and a string for its prompt.
  @_disfavoredOverload
  nonisolated public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>? = nil,
    isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, suggestedTokens: suggestedTokens, isPresented: isPresented,
      placement: placement, prompt: Text(prompt), token: token)
  }

  /// Adds a search field with tokens that their views can change. In an empty field, the delete key removes the last
  /// token. The other parameters are those of the form with `tokens`.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection,
    C.Element: Identifiable
  {
    modifier(
      SearchableModifier(
        text: text, isPresented: isPresented, prompt: prompt,
        tokens: SearchTokens(editableTokens) { value, index in
          token(
            Binding {
              let all = editableTokens.wrappedValue
              return all.indices.contains(index) ? all[index] : value
            } set: {
              guard editableTokens.wrappedValue.indices.contains(index) else { return }
              editableTokens.wrappedValue[index] = $0
            })
        }))
  }
  /// Adds a search field with a localized prompt and tokens that their views can change.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection,
    C.Element: Identifiable
  {
    searchable(
      text: text, editableTokens: editableTokens, isPresented: isPresented, placement: placement,
      prompt: Text(prompt), token: token)
  }
  /// Adds a search field with a string for its prompt and tokens that their views can change.
  @_disfavoredOverload
  nonisolated public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection,
    C.Element: Identifiable
  {
    searchable(
      text: text, editableTokens: editableTokens, isPresented: isPresented, placement: placement,
      prompt: Text(prompt), token: token)
  }
}
