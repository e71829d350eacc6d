/// The inline Markdown of localized strings: bold, italic, strikethrough, code and links, by the
/// rules of CommonMark for delimiters. Values in the string are never read as Markdown.
struct InlineMarkdown {
  /// A stretch with its styles.
  struct Span: Equatable {
    var segment: LocalizedStringKey.Segment
    var styles: [TextStyle] = []
  }

  static func spans(of segments: [LocalizedStringKey.Segment]) -> [Span] {
    let isPlain = segments.allSatisfy {
      guard case .literal(let string) = $0 else { return true }
      return !string.contains { "*_~`[<\\".contains($0) }
    }
    if isPlain { return segments.map { Span(segment: $0) } }
    var parser = InlineMarkdown(segments)
    parser.parse()
    return parser.spans
  }

  /// A character of the string, or a value in it.
  private enum Unit: Equatable {
    case character(Character)
    case argument(LocalizedStringKey.Argument)

    func `is`(_ character: Character) -> Bool { self == .character(character) }
  }

  private struct Item {
    var units: [Unit]
    var styles: [TextStyle] = []
    var role = Role.text

    enum Role: Equatable {
      case text
      /// `*`, `_` or `~`, as many as there are units.
      case delimiter(Character, length: Int, opens: Bool, closes: Bool)
      case bracket(isActive: Bool)
    }
  }

  private let units: [Unit]
  private var position = 0
  private var items: [Item] = []

  private init(_ segments: [LocalizedStringKey.Segment]) {
    units = segments.flatMap { segment -> [Unit] in
      switch segment {
      case .literal(let string): string.map { .character($0) }
      case .argument(let argument): [.argument(argument)]
      }
    }
  }

  private func unit(_ index: Int) -> Unit? {
    units.indices.contains(index) ? units[index] : nil
  }

  private func character(_ index: Int) -> Character? {
    if case .character(let character) = unit(index) { character } else { nil }
  }

  // MARK: Reading

  private mutating func parse() {
    while position < units.count {
      switch character(position) {
      case "\\": readEscape()
      case "`": readCode()
      case "*", "_", "~": readDelimiter()
      case "[":
        items.append(Item(units: [units[position]], role: .bracket(isActive: true)))
        position += 1
      case "]": readLinkEnd()
      case "<": readAddress()
      default: addText(units[position])
      }
    }
    processEmphasis(from: 0)
  }

  private mutating func addText(_ unit: Unit) {
    if let last = items.indices.last, items[last].role == .text, items[last].styles.isEmpty {
      items[last].units.append(unit)
    } else {
      items.append(Item(units: [unit]))
    }
    position += 1
  }

  /// A backslash takes its meaning from a punctuation mark.
  private mutating func readEscape() {
    if let next = character(position + 1), next.isASCII, next.isPunctuation || next.isSymbol {
      position += 1
    }
    addText(units[position])
  }

  private func runLength(at start: Int) -> Int {
    var end = start
    while end < units.count, units[end] == units[start] { end += 1 }
    return end - start
  }

  private mutating func readCode() {
    let length = runLength(at: position)
    let start = position + length
    var end = start
    while end < units.count {
      let run = units[end].is("`") ? runLength(at: end) : 0
      if run == length {
        var code = units[start..<end]
        // A space at either end sets off backticks and goes.
        if code.count > 2, code.first!.is(" "), code.last!.is(" "),
          code.contains(where: { !$0.is(" ") })
        {
          code = code.dropFirst().dropLast()
        }
        items.append(Item(units: Array(code), styles: [.fontModifier(.monospaced(true))]))
        position = end + length
        return
      }
      end += max(1, run)
    }
    for _ in 0..<length { addText(units[position]) }
  }

  private mutating func readDelimiter() {
    let mark = character(position)!
    let length = runLength(at: position)
    let before = kind(of: unit(position - 1))
    let after = kind(of: unit(position + length))
    let leftFlanking = after == .letter || (after == .punctuation && before != .letter)
    let rightFlanking = before == .letter || (before == .punctuation && after != .letter)
    var opens = leftFlanking
    var closes = rightFlanking
    if mark == "_" {
      opens = leftFlanking && (!rightFlanking || before == .punctuation)
      closes = rightFlanking && (!leftFlanking || after == .punctuation)
    } else if mark == "~", length > 2 {
      (opens, closes) = (false, false)
    }
    items.append(
      Item(
        units: Array(units[position..<position + length]),
        role: .delimiter(mark, length: length, opens: opens, closes: closes)))
    position += length
  }

  private enum Kind { case space, punctuation, letter }

  private func kind(of unit: Unit?) -> Kind {
    guard let unit else { return .space }
    guard case .character(let character) = unit else { return .letter }
    if character.isWhitespace { return .space }
    return character.isPunctuation || character.isSymbol ? .punctuation : .letter
  }

