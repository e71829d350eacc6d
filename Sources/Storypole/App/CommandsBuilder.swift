// SPDX-License-Identifier: Apache-2.0
/// Builds commands from the statements of a closure.
@resultBuilder public struct CommandsBuilder {
  nonisolated public static func buildExpression<Content: Commands>(_ content: Content) -> Content {
    content
  }
  nonisolated public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  nonisolated public static func buildBlock<Content: Commands>(_ content: Content) -> Content {
    content
  }
  @_disfavoredOverload
  nonisolated public static func buildBlock<each Content: Commands>(_ content: repeat each Content)
    -> some Commands
  { EmptyCommands() }
  nonisolated public static func buildIf<Content: Commands>(_ content: Content?) -> some Commands {
    EmptyCommands()
  }
  nonisolated public static func buildEither<T: Commands>(first: T) -> EmptyCommands {
    EmptyCommands()
  }
  nonisolated public static func buildEither<F: Commands>(second: F) -> EmptyCommands {
    EmptyCommands()
  }
  nonisolated public static func buildLimitedAvailability<Content: Commands>(_ content: Content)
    -> some Commands
  { EmptyCommands() }
}
