import StorypoleGraphics
import SwiftUI
import Testing

@testable import Storypole

/// Images: their own sizes, resizable ones, and unknown names.
@Suite struct ImageCases {
  @Test(arguments: all) @MainActor func hasItsSize(_ one: Case) { one.verify() }

  @CaseList static var all: [Case] {
    Case("sw-image-resizable", .recording("image/resizable"), window: 300, 200) {
      VStack(spacing: 8) {
        HStack(spacing: 8) {
          wide.resizable().frame(width: 30, height: 30).probe("shrunk")
          wide.resizable().frame(width: 96, height: 30).probe("stretched")
          wide.frame(width: 30, height: 30).probe("overflow")
          wide.frame(width: 30, height: 30).clipped().probe("overflowClipped")
        }.probe("row1")
        wide.resizable().frame(height: 24).probe("flexibleWidth")
        HStack(spacing: 0) {
          tall.resizable().probe("flexA")
          wide.resizable().probe("flexB")
        }.frame(height: 40).probe("row3")
        wide.resizable().padding(10).background(Color.gray).frame(width: 120, height: 60)
          .probe("padded")
      }.probe("stack").environment(\.assets, ViewAssets(Pictures()))
    }
    .gives(
      """
      stack 0 11 300 178
      row1 45 11 210 30
      shrunk 45 11 30 30
      stretched 83 11 96 30
      overflow 187 11 30 30
      overflowClipped 225 11 30 30
      flexibleWidth 0 49 300 24
      row3 0 81 300 40
      flexA 0 81 150 40
      flexB 150 81 150 40
      padded 90 129 120 60
      """)

    Case("sw-image-intrinsic", .recording("image/intrinsic"), window: 300, 200) {
      VStack(alignment: .leading, spacing: 4) {
        HStack(alignment: .top, spacing: 4) {
          wide.probe("swatch")
          tall.probe("tall")
          Image("80x60").probe("photo")
        }.probe("row1")
        HStack(alignment: .top, spacing: 4) {
          Image("32x16").probe("nested")
          Image("32x16").probe("loose")
          Image("20x20").probe("badge")
          Image("48x24").probe("dual")
          Image("missing").probe("missing")
          Image("Wrong/32x16").probe("wrongNamespace")
        }.probe("row2")
      }.probe("stack").environment(\.assets, ViewAssets(Pictures()))
    }
    .gives(
      """
      stack 64 54 172 92
      row1 64 54 172 64
      swatch 64 54 64 40
      tall 132 54 20 64
      photo 156 54 80 60
      row2 64 122 152 24
      nested 64 122 32 16
      loose 100 122 32 16
      badge 136 122 20 20
      dual 160 122 48 24
      missing 212 122 0 0
      wrongNamespace 216 122 0 0
      """)

    Case("sw-image-swap", .recording("image/swap"), window: 300, 200) { swap("64x40") }
      .gives(
        """
        row 105.25 80 89.5 40
        image 105.25 80 64 40
        text 177.25 80 17.5 16
        """
      )
      .then("20x64 image") { swap("20x64") }
      .gives(
        """
        row 127.25 68 45.5 64
        image 127.25 68 20 64
        text 155.25 68 17.5 16
        """
      )
      .then("missing name") { swap("missing") }
      .gives(
        """
        row 137.25 92 25.5 16
        image 137.25 92 0 0
        text 145.25 92 17.5 16
        """
      )
      .then("64x40 again") { swap("64x40") }
      .gives(
        """
        row 105.25 80 89.5 40
        image 105.25 80 64 40
        text 177.25 80 17.5 16
        """)
  }

  static var wide: Image { Image("64x40") }
  private static var tall: Image { Image("20x64") }

  /// A rigid view has the text's place: 8 lies between it and the image as well.
  @MainActor private static func swap(_ name: String) -> some View {
    HStack(alignment: .top) {
      Image(name).probe("image")
      Color.red.frame(width: 17.5, height: 16).probe("text")
    }.probe("row").environment(\.assets, ViewAssets(Pictures()))
  }
}

/// Assets whose names are their sizes in points.
final class Pictures: AssetLoader {
  func image(_ name: AssetName, in traits: AssetTraits) -> AssetAnswer<LoadedImage> {
    let numbers = name.name.split(separator: "x").map { Int($0) }
    guard numbers.count == 2, let width = numbers[0], let height = numbers[1] else {
      return AssetAnswer(nil, warnings: ["there is no image \(name.name)"])
    }
    let buffer = PixelBuffer(
      width: width, height: height, bytesPerRow: width * 4,
      bytes: [UInt8](repeating: 255, count: width * height * 4))
    return AssetAnswer(
      LoadedImage(.pixels(buffer), size: CGSize(width: width, height: height)))
  }

  func color(_ name: AssetName, in traits: AssetTraits) -> AssetAnswer<LoadedColor> {
    AssetAnswer(nil)
  }
  func symbol(_ name: AssetName) -> AssetAnswer<Data> { AssetAnswer(nil) }
  func image(in data: Data, scale: CGFloat, name: String) -> AssetAnswer<LoadedImage> {
    AssetAnswer(nil)
  }
}
