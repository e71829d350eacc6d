// SPDX-License-Identifier: Apache-2.0
extension Path: LosslessStringConvertible {
  /// The path as points and letters: `m` moves, `l` draws a line, `q` and `c` draw curves (control points
  /// first), `h` closes. A rectangle is "0 0 m 10 0 l 10 10 l 0 10 l h".
  public var description: String {
    elements.map(\.description).joined(separator: " ")
  }

  /// Makes a path from such a description, in which `re` (x y width height) adds a rectangle; nil for an
  /// unknown word.
  public init?(_ string: String) {
    var numbers: [CGFloat] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        guard number.isFinite else { return nil }
        numbers.append(number)
        continue
      }
      let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
        CGPoint(x: numbers[$0], y: numbers[$0 + 1])
      }
      switch (word, numbers.count) {
      case ("m", 2): move(to: points[0])
      case ("l", 2): addLine(to: points[0])
      case ("q", 4): addQuadCurve(to: points[1], control: points[0])
      case ("c", 6): addCurve(to: points[2], control1: points[0], control2: points[1])
      case ("re", 4):
        addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
      case ("h", 0): closeSubpath()
      default: return nil
      }
      numbers = []
    }
    guard numbers.isEmpty else { return nil }
  }
}

extension Path.Element {
  fileprivate var description: String {
    switch self {
    case .move(let end): "\(end.words) m"
    case .line(let end): "\(end.words) l"
    case .quadCurve(let end, let control): "\(control.words) \(end.words) q"
    case .curve(let end, let control1, let control2):
      "\(control1.words) \(control2.words) \(end.words) c"
    case .closeSubpath: "h"
    }
  }
}

extension CGPoint {
  fileprivate var words: String { "\(word(x)) \(word(y))" }
}

/// The shortest text that parses to the same number, without ".0".
private func word(_ number: CGFloat) -> String {
  let text = "\(Double(number))"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
