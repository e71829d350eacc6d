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
  /// No glass at all.
  public static var identity: Glass { Glass(kind: .identity) }

  /// Returns the glass in a color; nil is without.
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

/// The way in which glass appears and disappears; no way has an effect here.
public struct GlassEffectTransition: Sendable {
  /// The change into the nearest glass; has no effect here.
  public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition() }
  /// The change out of nothing; has no effect here.
  public static var materialize: GlassEffectTransition { GlassEffectTransition() }
  /// No change; has no effect here.
  public static var identity: GlassEffectTransition { GlassEffectTransition() }
}

/// A container of views with glass. It shows its content unchanged: glass doesn't melt together here.
nonisolated public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// Creates a container.
  ///
  /// - Parameter spacing: the distance in points at which Apple's glass begins to melt; has no effect here.
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

  /// Sets the way in which glass appears and disappears. Accepted; has no effect here.
  nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    self
  }
}
