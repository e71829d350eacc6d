// SPDX-License-Identifier: Apache-2.0
import Storypole
import StorypoleGraphics

/// The texts of a display list as they can be seen.
struct PaintedTexts {
  struct Shown {
    /// The visible part of the picture.
    var clip: CGRect
    /// nil for a paint that is not a single color.
    var color: ResolvedColor?
    /// Of the layers around the text.
    var opacity: Double
    /// The place in the list.
    var index: Int
  }

  /// By the numbers of their nodes; the first glyphs of each.
  private(set) var texts: [Int: Shown] = [:]
  /// Rectangles that hide everything below them.
  private var covers: [(frame: CGRect, index: Int, node: Int)] = []

  private struct Level {
    var transform = CGAffineTransform.identity
    var clip: CGRect
    var opacity = 1.0
  }

  init(_ list: DisplayList) {
    var levels = [Level(clip: CGRect(origin: .zero, size: list.size))]
    for (index, item) in list.items.enumerated() {
      let level = levels[levels.count - 1]
      switch item.command {
      case .begin(let layer):
        var inner = level
        inner.transform = layer.transform.concatenating(level.transform)
        inner.opacity *= layer.opacity
        if let clip = layer.clip {
          inner.clip = level.clip.overlap(with: clip.boundingRect.applying(inner.transform))
        }
        levels.append(inner)
      case .end: if levels.count > 1 { levels.removeLast() }
      case .glyphs(let run, let paint):
        guard texts[item.node] == nil, !run.glyphs.isEmpty else { break }
        var color: ResolvedColor?
        if case .color(let one) = paint { color = one }
        texts[item.node] = Shown(
          clip: level.clip, color: color, opacity: level.opacity, index: index)
      case .fill(let path, .color(let color), _) where color.opacity * Float(level.opacity) >= 1:
        // A rounded rectangle hides nearly all of its own.
        let frame = path.boundingRect.applying(level.transform).overlap(with: level.clip)
        covers.append((frame, index, item.node))
      default: break
      }
    }
  }

  /// Whether something opaque lies between two texts.
  func isCovered(_ rect: CGRect, from one: Shown, to other: Shown) -> Bool {
    let (first, last) = (min(one.index, other.index), max(one.index, other.index))
    return covers.contains { cover in
      // Frames are drawn on whole pixels.
      first < cover.index && cover.index < last
        && cover.frame.insetBy(dx: -1, dy: -1).contains(rect)
    }
  }
}

extension PaintedTexts {
  /// The numbers of the nodes whose paint hides a part of a text, if that is opaque and above it.
  func covers(of rect: CGRect, above text: Shown) -> [Int] {
    covers.filter { $0.index > text.index && $0.frame.insetBy(dx: -1, dy: -1).contains(rect) }
      .map(\.node)
  }
}

/// The contrast of colors, as the Web Content Accessibility Guidelines 2.2 define it.
struct Contrast {
  /// Red, green and blue, linear.
  typealias RGB = (r: Double, g: Double, b: Double)

  let pixels: PixelBuffer
  let scale: Double

  /// The median of the contrast between a color and the pixels of a rectangle; nil if it has none.
  func ratio(_ color: ResolvedColor, _ opacity: Double, in rect: CGRect) -> Double? {
    let alpha = Double(color.opacity) * opacity
    func srgb(_ linear: Double) -> Double {
      linear <= 0.0031308 ? linear * 12.92 : 1.055 * pow(linear, 1 / 2.4) - 0.055
    }
    let front: RGB = (
      srgb(Double(color.linearRed)), srgb(Double(color.linearGreen)),
      srgb(Double(color.linearBlue))
    )
    var ratios: [Double] = []
    // Nine points a row and a column show a gradient too.
    for row in 0..<9 {
      for column in 0..<9 {
        let x = rect.minX + rect.width * (Double(column) + 0.5) / 9
        let y = rect.minY + rect.height * (Double(row) + 0.5) / 9
        guard let back = pixel(Int(x * scale), Int(y * scale)) else { continue }
        // Layers blend in sRGB.
        let mixed: RGB = (
          front.r * alpha + back.r * (1 - alpha), front.g * alpha + back.g * (1 - alpha),
          front.b * alpha + back.b * (1 - alpha)
        )
        let (a, b) = (Self.luminance(mixed), Self.luminance(back))
        ratios.append((max(a, b) + 0.05) / (min(a, b) + 0.05))
      }
    }
    ratios.sort()
    return ratios.isEmpty ? nil : ratios[ratios.count / 2]
  }

  /// Blue, green, red and alpha, multiplied by alpha; on white where the picture is transparent.
  private func pixel(_ x: Int, _ y: Int) -> RGB? {
    guard (0..<pixels.width).contains(x), (0..<pixels.height).contains(y) else { return nil }
    let start = y * pixels.bytesPerRow + x * 4
    guard start + 3 < pixels.bytes.count else { return nil }
    let rest = 1 - Double(pixels.bytes[start + 3]) / 255
    func part(_ offset: Int) -> Double { Double(pixels.bytes[start + offset]) / 255 + rest }
    return (part(2), part(1), part(0))
  }

  private static func luminance(_ color: RGB) -> Double {
    func linear(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.r) + 0.7152 * linear(color.g) + 0.0722 * linear(color.b)
  }
}
