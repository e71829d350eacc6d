// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// The installed families that can draw a requested font, best first.
///
/// Apple's fonts are not on Linux; each of their designs has one stand-in: Inter for the system font
/// and its rounded design, DejaVu Serif for the serif one, DejaVu Sans Mono for the monospaced one.
enum FontFamilies {
  static func primary(_ design: FontRequest.Design) -> String {
    switch design {
    case .default, .rounded: "Inter"
    case .serif: "DejaVu Serif"
    case .monospaced: "DejaVu Sans Mono"
    }
  }

  /// The families after the primary one: Chinese, Japanese and Korean, then all others. Naming them makes the
  /// result independent of the machine's language settings.
  static func fallbacks(_ design: FontRequest.Design, script: HanScript) -> [String] {
    let cjk = (design == .serif ? "Noto Serif CJK " : "Noto Sans CJK ") + script.rawValue
    let other = design == .serif ? "Noto Sans CJK " + script.rawValue : nil
    return ["Inter", cjk] + (other.map { [$0] } ?? []) + ["DejaVu Sans", "Noto Color Emoji"]
  }

  /// The writing tradition that determines the form of Han characters.
  enum HanScript: String {
    case simplified = "SC"
    case traditional = "TC"
    case hongKong = "HK"
    case japanese = "JP"
    case korean = "KR"

    /// Chooses by the language; in a language without Han characters, by other characters in the text.
    init(locale: String, text: String) {
      let parts = locale.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" })
      switch parts.first {
      case "ja": self = .japanese
      case "ko": self = .korean
      case "zh", "yue":
        if parts.contains("hk") || parts.contains("mo") {
          self = .hongKong
        } else if parts.contains("hant") || parts.contains("tw") {
          self = .traditional
        } else {
          self = .simplified
        }
      default:
        // Kana are U+3040–30FF.
        let hasKana = text.unicodeScalars.contains { (0x3040...0x30FF).contains($0.value) }
        self = hasKana ? .japanese : .simplified
      }
    }
  }
}
