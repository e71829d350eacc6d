// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

extension GraphicsContext {
  /// Options for clipping.
  @frozen public struct ClipOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32
    /// Creates options from their bits; those without a name are kept.
    @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Keeps the outside of the shape instead of its inside.
    @inlinable public static var inverse: ClipOptions { ClipOptions(rawValue: 1 << 0) }
  }

  /// A clip of drawings, in the canvas's coordinates.
  enum Clip {
    case path(Path, FillStyle)
    /// The parts where these drawings are opaque, or where they are not.
    case mask([DisplayItem], opacity: Double, isInverse: Bool)

    func layer(in bounds: CGRect) -> Layer {
      var layer = Layer()
      switch self {
      case .path(let path, let style):
        layer.clip = path
        layer.clipStyle = style
      case .mask(let items, let opacity, let isInverse):
        var group = Layer()
        group.opacity = opacity
        group.isolated = true
        if isInverse { group.blendMode = .destinationOut }
        let everything = DisplayItem(.fill(Path(bounds), .color(.black), FillStyle()))
        layer.mask = DisplayList(
          size: bounds.size,
          items: (isInverse ? [everything] : []) + [DisplayItem(.begin(group))] + items
            + [DisplayItem(.end)])
      }
      return layer
    }
  }

  /// Clips later drawings to `path`, in addition to earlier clips. The path is in the coordinates of the
  /// current transform.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    let shape = path.applying(transform)
    if options.contains(.inverse) {
      let item = DisplayItem(.fill(shape, .color(.black), style))
      clips.append(.mask([item], opacity: 1, isInverse: true))
    } else {
      clips.append(.path(shape, style))
      clipBounds = clipBounds.overlap(with: shape.boundingRect)
    }
  }

  /// Clips later drawings to the drawing of `content`, and multiplies their opacity by its. `opacity` is clamped to 0
  /// through 1.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    let layer = recorder.detached()
    var context = blank(into: layer)
    try content(&context)
    clips.append(
      .mask(
        layer.items, opacity: min(max(opacity, 0), 1), isInverse: options.contains(.inverse)))
  }

  /// The rectangle around all clips in the coordinates of the current transform; null if the transform can't
  /// be inverted.
  public var clipBoundingRect: CGRect {
    transform.isDrawable ? clipBounds.applying(transform.inverted()) : .null
  }
}
