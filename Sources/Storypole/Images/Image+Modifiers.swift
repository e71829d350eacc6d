// SPDX-License-Identifier: Apache-2.0
extension Image {
  /// Lets the image fill the proposed space.
  ///
  /// - Parameter capInsets: The edges, in points, that keep their thickness. Negative and infinite ones count
  ///   as 0.
  /// - Parameter resizingMode: Whether the part between them is stretched or repeated.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    changed { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
  }

  /// Sets the interpolation of the image's pixels.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    changed { $0.interpolation = interpolation }
  }

  /// Sets whether edges that don't fall on pixels are smooth; true by default.
  public func antialiased(_ isAntialiased: Bool) -> Image {
    changed { $0.isAntialiased = isAntialiased }
  }

  /// Sets whether the image is painted in the foreground style; nil is the setting of the assets.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    changed { $0.renderingMode = renderingMode }
  }

  /// Accepted; has no effect here, because pictures have the standard range.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }

  func changed(_ change: (inout Image) -> Void) -> Image {
    var image = self
    change(&image)
    return image
  }
}
