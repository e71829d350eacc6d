// SPDX-License-Identifier: Apache-2.0
/// Builds commands from the statements of a closure.
@resultBuilder public struct CommandsBuilder {
  /// Accepts commands unchanged.
  nonisolated public static func buildExpression<Content: Commands>(_ content: Content) -> Content {
    content
  }
  /// Builds no commands from an empty closure.
  nonisolated public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  /// Builds the only commands of a closure.
  nonisolated public static func buildBlock<Content: Commands>(_ content: Content) -> Content {
    content
  }
  /// Drops several commands, because no menu shows them.
  @_disfavoredOverload
  nonisolated public static func buildBlock<each Content: Commands>(_ content: repeat each Content)
    -> some Commands
  { EmptyCommands() }
  /// Drops the commands of an `if` without an `else`, because no menu shows them.
  nonisolated public static func buildIf<Content: Commands>(_ content: Content?) -> some Commands {
    EmptyCommands()
  }
  /// Drops the commands of the first branch of a condition.
  nonisolated public static func buildEither<T: Commands>(first: T) -> EmptyCommands {
    EmptyCommands()
  }
  /// Drops the commands of the second branch of a condition.
  nonisolated public static func buildEither<F: Commands>(second: F) -> EmptyCommands {
    EmptyCommands()
  }
  /// Drops the commands of an `if #available`.
  nonisolated public static func buildLimitedAvailability<Content: Commands>(_ content: Content)
    -> some Commands
  { EmptyCommands() }
}
