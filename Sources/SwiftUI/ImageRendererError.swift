// SPDX-License-Identifier: Apache-2.0
/// Why an `ImageRenderer` or a `RenderPool` made no picture, and what to do about it.
public struct ImageRendererError: Error, Equatable, CustomStringConvertible, LocalizedError {
  public enum Kind: Sendable {
    /// The view cannot be laid out: it is nested without end, or changes without end.
    case view
    /// The picture has no size, or is too large.
    case picture
    /// The file's extension names no format.
    case format
    /// The file cannot be written.
    case file
    /// As many pictures wait in a `RenderPool` as may: later there may be room.
    case busy
  }

  public let kind: Kind
  public let description: String
  public var errorDescription: String? { description }

  init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }
}
