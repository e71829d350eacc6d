// SPDX-License-Identifier: Apache-2.0
import Storypole

/// The frames of a preview as a golden file keeps them: one rectangle a line. The part before the tab is
/// compared; the reasons after it are kept to explain a later difference.
package struct GoldenFrames: Sendable {
  package private(set) var explanation: LayoutExplanation
  /// The source of the modifiers and calls with a known line, by entry.
  package private(set) var calls: [Int: String] = [:]
  /// The source of the text styles of an entry, in their order.
  package private(set) var styleCalls: [Int: [String]] = [:]

  package static let heading = "# storypole frames 1"

  /// - Parameter call: The source of a call of a name in a line; nil where it can't be read.
  package init(
    _ explanation: LayoutExplanation,
    call: (LayoutExplanation.SourcePlace, String?) -> String?
  ) {
    self.explanation = explanation
    for entry in explanation.entries {
      if let place = entry.place { calls[entry.id] = call(place, entry.name) }
      if let styles = entry.styles {
        styleCalls[entry.id] = styles.map { call($0, nil) ?? "" }
      }
    }
  }

  /// Reads a golden file.
  ///
  /// - Throws: An error with the line that can't be read.
  package init(text: String) throws {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    guard let head = lines.popFirst(), head.hasPrefix(Self.heading) else { throw Damage(line: 1) }
    let lengths = head.dropFirst(Self.heading.count).split(separator: " ").compactMap(Self.number)
    guard lengths.count == 3 else { throw Damage(line: 1) }
    explanation = LayoutExplanation(
      entries: [], size: CGSize(width: lengths[0], height: lengths[1]), scale: lengths[2])
    var parents: [Int] = []
    let decoder = JSONDecoder()
    for line in lines where !line.isEmpty {
      let id = explanation.entries.count + 1
      let depth = line.prefix { $0 == " " }.count / 2
      guard depth <= parents.count else { throw Damage(line: id + 1) }
      parents.removeLast(parents.count - depth)
      do {
        try add(line, id, depth, parents.last, decoder)
      } catch {
        throw Damage(line: id + 1)
      }
      parents.append(id)
    }
    // The title of a modifier is that of its view.
    for (index, entry) in explanation.entries.enumerated() where entry.isModifier {
      guard explanation.entries.indices.contains(entry.view - 1) else {
        throw Damage(line: index + 2)
      }
      explanation.entries[index].title = explanation.entry(entry.view).title
    }
  }

  /// A golden file of frames can't be read.
  package struct Damage: Error, CustomStringConvertible {
    var line: Int
    package var description: String { "line \(line) can't be read" }
  }

  private mutating func add(
    _ line: Substring, _ id: Int, _ depth: Int, _ parent: Int?, _ decoder: JSONDecoder
  ) throws {
    let parts = line.split(separator: "\t", maxSplits: 1)
    guard let left = parts.first, let gap = left.range(of: "  ", options: .backwards) else {
      throw Damage(line: id)
    }
    let head = left[..<gap.lowerBound].drop { $0 == " " }
    let numbers = left[gap.upperBound...].split(separator: " ").prefix(4).compactMap(Self.number)
    guard numbers.count == 4 else { throw Damage(line: id) }
    let kept = try parts.count == 2 ? decoder.decode(Kept.self, from: Data(parts[1].utf8)) : Kept()
    let name = kept.k.map { head.prefix($0) } ?? head.prefix { $0 != " " }
    let detail = head.dropFirst(name.count + 1)
    let frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    let place = kept.f.flatMap(LayoutExplanation.SourcePlace.init(text:))
    var entry = LayoutExplanation.Entry(
      id: id, parent: parent, depth: depth, view: kept.v ?? id, name: String(name),
      detail: detail.isEmpty ? nil : String(detail), title: kept.t ?? String(head),
      identifier: kept.i, bodies: [], line: place?.line, file: place?.file,
      styles: kept.s?.compactMap(LayoutExplanation.SourcePlace.init(text:)),
      frame: frame, drawn: frame,
      sizing: .init(rule: .other, proposal: .init(.unspecified), questions: []),
      horizontal: kept.x?.place(.horizontal) ?? .init(.same, []),
      vertical: kept.y?.place(.vertical) ?? .init(.same, []), space: nil, guides: [], notes: [])
    entry.sizing.rule = kept.z.flatMap(LayoutExplanation.Sizing.Rule.init) ?? .child
    entry.sizing.proposal.width = kept.p?.first.flatMap(Self.number)
    entry.sizing.proposal.height = kept.p?.last.flatMap(Self.number)
    entry.sizing.set = (kept.a ?? "").map { $0 == "h" ? .horizontal : .vertical }
    explanation.entries.append(entry)
    calls[id] = kept.c
    styleCalls[id] = kept.sc
  }

  // MARK: Writing

  /// The file.
  package var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let lines = zip(explanation.frameLines, explanation.entries).map { line, entry in
      let line = String(decoding: line, as: UTF8.self)
      let kept = Kept(entry, call: calls[entry.id], styleCalls: styleCalls[entry.id])
      guard let data = try? encoder.encode(kept), data.count > 2 else { return line }
      return "\(line)\t\(String(decoding: data, as: UTF8.self))"
    }
    return ([explanation.goldenHead] + lines).joined(separator: "\n") + "\n"
  }

  /// The part of a golden file that is compared.
  package static func compared(_ text: String) -> String {
    String(decoding: compared(Array(text.utf8)), as: UTF8.self)
  }

  /// The same as UTF-8: characters take ten times as long.
  package static func compared(_ text: [UInt8]) -> [UInt8] {
    let (tab, newline) = (UInt8(ascii: "\t"), UInt8(ascii: "\n"))
    var kept: [UInt8] = []
    kept.reserveCapacity(text.count)
    var isKept = true
    for byte in text {
      if byte == newline { isKept = true } else if byte == tab { isKept = false }
      if isKept { kept.append(byte) }
    }
    return kept
  }

  fileprivate static func number(_ text: some StringProtocol) -> CGFloat? {
    Double(text).map { CGFloat($0) }
  }

  /// To a hundredth of a point, without zeros at the end.
  static func text(_ value: CGFloat) -> String {
    guard value.isFinite, abs(value) < 1e13 else { return "\(value)" }
    let hundredths = Int((value * 100).rounded())
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    if rest == 0, hundredths >= 0 { return String(whole) }
    let sign = hundredths < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    return "\(sign)\(whole).\(rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)")"
  }
}

