// SPDX-License-Identifier: Apache-2.0
extension View {
  /// Accepted; has no effect here, because there are no tooltips.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { self }
  /// Accepted; has no effect here, because there are no tooltips.
  nonisolated public func help(_ text: Text) -> some View { self }
  /// Accepted; has no effect here, because there are no tooltips.
  @_disfavoredOverload nonisolated public func help<S: StringProtocol>(_ text: S) -> some View {
    self
  }
}
