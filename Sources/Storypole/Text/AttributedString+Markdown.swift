// SPDX-License-Identifier: Apache-2.0
// Foundation reads Markdown on Apple's systems only.
extension AttributedString {
  /// Options for reading Markdown.
  public struct MarkdownParsingOptions: Sendable {
    /// The part of Markdown's syntax that is read.
    public enum InterpretedSyntax: Hashable, Sendable {
      /// Reads blocks and inline syntax: blocks lose their marks, and the end of a line becomes a space.
      case full
      /// Reads inline syntax: the marks of blocks are ordinary characters, and runs of white space become
      /// single spaces.
      case inlineOnly
      /// Reads inline syntax: the marks of blocks are ordinary characters, and all white space stays.
      case inlineOnlyPreservingWhitespace
    }

    /// The result for a text that can't be read because it is longer than 32,768 bytes.
    public enum FailurePolicy: Hashable, Sendable {
      /// Throws an error; the default.
      case throwError
      /// Returns the text with its Markdown as written.
      case returnPartiallyParsedIfPossible
    }

    /// Whether to read custom attributes, `^[text](name: 'value')`. They are never read here: true adds a
    /// warning, and they stay as written.
    public var allowsExtendedAttributes: Bool
    /// The part of Markdown's syntax that is read; `full` by default.
    public var interpretedSyntax: InterpretedSyntax
    /// The result for a text that is too long; `throwError` by default.
    public var failurePolicy: FailurePolicy
    /// The BCP 47 code of the text's language; it becomes the attribute `languageIdentifier`. nil adds none.
    public var languageCode: String?
    /// Whether to record positions in the source. Accepted; has no effect here, because no attribute exists
    /// for them.
    public var appliesSourcePositionAttributes: Bool

    /// Creates options.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
      appliesSourcePositionAttributes: Bool = false
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
      self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
    }
  }

  /// Creates a string from Markdown, with the attributes `inlinePresentationIntent`, `link`, `imageURL` and
  /// `alternateDescription`. Blocks leave no attribute.
  ///
  /// Throws for a text of more than 32,768 bytes, unless the failure policy returns a result.
  ///
  /// - Parameter baseURL: The base of relative addresses; nil leaves them relative.
  public init(
    markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    if options.allowsExtendedAttributes, markdown.contains("^[") {
      Warnings.shared.add(
        "AttributedString(markdown:) does not read attributes written as ^[…](…), and leaves "
          + "them unchanged", once: "extended attributes")
    }
    let pieces =
      switch options.interpretedSyntax {
      case .full: Markdown.documentPieces(of: markdown)
      case .inlineOnlyPreservingWhitespace: Markdown.inlinePieces(of: markdown)
      case .inlineOnly:
        Markdown.inlinePieces(
          of: markdown.split { $0.isWhitespace }.joined(separator: " "))
      }
    guard let pieces = pieces ?? options.unread(markdown) else {
      throw CocoaError(
        .fileReadTooLarge,
        userInfo: [
          NSLocalizedDescriptionKey:
            "Markdown is limited to \(Markdown.limit) bytes; "
            + "this text has \(markdown.utf8.count)."
        ])
    }
    self.init()
    for piece in pieces { append(AttributedString(piece, baseURL: baseURL)) }
    if let languageCode = options.languageCode { self.languageIdentifier = languageCode }
  }

  /// Creates a string from Markdown in UTF-8 data. Throws for data that isn't UTF-8.
  public init(
    markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    guard let text = String(data: markdown, encoding: .utf8) else {
      throw CocoaError(
        .fileReadInapplicableStringEncoding,
        userInfo: [NSLocalizedDescriptionKey: "The Markdown is not valid UTF-8."])
    }
    try self.init(markdown: text, options: options, baseURL: baseURL)
  }

  /// Creates a string from a file of Markdown in UTF-8. Throws if it can't be read.
  public init(
    contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }

  private init(_ piece: Markdown.Piece, baseURL: URL?) {
    self.init(piece.string)
    if !piece.intent.isEmpty { self.inlinePresentationIntent = piece.intent }
    if let link = piece.link { self.link = URL(string: link, relativeTo: baseURL) }
    if let image = piece.image {
      self.imageURL = URL(string: image, relativeTo: baseURL)
      self.alternateDescription = piece.string
    }
  }
}

extension AttributedString.MarkdownParsingOptions {
  fileprivate func unread(_ markdown: String) -> [Markdown.Piece]? {
    failurePolicy == .throwError ? nil : [Markdown.Piece(string: markdown)]
  }
}
