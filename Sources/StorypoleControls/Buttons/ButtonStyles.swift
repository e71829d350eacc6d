// SPDX-License-Identifier: Apache-2.0
import Storypole

// The appearance of buttons on iOS 26. Measured: the insets and the capsule; a button without a border spaces like text
// to the view above it and like a plain view to the view below. Ours: the colors of disabled buttons, the faint fill
// under a tint, glass.

/// The default style: a label in the tint.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the style; it has no options.
  nonisolated public init() {}
  /// Makes a button without a border, as `BorderlessButtonStyle` does.
  public func makeBody(configuration: Configuration) -> some View {
    BorderlessButtonStyle().makeBody(configuration: configuration)
  }
}

/// A label in the tint, without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates the style; it has no options.
  nonisolated public init() {}
  /// Makes the label in the tint, or in red for a destructive button; at half opacity while it is pressed.
  public func makeBody(configuration: Configuration) -> some View {
    ButtonLook(configuration: configuration, fill: .none).plainSpacing(.bottom)
  }
}

/// Only the label, in its own colors.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the style; it has no options.
  nonisolated public init() {}
  /// Makes the label with its own colors, at half opacity while it is pressed and at 0.4 while it is
  /// disabled.
  public func makeBody(configuration: Configuration) -> some View {
    Pressable(action: configuration.action) {
      PlainLook(label: configuration.label, isPressed: $0)
    }
    .plainSpacing(.bottom)
  }
}

private struct PlainLook: View {
  @Environment(\.isEnabled) private var isEnabled
  let label: PrimitiveButtonStyleConfiguration.Label
  let isPressed: Bool

  var body: some View {
    label.opacity(!isEnabled ? disabledOpacity : isPressed ? pressedOpacity : 1)
  }
}

/// The opacity of a disabled control; ours.
let disabledOpacity = 0.4
/// The opacity of a pressed button; ours.
let pressedOpacity = 0.5

/// A label in the tint on a faint capsule.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates the style; it has no options.
  nonisolated public init() {}
  /// Makes a label in the tint on a faint fill. The fill is gray unless a tint is set or the button is
  /// destructive.
  public func makeBody(configuration: Configuration) -> some View {
    ButtonLook(configuration: configuration, fill: .faint)
  }
}

/// A white label on a capsule in the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style; it has no options.
  nonisolated public init() {}
  /// Makes a white label on the tint, or on red for a destructive button; gray while it is disabled.
  public func makeBody(configuration: Configuration) -> some View {
    ButtonLook(configuration: configuration, fill: .prominent)
  }
}

/// A label on a capsule of glass, drawn as a material: it does not bend the picture behind it.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  private let glass: Glass

  /// Creates a style with regular glass.
  nonisolated public init() { glass = .regular }
  /// Creates a style with a glass: its tint colors the label, and `identity` is no glass at all.
  nonisolated public init(_ glass: Glass) { self.glass = glass }
  /// Makes a label on a regular material with a thin edge. The label has the primary color unless a tint is
  /// set.
  public func makeBody(configuration: Configuration) -> some View {
    let tint = glass.tint
    return ButtonLook(configuration: configuration, fill: glass == .identity ? .none : .glass)
      .changeEnvironment { if let tint { $0.tintStyle = AnyShapeStyle(tint) } }
  }
}

/// A white label on a capsule in the tint; the same as `BorderedProminentButtonStyle` here.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style; it has no options.
  nonisolated public init() {}
  /// Makes the same button as `BorderedProminentButtonStyle`.
  public func makeBody(configuration: Configuration) -> some View {
    ButtonLook(configuration: configuration, fill: .prominent)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The default: a label in the tint, without a border.
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A label in the tint, without a border.
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label in its own colors, without a border.
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A label in the tint on a faint fill.
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A white label on the tint.
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A label on a material with a thin edge.
  nonisolated public static var glass: GlassButtonStyle { GlassButtonStyle() }
  /// The label on a glass with a tint or another kind.
  nonisolated public static func glass(_ glass: Glass) -> Self { GlassButtonStyle(glass) }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A white label on the tint; the same as `borderedProminent` here.
  nonisolated public static var glassProminent: GlassProminentButtonStyle {
    GlassProminentButtonStyle()
  }
}

/// The common appearance of the styles.
struct ButtonLook: View {
  enum Fill {
    case none
    /// No fill, with the insets of the others.
    case clear
    case faint, tinted, prominent, glass
  }

  let configuration: PrimitiveButtonStyleConfiguration
  let fill: Fill

  var body: some View {
    Pressable(fillsFrame: true, action: configuration.action) { isPressed in
      ButtonFace(configuration: configuration, fill: fill, isPressed: isPressed)
    }
  }
}

/// The built-in appearance of a button.
private struct ButtonFace: View {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonBorderShape) private var shape
  @Environment(\.buttonSizing) private var sizing
  @Environment(\.tintStyle) private var tint
  @Environment(\.foregroundStyles) private var foreground
  @Environment(\.font) private var font
  let configuration: PrimitiveButtonStyleConfiguration
  let fill: ButtonLook.Fill
  let isPressed: Bool

  private var color: AnyShapeStyle {
    configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint)
  }

  private func pressed(_ style: AnyShapeStyle) -> AnyShapeStyle {
    isPressed ? AnyShapeStyle(style.opacity(pressedOpacity)) : style
  }

  private var label: AnyShapeStyle {
    if foreground?.isWished == true {
      return isEnabled
        ? AnyShapeStyle(.foreground) : AnyShapeStyle(.foreground.opacity(disabledOpacity))
    }
    if !isEnabled { return AnyShapeStyle(.tertiary) }
    switch fill {
    case .prominent: return AnyShapeStyle(.white)
    case .glass where tint == nil && configuration.role != .destructive:
      return AnyShapeStyle(.primary)
    default: return color
    }
  }

  private var background: AnyShapeStyle {
    switch fill {
    case .none, .clear: AnyShapeStyle(.clear)
    case .glass: AnyShapeStyle(.regularMaterial)
    case .tinted where isEnabled: AnyShapeStyle(color.opacity(0.15))
    case .prominent where isEnabled: color
    case .faint where isEnabled && (tint != nil || configuration.role == .destructive):
      AnyShapeStyle(color.opacity(0.15))
    // Measured in light mode: black at 41/255.
    default: AnyShapeStyle(.primary.opacity(41.0 / 255))
    }
  }

  var body: some View {
    if fill == .none {
      configuration.label.foregroundStyle(pressed(label))
    } else {
      configuration.label
        .font(font ?? controlSize.font)
        .foregroundStyle(pressed(label))
        .frame(maxWidth: sizing == .flexible ? .infinity : nil)
        .padding(.horizontal, controlSize.buttonInsets.width)
        .padding(.vertical, controlSize.buttonInsets.height)
        .background(pressed(background), in: shape)
        .overlay {
          if fill == .glass { shape.strokeBorder(.primary.opacity(0.12), lineWidth: 0.5) }
        }
    }
  }
}
