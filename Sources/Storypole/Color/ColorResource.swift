// SPDX-License-Identifier: Apache-2.0

/// The name of a color in the assets of a bundle.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Creates a resource from the name of a color and its bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension Color {
  /// Creates a color of the assets from its resource.
  public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}
