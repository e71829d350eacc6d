// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// The syntax of numbers, colors and text in SVG.
enum SVGSyntax {
  /// Formats with at most this many decimals, without trailing zeros.
  static func number(_ value: Double, decimals: Int = 3) -> String {
    guard value.isFinite else { return "0" }
    let unit = pow(10, Double(decimals))
    return fixed(Int((min(max(value, -1e9), 1e9) * unit).rounded()), decimals: decimals)
  }

  /// Writes `value` / 10^`decimals`.
  static func fixed(_ value: Int, decimals: Int) -> String {
    guard value != 0 else { return "0" }
    var digits = String(value.magnitude)
    if digits.count <= decimals {
      digits = String(repeating: "0", count: decimals + 1 - digits.count) + digits
    }
    var fraction = digits.suffix(decimals)
    while fraction.last == "0" { fraction.removeLast() }
    let whole = digits.dropLast(decimals)
    let sign = value < 0 ? "-" : ""
    if fraction.isEmpty { return sign + whole }
    return sign + (whole == "0" ? "" : whole) + "." + fraction
  }

  /// A list of numbers; a minus sign replaces a space.
  static func list(_ numbers: [String]) -> String {
    numbers.enumerated().reduce(into: "") { text, number in
      if number.offset > 0, !number.element.hasPrefix("-") { text += " " }
      text += number.element
    }
  }

  static func color(_ color: ResolvedColor) -> String {
    // "#RRGGBBAA"
    let digits = Array(color.description.lowercased().dropFirst().prefix(6))
    if digits[0] == digits[1], digits[2] == digits[3], digits[4] == digits[5] {
      return "#" + String([digits[0], digits[2], digits[4]])
    }
    return "#" + String(digits)
  }

  static func opacity(_ value: Double) -> String {
    number(value.isNaN ? 0 : min(max(value, 0), 1))
  }

  /// Escapes text for contents and attributes. Removes control characters and those that XML 1.0
  /// forbids.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case _ where isAllowed(scalar): result.unicodeScalars.append(scalar)
      default: break
      }
    }
    return result
  }

  static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: true
    case 0..<0x20, 0x7F...0x9F, 0xFFFE, 0xFFFF: false
    default: true
    }
  }

  static func transform(_ t: CGAffineTransform) -> String {
    if t.a == 1, t.b == 0, t.c == 0, t.d == 1 {
      return t.ty == 0
        ? "translate(\(number(t.tx)))" : "translate(\(list([number(t.tx), number(t.ty)])))"
    }
    // Factors multiply hundreds of points: three decimals would be visible.
    let factors = [t.a, t.b, t.c, t.d].map { number($0, decimals: 6) }
    return "matrix(\(list(factors + [number(t.tx), number(t.ty)])))"
  }
}

/// The `d` of a path: each step in the shorter one of its absolute and relative forms.
///
/// Coordinates are whole numbers of the last decimal, so that relative steps add up exactly.
struct SVGPathData {
  private(set) var text = ""
  private let decimals: Int
  private let unit: Double
  private var current = (x: 0, y: 0)
  private var start = (x: 0, y: 0)
  private var command: Character?

  /// nil for NaN coordinates.
  init?(_ path: Path, decimals: Int = 3) {
    self.decimals = decimals
    unit = pow(10, Double(decimals))
    for element in path.elements {
      guard append(element) else { return nil }
    }
  }

  private mutating func append(_ element: Path.Element) -> Bool {
    switch element {
    case .move(let end):
      guard step("M", [end]) else { return false }
      start = current
    case .line(let end): return line(to: end)
    case .quadCurve(let end, let control): return step("Q", [control, end])
    case .curve(let end, let control1, let control2): return step("C", [control1, control2, end])
    case .closeSubpath:
      text += "z"
      command = "z"
      current = start
    }
    return true
  }

  private mutating func line(to end: CGPoint) -> Bool {
    guard let point = whole(end) else { return false }
    if point.y == current.y {
      write("H", [point.x], "h", [point.x - current.x])
    } else if point.x == current.x {
      write("V", [point.y], "v", [point.y - current.y])
    } else {
      return step("L", [end])
    }
    current = point
    return true
  }

  private mutating func step(_ letter: Character, _ points: [CGPoint]) -> Bool {
    var absolute: [Int] = []
    var relative: [Int] = []
    var last = current
    for point in points {
      guard let point = whole(point) else { return false }
      absolute += [point.x, point.y]
      relative += [point.x - current.x, point.y - current.y]
      last = point
    }
    write(letter, absolute, Character(letter.lowercased()), relative)
    current = last
    return true
  }

  private mutating func write(
    _ absolute: Character, _ numbers: [Int], _ relative: Character, _ differences: [Int]
  ) {
    let first = form(absolute, numbers)
    let second = form(relative, differences)
    // Equal steps at different positions look equal, which compresses well; moves stay absolute.
    let isRelative = second.count < first.count + (absolute == "M" ? 0 : 1)
    text += isRelative ? second : first
    command = isRelative ? relative : absolute
  }

  /// Omits the letter if it repeats that of the step before.
  private func form(_ letter: Character, _ numbers: [Int]) -> String {
    let list = SVGSyntax.list(numbers.map { SVGSyntax.fixed($0, decimals: decimals) })
    guard letter == command, letter.uppercased() != "M" else { return String(letter) + list }
    return list.hasPrefix("-") ? list : " " + list
  }

  private func whole(_ point: CGPoint) -> (x: Int, y: Int)? {
    guard !point.x.isNaN, !point.y.isNaN else { return nil }
    func whole(_ value: CGFloat) -> Int { Int((min(max(value, -1e6), 1e6) * unit).rounded()) }
    return (whole(point.x), whole(point.y))
  }
}
