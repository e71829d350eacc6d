// SPDX-License-Identifier: Apache-2.0
extension View {
  /// Sets the hint for assistive technologies, unless the view has another one. There are no tooltips.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }
  /// Sets a text as the hint for assistive technologies, unless the view has another one. There are no tooltips.
  nonisolated public func help(_ text: Text) -> some View {
    editSemantics(creates: false) { $0.hint = $0.hint ?? $1.words(text) }
  }
  /// Sets a string as the hint for assistive technologies, unless the view has another one. There are no tooltips.
  @_disfavoredOverload nonisolated public func help<S: StringProtocol>(_ text: S) -> some View {
    help(Text(text))
  }
}
