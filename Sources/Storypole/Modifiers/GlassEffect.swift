// SPDX-License-Identifier: Apache-2.0
/// A kind of glass.
public struct Glass: Equatable, Sendable {
  enum Kind { case regular, clear, identity }
  let kind: Kind
  package var tint: Color?

  /// The default glass: the material `regular`.
  public static var regular: Glass { Glass(kind: .regular) }
  /// A more transparent glass: the material `ultraThin`.
  public static var clear: Glass { Glass(kind: .clear) }
  /// No glass.
  public static var identity: Glass { Glass(kind: .identity) }

  /// Returns the glass with a tint; nil removes it.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tint = color
    return glass
  }

  /// Returns the glass unchanged: its response to touches isn't drawn.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The default shape of glass: a capsule.
public struct DefaultGlassEffectShape: Shape {
  /// Creates the shape.
  nonisolated public init() {}
  /// Returns the outline of a capsule in `rect`.
  nonisolated public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// The appearance and disappearance of glass; no transition has an effect here.
public struct GlassEffectTransition: Sendable {
  /// The transition from the nearest glass; has no effect here.
  public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition() }
  /// The transition from nothing; has no effect here.
  public static var materialize: GlassEffectTransition { GlassEffectTransition() }
  /// No transition; has no effect here.
  public static var identity: GlassEffectTransition { GlassEffectTransition() }
}

/// A container of views with glass. It shows its content unchanged: glass doesn't melt together here.
nonisolated public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// Creates a container.
  ///
  /// - Parameter spacing: The distance in points at which Apple's glass begins to melt; has no effect here.
  nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor @preconcurrency public var body: some View { content }
}

extension View {
  /// Draws glass behind the view, in a shape of its size: a material with a thin bright edge, and a tint at
  /// 60 % opacity. This look is ours; nothing behind it is bent or blurred.
  nonisolated public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    background {
      if glass.kind != .identity {
        shape.fill(glass.kind == .clear ? .ultraThinMaterial : .regularMaterial)
        shape.fill(glass.tint?.opacity(0.6) ?? .clear)
        shape.stroke(.primary.opacity(0.12), lineWidth: 0.5)
      }
    }
  }

  /// Sets the identity of glass in animations. Accepted; has no effect here, because glass doesn't melt
  /// together.
  nonisolated public func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View { self }

  /// Joins the glass of several views. Accepted; has no effect here, because glass doesn't melt together.
  nonisolated public func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View { self }

  /// Sets the transition of glass. Accepted; has no effect here.
  nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    self
  }
}
