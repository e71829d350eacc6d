// SPDX-License-Identifier: Apache-2.0
/// A view that says when it has changed, which spares an app the evaluation of equal views. The engine
/// evaluates it as it does any other.
@frozen nonisolated public struct EquatableView<Content: Equatable & View>: View {
  public var content: Content

  nonisolated public init(content: Content) { self.content = content }

  public var body: some View { content }
}

extension View where Self: Equatable {
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
