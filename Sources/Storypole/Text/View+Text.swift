// SPDX-License-Identifier: Apache-2.0
// The modifiers of a view that apply to all text in it.
extension View {
  nonisolated private func fontModifier(_ modifier: Font.Modifier) -> some View {
    changeTextStyle { $0.fontModifiers.append(modifier) }
  }

  /// Sets a quality of the font; nil undoes the modifiers around the view that set it.
  nonisolated private func fontModifier(
    _ modifier: Font.Modifier?, insteadOf isAlike: @escaping (Font.Modifier) -> Bool
  ) -> some View {
    changeTextStyle { environment in
      if let modifier {
        environment.fontModifiers.append(modifier)
      } else {
        environment.fontModifiers.removeAll(where: isAlike)
      }
    }
  }

  nonisolated private func lettering<V>(
    _ keyPath: WritableKeyPath<EnvironmentTextStyle, V>, _ value: V
  ) -> some View {
    changeTextStyle { $0.textStyle[keyPath: keyPath] = value }
  }

  /// Sets the font of texts and symbols in the view that set none themselves; nil is the default, body.
  nonisolated public func font(_ font: Font?) -> some View { textStyle(\.font, font) }
  /// Sets the weight of all letters in the view, unless a modifier closer to the text sets another; nil
  /// undoes the `fontWeight` modifiers around the view.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    fontModifier(weight.map { .weight($0) }) { if case .weight = $0 { true } else { false } }
  }
  /// Sets the width of all letters in the view; nil undoes the `fontWidth` modifiers around the view. A font
  /// without that width keeps its own.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
    fontModifier(width.map { .width($0) }) { if case .width = $0 { true } else { false } }
  }
  /// Sets the design of the system font in the view; nil undoes the `fontDesign` modifiers around the view.
  /// Custom fonts keep their design.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    fontModifier(design.map { .design($0) }) { if case .design = $0 { true } else { false } }
  }
  /// Makes texts in the view bold: semibold or bold, as their text style defines, and never lighter than
  /// before. False undoes a `bold()` around the view.
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    fontModifier(.bold(isActive))
  }
  /// Slants texts in the view. False makes them upright.
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    fontModifier(.italic(isActive))
  }
  /// Draws texts in the view in the monospaced design of the system font; false returns to the default
  /// design. Custom fonts keep their letters.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    fontModifier(.monospaced(isActive))
  }
  /// Draws all digits in the view in one width, where the font supports that.
  nonisolated public func monospacedDigit() -> some View { fontModifier(.monospacedDigit) }

  /// Draws a line under the texts in the view, in `color` or, if nil, in that of the letters. False removes
  /// it.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    changeEnvironment {
      $0.textStyle.underline = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
    }
  }
  /// Draws a line through the texts in the view, in `color` or, if nil, in that of the letters. False removes
  /// it.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    changeEnvironment {
      $0.textStyle.strikethrough = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
    }
  }
  /// Adds points after each character of texts in the view; negative values move characters together.
  /// Ligatures stay.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View {
    lettering(\.kerning, kerning)
  }
  /// Adds points after each character of texts in the view, and breaks up ligatures. It replaces kerning unless it is
  /// 0.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    lettering(\.tracking, tracking)
  }
  /// Raises the texts in the view above their baselines, in points; negative values lower them.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    lettering(\.baselineOffset, baselineOffset)
  }
  /// Sets the texts in the view at another scale; nothing changes if `isEnabled` is false.
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    changeEnvironment { if isEnabled { $0.textStyle.scale = scale } }
  }
  /// Changes the case of all texts in the view, by the rules of the environment's locale; nil leaves it as
  /// written.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    textStyle(\.textCase, textCase)
  }
}

// Lines.
extension View {
  nonisolated private func lines(atLeast least: Int, atMost most: Int?) -> some View {
    changeTextStyle {
      $0.lineLimit = most
      $0.textStyle.reservedLines = max(0, least)
    }
  }

  /// Limits texts in the view to `number` lines; nil removes the limit. Less than 1 counts as 1.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    lines(atLeast: 0, atMost: number)
  }
  /// Limits texts in the view to the upper bound of lines, and reserves space for at least the lower bound.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lines(atLeast: limit.lowerBound, atMost: limit.upperBound)
  }
  /// Reserves space for at least the lower bound of lines, without an upper limit.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lines(atLeast: limit.lowerBound, atMost: nil)
  }
  /// Limits texts in the view to the upper bound of lines.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lines(atLeast: 0, atMost: limit.upperBound)
  }
  /// Limits texts in the view to `limit` lines; `reservesSpace` makes shorter texts as high as that many
  /// lines.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lines(atLeast: reservesSpace ? limit : 0, atMost: limit)
  }

  /// Sets the minimum distance in points from the bottom of a line to the top of the next. It replaces the font's own
  /// distance if that is smaller; 0 and negative values change nothing.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    textStyle(\.lineSpacing, lineSpacing)
  }
  /// Aligns the lines of a text that is wider than they are; leading by default. It moves no frame, and
  /// right-to-left mirrors it.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
  /// Sets the part that an ellipsis replaces if a text doesn't fit; `tail` by default.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }
  /// Allows a text with a line limit of 1 to move its characters together, by at most a 72nd of the font's
  /// size each, if that avoids truncation.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View {
    textStyle(\.allowsTightening, flag)
  }
  /// Allows a text to shrink to this fraction of its size before it is truncated. 1, the default, never shrinks; the
  /// value is clamped to 0 through 1.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    textStyle(\.minimumScaleFactor, factor)
  }
}

// Dynamic Type.
extension View {
  /// Sets the Dynamic Type size in the view; text styles, custom fonts with a relative size and
  /// `ScaledMetric` follow it.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    textStyle(\.dynamicTypeSize, size)
  }

  /// Clamps the Dynamic Type size in the view to a range; a range without any size changes nothing.
  nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    let allowed = DynamicTypeSize.allCases.filter(range.contains)
    return changeTextStyle { environment in
      guard let first = allowed.first, let last = allowed.last else { return }
      environment.dynamicTypeSize = min(max(environment.dynamicTypeSize, first), last)
    }
  }
}
