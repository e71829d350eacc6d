// SPDX-License-Identifier: Apache-2.0
import CPango
import Foundation
import StorypoleGraphics

/// The available fonts: those in the machine's standard folders and the caller's, never those of the user's
/// fontconfig settings, so that the same text looks the same for every user.
final class FontConfiguration: @unchecked Sendable {
  /// Fontconfig can be used from several threads.
  let config: OpaquePointer
  /// Font files in the caller's folders that are left out because they are unreadable.
  let damagedFiles: [String]

  init(directories: [String]) {
    config = FcConfigCreate()
    let directories = directories.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
    let folders = directories.map(FontFile.folder)
    let files = folders.flatMap(\.files)
    // Fontconfig and FreeType would accept a file with truncated tables, and draw nothing.
    let broken = files.filter { !FontFile.isWhole($0) }
    // Fontconfig caches a folder that it reads, but opens all files and follows links.
    let plain = zip(directories, folders).filter(\.1.isPlain).map(\.0)
    let xml = Self.document(
      directories: Self.standardDirectories + plain, rejected: broken)
    var bytes = Array(xml.utf8)
    bytes.append(0)
    FcConfigParseAndLoadFromMemory(config, bytes, FcTrue)
    FcConfigBuildFonts(config)
    for file in folders.filter({ !$0.isPlain }).flatMap(\.files) where !broken.contains(file) {
      FcConfigAppFontAddFile(config, file)
    }
    let loaded = files.isEmpty ? [] : Self.files(of: config)
    damagedFiles = files.filter { !loaded.contains($0) } + folders.flatMap(\.others)
  }

  /// The files of all fonts that fontconfig accepted.
  private static func files(of config: OpaquePointer) -> Set<String> {
    var files: Set<String> = []
    for set in [FcSetSystem, FcSetApplication] {
      guard let fonts = FcConfigGetFonts(config, set) else { continue }
      for i in 0..<Int(fonts.pointee.nfont) {
        var file: UnsafeMutablePointer<FcChar8>?
        if FcPatternGetString(fonts.pointee.fonts[i], FC_FILE, 0, &file) == FcResultMatch, let file
        {
          files.insert(String(cString: file))
        }
      }
    }
    return files
  }

  deinit { FcConfigDestroy(config) }

  private static let standardDirectories = ["/usr/share/fonts", "/usr/local/share/fonts"]

  /// Fontconfig writes to the first writable one and reads them all. The last one is the system's, which
  /// saves the first start from reading every font.
  private static func cacheDirectories() -> [String] {
    let environment = ProcessInfo.processInfo.environment
    var directories: [String] = []
    if let cache = environment["XDG_CACHE_HOME"], cache.hasPrefix("/") {
      directories.append(cache + "/storypole/fontconfig")
    } else if let home = environment["HOME"], home.hasPrefix("/") {
      directories.append(home + "/.cache/storypole/fontconfig")
    }
    if directories.allSatisfy({ !isWritable($0) }), let temporary = privateTemporaryDirectory() {
      directories.append(temporary)
    }
    directories.append("/var/cache/fontconfig")
    return directories
  }

  /// Whether a folder is writable, or can be created.
  private static func isWritable(_ path: String) -> Bool {
    var path = path
    while access(path, F_OK) != 0, path.count > 1 {
      path = (path as NSString).deletingLastPathComponent
    }
    return access(path, W_OK) == 0
  }

  /// The folder for users without a home folder. Another user's folder of that name is not used: caches are
  /// trusted.
  private static func privateTemporaryDirectory() -> String? {
    let path = NSTemporaryDirectory() + "storypole-fontconfig-\(getuid())"
    mkdir(path, 0o700)
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR,
      status.st_uid == getuid(), status.st_mode & 0o022 == 0
    else { return nil }
    return path
  }

