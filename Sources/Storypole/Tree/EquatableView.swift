/// A view that says when it has changed: an equal view keeps what the last one showed, unless its
/// state or environment changed.
@frozen nonisolated public struct EquatableView<Content: Equatable & View>: View {
  public var content: Content

  nonisolated public init(content: Content) { self.content = content }

  public var body: some View { content }
}

extension View where Self: Equatable {
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
