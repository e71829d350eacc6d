// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

@testable import StorypoleCairo

/// A folder of assets for one test.
final class AssetPlace {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("assets-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func write(_ path: String, _ data: Data) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  func write(_ path: String, _ text: String) throws { try write(path, Data(text.utf8)) }

  /// PNG files with these widths, by name.
  func pngs(_ files: [String: Int]) throws {
    for (path, width) in files { try write(path, ImageFileTests.png(width: width, height: 6)) }
  }

  /// An image set: the file of each variant is as wide as its key says.
  func set(_ path: String, _ variants: [(Int, String)], _ properties: String = "") throws {
    let entries = variants.map { width, keys in
      "{\"filename\": \"\(width).png\"\(keys.isEmpty ? "" : ", " + keys)}"
    }
    try write(
      path + "/Contents.json",
      "{\"images\": [\(entries.joined(separator: ",\n"))], \"properties\": {\(properties)}}")
    for (width, _) in variants {
      try write("\(path)/\(width).png", ImageFileTests.png(width: width, height: 6))
    }
  }

  lazy var assets = FileAssets(folders: [folder.path])

  func image(_ name: String, _ change: (inout AssetTraits) -> Void = { _ in })
    -> AssetAnswer<LoadedImage>
  {
    var traits = AssetTraits()
    change(&traits)
    return assets.image(AssetName(name), in: traits)
  }

  /// The chosen file's width in pixels.
  func width(_ name: String, _ change: (inout AssetTraits) -> Void = { _ in }) -> Int? {
    image(name, change).value.map { Int($0.content.size.width) }
  }

  /// In 255ths, rounded, with the opacity.
  func color(_ name: String, dark: Bool = false) -> [Int]? {
    var traits = AssetTraits()
    traits.isDark = dark
    guard case .fixed(let color) = assets.color(AssetName(name), in: traits).value else {
      return nil
    }
    return [color.red, color.green, color.blue, color.opacity].map { Int(($0 * 255).rounded()) }
  }
}

/// The files of names, and files that are never used. The keys are those of Apple's "Asset Catalog
/// Format Reference" (documented); the choice without an exactly matching variant is ours.
@Suite struct FileAssetsTests {
  @Test func scalesGiveSizesInPoints() throws {
    let place = try AssetPlace()
    try place.set(
      "A.xcassets/pear.imageset",
      [(10, "\"scale\": \"1x\""), (20, "\"scale\": \"2x\""), (30, "\"scale\": \"3x\"")])
    for (scale, width) in [(1.0, 10), (2, 20), (3, 30), (1.5, 20), (4, 30), (0.5, 10)] {
      let image = try #require(place.image("pear") { $0.scale = scale }.value)
      #expect(image.content.size.width == CGFloat(width), "at \(scale)")
      #expect(image.size.width == 10, "at \(scale)")
    }
    try place.set("A.xcassets/plum.imageset", [(8, "")])
    #expect(place.image("plum") { $0.scale = 3 }.value?.size == CGSize(width: 8, height: 6))
  }

  @Test func appearancesAndIdiomsDecide() throws {
    let dark = "\"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}]"
    let contrast = "\"appearances\": [{\"appearance\": \"contrast\", \"value\": \"high\"}]"
    let place = try AssetPlace()
    try place.set(
      "A.xcassets/a.imageset",
      [
        (2, "\"idiom\": \"ipad\""), (4, "\"idiom\": \"universal\""), (6, dark), (8, contrast),
        (10, "\"language-direction\": \"right-to-left\""),
      ])
    #expect(place.width("a") == 4)
    #expect(place.width("a") { $0.isDark = true } == 6)
    #expect(place.width("a") { $0.isHighContrast = true } == 8)
    #expect(place.width("a") { $0.isRightToLeft = true } == 10)
    try place.set("A.xcassets/b.imageset", [(2, dark), (4, "\"idiom\": \"mac\"")])
    #expect(place.width("b") == 4, "another device's is better than the other appearance's")
  }

  @Test(arguments: [("template", true), ("original", false), ("", nil)])
  func renderingIntent(_ intent: String, _ isTemplate: Bool?) throws {
    let place = try AssetPlace()
    try place.set(
      "A.xcassets/a.imageset", [(2, "")], "\"template-rendering-intent\": \"\(intent)\"")
    #expect(place.image("a").value?.isTemplate == isTemplate)
  }

