// SPDX-License-Identifier: Apache-2.0
/// The Markdown of localized strings. Interpolated values are never read as Markdown.
struct InlineMarkdown {
  /// A part of the text with its styles.
  struct Span: Equatable {
    var segment: LocalizedStringKey.Segment
    var intent: InlinePresentationIntent = []
    var link: String?

    var styles: [TextStyle] { intent.textStyles + (link.map { [.link($0)] } ?? []) }
  }

  /// The spans of a string; a string that can't be read stays as written.
  static func spans(
    of segments: [LocalizedStringKey.Segment], in environment: EnvironmentValues
  ) -> [Span] {
    let isPlain = segments.allSatisfy {
      if case .literal(let string) = $0 { Markdown.needsNoParser(string) } else { true }
    }
    if isPlain { return segments.map { Span(segment: $0) } }
    let values = Values(segments)
    guard let pieces = Markdown.inlinePieces(of: values.text) else {
      Warnings.shared.add(
        "the Markdown in a string of \(values.text.utf8.count) bytes is shown as plain text; "
          + "the limit is \(Markdown.limit) bytes", once: "long Markdown")
      return segments.map { Span(segment: $0) }
    }
    return pieces.flatMap { piece in
      values.segments(of: piece.string).map { segment in
        Span(
          segment: segment, intent: piece.intent,
          link: piece.link.map { values.string(of: $0, in: environment) })
      }
    }
  }
}

extension InlinePresentationIntent {
  /// The text styles of the intent.
  var textStyles: [TextStyle] {
    var styles: [TextStyle] = []
    if contains(.stronglyEmphasized) { styles.append(.fontModifier(.bold(true))) }
    if contains(.emphasized) { styles.append(.fontModifier(.italic(true))) }
    if contains(.code) { styles.append(.fontModifier(.monospaced(true))) }
    if contains(.strikethrough) { styles.append(.strikethrough(.single)) }
    return styles
  }
}

/// A string in which a private-use character, one that it does not contain, replaces each value.
/// Markdown treats such a character as a letter.
private struct Values {
  private(set) var text = ""
  private var values: [Unicode.Scalar: LocalizedStringKey.Argument] = [:]

  init(_ segments: [LocalizedStringKey.Segment]) {
    var taken: Set<Unicode.Scalar> = []
    for case .literal(let string) in segments {
      taken.formUnion(string.unicodeScalars.lazy.filter { Self.marks.contains($0.value) })
    }
    var next = Self.marks.lowerBound
    for segment in segments {
      switch segment {
      case .literal(let string): text += string
      case .argument(let value):
        while let mark = Unicode.Scalar(next), taken.contains(mark) { next += 1 }
        guard Self.marks.contains(next), let mark = Unicode.Scalar(next) else { continue }
        text.unicodeScalars.append(mark)
        values[mark] = value
        next += 1
      }
    }
  }

  /// Plane 15.
  private static let marks: ClosedRange<UInt32> = 0xF0000...0xFFFFD

  /// The literals and values of a part of the text.
  func segments(of part: String) -> [LocalizedStringKey.Segment] {
    guard !values.isEmpty else { return [.literal(part)] }
    var segments: [LocalizedStringKey.Segment] = []
    var literal = String.UnicodeScalarView()
    func finish() {
      if !literal.isEmpty { segments.append(.literal(String(literal))) }
      literal = String.UnicodeScalarView()
    }
    for scalar in part.unicodeScalars {
      if let value = values[scalar] {
        finish()
        segments.append(.argument(value))
      } else {
        literal.append(scalar)
      }
    }
    finish()
    return segments
  }

  func string(of part: String, in environment: EnvironmentValues) -> String {
    segments(of: part).map { $0.string(in: environment) }.joined()
  }
}
