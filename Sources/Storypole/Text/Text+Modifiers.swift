// SPDX-License-Identifier: Apache-2.0
// The modifiers that give a Text again, so that texts can be joined.
extension Text {
  public func font(_ font: Font?) -> Text { styled(.font(font)) }
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    weight.map { styled(.fontModifier(.weight($0))) } ?? self
  }
  public func fontWidth(_ width: Font.Width?) -> Text {
    width.map { styled(.fontModifier(.width($0))) } ?? self
  }
  public func fontDesign(_ design: Font.Design?) -> Text {
    design.map { styled(.fontModifier(.design($0))) } ?? self
  }
  public func bold() -> Text { styled(.fontModifier(.bold(true))) }
  public func bold(_ isActive: Bool) -> Text { styled(.fontModifier(.bold(isActive))) }
  public func italic() -> Text { styled(.fontModifier(.italic(true))) }
  public func italic(_ isActive: Bool) -> Text { styled(.fontModifier(.italic(isActive))) }
  public func monospaced(_ isActive: Bool = true) -> Text {
    styled(.fontModifier(.monospaced(isActive)))
  }
  public func monospacedDigit() -> Text { styled(.fontModifier(.monospacedDigit)) }

  public func foregroundColor(_ color: Color?) -> Text {
    styled(.foreground(color.map { TextForeground(style: $0) }))
  }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    styled(.foreground(TextForeground(style: style)))
  }

  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    styled(.underline(isActive ? LineStyle(color: color) : nil))
  }
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    styled(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    styled(.strikethrough(isActive ? LineStyle(color: color) : nil))
  }
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    styled(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }

  /// Moves characters apart; ligatures stay.
  public func kerning(_ kerning: CGFloat) -> Text { styled(.kerning(kerning)) }
  /// Moves characters apart and takes ligatures to pieces; stronger than kerning.
  public func tracking(_ tracking: CGFloat) -> Text { styled(.tracking(tracking)) }
  /// Raises the text above its baseline.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    styled(.baselineOffset(baselineOffset))
  }
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? styled(.scale(scale)) : self
  }
}
