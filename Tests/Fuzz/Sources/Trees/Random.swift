// SPDX-License-Identifier: Apache-2.0
import Foundation

/// SplitMix64: one seed, one sequence.
nonisolated struct Random: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0xD1B5_4A32_D192_ED03 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<max(limit, 1), using: &self) }
  mutating func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &self) < share }
  mutating func pick<T>(_ values: [T]) -> T { values[below(values.count)] }
}

nonisolated extension Random {
  /// Values for which no layout is made.
  static let hostileNumbers: [Double] = [
    .nan, .infinity, -.infinity, -0.0, -1, -1e9, 1e9, 1e16, -9.3e18, 9.3e18, 1e38, 3.5e38, 1e300,
    -1e308, .greatestFiniteMagnitude, .leastNonzeroMagnitude, 1e-300, 1e-9, 16_385, 65_536,
    2_147_483_648,
  ]

  /// A length, a fraction, a negative number; a hostile one with the probability `hostility`.
  mutating func number(_ hostility: Double) -> Double {
    if chance(hostility) { return pick(Self.hostileNumbers) }
    switch below(8) {
    case 0: return Double(below(11))
    case 1: return Double(below(400)) / 4
    case 2: return hostility > 0 ? -Double(below(50)) : Double(below(20))
    case 3: return Double(below(1001)) / 1000
    default: return Double(below(120))
    }
  }

  mutating func text(_ hostility: Double) -> String {
    if !chance(hostility * 2) {
      return String(repeating: "word ", count: below(12)) + pick(["end", "漢字", "שלום", "a\nb", ""])
    }
    func scalars(_ values: [UInt32]) -> String {
      String(String.UnicodeScalarView(values.compactMap(Unicode.Scalar.init)))
    }
    switch below(10) {
    case 0: return ""
    case 1:
      let block = UInt32(below(0x1100)) << 8
      return scalars((0..<40).map { block + $0 })
    case 2:
      let marks: [UInt32] = [
        0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2066, 0x2067, 0x2068, 0x2069, 0x200E, 0x200F,
        0x5D0, 0x627, 0x41, 0x20, 0xA,
      ]
      return scalars((0...below(150)).map { _ in pick(marks) })
    case 3: return String(repeating: "👨\u{200D}", count: 1 + below(50)) + "👩"
    case 4:
      return String(decoding: (0...below(60)).map { _ in UInt8(below(256)) }, as: UTF8.self)
    case 5: return "a" + String(repeating: "\u{301}\u{489}", count: 1 + below(200))
    case 6:
      return "\0\u{1}\u{7F}\u{85}\u{2028}\u{2029}\u{FFFE}\u{FEFF}\u{AD}\u{200B}\t\r\n\u{B}\u{C}"
    case 7: return scalars((0...below(50)).map { _ in UInt32(below(0x11_0000)) })
    case 8:
      return "<svg>&amp;]]>\"'%@ %n %s \\(x) **[a](javascript:b)** `c` ~~d~~ ^[e](inflect: true)"
    default: return String(repeating: "W", count: 1 + below(500))
    }
  }
}
