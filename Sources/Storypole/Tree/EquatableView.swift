// SPDX-License-Identifier: Apache-2.0
/// A view that `==` compares with its previous value: the body of an equal one is not evaluated again. Other views are
/// compared field by field.
@frozen nonisolated public struct EquatableView<Content: Equatable & View>: View {
  /// The view to compare and to show.
  public var content: Content

  /// Wraps an equatable view.
  nonisolated public init(content: Content) { self.content = content }

  public var body: some View { content }
}

extension EquatableView: SelfComparing {
  func isSame(as other: Self) -> Bool { content == other.content }
}

extension View where Self: Equatable {
  /// Wraps the view so that `==` decides whether its body is evaluated again.
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
