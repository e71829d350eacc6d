// SPDX-License-Identifier: Apache-2.0
/// A kind of glass.
public struct Glass: Equatable, Sendable {
  enum Kind { case regular, clear, identity }
  let kind: Kind
  var tint: Color?

  public static var regular: Glass { Glass(kind: .regular) }
  /// Lets more through than `regular`.
  public static var clear: Glass { Glass(kind: .clear) }
  /// No glass at all.
  public static var identity: Glass { Glass(kind: .identity) }

  /// The same glass in a colour; nil is without.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tint = color
    return glass
  }

  /// The same glass: how it answers to touches is not seen at rest.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The shape of glass if none is named: a capsule.
public struct DefaultGlassEffectShape: Shape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// How glass comes and goes.
public struct GlassEffectTransition: Sendable {
  public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition() }
  public static var materialize: GlassEffectTransition { GlassEffectTransition() }
  public static var identity: GlassEffectTransition { GlassEffectTransition() }
}

/// Holds views with glass that would melt into each other in motion; at rest it is its content.
nonisolated public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// - Parameter spacing: the distance at which Apple's glass begins to melt; ours stays apart.
  nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor @preconcurrency public var body: some View { content }
}

extension View {
  /// Glass behind the view, in a shape of the view's size. Ours: a material with a thin bright edge,
  /// a tint at 60 %; nothing behind it is bent or blurred.
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

  nonisolated public func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View { self }

  nonisolated public func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View { self }

  nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    self
  }
}
