// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// Assets in folders: catalogs, and plain files. Decoded images are cached up to a number of bytes,
/// and read again when their files change.
package final class FileAssets: AssetLoader, @unchecked Sendable {
  /// Guards everything below.
  private let lock = NSLock()
  private let folders: [String]
  private var assetFolders: [String: AssetFolder] = [:]
  private var cache: ImageCache

  /// Searches the folders in order. `cacheBytes` limits the memory of decoded images.
  package init(folders: [String], cacheBytes: Int = 256_000_000) {
    self.folders = folders
    cache = ImageCache(limit: cacheBytes)
  }

  package func image(_ name: AssetName, in traits: AssetTraits) -> AssetAnswer<LoadedImage> {
    find(name, .image) { folder, warnings in
      if let set = folder.set(.image, name.name) {
        return try load(imageSet: set, in: folder, name.name, traits, &warnings)
      }
      guard let file = try folder.file(name.name, traits) else { return nil }
      let content = try decode(file.path, in: folder)
      return LoadedImage(content, size: content.size / file.scale)
    }
  }

  package func color(_ name: AssetName, in traits: AssetTraits) -> AssetAnswer<LoadedColor> {
    find(name, .color) { folder, _ in
      guard let set = folder.set(.color, name.name) else { return nil }
      let path = set + "/Contents.json"
      do throws(ImageProblem) {
        let contents = try AssetContents.read(ColorSetContents.self, path)
        let variant = traits.order(contents.colors ?? []).first { $0.color != nil }
        guard let color = variant?.color else { throw ImageProblem("has no color") }
        return try LoadedColor(color)
      } catch {
        throw ImageProblem("in \(path): the file \(error.text)")
      }
    }
  }

  package func symbol(_ name: AssetName) -> AssetAnswer<Data> {
    // Most symbols aren't assets: no warning for those.
    find(name, .symbol, saysMissing: false) { folder, warnings in
      if let set = folder.set(.symbol, name.name) {
        let path = set + "/Contents.json"
        let contents = try AssetContents.read(ImageSetContents.self, path)
        guard let file = contents.symbols?.first(where: { $0.filename != nil })?.filename else {
          throw ImageProblem("in \(path): it names no file")
        }
        return try symbol(folder.path(of: file, in: set))
      }
      guard let file = try folder.file("Symbols/" + name.name + ".svg", AssetTraits()) else {
        return nil
      }
      return try symbol(file.path)
    }
  }

  private func symbol(_ path: String) throws(ImageProblem) -> Data {
    let data = try read(path)
    return SymbolTemplate.document(in: data) ?? data
  }

  package func image(
    in data: Data, scale: CGFloat, name: String
  ) -> AssetAnswer<LoadedImage> { Self.image(in: data, scale: scale, name: name) }

  static func image(
    in data: Data, scale: CGFloat, name: String
  ) -> AssetAnswer<LoadedImage> {
    do throws(ImageProblem) {
      let content = try ImageDecoder.decode(data)
      let scale = scale.isFinite && scale > 0 ? scale : 1
      return AssetAnswer(LoadedImage(content, size: content.size / scale))
    } catch {
      return AssetAnswer(nil, warnings: ["the image \(name) \(error.text)"])
    }
  }

  // MARK: Finding

  private func find<Value>(
    _ name: AssetName, _ kind: AssetCatalog.Kind, saysMissing: Bool = true,
    _ load: (AssetFolder, inout [String]) throws -> Value?
  ) -> AssetAnswer<Value> {
    lock.lock()
    defer { lock.unlock() }
    var warnings: [String] = []
    let title = "the \(kind.title) \"\(name.name)\""
    if let reason = AssetFolder.refusal(of: name.name) {
      return AssetAnswer(nil, warnings: saysMissing ? ["\(title) \(reason)"] : [])
    }
    let looked = name.folder.map { [$0] } ?? folders
    for path in looked {
      let folder = assetFolders[path] ?? AssetFolder(path)
      assetFolders[path] = folder
      folder.refresh()
      warnings += folder.takeWarnings()
      do {
        if let value = try load(folder, &warnings) { return AssetAnswer(value, warnings: warnings) }
      } catch {
        let reason = (error as? ImageProblem)?.text ?? "\(error)"
        return AssetAnswer(nil, warnings: warnings + ["\(title) \(reason)"])
      }
    }
    if saysMissing { warnings.append(missing(title, name.name, kind, looked)) }
    return AssetAnswer(nil, warnings: warnings)
  }

  private func missing(
    _ title: String, _ name: String, _ kind: AssetCatalog.Kind, _ looked: [String]
  ) -> String {
    let names = looked.compactMap { assetFolders[$0] }.flatMap { $0.names(kind) }
    let near = nearestNames(to: name, among: Array(Set(names)).sorted())
    let places = looked.isEmpty ? "any folder" : looked.joined(separator: ", ")
    return "\(title) is not in \(places)"
      + (near.first.map { "; did you mean \"\($0)\"?" } ?? "")
      + (kind == .image ? "; it takes no space" : "")
  }

  // MARK: Loading

  private func load(
    imageSet set: String, in folder: AssetFolder, _ name: String, _ traits: AssetTraits,
    _ warnings: inout [String]
  ) throws(ImageProblem) -> LoadedImage? {
    let path = set + "/Contents.json"
    let contents: ImageSetContents
    do {
      contents = try AssetContents.read(ImageSetContents.self, path)
    } catch {
      throw ImageProblem("in \(path): the file \(error.text)")
    }
    var isTemplate: Bool?
    switch contents.properties?.intent {
    case "template": isTemplate = true
    case "original": isTemplate = false
    default: break
    }
    for variant in traits.order(contents.images ?? []) {
      guard let file = variant.filename, !file.isEmpty else { continue }
      do throws(ImageProblem) {
        let content = try decode(folder.path(of: file, in: set), in: folder)
        let scale = AssetTraits.scale(variant.scale) ?? 1
        return LoadedImage(content, size: content.size / scale, isTemplate: isTemplate)
      } catch {
        warnings.append("the image \"\(name)\" \(error.text)")
      }
    }
    throw ImageProblem("has no file that can be drawn: see \(path)")
  }

  /// The image in a file that is known to be in the folder.
  private func decode(_ path: String, in folder: AssetFolder) throws(ImageProblem) -> ImageContent {
    guard let stamp = FileStamp(path) else { throw ImageProblem("has no file \(path)") }
    if let known = cache[path, stamp] { return known }
    let data = try read(path)
    do throws(ImageProblem) {
      let content = try ImageDecoder.decode(data)
      cache.keep(content, path, stamp)
      return content
    } catch {
      throw ImageProblem("cannot be drawn: \(path) \(error.text)")
    }
  }

  private func read(_ path: String) throws(ImageProblem) -> Data {
    guard let stamp = FileStamp(path), !stamp.isDirectory else {
      throw ImageProblem("has no file \(path)")
    }
    guard stamp.count <= ImageFile.maximumBytes else {
      throw ImageProblem(
        "is too large: \(path) has \(stamp.count / 1_000_000) MB, at most "
          + "\(ImageFile.maximumBytes / 1_000_000) are read")
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ImageProblem("cannot be read: \(path)")
    }
    return data
  }
}

