// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The differences of two texts, line by line, with the lines around them.
struct LineDifference {
  static let minus = "−"
  static let plus = "+"
  /// As wide as a sign in most fonts.
  private static let same = "\u{2007}"
  /// The lines shown before and after a difference.
  private static let context = 4
  /// Texts with more differing lines are compared as a whole: the search takes their product.
  private static let most = 2000

  private enum Line {
    case same(String)
    case removed(String)
    case added(String)

    var isSame: Bool { if case .same = self { true } else { false } }
    var isInOld: Bool { if case .added = self { false } else { true } }
    var isInNew: Bool { if case .removed = self { false } else { true } }

    var text: String {
      let (sign, line) =
        switch self {
        case .same(let line): (LineDifference.same, line)
        case .removed(let line): (minus, line)
        case .added(let line): (plus, line)
        }
      // A space at the end would be invisible.
      return sign + line + (line.hasSuffix(" ") ? "¬" : "")
    }
  }

  private let lines: [Line]

  init(_ old: String, _ new: String) {
    func split(_ text: String) -> [String] {
      text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    let (old, new) = (split(old), split(new))
    let shorter = min(old.count, new.count)
    let head = (0..<shorter).first { old[$0] != new[$0] } ?? shorter
    let tail =
      (0..<(shorter - head)).first { old[old.count - 1 - $0] != new[new.count - 1 - $0] }
      ?? shorter - head
    lines =
      old.prefix(head).map(Line.same)
      + Self.middle(Array(old[head..<(old.count - tail)]), Array(new[head..<(new.count - tail)]))
      + old.suffix(tail).map(Line.same)
  }

  private static func middle(_ old: [String], _ new: [String]) -> [Line] {
    guard old.count <= most, new.count <= most else {
      return old.map(Line.removed) + new.map(Line.added)
    }
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let index, _, _): removed.insert(index)
      case .insert(let index, _, _): added.insert(index)
      }
    }
    var lines: [Line] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if removed.contains(i) {
        lines.append(.removed(old[i]))
        i += 1
      } else if added.contains(j) {
        lines.append(.added(new[j]))
        j += 1
      } else {
        lines.append(.same(old[i]))
        (i, j) = (i + 1, j + 1)
      }
    }
    return lines
  }

  /// The differences in the form of a patch.
  var patch: String {
    var shown: [Range<Int>] = []
    for index in lines.indices where !lines[index].isSame {
      let range = max(0, index - Self.context)..<min(lines.count, index + Self.context + 1)
      if let last = shown.last, last.upperBound >= range.lowerBound {
        shown[shown.count - 1] = last.lowerBound..<range.upperBound
      } else {
        shown.append(range)
      }
    }
    var (old, new, next) = (1, 1, 0)
    var text: [String] = []
    for range in shown {
      old += lines[next..<range.lowerBound].count
      new += lines[next..<range.lowerBound].count
      let part = lines[range]
      let (olds, news) = (part.count(where: \.isInOld), part.count(where: \.isInNew))
      text.append("@@ \(Self.minus)\(old),\(olds) \(Self.plus)\(new),\(news) @@")
      text += part.map(\.text)
      (old, new, next) = (old + olds, new + news, range.upperBound)
    }
    return text.joined(separator: "\n")
  }
}
