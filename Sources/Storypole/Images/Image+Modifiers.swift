// SPDX-License-Identifier: Apache-2.0
extension Image {
  /// Lets the image fill the space that it is given. The edges within `capInsets`, in points, keep
  /// their thickness; what lies between them is stretched or repeated.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    changed { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
  }

  /// How the pixels between those of the image are computed.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    changed { $0.interpolation = interpolation }
  }

  /// Whether edges that don't fall on pixels are smooth, which they are by default.
  public func antialiased(_ isAntialiased: Bool) -> Image {
    changed { $0.isAntialiased = isAntialiased }
  }

  /// Whether the image is painted in the foreground style; nil for what the assets say.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    changed { $0.renderingMode = renderingMode }
  }

  /// Changes nothing: pictures here have the standard range.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }

  func changed(_ change: (inout Image) -> Void) -> Image {
    var image = self
    change(&image)
    return image
  }
}
