extension Color {
  /// A colour of the assets, by its name.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name)) }

  /// The colour that a style of one's own comes to.
  public init<T: Hashable & ShapeStyle>(_ color: T) where T.Resolved == Color.Resolved {
    self.init(.provided(ColorProvider(color)))
  }
}

/// A style that comes to a colour.
struct ColorProvider: Hashable, @unchecked Sendable {
  // A ShapeStyle is Sendable; AnyHashable only forgets it.
  let value: AnyHashable
  let resolve: @Sendable (EnvironmentValues) -> ResolvedColor

  init<T: Hashable & ShapeStyle>(_ style: T) where T.Resolved == ResolvedColor {
    value = AnyHashable(style)
    resolve = { style.resolve(in: $0) }
  }

  static func == (a: ColorProvider, b: ColorProvider) -> Bool { a.value == b.value }
  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// What is painted in place of a colour that the assets don't have: bright, so that it is noticed.
func missingColor(_ name: String) -> ResolvedColor {
  Warnings.shared.add(
    "there is no colour \"\(name)\" in the assets; it is drawn in magenta", once: "color \(name)")
  return ResolvedColor(bytes: 255, 0, 255)
}
