// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// Images that a program provides by name.
package final class DataAssets: AssetLoader {
  private let scale: CGFloat
  private let data: @Sendable (String) -> Data?
  private let cache = Locked(Cache())

  /// The most recent images, kept while their data stays the same.
  private struct Cache {
    private static let limit = 64_000_000
    private var images: [String: (data: Data, image: LoadedImage)] = [:]
    private var byteCount = 0

    func image(_ name: String, _ data: Data) -> LoadedImage? {
      images[name].flatMap { $0.data == data ? $0.image : nil }
    }

    mutating func keep(_ image: LoadedImage, _ name: String, _ data: Data) {
      let count = image.content.byteCount + data.count
      if let old = images.removeValue(forKey: name) {
        byteCount -= old.image.content.byteCount + old.data.count
      }
      if byteCount + count > Self.limit {
        images = [:]
        byteCount = 0
      }
      guard count <= Self.limit else { return }
      images[name] = (data, image)
      byteCount += count
    }
  }

  package init(scale: CGFloat, data: @escaping @Sendable (String) -> Data?) {
    self.scale = scale
    self.data = data
  }

  package func image(_ name: AssetName, in traits: AssetTraits) -> AssetAnswer<LoadedImage> {
    guard let data = data(name.name) else {
      return AssetAnswer(
        nil,
        warnings: ["the program supplies no image \"\(name.name)\"; it takes no space"])
    }
    if let known = cache.withLock({ $0.image(name.name, data) }) { return AssetAnswer(known) }
    let answer = FileAssets.image(in: data, scale: scale, name: "\"\(name.name)\"")
    if let image = answer.value { cache.withLock { $0.keep(image, name.name, data) } }
    return answer
  }

  package func color(_ name: AssetName, in traits: AssetTraits) -> AssetAnswer<LoadedColor> {
    AssetAnswer(nil, warnings: ["there is no color \"\(name.name)\": data contains only images"])
  }

  package func symbol(_ name: AssetName) -> AssetAnswer<Data> { AssetAnswer(nil) }

  package func image(
    in data: Data, scale: CGFloat, name: String
  ) -> AssetAnswer<LoadedImage> { FileAssets.image(in: data, scale: scale, name: name) }
}
