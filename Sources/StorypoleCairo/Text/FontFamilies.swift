// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// Which installed families draw a font that was asked for, best first.
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

  /// After the primary family: Chinese, Japanese and Korean, then everything else. Naming the
  /// families leaves no choice to the machine's language settings.
  static func fallbacks(_ design: FontRequest.Design, script: HanScript) -> [String] {
    let cjk = (design == .serif ? "Noto Serif CJK " : "Noto Sans CJK ") + script.rawValue
    let other = design == .serif ? "Noto Sans CJK " + script.rawValue : nil
    return ["Inter", cjk] + (other.map { [$0] } ?? []) + ["DejaVu Sans", "Noto Color Emoji"]
  }

  /// The writing tradition that decides how Han characters look.
  enum HanScript: String {
    case simplified = "SC"
    case traditional = "TC"
    case hongKong = "HK"
    case japanese = "JP"
    case korean = "KR"

    /// By the language; in a language that has no Han characters, by what else is in the text.
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
