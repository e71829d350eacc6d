// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

extension Font {
  /// The font as numbers. `modifiers` are those of the environment and of a text; they apply after
  /// the font's own.
  func resolve(in environment: EnvironmentValues, modifiers: [Modifier] = []) -> FontRequest {
    var builder = FontBuilder(base, category: environment.dynamicTypeSize)
    for modifier in self.modifiers { builder.apply(modifier) }
    for modifier in modifiers { builder.apply(modifier) }
    return builder.request(isLegible: environment.legibilityWeight == .bold)
  }

  package func resolve(in environment: EnvironmentValues) -> FontRequest {
    resolve(in: environment, modifiers: environment.fontModifiers)
  }
}

/// The state of a font's resolution.
private struct FontBuilder {
  var request: FontRequest
  var emphasizedWeight = Font.Weight.bold
  var isBold = false
  /// In addition to the font's own leading.
  var extraLeading: CGFloat = 0

  init(_ base: Font.Base, category: DynamicTypeSize) {
    switch base {
    case .style(let style, let design, let weight):
      let metrics = style.metrics(for: category)
      emphasizedWeight = style.emphasizedWeight
      request = FontRequest(
        family: .system(design?.requested ?? .default), size: metrics.size,
        weight: (weight ?? style.weight).value)
      request.leading = metrics.leading
    case .size(let size, let weight, let design):
      request = FontRequest(
        family: .system(design?.requested ?? .default), size: Self.valid(size),
        weight: (weight ?? .regular).value)
    case .named(let name, let size, let style):
      let scale = style?.scale(for: category) ?? 1
      request = FontRequest(family: .named(name), size: Self.valid(size) * scale)
    }
  }

  private static func valid(_ size: CGFloat) -> CGFloat { size.isFinite ? max(0, size) : 0 }

  mutating func apply(_ modifier: Font.Modifier) {
    switch modifier {
    case .weight(let weight): request.weight = weight.value
    case .bold(let isActive): isBold = isActive
    case .italic(let isActive): request.italic = isActive
    case .width(let width): request.width = 1 + width.value
    case .design(let design): setDesign(design)
    case .monospaced(let isActive):
      if isActive {
        setDesign(.monospaced)
      } else if request.family == .system(.monospaced) {
        setDesign(.default)
      }
    case .monospacedDigit: request.monospacedDigits = true
    case .smallCaps(let lowercase, let uppercase):
      request.lowercaseSmallCaps = lowercase ?? request.lowercaseSmallCaps
      request.uppercaseSmallCaps = uppercase ?? request.uppercaseSmallCaps
    // Apple's documentation has only "by an amount that depends on the platform"; its type ramps
    // differ by 2.
    case .leading(.tight): extraLeading = -2
    case .leading(.loose): extraLeading = 2
    case .leading(.standard): extraLeading = 0
    case .pointSize(let size): request.size = Self.valid(size)
    case .scale(let factor):
      request.size *= Self.valid(factor)
      request.leading *= Self.valid(factor)
      extraLeading *= Self.valid(factor)
    }
  }

  /// A named font has no designs.
  private mutating func setDesign(_ design: Font.Design) {
    if case .system = request.family { request.family = .system(design.requested) }
  }

  /// `isLegible` is the user's preference for bold text everywhere.
  func request(isLegible: Bool) -> FontRequest {
    var request = request
    request.leading += extraLeading
    if isBold || isLegible { request.weight = max(request.weight, emphasizedWeight.value) }
    return request
  }
}

extension Font.Design {
  var requested: FontRequest.Design {
    switch self {
    case .default: .default
    case .serif: .serif
    case .rounded: .rounded
    case .monospaced: .monospaced
    }
  }
}
