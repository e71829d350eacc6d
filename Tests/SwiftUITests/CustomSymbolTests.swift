// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import SwiftUI
import Testing

@testable import Storypole

/// Custom symbols: SVG files, and sets of an asset catalog.
@Suite struct CustomSymbolTests {
  private func lay(_ view: some View, _ files: [String: String]) throws -> LayoutResult {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("CustomSymbolTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    for (name, text) in files {
      let file = root.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    var request = LayoutRequest(
      size: CGSize(width: 300, height: 300), textEngine: FixedTextEngine())
    request.environment.assets = ViewAssets(folders: [root])
    return layoutFrames(view._probe("symbol"), request)
  }

  private let wide = """
    <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><path d="M0 0h20v10z"/></svg>
    """

  // Ours: a file in Symbols takes precedence over our symbol; 1.2 of 20 points high, its proportions kept.
  @Test func filesComeFirst() throws {
    let symbol = Image(systemName: "star").font(.system(size: 20))
    let result = try lay(symbol, ["Symbols/star.svg": wide])
    #expect(result.frames["symbol"]?.width == 48)
    #expect(result.warnings.isEmpty)
    // The edges are rounded outward to pixels: half a capital is 7.046 of 20 points, so that 12 + 7.046
    // become 19.5 and 12 − 7.046 become 5.
    #expect(result.frames["symbol"]?.height == 24.5)
    #expect(result.explicit("symbol", .firstTextBaseline) == 19.5)
    // A file with that name elsewhere is a picture, not a symbol.
    #expect(try lay(symbol, ["star.svg": wide]).frames["symbol"]?.width != 48)
  }

  // Documented: `Image("name")` shows a symbol set. Its file is a sheet of Apple's: between the margins
  // of the regular weight, 50 wide where capitals are 70.46 high, so half of the font's size is the width.
  @Test func symbolSets() throws {
    let sheet = """
      <svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
      <g id="Notes"><rect id="artboard" width="3300" height="2200"/></g>
      <g id="Guides">
      <line id="Baseline-M" x1="263" x2="3036" y1="1126" y2="1126"/>
      <line id="Capline-M" x1="263" x2="3036" y1="1055.54" y2="1055.54"/>
      <line id="left-margin-Regular-M" x1="1400" x2="1400" y1="1030" y2="1150"/>
      <line id="right-margin-Regular-M" x1="1450" x2="1450" y1="1030" y2="1150"/>
      </g>
      <g id="Symbols"><g id="Regular-M" transform="matrix(1 0 0 1 1400 1126)"><g>
      <path d="M0 0 L50 0 L50 -70 Z"/></g><g/></g></g>
      </svg>
      """
    let set = "Assets.xcassets/mark.symbolset/"
    let contents = #"{"symbols":[{"filename":"mark.svg","idiom":"universal"}]}"#
    let result = try lay(
      Image("mark").font(.system(size: 20)),
      [set + "Contents.json": contents, set + "mark.svg": sheet])
    #expect(result.warnings.isEmpty)
    #expect(result.frames["symbol"].map { abs($0.width - 10) < 0.6 } == true)
    #expect(result.frames["symbol"]?.height == 24.5)
  }

  // Ours: names that lead out of the folder are ignored.
  @Test(arguments: ["../star", "/etc/star", "a/../../b"])
  func namesStayInTheFolder(name: String) throws {
    let result = try lay(Image(systemName: name), ["Symbols/x.svg": wide])
    #expect(result.warnings.count == 1)
  }
}
