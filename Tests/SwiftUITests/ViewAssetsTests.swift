// SPDX-License-Identifier: Apache-2.0
import SwiftUI
import Testing

/// Assets that programs set for `ImageRenderer`.
@MainActor
@Suite struct AssetsTests {
  /// A red square of 4 points at scale 2.
  private func square() throws -> Data {
    let renderer = ImageRenderer(content: Color.red.frame(width: 4, height: 4))
    renderer.scale = 2
    return try renderer.pngData()
  }

  @Test func dataByName() throws {
    let square = try square()
    let assets = ViewAssets(scale: 2) { $0 == "square" ? square : nil }
    let renderer = ImageRenderer(content: Image("square").environment(\.assets, assets))
    renderer.scale = 2
    #expect(try renderer.pngData() == square)
  }

  @Test func folders() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("AssetsTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try square().write(to: folder.appendingPathComponent("square@2x.png"))
    let renderer = ImageRenderer(
      content: Image("square").environment(\.assets, ViewAssets(folders: [folder])))
    renderer.scale = 2
    #expect(try renderer.pngData() == square())
  }

  /// A folder Resources in a bundle, which may be empty, doesn't hide files next to it.
  @Test func bundlesWithAFolderOfResources() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("AssetsTests-\(UUID().uuidString).resources")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("Resources"), withIntermediateDirectories: true)
    try square().write(to: folder.appendingPathComponent("square@2x.png"))
    let bundle = try #require(Bundle(url: folder))
    let renderer = ImageRenderer(
      content: Image("square").environment(\.assets, ViewAssets(bundle: bundle)))
    renderer.scale = 2
    #expect(try renderer.pngData() == square())
  }

  @Test func asyncImagesAreDecoded() throws {
    let square = try square()
    let url = try #require(URL(string: "https://example.org/square.png"))
    let loader = AsyncImageDataLoader { _ in square }
    let renderer = ImageRenderer(
      content: AsyncImage(url: url, scale: 2).environment(\.asyncImageLoader, loader))
    renderer.scale = 2
    #expect(try renderer.pngData() == square)
  }
}
