// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

extension Image {
  /// Creates an image of the assets with a label for accessibility.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    let isName = label == Text(verbatim: name)
    self.init(.named(AssetName(name, bundle)), label: Label(words: label, isName: isName))
  }

  /// Creates an image of the assets with a label for accessibility; the value has no effect.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle, label: label)
  }

  /// Creates an image of a size in points, drawn by code.
  ///
  /// `colorMode` and `opaque` have no effect: they only make Apple's faster.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    self.init(
      .drawing(ImageDrawing(size: size, renderer: renderer)), label: label.map { Label(words: $0) })
  }
}
