// SPDX-License-Identifier: Apache-2.0
/// The reason why an `ImageRenderer` or a `RenderPool` made no picture, with a remedy.
public struct ImageRendererError: Error, Equatable, CustomStringConvertible, LocalizedError {
  /// The kinds of errors.
  public enum Kind: Sendable {
    /// The view cannot be laid out: it has endless nesting or changes.
    case view
    /// The picture has no size, or is too large.
    case picture
    /// The file's extension has no known format.
    case format
    /// The file cannot be written.
    case file
    /// The document can't keep a standard that it asks for.
    case conformance
    /// The waiting limit of a `RenderPool` is reached: try again later.
    case busy
    /// The view ended the worker process of a `RenderPool`, by a crash or by its limit of memory.
    case crash
    /// The view needs more than the time of a picture in a worker process.
    case timeout
    /// A worker process can't be started, or can't make this view.
    case worker
  }

  /// The kind of the error.
  public let kind: Kind
  /// The problem and its remedy, in a sentence.
  public let description: String
  /// The same sentence as `description`.
  public var errorDescription: String? { description }

  package init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }
}
