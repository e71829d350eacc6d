// SPDX-License-Identifier: Apache-2.0
/// The reason why an `ImageRenderer` or a `RenderPool` made no picture, with a remedy.
public struct ImageRendererError: Error, Equatable, CustomStringConvertible, LocalizedError {
  /// The kinds of errors.
  public enum Kind: Sendable {
    /// The view cannot be laid out: it is nested without end, or changes without end.
    case view
    /// The picture has no size, or is too large.
    case picture
    /// The file's extension names no format.
    case format
    /// The file cannot be written.
    case file
    /// As many pictures wait in a `RenderPool` as may: there may be room later.
    case busy
  }

  /// The kind of the error.
  public let kind: Kind
  /// The problem and its remedy, in a sentence.
  public let description: String
  /// The same sentence as `description`.
  public var errorDescription: String? { description }

  init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }
}
