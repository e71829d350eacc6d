// SPDX-License-Identifier: Apache-2.0
import CPango
import StorypoleGraphics

/// A part of a surface as pixels, for filters.
final class FilteredPicture {
  let image: OpaquePointer
  let width: Int
  let height: Int
  /// The bounds in the surface's units.
  let extents: CGRect
  /// The pixels per unit of the surface.
  let scale: CGFloat

  private init(image: OpaquePointer, like other: FilteredPicture) {
    self.image = image
    width = other.width
    height = other.height
    extents = other.extents
    scale = other.scale
  }

  /// - Parameter scale: The maximum number of pixels per unit. Very large parts have fewer.
  init(_ recording: OpaquePointer, extents: CGRect, scale: CGFloat) {
    let size = PictureSize(layer: extents.size, scale: scale)
    let scale = PictureSize.layerScale(extents.size, upTo: scale)
    // Without memory it is in an error state, which passes to every surface that it is drawn on.
    image = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, Int32(size.width), Int32(size.height))!
    self.extents = extents
    self.scale = scale
    width = size.width
    height = size.height
    let context = cairo_create(image)!
    defer { cairo_destroy(context) }
    cairo_scale(context, scale, scale)
    cairo_set_source_surface(context, recording, -extents.minX, -extents.minY)
    cairo_paint(context)
    cairo_surface_flush(image)
  }

  deinit { cairo_surface_destroy(image) }

  func paint(on context: OpaquePointer) {
    place(on: context) { cairo_paint(context) }
  }

  /// Draws the context's color through the picture's alpha.
  func mask(on context: OpaquePointer) {
    cairo_save(context)
    cairo_translate(context, extents.minX, extents.minY)
    cairo_scale(context, 1 / scale, 1 / scale)
    cairo_mask_surface(context, image, 0, 0)
    cairo_restore(context)
  }

  private func place(on context: OpaquePointer, _ draw: () -> Void) {
    cairo_save(context)
    cairo_translate(context, extents.minX, extents.minY)
    cairo_scale(context, 1 / scale, 1 / scale)
    cairo_set_source_surface(context, image, 0, 0)
    draw()
    cairo_restore(context)
  }

  // MARK: - Filters

  func apply(_ filter: Filter, matrix: cairo_matrix_t) {
    switch filter {
    case .blur(let radius, let opaque):
      let edge = opaque ? coverage() : nil
      blur(sigma(radius, matrix))
      if let edge { restore(edge) }
    case .shadow(let color, let radius, let offset):
      guard let shadow = shadow(radius: radius, offset: offset, matrix: matrix) else { return }
      add(shadow, in: color)
    case .colorMatrix(let numbers): map(ColorMatrix(numbers))
    case .luminanceToAlpha: map(.luminanceToAlpha)
    case .alphaThreshold(let min, let max, let color): threshold(min...Swift.max(min, max), color)
    }
  }

  private func sigma(_ radius: CGFloat, _ matrix: cairo_matrix_t) -> Double {
    radius.isFinite ? max(0, radius) * matrix.scale * scale : 0
  }

  private func blur(_ sigma: Double) {
    guard let data = cairo_image_surface_get_data(image) else { return }
    Blur.apply(
      sigma, to: data, width: width, height: height,
      stride: Int(cairo_image_surface_get_stride(image)), channels: 4)
    cairo_surface_mark_dirty(image)
  }

  /// The blurred and offset alpha.
  func shadow(radius: CGFloat, offset: CGSize, matrix: cairo_matrix_t) -> FilteredPicture? {
    guard offset.width.isFinite, offset.height.isFinite,
      let alpha = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))
    else { return nil }
    var (x, y) = (Double(offset.width), Double(offset.height))
    var linear = matrix
    cairo_matrix_transform_distance(&linear, &x, &y)
    let context = cairo_create(alpha)!
    cairo_set_source_surface(context, image, x * scale, y * scale)
    cairo_paint(context)
    cairo_destroy(context)
    cairo_surface_flush(alpha)
    if let data = cairo_image_surface_get_data(alpha) {
      Blur.apply(
        sigma(radius, matrix), to: data, width: width, height: height,
        stride: Int(cairo_image_surface_get_stride(alpha)), channels: 1)
      cairo_surface_mark_dirty(alpha)
    }
    return FilteredPicture(image: alpha, like: self)
  }

  /// Draws a shadow under the content.
  func add(_ shadow: FilteredPicture, in color: ResolvedColor) {
    let context = cairo_create(image)!
    cairo_set_operator(context, CAIRO_OPERATOR_DEST_OVER)
    cairo_set_source_rgba(
      context, Double(color.red), Double(color.green), Double(color.blue), Double(color.opacity))
    cairo_mask_surface(context, shadow.image, 0, 0)
    cairo_destroy(context)
    cairo_surface_flush(image)
  }

  // MARK: - Pixels

  private func forEachPixel(_ body: (UnsafeMutablePointer<UInt8>, Int) -> Void) {
    guard let data = cairo_image_surface_get_data(image) else { return }
    let stride = Int(cairo_image_surface_get_stride(image))
    for y in 0..<height {
      for x in 0..<width { body(data + y * stride + x * 4, y * width + x) }
    }
    cairo_surface_mark_dirty(image)
  }

  private func coverage() -> [UInt8] {
    var alpha = [UInt8](repeating: 0, count: width * height)
    forEachPixel { alpha[$1] = $0[3] }
    return alpha
  }

  /// An opaque blur does not fade at the edges: each pixel keeps its opacity.
  private func restore(_ alpha: [UInt8]) {
    forEachPixel { pixel, index in
      let blurred = Int(pixel[3])
      for channel in 0..<4 {
        pixel[channel] =
          blurred == 0 ? 0 : UInt8(min(255, Int(pixel[channel]) * Int(alpha[index]) / blurred))
      }
    }
  }

  /// A pixel without alpha isn't part of the content: it would fill the layer.
  private func threshold(_ range: ClosedRange<Double>, _ color: ResolvedColor) {
    let alpha = Painter.component(color.opacity)
    let bytes = [color.blue, color.green, color.red].map {
      UInt8((Painter.component($0) * alpha * 255).rounded())
    }
    let full = bytes + [UInt8((alpha * 255).rounded())]
    forEachPixel { pixel, _ in
      let isInside = pixel[3] > 0 && range.contains(Double(pixel[3]) / 255)
      for channel in 0..<4 { pixel[channel] = isInside ? full[channel] : 0 }
    }
  }

  private func map(_ matrix: ColorMatrix) {
    forEachPixel { pixel, _ in matrix.apply(to: pixel) }
  }
}

