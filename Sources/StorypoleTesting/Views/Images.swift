// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleCairo
import StorypoleExplain
import SwiftUI

extension Diffing where Value == UIImage {
  /// Compares every pixel of two images.
  public static var image: Diffing { .image() }

  /// Compares the pixels of two images.
  ///
  /// - Parameters:
  ///   - precision: The fraction of pixels that have to match, from 0 to 1.
  ///   - perceptualPrecision: 1 for equal colors; below it, the distance of colors that counts as a match, as a fraction
  ///     of the distance from black to white: 0.98 is a distance of 2 in CIE76, which is barely visible.
  ///   - scale: The pixels per point of the golden; nil and 0 are 2.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Diffing {
    let scale = scale.flatMap { $0 > 0 ? $0 : nil } ?? 2
    return Diffing(
      toData: { $0.pngData() ?? Data() },
      fromData: { UIImage(data: $0, scale: scale) ?? UIImage() }
    ) { old, new in
      compare(old, new, precision: precision, perceptualPrecision: perceptualPrecision)
    }
  }

  private static func compare(
    _ old: UIImage, _ new: UIImage, precision: Float, perceptualPrecision: Float
  ) -> (String, [XCTAttachment])? {
    guard let golden = old.pngData() else { return ("The reference is no picture.", []) }
    guard let data = new.pngData() else { return ("The new image has no size.", []) }
    func named(_ name: String, _ data: Data) -> XCTAttachment {
      var attachment = XCTAttachment(data: data, uniformTypeIdentifier: "public.png")
      attachment.name = name
      return attachment
    }
    let attachments = [named("reference", golden), named("failure", data)]
    do {
      let distance = max(0, 1 - Double(perceptualPrecision)) * 100
      let difference = try PictureComparison(golden, data, distance: distance)
      if difference.count == 0 { return nil }
      if let sizes = difference.sizes { return ("The picture has \(sizes).", attachments) }
      let all = max(1, difference.total)
      if Double(all - difference.count) >= Double(precision) * Double(all) { return nil }
      let region = difference.region ?? .zero
      return (
        """
        \(difference.count) of \(all) pixels differ, in \(Int(region.width)) × \(Int(region.height)) pixels at \
        (\(Int(region.minX)), \(Int(region.minY)))\(pages(around: region, in: new)).
        """, attachments
      )
    } catch {
      return ("The pictures can't be compared: \(error)", attachments)
    }
  }
}

/// The pages of a document that a region of its picture is on, as the end of a sentence: " on page 3".
///
/// - Parameter region: In pixels.
private func pages(around region: CGRect, in image: UIImage) -> String {
  guard let frames = image.frames.flatMap({ try? GoldenFrames(text: $0) }) else { return "" }
  let scale = image.scale
  let numbers = frames.explanation.entries.filter {
    $0.name == "page"
      && $0.frame.intersects(
        CGRect(
          x: region.minX / scale, y: region.minY / scale, width: region.width / scale,
          height: region.height / scale))
  }.compactMap(\.detail)
  guard let first = numbers.first, let last = numbers.last else { return "" }
  return first == last ? " on page \(first)" : " on pages \(first) to \(last)"
}

extension Snapshotting where Value == UIImage, Format == UIImage {
  /// An image, compared pixel by pixel.
  public static var image: Snapshotting { .image() }

  /// An image. `Diffing.image(precision:perceptualPrecision:scale:)` describes the parameters.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
  }
}
