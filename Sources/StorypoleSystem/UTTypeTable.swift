// SPDX-License-Identifier: Apache-2.0
// Source: Apple's documentation of the system-declared uniform type identifiers.

/// A known type.
struct UTTypeRow {
  var parents: [String]
  var extensions: [String]
  var mimeType: String?

  init(_ parents: String, _ extensions: String = "", _ mimeType: String? = nil) {
    self.parents = parents.split(separator: " ").map(String.init)
    self.extensions = extensions.split(separator: " ").map(String.init)
    self.mimeType = mimeType
  }
}

enum UTTypeTable {
  /// In the order in which extensions are searched.
  static let names = table.map(\.0)
  static let rows = Dictionary(uniqueKeysWithValues: table)

  private static let table: [(String, UTTypeRow)] = [
    ("public.item", UTTypeRow("")),
    ("public.content", UTTypeRow("")),
    ("public.composite-content", UTTypeRow("public.content")),
    ("public.data", UTTypeRow("public.item")),
    ("public.directory", UTTypeRow("public.item")),
    ("public.folder", UTTypeRow("public.directory")),
    ("com.apple.package", UTTypeRow("public.directory")),
    ("com.apple.bundle", UTTypeRow("public.directory")),
    ("com.apple.application", UTTypeRow("public.item")),
    ("public.symlink", UTTypeRow("public.item")),
    ("public.disk-image", UTTypeRow("public.item")),
    ("public.text", UTTypeRow("public.data public.content")),
    ("public.plain-text", UTTypeRow("public.text", "txt text", "text/plain")),
    ("public.utf8-plain-text", UTTypeRow("public.plain-text")),
    ("public.utf16-plain-text", UTTypeRow("public.plain-text")),
    ("public.rtf", UTTypeRow("public.text", "rtf", "text/rtf")),
    ("public.html", UTTypeRow("public.text", "html htm", "text/html")),
    ("public.xml", UTTypeRow("public.text", "xml", "application/xml")),
    ("public.json", UTTypeRow("public.text", "json", "application/json")),
    ("public.yaml", UTTypeRow("public.text", "yml yaml", "application/x-yaml")),
    ("com.apple.property-list", UTTypeRow("public.data", "plist")),
    (
      "public.comma-separated-values-text",
      UTTypeRow("public.delimited-values-text", "csv", "text/csv")
    ),
    (
      "public.tab-separated-values-text",
      UTTypeRow("public.delimited-values-text", "tsv", "text/tab-separated-values")
    ),
    ("public.delimited-values-text", UTTypeRow("public.text")),
    ("public.source-code", UTTypeRow("public.plain-text")),
    ("public.swift-source", UTTypeRow("public.source-code", "swift")),
    ("public.c-source", UTTypeRow("public.source-code", "c")),
    ("public.python-script", UTTypeRow("public.source-code", "py", "text/x-python-script")),
    (
      "com.netscape.javascript-source",
      UTTypeRow("public.source-code", "js javascript", "text/javascript")
    ),
    ("public.shell-script", UTTypeRow("public.source-code", "sh command")),
    ("public.url", UTTypeRow("public.data")),
    ("public.file-url", UTTypeRow("public.url")),
    ("public.image", UTTypeRow("public.data public.content")),
    ("public.png", UTTypeRow("public.image", "png", "image/png")),
    ("public.jpeg", UTTypeRow("public.image", "jpeg jpg jpe", "image/jpeg")),
    ("com.compuserve.gif", UTTypeRow("public.image", "gif", "image/gif")),
    ("public.tiff", UTTypeRow("public.image", "tiff tif", "image/tiff")),
    ("com.microsoft.bmp", UTTypeRow("public.image", "bmp", "image/bmp")),
    ("com.microsoft.ico", UTTypeRow("public.image", "ico", "image/vnd.microsoft.icon")),
    ("com.apple.icns", UTTypeRow("public.image", "icns")),
    ("public.svg-image", UTTypeRow("public.image", "svg", "image/svg+xml")),
    ("org.webmproject.webp", UTTypeRow("public.image", "webp", "image/webp")),
    ("public.heic", UTTypeRow("public.heif-standard", "heic", "image/heic")),
    ("public.heif", UTTypeRow("public.heif-standard", "heif", "image/heif")),
    ("public.camera-raw-image", UTTypeRow("public.image")),
    ("com.apple.live-photo", UTTypeRow("")),
    ("public.audiovisual-content", UTTypeRow("public.data public.content")),
    ("public.movie", UTTypeRow("public.audiovisual-content")),
    ("public.video", UTTypeRow("public.movie")),
    ("public.audio", UTTypeRow("public.audiovisual-content")),
    ("com.apple.quicktime-movie", UTTypeRow("public.movie", "mov qt", "video/quicktime")),
    ("public.mpeg-4", UTTypeRow("public.movie", "mp4 mpeg4", "video/mp4")),
    ("public.mpeg", UTTypeRow("public.movie", "mpg mpeg", "video/mpeg")),
    ("public.avi", UTTypeRow("public.movie", "avi", "video/avi")),
    ("public.mp3", UTTypeRow("public.audio", "mp3", "audio/mpeg")),
    ("com.microsoft.waveform-audio", UTTypeRow("public.audio", "wav wave", "audio/vnd.wave")),
    ("public.aiff-audio", UTTypeRow("public.audio", "aiff aif", "audio/aiff")),
    ("public.mpeg-4-audio", UTTypeRow("public.audio", "mp4", "audio/mp4")),
    ("public.midi-audio", UTTypeRow("public.audio", "midi mid", "audio/midi")),
    ("public.archive", UTTypeRow("public.data")),
    ("public.zip-archive", UTTypeRow("public.archive", "zip", "application/zip")),
    ("org.gnu.gnu-zip-archive", UTTypeRow("public.archive", "gz gzip", "application/x-gzip")),
    ("public.tar-archive", UTTypeRow("public.archive", "tar", "application/x-tar")),
    ("com.adobe.pdf", UTTypeRow("public.data public.composite-content", "pdf", "application/pdf")),
    ("com.apple.rtfd", UTTypeRow("com.apple.package public.composite-content", "rtfd")),
    (
      "org.idpf.epub-container",
      UTTypeRow("public.data public.composite-content", "epub", "application/epub+zip")
    ),
    ("public.presentation", UTTypeRow("public.composite-content")),
    ("public.spreadsheet", UTTypeRow("public.content")),
    ("public.font", UTTypeRow("")),
    ("public.database", UTTypeRow("")),
    ("public.calendar-event", UTTypeRow("")),
    ("public.vcard", UTTypeRow("public.text", "vcf vcard", "text/directory")),
    ("public.contact", UTTypeRow("")),
    ("public.message", UTTypeRow("")),
    (
      "com.pixar.universal-scene-description-mobile",
      UTTypeRow("public.data", "usdz", "model/vnd.usdz+zip")
    ),
    ("com.apple.log", UTTypeRow("public.plain-text", "log")),
    ("public.heif-standard", UTTypeRow("public.image")),
  ]
}

