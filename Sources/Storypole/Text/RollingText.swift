// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// A text, laid out at its position.
struct TextSnapshot: FadingContent {
  let text: ResolvedText
  let layout: TextLayout
  let size: CGSize

  func paint(in frame: CGRect, of node: LayoutNode, into painter: inout Painter) {
    text.paint(layout, in: frame, host: node.host, into: &painter)
  }
}

/// A number that changes to another one: unchanged characters are drawn once, the others leave upward while their
/// successors enter from below, or the reverse if the number falls. Only the changed characters move (documented); the
/// distance, half of the text's height, is ours.
struct RollingText {
  let old: TextSnapshot
  let new: TextSnapshot
  /// The progress of the new text, from 0 to 1.
  let fraction: Double

  func paint(in frame: CGRect, host: ViewHost, into painter: inout Painter) {
    let changes = CharacterChanges(from: old.text.string, to: new.text.string)
    let distance = new.size.height / 2 * (fallsDown ? -1 : 1)
    func draw(
      _ text: TextSnapshot, _ changed: Set<Int>, _ wanted: Bool, in frame: CGRect,
      into painter: inout Painter
    ) {
      let parts = text.layout.lines.flatMap(\.glyphs).flatMap { $0.parts(changed, wanted) }
      text.text.paint(parts, in: frame, host: host, into: &painter)
    }
    draw(new, changes.new, false, in: frame, into: &painter)
    if fraction < 1 {
      painter.begin(opacity: 1 - fraction, movedBy: -distance * fraction)
      draw(old, changes.old, true, in: frame.around(old.size), into: &painter)
      painter.end()
    }
    if fraction > 0 {
      painter.begin(opacity: fraction, movedBy: distance * (1 - fraction))
      draw(new, changes.new, true, in: frame, into: &painter)
      painter.end()
    }
  }

  private var fallsDown: Bool {
    new.text.environment.contentTransition.fallsDown(
      from: old.text.environment.contentTransition)
  }
}

/// The starts of the characters that are not in both of two texts, in UTF-8 bytes.
struct CharacterChanges {
  private(set) var old: Set<Int> = []
  private(set) var new: Set<Int> = []

  /// A common start and end stay; in between, equal digits of the same place do.
  init(from a: String, to b: String) {
    let (a, b) = (Self.characters(a), Self.characters(b))
    let start = zip(a, b).prefix { $0.character == $1.character }.count
    let end = zip(a.dropFirst(start).reversed(), b.dropFirst(start).reversed())
      .prefix { $0.character == $1.character }.count
    let (before, after) = (a[start..<a.count - end], b[start..<b.count - end])
    var (i, j) = (before.endIndex, after.endIndex)
    while i > before.startIndex || j > after.startIndex {
      i -= 1
      j -= 1
      let one = i >= before.startIndex ? before[i] : nil
      let other = j >= after.startIndex ? after[j] : nil
      if let one, let other, one.character == other.character { continue }
      if let one { old.insert(one.start) }
      if let other { new.insert(other.start) }
    }
  }

  private static func characters(_ string: String) -> [(start: Int, character: Character)] {
    var start = 0
    return string.map { character in
      defer { start += character.utf8.count }
      return (start, character)
    }
  }
}

extension PaintedGlyphs {
  /// The parts that contain the start of a changed character, or the others.
  fileprivate func parts(_ changed: Set<Int>, _ wanted: Bool) -> [PaintedGlyphs] {
    let isWanted = zip(run.clusters, starts).map { cluster, start in
      (start..<start + max(cluster.bytes, 1)).contains(where: changed.contains) == wanted
    }
    if isWanted.allSatisfy({ $0 }) { return [self] }
    var parts: [PaintedGlyphs] = []
    var first = 0
    while let start = isWanted[first...].firstIndex(of: true) {
      first = isWanted[start...].firstIndex(of: false) ?? isWanted.count
      parts.append(slice(start..<first))
    }
    return parts
  }
}
