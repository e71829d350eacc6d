// SPDX-License-Identifier: Apache-2.0
/// A view that can be compared with its previous value. Here it is evaluated like any other view: equal values are not
/// skipped.
@frozen nonisolated public struct EquatableView<Content: Equatable & View>: View {
  /// The view to compare and to show.
  public var content: Content

  /// Wraps an equatable view.
  nonisolated public init(content: Content) { self.content = content }

  public var body: some View { content }
}

extension View where Self: Equatable {
  /// Wraps the view so that equal values could be skipped; has no effect here.
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
