// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// A text in an environment: ready for a text engine.
package struct ResolvedText {
  package var paragraph: Paragraph
  /// The paints of runs that are not a single color, by `TextRun.paint`.
  var paints: [any ShapeStyle] = []
  /// The images in the text, by run.
  private(set) var images: [Int: ResolvedImage] = [:]
  /// The attributes of `Text.customAttribute(_:)`, by run; empty if the text has none.
  private(set) var customAttributes: [[CustomTextAttribute]] = []
  /// The words for assistive technologies; nil if they are the characters.
  private(set) var spoken: String?
  /// The level of the heading; nil if the text is none.
  private(set) var headingLevel: AccessibilityHeadingLevel?
  /// The seconds until the text changes with the time; nil if it doesn't.
  private(set) var delay: TimeInterval?
  var environment: EnvironmentValues
  /// Set only while the text is resolved: a host that its own nodes retain would never be released.
  private var host: ViewHost?

  /// Without a host, for the characters alone, images are left out.
  init(_ text: Text, in environment: EnvironmentValues, host: ViewHost? = nil) {
    self.environment = environment
    self.host = host
    paragraph = Paragraph(runs: [])
    add(text, TextAttributes(environment))
    if paragraph.runs.isEmpty { append("", TextAttributes(environment)) }

    let style = environment.textStyle
    paragraph.alignment = alignment
    paragraph.lineLimit = environment.lineLimit.map { max(1, $0) }
    paragraph.reservedLines = style.reservedLines
    paragraph.truncation = environment.truncationMode.truncation
    paragraph.lineSpacing = environment.lineSpacing
    paragraph.lineHeight = environment.lineHeight?.setting
    paragraph.minimumScaleFactor = environment.minimumScaleFactor
    paragraph.allowsTightening = environment.allowsTightening
    paragraph.isRightToLeft = environment.layoutDirection == .rightToLeft
    paragraph.followsLayoutDirection = style.writingDirectionStrategy.followsLayout
    paragraph.locale = style.language ?? environment.locale.identifier(.bcp47)
    paragraph.displayScale = environment.displayScale
    if let host { spoken = text.ownWords(in: environment, host) }
    headingLevel = text.headingLevel
    self.host = nil
  }

  /// Leading is the view's leading side, or that of the text's writing direction.
  private var alignment: TextAlignment {
    let alignment = environment.multilineTextAlignment
    guard environment.textStyle.alignmentStrategy.followsWriting,
      let reading = string.unicodeScalars.lazy.first(where: \.properties.isAlphabetic),
      reading.readsRightToLeft != (environment.layoutDirection == .rightToLeft)
    else { return alignment }
    switch alignment {
    case .leading: return .trailing
    case .center: return .center
    case .trailing: return .leading
    }
  }

  /// Whether bars replace the words.
  var isPlaceholder: Bool { environment.redactionReasons.contains(.placeholder) }

  /// The characters.
  var string: String { paragraph.runs.map(\.string).joined() }

  private mutating func add(_ text: Text, _ outer: TextAttributes) {
    var attributes = outer
    for style in text.styles.reversed() { attributes.apply(style) }
    switch text.content {
    case .verbatim(let string): append(string, attributes)
    case .localized(let key, let table): add(key, table, attributes)
    case .attributed(let string): add(string, attributes)
    case .formatted(let source): add(source.source, attributes)
    case .image(let image): append(image, attributes)
    case .joined(let first, let second):
      add(first, attributes)
      add(second, attributes)
    }
  }

  private mutating func add(
    _ key: LocalizedStringKey, _ table: LocalizedTable, _ outer: TextAttributes
  ) {
    let segments = key.segments(in: table, environment.locale)
    for span in InlineMarkdown.spans(of: segments, in: environment) {
      var attributes = outer
      for style in span.styles { attributes.apply(style) }
      switch span.segment {
      case .literal(let string): append(string, attributes)
      case .argument(.text(let text)): add(text, attributes)
      case .argument(.attributed(let string)): add(string, attributes)
      case .argument(.formatted(let source)): add(source.source, attributes)
      case .argument(.image(let image)): append(image, attributes)
      case .argument(let argument): append(argument.string(in: environment), attributes)
      }
    }
  }

  private mutating func add(_ source: any TextSource, _ outer: TextAttributes) {
    let now = host?.date ?? Date()
    add(source.text(in: environment, at: now), outer)
    if let own = source.delay(at: now) { delay = min(delay ?? own, own) }
  }

  private mutating func add(_ string: AttributedString, _ outer: TextAttributes) {
    for run in string.runs {
      var attributes = outer
      for style in run.textStyles { attributes.apply(style) }
      append(String(string[run.range].characters), attributes)
    }
  }

  private mutating func append(_ string: String, _ attributes: TextAttributes) {
    if string.isEmpty, !paragraph.runs.isEmpty { return }
    let font = attributes.font.resolve(in: environment, modifiers: attributes.fontModifiers)
    // A text that is far too long is cut before any processing.
    var run = TextRun(cased(TextLimits.prefix(string, length: TextLimits.length)), font: font)
    run.kerning = attributes.kerning
    run.tracking = attributes.tracking
    attributes.scale.apply(to: &run)
    run.baselineOffset = attributes.baselineOffset
    run.underline = attributes.underline?.decoration(in: environment)
    run.strikethrough = attributes.strikethrough?.decoration(in: environment)
    run.background = attributes.background?.resolve(in: environment)
    run.link = attributes.link
    setForeground(attributes.foreground?.style, of: &run)
    if paragraph.runs.count == 1, paragraph.runs[0].string.isEmpty {
      paragraph.runs = []
      customAttributes = []
    }
    paragraph.append(run, leavingOut: max(0, string.utf8.count - TextLimits.length))
    // Few texts have any.
    if attributes.custom.isEmpty, customAttributes.isEmpty { return }
    while customAttributes.count < paragraph.runs.count - 1 { customAttributes.append([]) }
    if customAttributes.count < paragraph.runs.count { customAttributes.append(attributes.custom) }
  }

  /// Unicode's character for an object that is not text.
  static let imageCharacter = "\u{FFFC}"

  /// Measured from its baseline, which is its bottom edge if it has none.
  private mutating func append(_ image: Image, _ attributes: TextAttributes) {
    guard let host else { return }
    var environment = environment
    environment.font = attributes.font
    environment.fontModifiers = attributes.fontModifiers
    if let style = attributes.foreground?.style { environment.setForeground([style]) }
    let image = ResolvedImage(image, in: environment, host: host)
    append(Self.imageCharacter, attributes)
    let run = paragraph.runs.count - 1
    let ascent = image.baseline ?? image.size.height
    paragraph.runs[run].attachment = TextRun.Attachment(
      width: image.size.width, ascent: ascent, descent: image.size.height - ascent)
    images[run] = image
  }

  private func cased(_ string: String) -> String {
    switch environment.textCase {
    case .uppercase: string.uppercased(with: environment.locale)
    case .lowercase: string.lowercased(with: environment.locale)
    case nil: string
    }
  }

  /// A color is stored in the run; other styles wait until the text's rectangle is known.
  private mutating func setForeground(_ style: (any ShapeStyle)?, of run: inout TextRun) {
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    guard let style = style ?? (run.link == nil ? nil : TintShapeStyle()) else { return }
    let paint = style._paint(in: _StyleContext(environment, in: unit))
    if case .color(let color) = paint.paint, paint == _StyledPaint(.color(color)) {
      run.color = color
    } else {
      run.paint = paints.count
      paints.append(style)
    }
  }
}

extension Text.TruncationMode {
  fileprivate var truncation: Paragraph.Truncation {
    switch self {
    case .head: .head
    case .tail: .tail
    case .middle: .middle
    }
  }
}

extension Unicode.Scalar {
  /// The blocks of Hebrew, Arabic, Syriac and their neighbors.
  var readsRightToLeft: Bool {
    switch value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
