// SPDX-License-Identifier: Apache-2.0
// Modifiers of a view that hold for all text in it.
extension View {
  nonisolated private func fontModifier(_ modifier: Font.Modifier?) -> some View {
    changeEnvironment { environment in
      if let modifier { environment.fontModifiers.append(modifier) }
    }
  }

  nonisolated private func textStyle<V>(
    _ keyPath: WritableKeyPath<EnvironmentTextStyle, V>, _ value: V
  ) -> some View {
    changeEnvironment { $0.textStyle[keyPath: keyPath] = value }
  }

  nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    fontModifier(weight.map { .weight($0) })
  }
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
    fontModifier(width.map { .width($0) })
  }
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    fontModifier(design.map { .design($0) })
  }
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    fontModifier(.bold(isActive))
  }
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    fontModifier(.italic(isActive))
  }
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    fontModifier(.monospaced(isActive))
  }
  nonisolated public func monospacedDigit() -> some View { fontModifier(.monospacedDigit) }

  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    textStyle(\.underline, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    textStyle(\.strikethrough, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }
  nonisolated public func kerning(_ kerning: CGFloat) -> some View {
    textStyle(\.kerning, kerning)
  }
  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    textStyle(\.tracking, tracking)
  }
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    textStyle(\.baselineOffset, baselineOffset)
  }
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    changeEnvironment { if isEnabled { $0.textStyle.scale = scale } }
  }
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }
}

// Lines.
extension View {
  nonisolated private func lines(atLeast least: Int, atMost most: Int?) -> some View {
    changeEnvironment {
      $0.lineLimit = most
      $0.textStyle.reservedLines = max(0, least)
    }
  }

  /// At most `number` lines; nil takes the limit away.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    lines(atLeast: 0, atMost: number)
  }
  /// At most as many lines as the upper bound, with room for at least the lower bound.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lines(atLeast: limit.lowerBound, atMost: limit.upperBound)
  }
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lines(atLeast: limit.lowerBound, atMost: nil)
  }
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lines(atLeast: 0, atMost: limit.upperBound)
  }
  /// At most `limit` lines; `reservesSpace` makes the text as high as that many even when it is
  /// shorter.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lines(atLeast: reservesSpace ? limit : 0, atMost: limit)
  }

  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }
  /// Where lines stand in a text that is wider than they are. Moves no frame.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }
  nonisolated public func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }
}

// Dynamic Type.
extension View {
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Keeps Dynamic Type within a range.
  nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    let allowed = DynamicTypeSize.allCases.filter(range.contains)
    return changeEnvironment { environment in
      guard let first = allowed.first, let last = allowed.last else { return }
      environment.dynamicTypeSize = min(max(environment.dynamicTypeSize, first), last)
    }
  }
}
