// SPDX-License-Identifier: Apache-2.0
/// The change that a modifier of a text makes to its characters.
enum TextStyle: Equatable, Sendable {
  case font(Font?)
  case fontModifier(Font.Modifier)
  case foreground(TextForeground?)
  case background(Color?)
  case kerning(CGFloat)
  case tracking(CGFloat)
  case baselineOffset(CGFloat)
  case underline(Text.LineStyle?)
  case strikethrough(Text.LineStyle?)
  case scale(Text.Scale)
  case link(String)
  case custom(CustomTextAttribute)
  /// The words for assistive technologies.
  case label(Text)
  case heading(AccessibilityHeadingLevel)

  /// Whether it changes how letters are set, so that explanations name its call.
  var decidesAboutSize: Bool {
    switch self {
    case .font, .fontModifier, .kerning, .tracking, .baselineOffset: true
    default: false
    }
  }
}

/// The style with which text is painted.
struct TextForeground: Equatable, Sendable {
  var style: any ShapeStyle

  static func == (a: TextForeground, b: TextForeground) -> Bool {
    guard let first = a.style as? any Hashable, let second = b.style as? any Hashable else {
      return false
    }
    return AnyHashable(first) == AnyHashable(second)
  }
}

/// A text's style inside of a text with another one, which defines `.primary` and `.foreground`.
private struct NestedTextStyle: ShapeStyle {
  let style: any ShapeStyle
  let outer: any ShapeStyle

  func _paint(in context: _StyleContext) -> _StyledPaint {
    var context = context
    context.foreground = ForegroundStyles([outer], outer: context.foreground)
    return style._paint(in: context)
  }
}

/// All attributes of a part of a text.
struct TextAttributes {
  var font: Font
  var fontModifiers: [Font.Modifier]
  var foreground: TextForeground?
  var background: Color?
  var kerning: CGFloat
  var tracking: CGFloat
  var baselineOffset: CGFloat
  var underline: Text.LineStyle?
  var strikethrough: Text.LineStyle?
  var scale: Text.Scale
  var link: String?
  /// The innermost last.
  var custom: [CustomTextAttribute] = []

  init(_ environment: EnvironmentValues) {
    let style = environment.textStyle
    font = environment.font ?? .body
    fontModifiers = environment.fontModifiers
    kerning = style.kerning
    tracking = style.tracking
    baselineOffset = style.baselineOffset
    underline = style.underline
    strikethrough = style.strikethrough
    scale = style.scale
  }

  mutating func apply(_ style: TextStyle) {
    switch style {
    case .font(let font): if let font { self.font = font }
    case .fontModifier(let modifier): fontModifiers.append(modifier)
    case .foreground(let inner):
      foreground =
        if let inner, let outer = foreground {
          TextForeground(style: NestedTextStyle(style: inner.style, outer: outer.style))
        } else {
          inner
        }
    case .background(let background): self.background = background
    case .kerning(let kerning): self.kerning = kerning
    case .tracking(let tracking): self.tracking = tracking
    case .baselineOffset(let offset): baselineOffset = offset
    case .underline(let line): underline = line
    case .strikethrough(let line): strikethrough = line
    case .scale(let scale): self.scale = scale
    case .link(let link): self.link = link
    case .custom(let attribute): custom.append(attribute)
    case .label, .heading: break
    }
  }
}