  @Test func foldersMayProvideANamespace() throws {
    let place = try AssetPlace()
    try place.set("A.xcassets/Food/pear.imageset", [(2, "")])
    try place.write(
      "A.xcassets/Food/Contents.json", "{\"properties\": {\"provides-namespace\": true}}")
    try place.set("A.xcassets/Food/Sweet/plum.imageset", [(4, "")])
    try place.set("A.xcassets/Loose/fig.imageset", [(6, "")])
    #expect(place.width("Food/pear") == 2)
    #expect(place.width("Food/plum") == 4)
    #expect(place.width("fig") == 6)
    #expect(place.width("pear") == nil && place.width("Loose/fig") == nil)
    #expect(
      place.image("Food/pera").warnings.first?.contains("did you mean \"Food/pear\"?") == true)
  }

  @Test func plainFilesHaveTheirScaleInTheirName() throws {
    let place = try AssetPlace()
    try place.pngs(["a.png": 10, "a@2x.png": 20, "b@3x.png": 30, "sub/c.png": 8])
    #expect(place.width("a") == 10)
    #expect(place.width("a.png") { $0.scale = 2 } == 20)
    #expect(place.image("a") { $0.scale = 2 }.value?.size.width == 10)
    #expect(place.image("b").value?.size.width == 10)
    #expect(place.width("sub/c") == 8)
    #expect(place.width("c") == nil)
    try place.write("a.svg", SVGImageTests.svg(""))
    #expect(place.width("a") == 10, "pixels come before drawings of the same name")
    #expect(place.image("a.svg").value?.size.width == 10)
  }

  @Test func bundlesHaveTheirOwnFolder() throws {
    let (own, other) = (try AssetPlace(), try AssetPlace())
    try own.pngs(["a.png": 2])
    try other.pngs(["a.png": 4])
    let name = AssetName("a", folder: other.folder.path)
    #expect(own.assets.image(name, in: AssetTraits()).value?.size.width == 4)
    #expect(own.width("a") == 2)
  }

  // MARK: Bad input

  @Test(arguments: [
    ("../a", ".."), ("x/../../a", ".."), ("/etc/hostname", "slash"), ("a\0.png", "NUL"),
    ("", "no name"), (String(repeating: "a", count: 5000), "too long"),
  ])
  func namesThatLeaveTheFolderAreRefused(_ name: String, _ reason: String) throws {
    let place = try AssetPlace()
    try place.pngs(["a.png": 2])
    let answer = place.image(name)
    #expect(answer.value == nil)
    #expect(answer.warnings.count == 1 && answer.warnings[0].contains(reason))
    #expect(place.assets.color(AssetName(name), in: AssetTraits()).value == nil)
    #expect(place.assets.symbol(AssetName(name)).value == nil)
  }