  /// `](destination)` after an open bracket makes a link of what stands between.
  private mutating func readLinkEnd() {
    guard
      let start = items.lastIndex(where: {
        if case .bracket = $0.role { true } else { false }
      })
    else { return addText(units[position]) }
    let isActive = items[start].role == .bracket(isActive: true)
    guard isActive, let (destination, end) = destination(after: position + 1) else {
      items[start].role = .text
      return addText(units[position])
    }
    processEmphasis(from: start + 1)
    items.remove(at: start)
    for index in start..<items.count { items[index].styles.append(.link(destination)) }
    // No link inside a link.
    for index in 0..<start where items[index].role == .bracket(isActive: true) {
      items[index].role = .bracket(isActive: false)
    }
    position = end
  }

  private func destination(after start: Int) -> (String, end: Int)? {
    guard character(start) == "(" else { return nil }
    var text = ""
    var depth = 0
    var index = start + 1
    while let unit = unit(index) {
      switch unit {
      case .character(")") where depth == 0:
        // What follows a space is a title, which pictures have no use for.
        let parts = text.split(separator: " ", maxSplits: 1)
        return (String(parts.first ?? ""), index + 1)
      case .character(let character):
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        if character.isNewline { return nil }
        text.append(character)
      case .argument(let argument): text += argument.string(in: EnvironmentValues())
      }
      index += 1
    }
    return nil
  }

  /// `<https://…>` links to itself.
  private mutating func readAddress() {
    var text = ""
    var index = position + 1
    while let character = character(index), character != ">", !character.isWhitespace,
      character != "<"
    {
      text.append(character)
      index += 1
    }
    let scheme = text.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "+.-".contains($0)) }
    guard character(index) == ">", scheme.count > 1, text.dropFirst(scheme.count).first == ":"
    else {
      return addText(units[position])
    }
    items.append(Item(units: text.map { .character($0) }, styles: [.link(text)]))
    position = index + 1
  }

  // MARK: Emphasis

  /// Pairs delimiters from `start` on: each that closes with the nearest before it that opens.
  private mutating func processEmphasis(from start: Int) {
    var closer = start
    while closer < items.count {
      guard case .delimiter(let mark, let length, let closerOpens, true) = items[closer].role,
        let opener = opener(for: closer, from: start)
      else {
        closer += 1
        continue
      }
      guard case .delimiter(_, let openLength, _, let openerCloses) = items[opener].role else {
        return
      }
      let used = mark == "~" ? length : min(2, length, openLength)
      let style: TextStyle =
        switch (mark, used) {
        case ("~", _): .strikethrough(.single)
        case (_, 2): .fontModifier(.bold(true))
        default: .fontModifier(.italic(true))
        }
      for index in opener + 1..<closer {
        items[index].styles.append(style)
        // Delimiters between that found no partner stay as text.
        if case .delimiter = items[index].role { items[index].role = .text }
      }
      items[opener].units.removeLast(used)
      items[opener].role = .delimiter(
        mark, length: openLength - used, opens: true, closes: openerCloses)
      items[closer].units.removeLast(used)
      items[closer].role = .delimiter(
        mark, length: length - used, opens: closerOpens, closes: true)
      if items[closer].units.isEmpty {
        items.remove(at: closer)
      }
      if items[opener].units.isEmpty {
        items.remove(at: opener)
        closer -= 1
      }
    }
    for index in start..<items.count {
      if case .delimiter = items[index].role { items[index].role = .text }
    }
  }

  private func opener(for closer: Int, from start: Int) -> Int? {
    guard case .delimiter(let mark, let length, let closerOpens, _) = items[closer].role else {
      return nil
    }
    return items[start..<closer].lastIndex {
      guard case .delimiter(mark, let other, true, let closes) = $0.role else { return false }
      if mark == "~" { return other == length }
      // The rule of three: `**` in a word pairs with `*` only when both are multiples of three.
      let isInWord = closes || closerOpens
      return !(isInWord && (other + length) % 3 == 0 && (other % 3 != 0 || length % 3 != 0))
    }
  }

  // MARK: Result

  private var spans: [Span] {
    var spans: [Span] = []
    for item in items {
      for unit in item.units {
        switch unit {
        case .argument(let argument):
          spans.append(Span(segment: .argument(argument), styles: item.styles))
        case .character(let character):
          if let last = spans.last, last.styles == item.styles,
            case .literal(let string) = last.segment
          {
            spans[spans.count - 1].segment = .literal(string + String(character))
          } else {
            spans.append(Span(segment: .literal(String(character)), styles: item.styles))
          }
        }
      }
    }
    return spans
  }
}