/// A linear map of unpremultiplied colors.
struct ColorMatrix {
  private let numbers: [Float]

  /// Four rows of five; the identity for another count.
  init(_ numbers: [Double]) {
    self.numbers =
      numbers.count == 20
      ? numbers.map(Float.init)
      : [1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0]
  }

  /// Black with the color's luminance as opacity (weights of Rec. 709).
  static let luminanceToAlpha = ColorMatrix([
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.2126, 0.7152, 0.0722, 0, 0,
  ])

  /// Transforms one pixel: blue, green, red, alpha, premultiplied.
  func apply(to pixel: UnsafeMutablePointer<UInt8>) {
    let alpha = Float(pixel[3]) / 255
    // Empty pixels stay empty, whatever the matrix adds: it would fill the layer.
    guard alpha > 0 else { return }
    let input = SIMD4(
      Float(pixel[2]) / 255 / alpha, Float(pixel[1]) / 255 / alpha, Float(pixel[0]) / 255 / alpha,
      alpha)
    func row(_ i: Int) -> Float {
      let weights = SIMD4(
        numbers[i * 5], numbers[i * 5 + 1], numbers[i * 5 + 2], numbers[i * 5 + 3])
      let value = (weights * input).sum() + numbers[i * 5 + 4]
      return value.isNaN ? 0 : min(max(value, 0), 1)
    }
    let output = row(3)
    for (channel, value) in [(2, row(0)), (1, row(1)), (0, row(2))] {
      pixel[channel] = UInt8((value * output * 255).rounded())
    }
    pixel[3] = UInt8((output * 255).rounded())
  }
}
