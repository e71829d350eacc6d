// SPDX-License-Identifier: Apache-2.0
import Storypole

/// The size of controls.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  /// The smallest size; buttons are as small as `small` ones here.
  case mini
  /// A small size: buttons have 10 points at the sides of their label and 5 above and below, in the
  /// subheadline font.
  case small
  /// The default: 12 points at the sides of a button's label, 7 above and below.
  case regular
  /// A large size: 20 points at the sides of a button's label, 15 above and below; a spinner of 37.
  case large
  /// The largest size; the same as `large` here.
  case extraLarge

  /// The insets around a button's label, in points; measured.
  var buttonInsets: CGSize {
    switch self {
    case .mini, .small: CGSize(width: 10, height: 5)
    case .regular: CGSize(width: 12, height: 7)
    case .large, .extraLarge: CGSize(width: 20, height: 15)
    }
  }

  /// The label's font if the environment sets none: 28 high with the insets (measured).
  var font: Font? { self == .mini || self == .small ? .subheadline : nil }
}

extension EnvironmentValues {
  private struct ControlSizeKey: EnvironmentKey { static let defaultValue = ControlSize.regular }
  private struct ButtonBorderShapeKey: EnvironmentKey {
    static let defaultValue = ButtonBorderShape.automatic
  }

  /// The size of controls; `regular` by default. Bordered buttons and spinners follow it.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets the size of the controls inside. Bordered buttons and spinners follow it.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    textStyle(\.controlSize, controlSize)
  }

  /// Sets the outline of the bordered buttons inside.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    changeEnvironment { $0.buttonBorderShape = shape }
  }
}

/// The outline of bordered buttons. Automatic is a capsule, as on iOS 26.
nonisolated public struct ButtonBorderShape: Equatable, InsettableShape, Sendable {
  private enum Kind: Equatable {
    case capsule
    case roundedRectangle(CGFloat)
    case circle
  }
  private var kind: Kind
  private var inset: CGFloat = 0

  private init(_ kind: Kind) { self.kind = kind }

  /// The default: a capsule.
  public static let automatic = ButtonBorderShape(.capsule)
  /// A rectangle with half circles at its ends.
  public static let capsule = ButtonBorderShape(.capsule)
  /// A rectangle with corners of 8 points, ours.
  public static let roundedRectangle = ButtonBorderShape(.roundedRectangle(8))
  /// A circle in the middle of the button, as wide as its shorter side.
  public static let circle = ButtonBorderShape(.circle)

  /// A rectangle with corners of a radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(.roundedRectangle(radius))
  }

  /// Returns the outline, moved inward by an amount in points; negative amounts move it outward.
  public func inset(by amount: CGFloat) -> ButtonBorderShape {
    var shape = self
    shape.inset += amount
    return shape
  }

  /// Returns the outline within a rectangle, minus the inset.
  public func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: inset, dy: inset)
    switch kind {
    case .capsule: return Capsule().path(in: rect)
    case .roundedRectangle(let radius): return RoundedRectangle(cornerRadius: radius).path(in: rect)
    case .circle: return Circle().path(in: rect)
    }
  }
}

extension Shape where Self == ButtonBorderShape {
  /// The outline of bordered buttons: always the automatic one, a capsule, regardless of `buttonBorderShape(_:)`.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}