extension LayoutExplanation.SourcePlace {
  /// "Module/File.swift:12"
  package var text: String { "\(file):\(line)" }

  package init?(text: String) {
    guard let colon = text.lastIndex(of: ":"), let line = Int(text[text.index(after: colon)...])
    else { return nil }
    self.init(file: String(text[..<colon]), line: line)
  }
}

extension LayoutExplanation.Entry {
  /// The place of the modifier or call; nil where it is not known.
  package var place: LayoutExplanation.SourcePlace? {
    line.flatMap { line in file.map { .init(file: $0, line: line) } }
  }
}

extension LayoutExplanation {
  private var lines: [FrameLine] {
    entries.map { FrameLine($0.depth, $0.name, $0.detail, $0.frame) }
  }

  fileprivate var frameLines: [[UInt8]] { FrameLine.texts(lines, size: size) }

  fileprivate var goldenHead: String { FrameLine.head(size: size, scale: scale) }

  /// The part of a golden file that is compared.
  package var comparedFrames: [UInt8] { FrameLine.file(lines, size: size, scale: scale) }
}

/// The reasons in a line of a golden file, in short; defaults are left out.
private struct Kept: Codable {
  /// The length of a name with spaces.
  var k: Int?
  var v: Int?
  var t: String?
  var i: String?
  /// The place of the modifier or call, and its source.
  var f: String?
  var c: String?
  /// Those of text styles.
  var s: [String]?
  var sc: [String]?
  var x: KeptPlace?
  var y: KeptPlace?
  /// The rule of the size, the proposal, and the axes that a frame sets.
  var z: String?
  var p: [String]?
  var a: String?

  init() {}

  init(_ entry: LayoutExplanation.Entry, call: String?, styleCalls: [String]?) {
    if entry.name.contains(" ") { k = entry.name.count }
    if entry.isModifier { v = entry.view }
    if !entry.isModifier, entry.title != FrameLine.title(entry.name, entry.detail) {
      t = entry.title
    }
    i = entry.identifier
    f = entry.place?.text
    c = call
    s = entry.styles?.map(\.text)
    sc = styleCalls
    x = KeptPlace(entry.horizontal)
    y = KeptPlace(entry.vertical)
    if entry.sizing.rule != .child { z = entry.sizing.rule.rawValue }
    let proposal = entry.sizing.proposal
    p = [proposal.width, proposal.height].map { $0.map(GoldenFrames.text) ?? "-" }
    if !entry.sizing.set.isEmpty {
      a = entry.sizing.set.map { $0 == .horizontal ? "h" : "v" }.joined()
    }
  }
}

private struct KeptPlace: Codable {
  struct Guide: Codable {
    var n: String
    var v: String
    var s: String?
    var o: Int?
    var l: Int?
  }

  var c: String?
  var s: String
  var g: String?
  var r: Int?
  var u: Guide?

  init?(_ place: LayoutExplanation.Place) {
    if place.cause == .same, place.start == 0 { return nil }
    c = place.cause == .same ? nil : place.cause.rawValue
    s = GoldenFrames.text(place.start)
    g = place.gap.map { GoldenFrames.text($0.value) }
    r = place.reference
    u = place.guide.map {
      Guide(
        n: $0.name, v: GoldenFrames.text($0.value),
        s: $0.source == .standard ? nil : $0.source.rawValue, o: $0.origin, l: $0.line)
    }
  }

  func place(_ axis: LayoutExplanation.Direction) -> LayoutExplanation.Place {
    var place = LayoutExplanation.Place(c.flatMap(LayoutExplanation.Place.Cause.init) ?? .same, [])
    place.start = GoldenFrames.number(s) ?? 0
    place.gap = g.flatMap(GoldenFrames.number).map { .init(rule: .given, value: $0) }
    place.reference = r
    place.guide = u.map {
      LayoutExplanation.Guide(
        name: $0.n, axis: axis, value: GoldenFrames.number($0.v) ?? 0, standard: 0,
        source: $0.s.flatMap(LayoutExplanation.Guide.Source.init) ?? .standard, origin: $0.o,
        line: $0.l)
    }
    return place
  }
}
