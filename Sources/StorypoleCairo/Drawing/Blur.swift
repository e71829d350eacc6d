// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// Gaussian blur of 8-bit channels with sigma in pixels: exact for small values; otherwise
/// approximated by three box blurs, whose cost does not depend on sigma.
enum Blur {
  /// The distance that a blur reaches.
  static func reach(_ sigma: Double) -> Double { sigma > 0 ? (3 * sigma).rounded(.up) + 1 : 0 }

  /// Wider than any picture; a smaller blur already leaves nothing.
  private static let widest = 100_000.0

  /// Blurs an image of interleaved channels in place; pixels outside are empty.
  static func apply(
    _ sigma: Double, to data: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int,
    channels: Int
  ) {
    guard sigma > 0.05, width > 0, height > 0 else { return }
    let longest = max(width, height)
    let line = Line(capacity: longest, sigma: min(sigma, Self.widest))
    for y in 0..<height {
      for channel in 0..<channels {
        line.blur(data + y * stride + channel, count: width, step: channels)
      }
    }
    for x in 0..<width {
      for channel in 0..<channels {
        line.blur(data + x * channels + channel, count: height, step: stride)
      }
    }
  }

  /// Blurs one row or column at a time.
  private final class Line {
    private let sigma: Double
    private let kernel: [Int]
    private let radii: [Int]
    private var input: [Int]
    private var output: [Int]
    /// The factor of the sums' precision over a byte's.
    private static let unit = 256

    init(capacity: Int, sigma: Double) {
      self.sigma = sigma
      kernel = sigma < 2 ? Self.kernel(sigma) : []
      radii = sigma < 2 ? [] : Self.boxRadii(sigma)
      input = [Int](repeating: 0, count: capacity)
      output = input
    }

    /// One half of the bell curve, from its middle, in units of 1/65,536.
    private static func kernel(_ sigma: Double) -> [Int] {
      let radius = Int((3 * sigma).rounded(.up))
      let weights = (0...radius).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
      let sum = weights[0] + 2 * weights.dropFirst().reduce(0, +)
      return weights.map { Int(($0 / sum * 65_536).rounded()) }
    }

    /// Odd widths of three boxes whose variances, (w² − 1) / 12 each, add up to nearly sigma².
    private static func boxRadii(_ sigma: Double) -> [Int] {
      let ideal = (4 * sigma * sigma + 1).squareRoot()
      let low = Int((ideal - 1) / 2) * 2 + 1
      let lowVariance = Double(low * low - 1) / 12
      let highVariance = Double((low + 2) * (low + 2) - 1) / 12
      let wide = ((sigma * sigma - 3 * lowVariance) / (highVariance - lowVariance)).rounded()
      return (0..<3).map { Double($0) < wide ? low / 2 + 1 : low / 2 }
    }

    func blur(_ data: UnsafeMutablePointer<UInt8>, count: Int, step: Int) {
      var isEmpty = true
      for i in 0..<count {
        input[i] = Int(data[i * step]) * Self.unit
        isEmpty = isEmpty && input[i] == 0
      }
      if isEmpty { return }
      if kernel.isEmpty {
        for radius in radii { box(radius, count: count) }
      } else {
        convolve(count)
      }
      for i in 0..<count {
        data[i * step] = UInt8(min(255, (input[i] + Self.unit / 2) / Self.unit))
      }
    }

    private func box(_ radius: Int, count: Int) {
      let width = 2 * radius + 1
      input.withUnsafeBufferPointer { input in
        output.withUnsafeMutableBufferPointer { output in
          var sum = 0
          for i in 0..<min(radius, count) { sum += input[i] }
          for i in 0..<count {
            if i + radius < count { sum += input[i + radius] }
            output[i] = sum / width
            if i >= radius { sum -= input[i - radius] }
          }
        }
      }
      swap(&input, &output)
    }

    private func convolve(_ count: Int) {
      for i in 0..<count {
        var sum = input[i] * kernel[0]
        for distance in 1..<kernel.count {
          let before = i >= distance ? input[i - distance] : 0
          let after = i + distance < count ? input[i + distance] : 0
          sum += (before + after) * kernel[distance]
        }
        output[i] = sum / 65_536
      }
      swap(&input, &output)
    }
  }
}
