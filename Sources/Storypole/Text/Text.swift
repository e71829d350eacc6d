// SPDX-License-Identifier: Apache-2.0
/// One or more lines of text that can't be edited.
///
///     Text("Hello, **world**").font(.title)
///
/// *How it lays out*
/// 1. The string comes from the locale, the font from the environment and the text's own modifiers.
/// 2. Without a proposal, each paragraph is one line, as wide as its characters. A width breaks lines,
///    a height keeps as many as fit, at least one; an ellipsis replaces the rest.
/// 3. Width and height are rounded up to device pixels.
/// 4. The first and the last baseline are explicit guides; the distances to the views above and below
///    follow from the font.
nonisolated public struct Text: PrimitiveView, Equatable, Sendable {
  package indirect enum Content: Equatable, Sendable {
    case verbatim(String)
    case localized(LocalizedStringKey, LocalizedTable)
    case attributed(AttributedString)
    /// A value whose text depends on the environment.
    case formatted(AnyTextSource)
    case joined(Text, Text)
    case image(Image)
  }

  var content: Content
  /// In the order of application: the first ones are the innermost and win.
  var styles: [TextStyle] = []

  package init(_ content: Content) { self.content = content }

  /// Creates a text from a key in a table of strings. Markdown in it makes text bold, italic, code or a link.
  ///
  /// A key without an entry is its own text. nil as the table is `Localizable`; the comment has no effect.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    content = .localized(key, LocalizedTable(name: tableName, bundle: bundle))
  }

  /// Creates a text from a localized resource, in the locale of the environment.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    content = .localized(resource.content, resource.lookupTable)
  }

  /// Creates a text from a string, without a table and without Markdown.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    self.content = .verbatim(String(content))
  }

  /// Creates a text from a string as it is, without a table and without Markdown.
  public init(verbatim content: String) { self.content = .verbatim(content) }

  /// Creates a text from a string with attributes; they win over modifiers of the text.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { content = .attributed(attributedContent) }

  /// Creates a text of an image that is on the baseline like a letter, in its own size.
  public init(_ image: Image) { content = .image(image) }

  /// Joins two texts. Each keeps its own modifiers, and the lines break as in a single text.
  public static func + (lhs: Text, rhs: Text) -> Text { Text(.joined(lhs, rhs)) }

  func styled(_ style: TextStyle) -> Text {
    var text = self
    let site = _CallSite()
    if site.isRecorded, style.decidesAboutSize {
      text.styles.append(.custom(CustomTextAttribute(value: site)))
    }
    text.styles.append(style)
    return text
  }

  public static func _makeNode(
    _ view: Text, reusing old: _ViewNode?, _ inputs: _ViewInputs
  ) -> _ViewNode {
    if let node = old as? TextViewNode {
      node.update(view, inputs)
      return node
    }
    return TextViewNode(view, inputs)
  }
}

/// The table of a localized text.
package struct LocalizedTable: Equatable, Sendable {
  var name: String?
  var bundle: Bundle?
}
