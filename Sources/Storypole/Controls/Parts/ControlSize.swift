// SPDX-License-Identifier: Apache-2.0
/// How large controls are.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini
  case small
  case regular
  case large
  case extraLarge

  /// Around a button's label, in points; measured.
  var buttonInsets: CGSize {
    switch self {
    case .mini, .small: CGSize(width: 10, height: 5)
    case .regular: CGSize(width: 12, height: 7)
    case .large, .extraLarge: CGSize(width: 20, height: 15)
    }
  }

  /// The label's font where the surroundings set none: 28 high with the insets (measured).
  var font: Font? { self == .mini || self == .small ? .subheadline : nil }
}

extension EnvironmentValues {
  private struct ControlSizeKey: EnvironmentKey { static let defaultValue = ControlSize.regular }
  private struct ButtonBorderShapeKey: EnvironmentKey {
    static let defaultValue = ButtonBorderShape.automatic
  }

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
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

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

  public static let automatic = ButtonBorderShape(.capsule)
  public static let capsule = ButtonBorderShape(.capsule)
  /// 8 points, ours.
  public static let roundedRectangle = ButtonBorderShape(.roundedRectangle(8))
  public static let circle = ButtonBorderShape(.circle)

  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(.roundedRectangle(radius))
  }

  public func inset(by amount: CGFloat) -> ButtonBorderShape {
    var shape = self
    shape.inset += amount
    return shape
  }

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
  public static var buttonBorder: ButtonBorderShape { .automatic }
}
