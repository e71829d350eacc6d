// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

extension Drawing {
  /// Throws if the pictures are larger than a server allows.
  func checkLimits(of pages: [DisplayList], _ format: PictureFormat) throws {
    if let mostPages, pages.count > mostPages {
      throw Failure(
        .viewFailed, "the document has \(pages.count) pages; at most \(mostPages) are allowed")
    }
    guard format == .png, let mostPixels, let list = pages.first else { return }
    let pixels = list.size.width * list.size.height * list.scale * list.scale
    guard pixels <= mostPixels else {
      throw Failure(
        .viewFailed,
        "the picture has \(Int(min(pixels, 1e15))) pixels; at most \(Int(mostPixels)) are allowed")
    }
  }
}