  @Test func linksThatLeaveTheFolderAreRefused() throws {
    let (place, outside) = (try AssetPlace(), try AssetPlace())
    try outside.pngs(["secret.png": 2])
    try outside.set("B.xcassets/b.imageset", [(2, "")])
    try place.pngs(["inside.png": 4])
    try place.set("A.xcassets/set.imageset", [(6, "")])
    func link(_ name: String, to target: String) throws {
      try FileManager.default.createSymbolicLink(
        atPath: place.folder.path + "/" + name, withDestinationPath: target)
    }
    try link("a.png", to: outside.folder.path + "/secret.png")
    try link("good.png", to: "inside.png")
    try link("B.xcassets", to: outside.folder.path + "/B.xcassets")
    try FileManager.default.removeItem(atPath: place.folder.path + "/A.xcassets/set.imageset/6.png")
    try link("A.xcassets/set.imageset/6.png", to: outside.folder.path + "/secret.png")
    #expect(
      place.image("a").warnings.first?.contains("is a link that leads out of the folder") == true)
    #expect(place.width("good") == 4)
    #expect(place.width("b") == nil)
    #expect(
      place.image("set").warnings.contains { $0.contains("is a link that leads out of the folder") }
    )
    #expect(place.width("set") == nil)
  }

  /// A catalog's folders may be links: those out of it cause warnings, cycles end.
  @Test func linksInCatalogsEnd() throws {
    let place = try AssetPlace()
    try place.set("A.xcassets/inner/one.imageset", [(6, "")])
    for (name, target) in [("root", "/"), ("a", ".."), ("b", ".."), ("c", "../inner"), ("d", ".")] {
      try FileManager.default.createSymbolicLink(
        atPath: place.folder.path + "/A.xcassets/inner/" + name, withDestinationPath: target)
    }
    let start = Date()
    let warnings = place.image("nothing").warnings
    // The disk has far more folders than fit in a second.
    #expect(Date().timeIntervalSince(start) < 1)
    #expect(
      warnings.contains {
        $0.contains("inner/root is refused: it is a link that leads out of the catalog")
      }, "\(warnings)")
    #expect(place.width("one") == 6)
  }

  @Test func catalogsCannotNameFilesElsewhere() throws {
    let place = try AssetPlace()
    try place.pngs(["secret.png": 2])
    try place.write(
      "A.xcassets/a.imageset/Contents.json", "{\"images\": [{\"filename\": \"../../secret.png\"}]}")
    let answer = place.image("a")
    #expect(answer.value == nil)
    #expect(answer.warnings.contains { $0.contains("../../secret.png") && $0.contains("\"..\"") })
  }

  /// The warning names the file, and the line of the JSON error.
  @Test func brokenCatalogsAreReported() throws {
    let place = try AssetPlace()
    try place.write("A.xcassets/a.imageset/Contents.json", "{\n  \"images\": [\n    oops\n  ]\n}")
    let broken = place.image("a")
    #expect(broken.value == nil)
    #expect(broken.warnings.first?.contains("A.xcassets/a.imageset/Contents.json") == true)
    #expect(broken.warnings.first?.contains("line 3") == true, "\(broken.warnings)")
    try place.write(
      "A.xcassets/b.imageset/Contents.json", "{\"images\": [{}, {\"scale\": 2}]}")
    #expect(place.image("b").warnings.first?.contains("images[1].scale") == true)
    try place.write("A.xcassets/c.imageset/Contents.json", "{}")
    #expect(place.image("c").warnings.first?.contains("c.imageset/Contents.json") == true)
    try place.write("A.xcassets/d.imageset/readme", "")
    #expect(place.image("d").warnings.first?.contains("cannot be read") == true)
    try place.write("A.xcassets/G/Contents.json", "[")
    #expect(place.image("x").warnings.contains { $0.contains("G/Contents.json") })
  }

  @Test func aMissingOrDamagedVariantLeavesTheOthers() throws {
    let place = try AssetPlace()
    try place.set("A.xcassets/a.imageset", [(2, "\"scale\": \"1x\""), (4, "\"scale\": \"2x\"")])
    try FileManager.default.removeItem(atPath: place.folder.path + "/A.xcassets/a.imageset/2.png")
    let answer = place.image("a")
    #expect(answer.value?.size.width == 2)
    #expect(answer.warnings.count == 1 && answer.warnings[0].contains("a.imageset/2.png"))
    try place.write("A.xcassets/a.imageset/4.png", "not a picture")
    #expect(place.image("a").value == nil)
    #expect(place.image("a").warnings.contains { $0.contains("is not a PNG") })
  }

  // MARK: Keeping

  @Test func decodedOnceUntilTheFileChanges() throws {
    let place = try AssetPlace()
    try place.pngs(["a.png": 2])
    func buffer() throws -> PixelBuffer {
      guard case .pixels(let buffer) = try #require(place.image("a").value).content else {
        throw ImageProblem("is no bitmap")
      }
      return buffer
    }
    let first = try buffer()
    #expect(try buffer() === first)
    try place.pngs(["a.png": 12])
    #expect(try buffer().width == 12)
    try place.set("New.xcassets/b.imageset", [(4, "")])
    #expect(place.width("b") == 4, "a new catalogue is seen")
    try place.set("New.xcassets/c.imageset", [(6, "")])
    #expect(place.width("c") == 6, "a new image is seen")
  }

  @Test func memoryIsBounded() throws {
    let place = try AssetPlace()
    // 6 rows of 10 pixels, 4 bytes each: 240 bytes an image.
    try place.pngs(["a.png": 10, "b.png": 10, "c.png": 10])
    place.assets = FileAssets(folders: [place.folder.path], cacheBytes: 500)
    func buffer(_ name: String) -> ObjectIdentifier? {
      guard case .pixels(let buffer) = place.image(name).value?.content else { return nil }
      kept.append(buffer)
      return ObjectIdentifier(buffer)
    }
    var kept: [PixelBuffer] = []
    let (a, b) = (buffer("a"), buffer("b"))
    #expect(buffer("a") == a)
    _ = buffer("c")
    #expect(buffer("a") == a, "used last but one")
    #expect(buffer("b") != b, "used longest ago")
  }

  // MARK: Colors

  private func colorSet(_ place: AssetPlace, _ name: String, _ colors: [String]) throws {
    try place.write(
      "A.xcassets/\(name).colorset/Contents.json",
      "{\"colors\": [\(colors.joined(separator: ", "))]}")
  }

  private func entry(_ space: String, _ components: String, _ keys: String = "") -> String {
    "{\"idiom\": \"universal\", \"color\": {\"color-space\": \"\(space)\", "
      + "\"components\": {\(components)}}\(keys)}"
  }

  @Test func componentsHaveThreeForms() throws {
    let place = try AssetPlace()
    let forms = [
      "\"red\": \"0x80\", \"green\": \"0xFF\", \"blue\": \"0x00\", \"alpha\": \"1.000\"",
      "\"red\": \"128\", \"green\": \"255\", \"blue\": \"0\", \"alpha\": \"1.000\"",
      "\"red\": \"0.50196\", \"green\": \"1.000\", \"blue\": \"0.0\"",
      "\"red\": 0.50196, \"green\": 1, \"blue\": 0",
    ]
    for (index, form) in forms.enumerated() {
      try colorSet(place, "c\(index)", [entry("srgb", form)])
      #expect(place.color("c\(index)") == [128, 255, 0, 255], "\(form)")
    }
  }

  @Test func spacesAreConverted() throws {
    let place = try AssetPlace()
    try colorSet(
      place, "p3",
      [entry("display-p3", "\"red\": \"1.0\", \"green\": \"0.0\", \"blue\": \"0.0\"")])
    // reference: P3's red is 1.093, −0.227, −0.150 in extended sRGB.
    #expect(place.color("p3") == [279, -58, -38, 255])
    try colorSet(
      place, "linear",
      [entry("extended-linear-srgb", "\"red\": \"0.5\", \"green\": \"0.0\", \"blue\": \"1.0\"")])
    // derived: 1.055 · 0.5^(1/2.4) − 0.055 = 0.7354.
    #expect(place.color("linear") == [188, 0, 255, 255])
    try colorSet(
      place, "gray", [entry("gray-gamma-22", "\"white\": \"0.2\", \"alpha\": \"0.400\"")])
    #expect(place.color("gray") == [51, 51, 51, 102])
  }

  @Test func darkVariants() throws {
    let place = try AssetPlace()
    let dark = ", \"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}]"
    try colorSet(
      place, "c",
      [
        entry("srgb", "\"red\": \"1\", \"green\": \"2\", \"blue\": \"3\""),
        entry("srgb", "\"red\": \"4\", \"green\": \"5\", \"blue\": \"6\"", dark),
      ])
    #expect(place.color("c") == [1, 2, 3, 255])
    #expect(place.color("c", dark: true) == [4, 5, 6, 255])
  }

  @Test func systemColorsAreNamed() throws {
    let place = try AssetPlace()
    try colorSet(
      place, "c", ["{\"color\": {\"platform\": \"ios\", \"reference\": \"systemRedColor\"}}"])
    let answer = place.assets.color(AssetName("c"), in: AssetTraits())
    #expect(answer.value == .system("systemRedColor"))
  }

  @Test(arguments: [
    ("{\"color-space\": \"srgb\", \"components\": {\"red\": \"1\"}}", "green"),
    ("{\"color-space\": \"cmyk\", \"components\": {}}", "cmyk"),
    (
      "{\"color-space\": \"srgb\", \"components\": {\"red\": \"x\", \"green\": \"1\", "
        + "\"blue\": \"1\"}}", "red"
    ),
  ])
  func brokenColoursAreNamed(_ color: String, _ reason: String) throws {
    let place = try AssetPlace()
    try colorSet(place, "c", ["{\"color\": \(color)}"])
    let answer = place.assets.color(AssetName("c"), in: AssetTraits())
    #expect(answer.value == nil)
    #expect(answer.warnings.first?.contains("c.colorset/Contents.json") == true)
    #expect(answer.warnings.first?.contains(reason) == true, "\(answer.warnings)")
  }

  // MARK: Symbols

  @Test func symbolsAreDocuments() throws {
    let place = try AssetPlace()
    let document = SVGImageTests.svg("")
    try place.write("A.xcassets/mine.symbolset/mine.svg", document)
    try place.write(
      "A.xcassets/mine.symbolset/Contents.json",
      "{\"symbols\": [{\"idiom\": \"universal\", \"filename\": \"mine.svg\"}]}")
    try place.write("Symbols/plain.svg", document)
    // A picture that has a symbol's name is no symbol.
    try place.write("star.svg", document)
    #expect(place.assets.symbol(AssetName("mine")).value == document)
    #expect(place.assets.symbol(AssetName("plain")).value == document)
    let none = place.assets.symbol(AssetName("star"))
    #expect(none.value == nil && none.warnings.isEmpty)
  }
}