/// Decoded images by file; evicts the least recently used ones.
private struct ImageCache {
  private struct Entry {
    var stamp: FileStamp
    var content: ImageContent
    var lastUse: Int
  }

  let limit: Int
  private var entries: [String: Entry] = [:]
  private var byteCount = 0
  private var uses = 0

  init(limit: Int) { self.limit = limit }

  subscript(path: String, stamp: FileStamp) -> ImageContent? {
    mutating get {
      guard let entry = entries[path], entry.stamp == stamp else { return nil }
      uses += 1
      entries[path]?.lastUse = uses
      return entry.content
    }
  }

  mutating func keep(_ content: ImageContent, _ path: String, _ stamp: FileStamp) {
    drop(path)
    guard content.byteCount <= limit else { return }
    while byteCount + content.byteCount > limit,
      let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })
    {
      drop(oldest.key)
    }
    uses += 1
    byteCount += content.byteCount
    entries[path] = Entry(stamp: stamp, content: content, lastUse: uses)
  }

  private mutating func drop(_ path: String) {
    if let entry = entries.removeValue(forKey: path) { byteCount -= entry.content.byteCount }
  }
}

extension AssetCatalog.Kind {
  fileprivate var title: String {
    switch self {
    case .image: "image"
    case .color: "color"
    case .symbol: "symbol"
    }
  }
}

private func / (size: CGSize, divisor: CGFloat) -> CGSize {
  CGSize(width: size.width / divisor, height: size.height / divisor)
}

extension LoadedColor {
  fileprivate init(_ entry: ColorSetContents.ColorEntry) throws(ImageProblem) {
    if let reference = entry.reference {
      self = .system(reference)
      return
    }
    func component(_ name: String) throws(ImageProblem) -> Float {
      guard let value = entry.components?[name]?.value else {
        throw ImageProblem("has no number for the color component \"\(name)\"")
      }
      return Float(value)
    }
    let opacity = try entry.components?["alpha"] == nil ? 1 : component("alpha")
    switch entry.space ?? "srgb" {
    case "gray-gamma-22", "extended-gray", "generic-gamma-22":
      let white = try component("white")
      self = .fixed(ResolvedColor(red: white, green: white, blue: white, opacity: opacity))
    case let name:
      let spaces: [String: RGBColorSpace] = [
        "srgb": .sRGB, "extended-srgb": .sRGB, "extended-linear-srgb": .sRGBLinear,
        "display-p3": .displayP3,
      ]
      guard let space = spaces[name] else {
        throw ImageProblem("has a color in the color space \"\(name)\", which is not supported")
      }
      self = .fixed(
        ResolvedColor(
          colorSpace: space, red: try component("red"), green: try component("green"),
          blue: try component("blue"), opacity: opacity))
    }
  }
}
