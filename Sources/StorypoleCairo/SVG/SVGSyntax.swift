// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// The syntax of numbers, colors and text in SVG.
package enum SVGSyntax {
  /// Formats with at most this many decimals, without trailing zeros.
  static func number(_ value: Double, decimals: Int = 3) -> String {
    guard value.isFinite else { return "0" }
    let unit = pow(10, Double(decimals))
    return fixed(Int((min(max(value, -1e9), 1e9) * unit).rounded()), decimals: decimals)
  }

  /// Writes `value` / 10^`decimals`.
  static func fixed(_ value: Int, decimals: Int) -> String {
    var bytes: [UInt8] = []
    append(value, decimals: decimals, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends `value` / 10^`decimals`, without zeros that mean nothing: "-.5". A picture has thousands of these numbers.
  static func append(_ value: Int, decimals: Int, to bytes: inout [UInt8]) {
    guard value != 0 else { return bytes.append(UInt8(ascii: "0")) }
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    var rest = value.magnitude
    var decimals = decimals
    while decimals > 0, rest.isMultiple(of: 10) {
      rest /= 10
      decimals -= 1
    }
    let start = bytes.count
    while rest > 0 || decimals > 0 {
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
      bytes.append(UInt8(ascii: "0") + UInt8(digit))
      rest = quotient
      decimals -= 1
      if decimals == 0 { bytes.append(UInt8(ascii: ".")) }
    }
    bytes[start...].reverse()
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
  package static func escaped(_ text: String) -> String {
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
  private var bytes: [UInt8] = []
  private let decimals: Int
  private let unit: Double
  private var current = (x: 0, y: 0)
  private var start = (x: 0, y: 0)
  /// The letter of the last step.
  private var command: UInt8 = 0

  var text: String { String(decoding: bytes, as: UTF8.self) }

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
      guard step(UInt8(ascii: "M"), [end]) else { return false }
      start = current
    case .line(let end): return line(to: end)
    case .quadCurve(let end, let control): return step(UInt8(ascii: "Q"), [control, end])
    case .curve(let end, let control1, let control2):
      return step(UInt8(ascii: "C"), [control1, control2, end])
    case .closeSubpath:
      command = UInt8(ascii: "z")
      bytes.append(command)
      current = start
    }
    return true
  }

  private mutating func line(to end: CGPoint) -> Bool {
    guard let point = whole(end) else { return false }
    if point.y == current.y {
      write(UInt8(ascii: "H"), [point.x], [point.x - current.x])
    } else if point.x == current.x {
      write(UInt8(ascii: "V"), [point.y], [point.y - current.y])
    } else {
      return step(UInt8(ascii: "L"), [end])
    }
    current = point
    return true
  }

  private mutating func step(_ letter: UInt8, _ points: [CGPoint]) -> Bool {
    var absolute: [Int] = []
    var relative: [Int] = []
    var last = current
    for point in points {
      guard let point = whole(point) else { return false }
      absolute += [point.x, point.y]
      relative += [point.x - current.x, point.y - current.y]
      last = point
    }
    write(letter, absolute, relative)
    current = last
    return true
  }

  /// - Parameter letter: The step's letter for absolute numbers; that for differences is the lowercase one.
  private mutating func write(_ letter: UInt8, _ numbers: [Int], _ differences: [Int]) {
    let isMove = letter == UInt8(ascii: "M")
    let small = letter | 0x20
    let start = bytes.count
    append(letter, numbers, isMove)
    let middle = bytes.count
    append(small, differences, isMove)
    let (first, second) = (middle - start, bytes.count - middle)
    // Equal steps at different positions look equal, which compresses well; moves stay absolute.
    if second < first + (isMove ? 0 : 1) {
      bytes.removeSubrange(start..<middle)
      command = small
    } else {
      bytes.removeSubrange(middle...)
      command = letter
    }
  }

  /// Omits the letter if it repeats that of the step before.
  private mutating func append(_ letter: UInt8, _ numbers: [Int], _ isMove: Bool) {
    var needsSpace = letter == command && !isMove
    if !needsSpace { bytes.append(letter) }
    for number in numbers {
      // A minus sign replaces a space.
      if needsSpace, number >= 0 { bytes.append(UInt8(ascii: " ")) }
      SVGSyntax.append(number, decimals: decimals, to: &bytes)
      needsSpace = true
    }
  }

  private func whole(_ point: CGPoint) -> (x: Int, y: Int)? {
    guard !point.x.isNaN, !point.y.isNaN else { return nil }
    func whole(_ value: CGFloat) -> Int { Int((min(max(value, -1e6), 1e6) * unit).rounded()) }
    return (whole(point.x), whole(point.y))
  }
}
