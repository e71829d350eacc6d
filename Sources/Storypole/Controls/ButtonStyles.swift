// The looks of buttons on iOS 26. Measured: the insets of the regular size (12 and 7) and the
// capsule. Ours: the other sizes, the colours of disabled buttons, the faint fill under a tint.

/// What the surroundings ask for: a tinted label.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    BorderlessButtonStyle().makeBody(configuration: configuration)
  }
}

/// A label in the tint, without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ButtonLook(configuration: configuration, fill: .none).modifier(BorderlessSpacing())
  }
}

/// Nothing but the label.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.modifier(BorderlessSpacing())
  }
}

/// A label in the tint on a faint capsule.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ButtonLook(configuration: configuration, fill: .faint)
  }
}

/// A white label on a capsule in the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ButtonLook(configuration: configuration, fill: .prominent)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// What the styles share.
private struct ButtonLook: View {
  enum Fill { case none, faint, prominent }

  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonBorderShape) private var shape
  @Environment(\.tintStyle) private var tint
  @Environment(\.font) private var font
  let configuration: PrimitiveButtonStyleConfiguration
  let fill: Fill

  private var color: AnyShapeStyle {
    configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint)
  }

  private var label: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(.tertiary) }
    return fill == .prominent ? AnyShapeStyle(.white) : color
  }

  private var background: AnyShapeStyle {
    switch fill {
    case .none: AnyShapeStyle(.clear)
    case .prominent where isEnabled: color
    case .faint where isEnabled && (tint != nil || configuration.role == .destructive):
      AnyShapeStyle(color.opacity(0.15))
    // Measured in light mode: black at 41/255.
    default: AnyShapeStyle(.primary.opacity(41.0 / 255))
    }
  }

  var body: some View {
    if fill == .none {
      configuration.label.foregroundStyle(label)
    } else {
      configuration.label
        .font(font ?? controlSize.font)
        .foregroundStyle(label)
        .padding(.horizontal, controlSize.buttonInsets.width)
        .padding(.vertical, controlSize.buttonInsets.height)
        .background(background, in: shape)
    }
  }
}

/// Measured: a button without a border is text to what stands above it and a plain view to what
/// stands below.
private nonisolated struct BorderlessSpacing: UnaryLayoutModifier {
  func spacing(child: LayoutNode) -> ViewSpacing {
    var spacing = child.spacing
    spacing.reset(.bottom)
    return spacing
  }
  var name: String { "button" }
}