extension UTType {
  // The identifiers are in the table.
  private static func known(_ identifier: String) -> UTType { UTType(identifier)! }

  /// The base of everything in a file system, `public.item`.
  public static var item: UTType { known("public.item") }
  /// The base of documents, `public.content`.
  public static var content: UTType { known("public.content") }
  /// Content with styles and pictures, `public.composite-content`.
  public static var compositeContent: UTType { known("public.composite-content") }
  /// The base of types of bytes, `public.data`.
  public static var data: UTType { known("public.data") }
  /// A folder, `public.directory`.
  public static var directory: UTType { known("public.directory") }
  /// A folder that users browse, `public.folder`.
  public static var folder: UTType { known("public.folder") }
  /// A folder that looks like a file, `com.apple.package`.
  public static var package: UTType { known("com.apple.package") }
  /// A folder with a fixed structure, `com.apple.bundle`.
  public static var bundle: UTType { known("com.apple.bundle") }
  /// A program, `com.apple.application`.
  public static var application: UTType { known("com.apple.application") }
  /// A link to another file, `public.symlink`.
  public static var symbolicLink: UTType { known("public.symlink") }
  /// A disk in a file, `public.disk-image`.
  public static var diskImage: UTType { known("public.disk-image") }
  /// The base of text, `public.text`.
  public static var text: UTType { known("public.text") }
  /// Text without styles, `public.plain-text`.
  public static var plainText: UTType { known("public.plain-text") }
  /// Text without styles in UTF-8, `public.utf8-plain-text`.
  public static var utf8PlainText: UTType { known("public.utf8-plain-text") }
  /// Text without styles in UTF-16, `public.utf16-plain-text`.
  public static var utf16PlainText: UTType { known("public.utf16-plain-text") }
  /// Text in Rich Text Format, `public.rtf`.
  public static var rtf: UTType { known("public.rtf") }
  /// A page in HTML, `public.html`.
  public static var html: UTType { known("public.html") }
  /// Text in XML, `public.xml`.
  public static var xml: UTType { known("public.xml") }
  /// Data in JSON, `public.json`.
  public static var json: UTType { known("public.json") }
  /// Data in YAML, `public.yaml`.
  public static var yaml: UTType { known("public.yaml") }
  /// A property list, `com.apple.property-list`.
  public static var propertyList: UTType { known("com.apple.property-list") }
  /// A table with commas, `public.comma-separated-values-text`.
  public static var commaSeparatedText: UTType { known("public.comma-separated-values-text") }
  /// A table with tabs, `public.tab-separated-values-text`.
  public static var tabSeparatedText: UTType { known("public.tab-separated-values-text") }
  /// A table in text, `public.delimited-values-text`.
  public static var delimitedText: UTType { known("public.delimited-values-text") }
  /// The base of source code, `public.source-code`.
  public static var sourceCode: UTType { known("public.source-code") }
  /// Source code in Swift, `public.swift-source`.
  public static var swiftSource: UTType { known("public.swift-source") }
  /// Source code in C, `public.c-source`.
  public static var cSource: UTType { known("public.c-source") }
  /// Source code in Python, `public.python-script`.
  public static var pythonScript: UTType { known("public.python-script") }
  /// Source code in JavaScript, `com.netscape.javascript-source`.
  public static var javaScript: UTType { known("com.netscape.javascript-source") }
  /// A shell script, `public.shell-script`.
  public static var shellScript: UTType { known("public.shell-script") }
  /// An address, `public.url`.
  public static var url: UTType { known("public.url") }
  /// The address of a file, `public.file-url`.
  public static var fileURL: UTType { known("public.file-url") }
  /// The base of pictures, `public.image`.
  public static var image: UTType { known("public.image") }
  /// A picture in PNG, `public.png`.
  public static var png: UTType { known("public.png") }
  /// A picture in JPEG, `public.jpeg`.
  public static var jpeg: UTType { known("public.jpeg") }
  /// A picture in GIF, `com.compuserve.gif`.
  public static var gif: UTType { known("com.compuserve.gif") }
  /// A picture in TIFF, `public.tiff`.
  public static var tiff: UTType { known("public.tiff") }
  /// A picture in BMP, `com.microsoft.bmp`.
  public static var bmp: UTType { known("com.microsoft.bmp") }
  /// A Windows icon, `com.microsoft.ico`.
  public static var ico: UTType { known("com.microsoft.ico") }
  /// A macOS icon, `com.apple.icns`.
  public static var icns: UTType { known("com.apple.icns") }
  /// A drawing in SVG, `public.svg-image`.
  public static var svg: UTType { known("public.svg-image") }
  /// A picture in WebP, `org.webmproject.webp`.
  public static var webP: UTType { known("org.webmproject.webp") }
  /// A picture in HEIC, `public.heic`.
  public static var heic: UTType { known("public.heic") }
  /// A picture in HEIF, `public.heif`.
  public static var heif: UTType { known("public.heif") }
  /// A camera's raw picture, `public.camera-raw-image`.
  public static var rawImage: UTType { known("public.camera-raw-image") }
  /// A Live Photo, `com.apple.live-photo`.
  public static var livePhoto: UTType { known("com.apple.live-photo") }
  /// The base of sound and film, `public.audiovisual-content`.
  public static var audiovisualContent: UTType { known("public.audiovisual-content") }
  /// The base of films, `public.movie`.
  public static var movie: UTType { known("public.movie") }
  /// A film without sound, `public.video`.
  public static var video: UTType { known("public.video") }
  /// The base of sounds, `public.audio`.
  public static var audio: UTType { known("public.audio") }
  /// A QuickTime film, `com.apple.quicktime-movie`.
  public static var quickTimeMovie: UTType { known("com.apple.quicktime-movie") }
  /// A film in MPEG-4, `public.mpeg-4`.
  public static var mpeg4Movie: UTType { known("public.mpeg-4") }
  /// A film in MPEG, `public.mpeg`.
  public static var mpeg: UTType { known("public.mpeg") }
  /// A film in AVI, `public.avi`.
  public static var avi: UTType { known("public.avi") }
  /// A sound in MP3, `public.mp3`.
  public static var mp3: UTType { known("public.mp3") }
  /// A sound in WAV, `com.microsoft.waveform-audio`.
  public static var wav: UTType { known("com.microsoft.waveform-audio") }
  /// A sound in AIFF, `public.aiff-audio`.
  public static var aiff: UTType { known("public.aiff-audio") }
  /// A sound in MPEG-4, `public.mpeg-4-audio`.
  public static var mpeg4Audio: UTType { known("public.mpeg-4-audio") }
  /// Music in MIDI, `public.midi-audio`.
  public static var midi: UTType { known("public.midi-audio") }
  /// The base of archives, `public.archive`.
  public static var archive: UTType { known("public.archive") }
  /// An archive in ZIP, `public.zip-archive`.
  public static var zip: UTType { known("public.zip-archive") }
  /// An archive in gzip, `org.gnu.gnu-zip-archive`.
  public static var gzip: UTType { known("org.gnu.gnu-zip-archive") }
  /// An archive in tar, `public.tar-archive`.
  public static var tarArchive: UTType { known("public.tar-archive") }
  /// A document in PDF, `com.adobe.pdf`.
  public static var pdf: UTType { known("com.adobe.pdf") }
  /// Rich text with pictures, `com.apple.rtfd`.
  public static var rtfd: UTType { known("com.apple.rtfd") }
  /// A book in EPUB, `org.idpf.epub-container`.
  public static var epub: UTType { known("org.idpf.epub-container") }
  /// A presentation, `public.presentation`.
  public static var presentation: UTType { known("public.presentation") }
  /// A spreadsheet, `public.spreadsheet`.
  public static var spreadsheet: UTType { known("public.spreadsheet") }
  /// The base of fonts, `public.font`.
  public static var font: UTType { known("public.font") }
  /// The base of databases, `public.database`.
  public static var database: UTType { known("public.database") }
  /// An event, `public.calendar-event`.
  public static var calendarEvent: UTType { known("public.calendar-event") }
  /// A person's address in vCard, `public.vcard`.
  public static var vCard: UTType { known("public.vcard") }
  /// A person's address, `public.contact`.
  public static var contact: UTType { known("public.contact") }
  /// An email or another message, `public.message`.
  public static var message: UTType { known("public.message") }
  /// A scene in USDZ, `com.pixar.universal-scene-description-mobile`.
  public static var usdz: UTType { known("com.pixar.universal-scene-description-mobile") }
  /// A log, `com.apple.log`.
  public static var log: UTType { known("com.apple.log") }
}