  private static func document(directories: [String], rejected: [String]) -> String {
    func escaped(_ text: String) -> String {
      text.replacingOccurrences(of: "&", with: "&amp;")
        .replacingOccurrences(of: "<", with: "&lt;")
    }
    let folders = directories.map { "<dir>\(escaped($0))</dir>" }.joined(separator: "\n")
    let rejections = rejected.map { file in
      "<selectfont><rejectfont><pattern><patelt name=\"file\">"
        + "<string>\(escaped(file))</string></patelt></pattern></rejectfont></selectfont>"
    }.joined(separator: "\n")
    let caches = cacheDirectories().map { "<cachedir>\(escaped($0))</cachedir>" }
      .joined(separator: "\n")
    return """
      <?xml version="1.0"?>
      <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
      <fontconfig>
      \(folders)
      \(caches)
      \(rejections)
      <config><rescan><int>0</int></rescan></config>
      <alias binding="same">
        <family>emoji</family><prefer><family>Noto Color Emoji</family></prefer>
      </alias>
      <!-- Pictures of one size, such as emoji, are scaled to the size asked for. -->
      <match target="font">
        <test name="scalable"><bool>true</bool></test>
        <test name="outline"><bool>false</bool></test>
        <edit name="pixelsizefixupfactor" mode="assign">
          <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
        </edit>
        <edit name="matrix" mode="assign">
          <times>
            <name>matrix</name>
            <matrix>
              <name>pixelsizefixupfactor</name><double>0</double>
              <double>0</double><name>pixelsizefixupfactor</name>
            </matrix>
          </times>
        </edit>
      </match>
      <!-- A face that has no italic is drawn slanted. -->
      <match target="font">
        <test name="slant"><const>roman</const></test>
        <test target="pattern" name="slant" compare="not_eq"><const>roman</const></test>
        <edit name="matrix" mode="assign">
          <times>
            <name>matrix</name>
            <matrix><double>1</double><double>0.2</double><double>0</double><double>1</double></matrix>
          </times>
        </edit>
      </match>
      <!-- A face that has no bold is drawn bolder. -->
      <match target="font">
        <test name="weight" compare="less_eq"><const>medium</const></test>
        <test target="pattern" name="weight" compare="more_eq"><const>bold</const></test>
        <edit name="embolden" mode="assign"><bool>true</bool></edit>
      </match>
      </fontconfig>
      """
  }
}

// MARK: - Families

extension FontConfiguration {
  /// A family's name in its fonts' spelling, and the style of a PostScript or full name.
  struct NamedFont: Sendable {
    var family: String
    /// The weight in fontconfig's units; nil leaves it to the request.
    var weight: Int32?
    var slant: Int32?
  }

  func hasFamily(_ family: String) -> Bool { find(FC_FAMILY, family) != nil }

  /// Finds a font by its family, full or PostScript name.
  func font(named name: String) -> NamedFont? {
    if let found = find(FC_FAMILY, name) { return NamedFont(family: found.family) }
    return find(FC_POSTSCRIPT_NAME, name) ?? find(FC_FULLNAME, name)
  }

  /// The full names of the fonts of each family.
  var families: [String: Set<String>] {
    var families: [String: Set<String>] = [:]
    let names = fonts(nil, asking: [FC_FAMILY, FC_FULLNAME]) { font -> (String, String)? in
      var family: UnsafeMutablePointer<FcChar8>?
      var name: UnsafeMutablePointer<FcChar8>?
      guard FcPatternGetString(font, FC_FAMILY, 0, &family) == FcResultMatch, let family else {
        return nil
      }
      FcPatternGetString(font, FC_FULLNAME, 0, &name)
      return (String(cString: family), String(cString: name ?? family))
    }
    for (family, name) in names { families[family, default: []].insert(name) }
    return families
  }

  /// The TrueType or OpenType file of a family. Of several, the alphabetically first is used, so that the
  /// order of folders doesn't matter.
  func file(of family: String) -> FontFace? {
    let paths = fonts(FC_FAMILY, family, asking: [FC_FILE]) { font -> String? in
      var path: UnsafeMutablePointer<FcChar8>?
      guard FcPatternGetString(font, FC_FILE, 0, &path) == FcResultMatch else { return nil }
      return path.map { String(cString: $0) }
    }
    return paths.filter { $0.hasSuffix(".ttf") || $0.hasSuffix(".otf") }.min()
      .map { FontFace(path: $0) }
  }

  private func find(_ property: String, _ value: String) -> NamedFont? {
    let asked = [FC_FAMILY, FC_WEIGHT, FC_SLANT]
    return fonts(property, value, asking: asked) { font -> NamedFont? in
      var family: UnsafeMutablePointer<FcChar8>?
      guard FcPatternGetString(font, FC_FAMILY, 0, &family) == FcResultMatch, let family else {
        return nil
      }
      var weight: Int32 = 0
      var slant: Int32 = 0
      let hasWeight = FcPatternGetInteger(font, FC_WEIGHT, 0, &weight) == FcResultMatch
      let hasSlant = FcPatternGetInteger(font, FC_SLANT, 0, &slant) == FcResultMatch
      return NamedFont(
        family: String(cString: family), weight: hasWeight ? weight : nil,
        slant: hasSlant ? slant : nil)
    }.first
  }

  /// Maps `read` over all fonts with the property, or all fonts without one; it receives the requested properties.
  private func fonts<Result>(
    _ property: String?, _ value: String = "", asking: [String],
    read: (OpaquePointer) -> Result?
  ) -> [Result] {
    guard let pattern = FcPatternCreate(), let properties = FcObjectSetCreate() else { return [] }
    defer {
      FcPatternDestroy(pattern)
      FcObjectSetDestroy(properties)
    }
    if let property { FcPatternAddString(pattern, property, value) }
    for name in asking { FcObjectSetAdd(properties, name) }
    guard let fonts = FcFontList(config, pattern, properties) else { return [] }
    defer { FcFontSetDestroy(fonts) }
    return (0..<Int(fonts.pointee.nfont)).compactMap { fonts.pointee.fonts[$0].flatMap(read) }
  }
}
