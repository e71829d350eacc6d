// SPDX-License-Identifier: Apache-2.0
// Foundation reads Markdown on Apple's systems only.
extension AttributedString {
  /// How a string of Markdown is read.
  public struct MarkdownParsingOptions: Sendable {
    public enum InterpretedSyntax: Hashable, Sendable {
      /// Blocks lose their marks, a line's end becomes a space.
      case full
      /// The marks of blocks are characters like others; white space becomes single spaces.
      case inlineOnly
      /// The marks of blocks are characters like others; all white space is kept.
      case inlineOnlyPreservingWhitespace
    }

    public enum FailurePolicy: Hashable, Sendable {
      case throwError
      /// The text as it was written takes the place of what cannot be read.
      case returnPartiallyParsedIfPossible
    }

    /// Attributes of one's own, `^[text](name: 'value')`, are not read: they stay as they were written.
    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    /// BCP 47; becomes the attribute `languageIdentifier`.
    public var languageCode: String?
    /// Changes nothing here: there is no attribute for it.
    public var appliesSourcePositionAttributes: Bool

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

  /// A string with the attributes `inlinePresentationIntent`, `link`, `imageURL` and
  /// `alternateDescription`. What is a block leaves no attribute.
  ///
  /// Throws for a text of more than 32,768 bytes, unless the options' failure policy says otherwise.
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

  /// The Markdown of UTF-8 data. Throws for data that is not UTF-8.
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

  /// The Markdown of a file.
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
