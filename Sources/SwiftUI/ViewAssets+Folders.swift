// SPDX-License-Identifier: Apache-2.0
internal import StorypoleCairo

extension ViewAssets {
  /// Makes assets from folders, which are searched in order: catalogs (`….xcassets`), and plain PNG, JPEG,
  /// GIF, WebP, SVG and PDF files by name, with "@2x" or "@3x" for scales other than 1.
  ///
  /// Nothing outside of a folder is read, whatever a name or a link contains. The limits are 100 MB for files
  /// and 100 million pixels for images. Decoded images are cached, up to `cacheBytes`, and changed files are
  /// read again. Several renderers and threads may share one value; a separate one for each picture would
  /// decode everything each time.
  public init(folders: [URL], cacheBytes: Int = 256_000_000) {
    self.init(FileAssets(folders: folders.map(\.path), cacheBytes: cacheBytes))
  }

  /// Makes assets from the resources of a bundle.
  public init(bundle: Bundle) {
    // A bundle with a folder Resources, even an empty one, may have its files next to it.
    let paths = [bundle.resourcePath, bundle.bundlePath].compactMap { $0 }
    let folders = paths.indices.filter { !paths[..<$0].contains(paths[$0]) }.map { paths[$0] }
    self.init(folders: folders.map { URL(fileURLWithPath: $0) })
  }

  /// Makes assets from images in memory: `data` returns the PNG, JPEG, GIF, WebP, SVG or PDF file with a name, or
  /// nil. `scale` is their number of pixels per point.
  public init(scale: CGFloat = 1, data: @escaping @Sendable (_ name: String) -> Data?) {
    self.init(DataAssets(scale: scale, data: data))
  }
}
