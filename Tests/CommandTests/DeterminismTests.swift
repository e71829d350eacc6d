// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// The same file gives the same picture, to the byte, for every user and folder.
@Suite struct DeterminismTests {
  /// A user's possible settings: other fonts, bolder, without antialiasing.
  private static let hostileFonts = """
    <?xml version="1.0"?>
    <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
    <fontconfig>
    <dir>/usr/share/fonts</dir>
    <match target="pattern">
      <edit name="family" mode="assign" binding="strong"><string>DejaVu Serif</string></edit>
    </match>
    <match target="font">
      <edit name="antialias" mode="assign"><bool>false</bool></edit>
      <edit name="embolden" mode="assign"><bool>true</bool></edit>
    </match>
    </fontconfig>
    """

  private static let languages = [
    "C", "de_DE.UTF-8", "zh_TW.UTF-8", "ar_EG.UTF-8", "ja_JP.UTF-8", "sr_RS.UTF-8", "tr_TR.UTF-8",
  ]
  private static let zones = ["UTC", "Asia/Tokyo", "America/New_York", "Pacific/Chatham"]

  /// The environment of one of many users.
  private static func surroundings(_ number: Int, home: Workspace) -> [String: String] {
    let language = languages[number % languages.count]
    var environment = [
      "HOME": home.folder.path, "LANG": language, "LC_ALL": language, "LANGUAGE": language,
      "TZ": zones[number % zones.count],
      // A different hash seed for each process.
      "SWIFT_DETERMINISTIC_HASHING": "0",
    ]
    if number % 2 == 1 {
      environment["FONTCONFIG_FILE"] = home.folder.path + "/.config/fontconfig/fonts.conf"
    }
    return environment
  }

  @Test func twentyProcessesDrawTheSame() throws {
    let place = try Workspace(["Rich.swift": richSample])
    let homes = [try Workspace(), try Workspace()]
    let settings = homes[1].folder.appendingPathComponent(".config/fontconfig")
    try FileManager.default.createDirectory(at: settings, withIntermediateDirectories: true)
    try Data(Self.hostileFonts.utf8).write(to: settings.appendingPathComponent("fonts.conf"))

    let formats = ["png", "svg", "pdf"]
    var first: [String: Data] = [:]
    for number in 0..<20 {
      let format = formats[number % formats.count]
      let home = homes[number % homes.count]
      let folder = number % 4 < 2 ? place : home
      let run = try folder.run(
        ["render", place.folder.path + "/Rich.swift", "--format", format, "-o", "-"],
        environment: Self.surroundings(number, home: home))
      #expect(run.status == 0, "\(run.errors)")
      #expect(!run.output.isEmpty)
      #expect(run.output == first[format, default: run.output], "\(format), run \(number)")
      first[format] = first[format] ?? run.output
    }

    // The same file elsewhere, compiled again, with nothing cached.
    let copy = try Workspace(["Copy.swift": richSample])
    let run = try copy.run(
      "render", "Copy.swift", "-o", "out.pdf",
      environment: ["XDG_CACHE_HOME": copy.folder.path + "/cache"])
    #expect(run.status == 0, "\(run.errors)")
    #expect(try copy.data("out.pdf") == first["pdf"])
  }
}
