// SPDX-License-Identifier: Apache-2.0
import CImages
import Foundation
import Storypole
import StorypoleCairo
import StorypoleGraphics
import SwiftUI

/// Images, fonts, asset catalogs and string tables with some changed bytes.
struct FileCheck {
  private var random: Random
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("storypole-fuzz-files-\(UUID().uuidString)")

  init(seed: UInt64) { random = Random(seed: seed) }

  func run() throws {
    var check = self
    try check.writeAndShow()
  }

  private mutating func writeAndShow() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    switch random.below(4) {
    case 0: try image()
    case 1: try catalog()
    case 2: try strings()
    default: try font()
    }
  }

  /// Truncated, doubled, or with changed bytes, bits and numbers: near the start, where formats have their
  /// headers, as often as elsewhere.
  private mutating func spoil(_ data: Data) -> Data {
    var bytes = [UInt8](data)
    for _ in 0..<(1 + random.below(8)) where !bytes.isEmpty {
      let place = random.below(random.chance(0.5) ? min(bytes.count, 400) : bytes.count)
      switch random.below(7) {
      case 0: bytes[place] = UInt8(random.below(256))
      case 1: bytes[place] ^= 1 << UInt8(random.below(8))
      case 2:
        for index in place..<min(place + 4, bytes.count) { bytes[index] = random.pick([0, 0xFF]) }
      case 3 where random.chance(0.3): bytes.removeSubrange(place...)
      case 4: bytes.remove(at: place)
      case 5:
        bytes.insert(
          contentsOf: bytes[place..<min(place + random.below(60), bytes.count)], at: place)
      default:
        // A number in text becomes another one.
        let digits = bytes.indices.filter { (0x30...0x39).contains(bytes[$0]) }
        if digits.isEmpty { break }
        let digit = random.pick(digits)
        let number = random.pick(["999999999", "-1", "0", "1e9", "NaN", "0.0000001"])
        bytes.replaceSubrange(digit...digit, with: Array(number.utf8))
      }
    }
    return Data(bytes)
  }

  private func write(_ data: Data, _ name: String) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  /// A picture in any of the formats.
  private mutating func sample() throws -> (data: Data, type: String) {
    let view = VStack {
      Text("Picture"); Circle().fill(.red)
    }.frame(width: 24, height: 18)
    let renderer = ImageRenderer(content: view)
    let type = random.pick(["png", "svg", "jpeg", "gif", "webp"])
    if type == "svg" { return (try renderer.svgData(), type) }
    let png = try renderer.pngData()
    if type == "jpeg" { return (Self.jpeg(png) ?? png, type) }
    if type == "gif" {
      let gif = "R0lGODlhAgACAPAAAP8AAAAA/yH5BAAKAAAALAAAAAACAAIAAAIDRBAFACwAAAAAAgACAAACA4QRBQA7"
      return (Data(base64Encoded: gif)!, type)
    }
    if type == "webp" {
      let webp = "UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA"
      return (Data(base64Encoded: webp)!, type)
    }
    return (png, type)
  }

  private static func jpeg(_ png: Data) -> Data? {
    let loader = gdk_pixbuf_loader_new()
    defer { g_object_unref(loader) }
    png.withUnsafeBytes {
      _ = gdk_pixbuf_loader_write(
        loader, $0.bindMemory(to: UInt8.self).baseAddress, gsize($0.count), nil)
    }
    gdk_pixbuf_loader_close(loader, nil)
    var buffer: UnsafeMutablePointer<CChar>?
    var size: gsize = 0
    guard let picture = gdk_pixbuf_loader_get_pixbuf(loader),
      gdk_pixbuf_save_to_bufferv(picture, &buffer, &size, "jpeg", nil, nil, nil) != 0, let buffer
    else { return nil }
    defer { g_free(buffer) }
    return Data(bytes: buffer, count: Int(size))
  }

  private func show(_ view: some View, _ assets: ViewAssets? = nil) throws {
    let renderer = ImageRenderer(
      content: view.frame(maxWidth: 200, maxHeight: 200)
        .environment(\.assets, assets ?? ViewAssets(folders: [])))
    do {
      _ = try renderer.pngData()
      _ = try renderer.svgData()
      _ = try renderer.pdfData()
    } catch is ImageRendererError {
    }
  }

  private mutating func image() throws {
    let (data, type) = try sample()
    // The name's type need not be the content's.
    let name = "sample." + (random.chance(0.9) ? type : random.pick(["png", "svg", "gif", "webp"]))
    try write(spoil(data), name)
    try show(
      HStack {
        Image("sample"); Image("sample").resizable().scaledToFit()
      },
      ViewAssets(folders: [folder]))
  }

  private mutating func catalog() throws {
    let contents = """
      {"info": {"version": 1, "author": "xcode"}, "images": [{"idiom": "universal", "scale": "1x", \
      "filename": "a.png"}, {"idiom": "universal", "scale": "2x", "filename": "../../a.png"}, \
      {"appearances": [{"appearance": "luminosity", "value": "dark"}], "filename": "b.svg"}], \
      "properties": {"template-rendering-intent": "template", "preserves-vector-representation": true}}
      """
    let color = """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": \
      {"red": "0xFF", "green": "0.5", "blue": "128", "alpha": "1.0"}}}], "info": {"version": 1}}
      """
    let png = try ImageRenderer(content: Color.red.frame(width: 4, height: 4)).pngData()
    try write(spoil(Data(contents.utf8)), "A.xcassets/sample.imageset/Contents.json")
    try write(random.chance(0.5) ? png : spoil(png), "A.xcassets/sample.imageset/a.png")
    try write(spoil(Data(color.utf8)), "A.xcassets/accent.colorset/Contents.json")
    try write(spoil(Data("{\"info\": {\"version\": 1}}".utf8)), "A.xcassets/Contents.json")
    if random.chance(0.2) {
      // A folder that contains itself.
      try FileManager.default.createSymbolicLink(
        at: folder.appendingPathComponent("A.xcassets/loop"), withDestinationURL: folder)
    }
    try show(
      VStack {
        Image("sample"); Color("accent"); Image("missing")
      }, ViewAssets(folders: [folder]))
  }

  private mutating func strings() throws {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"%lld items": {"localizations": {"en": \
      {"variations": {"plural": {"one": {"stringUnit": {"state": "translated", "value": "%lld item"}}, \
      "other": {"stringUnit": {"state": "translated", "value": "%1$lld items of %#@all@"}}}}, \
      "substitutions": {"all": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": \
      {"other": {"stringUnit": {"state": "translated", "value": "%arg"}}}}}}}}}, "hello": \
      {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "hallo %@ %5$@ %n"}}}}}}
      """
    let dictionary = """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>%lld items</key><dict>\
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>\
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>\
      <key>NSStringFormatValueTypeKey</key><string>lld</string><key>one</key><string>%#@n@</string>\
      <key>other</key><string>%lld things</string></dict></dict></dict></plist>
      """
    let table =
      "/* a */ \"hello\" = \"hi \\U2019 %@ %2$@ %1000000$@ %*d\"; \"%lld items\" = \"%999999999lld\";"
    for (text, name) in [
      (catalog, "Localizable.xcstrings"), (table, "en.lproj/Localizable.strings"),
      (dictionary, "en.lproj/Localizable.stringsdict"),
    ] where random.chance(0.6) {
      try write(spoil(Data(text.utf8)), name)
    }
    guard let bundle = Bundle(path: folder.path) else { return }
    let number = random.pick([0, 1, 2, -1, .max])
    try show(
      VStack {
        Text("\(number) items", bundle: bundle)
        Text("hello", bundle: bundle)
        Text("hello \("you")", bundle: bundle)
      }
      .environment(\.locale, Locale(identifier: random.pick(["en", "de", "ar", "xx-Latn-ZZ", ""]))))
  }

  /// A family name that the machine lacks, so that the damaged file draws the text.
  private mutating func font() throws {
    let path = "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf"
    guard var font = FileManager.default.contents(atPath: path) else { return }
    for name in ["DejaVu", "\0D\0e\0j\0a\0V\0u"] {
      let new = name.replacingOccurrences(of: "D", with: "F")
      while let range = font.range(of: Data(name.utf8)) {
        font.replaceSubrange(range, with: Data(new.utf8))
      }
    }
    try write(random.chance(0.1) ? font : spoil(font), "sample.ttf")
    let engine = PangoTextEngine(fontDirectories: [folder.path])
    var options = PictureOptions()
    options.size = CGSize(width: 200, height: 60)
    do {
      let picture = try makePicture(
        of: Text("Spoiled fi 012 Ä").font(.custom("FejaVu Sans Mono", size: 20)), options,
        textEngine: engine)
      _ = try CairoRenderer.png(picture.displayList)
      _ = try CairoRenderer.svg(picture.displayList)
      _ = try CairoRenderer.pdf([picture.displayList])
    } catch is RenderError {
    } catch is DrawingError {
    }
  }
}
