// SPDX-License-Identifier: Apache-2.0
// The modifiers that return a Text, so that texts can be joined.
extension Text {
  /// Sets the font of the text; nil leaves it to the environment. The first font in a chain of modifiers
  /// wins.
  public func font(_ font: Font?) -> Text { styled(.font(font)) }
  /// Sets the weight of the text's letters; nil changes nothing. The first weight in a chain of modifiers
  /// wins.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    weight.map { styled(.fontModifier(.weight($0))) } ?? self
  }
  /// Sets the width of the text's letters; nil changes nothing. A font without that width keeps its own.
  public func fontWidth(_ width: Font.Width?) -> Text {
    width.map { styled(.fontModifier(.width($0))) } ?? self
  }
  /// Sets the design of the system font; nil changes nothing, and custom fonts keep their design.
  public func fontDesign(_ design: Font.Design?) -> Text {
    design.map { styled(.fontModifier(.design($0))) } ?? self
  }
  /// Makes the text bold: semibold or bold, as its text style defines, and never lighter than before.
  public func bold() -> Text { styled(.fontModifier(.bold(true))) }
  /// Makes the text bold, or not bold if `isActive` is false.
  public func bold(_ isActive: Bool) -> Text { styled(.fontModifier(.bold(isActive))) }
  /// Slants the text.
  public func italic() -> Text { styled(.fontModifier(.italic(true))) }
  /// Slants the text, or makes it upright if `isActive` is false.
  public func italic(_ isActive: Bool) -> Text { styled(.fontModifier(.italic(isActive))) }
  /// Draws the text in the monospaced design of the system font; false returns to the default design. Custom
  /// fonts keep their letters.
  public func monospaced(_ isActive: Bool = true) -> Text {
    styled(.fontModifier(.monospaced(isActive)))
  }
  /// Draws all digits in one width, where the font supports that.
  public func monospacedDigit() -> Text { styled(.fontModifier(.monospacedDigit)) }

  /// Sets the color of the text's letters; nil is the foreground style of the environment.
  public func foregroundColor(_ color: Color?) -> Text {
    styled(.foreground(color.map { TextForeground(style: $0) }))
  }
  /// Draws the text's letters in a style. A gradient spans the whole text, not this part alone; shadows
  /// inside of letters are left out.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    styled(.foreground(TextForeground(style: style)))
  }

  /// Draws a line under the text, in `color` or, if nil, in that of the letters. False removes it, even that
  /// of a view around the text.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    styled(.underline(isActive ? LineStyle(color: color) : nil))
  }
  /// Draws a line under the text in a pattern.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    styled(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }
  /// Draws a line through the text, in `color` or, if nil, in that of the letters. False removes it, even
  /// that of a view around the text.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    styled(.strikethrough(isActive ? LineStyle(color: color) : nil))
  }
  /// Draws a line through the text in a pattern.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    styled(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }

  /// Adds points after each character; negative values move characters together. Ligatures stay. It has no
  /// effect where tracking isn't 0.
  public func kerning(_ kerning: CGFloat) -> Text { styled(.kerning(kerning)) }
  /// Adds points after each character, and breaks up ligatures; negative values move characters together. It replaces
  /// kerning.
  public func tracking(_ tracking: CGFloat) -> Text { styled(.tracking(tracking)) }
  /// Raises the text above its baseline, in points; negative values lower it. The line grows to contain it.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    styled(.baselineOffset(baselineOffset))
  }
  /// Sets the text at another scale; nothing changes if `isEnabled` is false.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? styled(.scale(scale)) : self
  }
}
