// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypolePages
import StorypoleTesting
import SwiftUI
import Testing

struct ViewStrategyTests {
  let folder = Folder()

  struct Card: View {
    var inset: CGFloat = 8
    var color = Color.blue
    var body: some View {
      VStack(spacing: 4) {
        color.frame(width: 40, height: 10).padding(.bottom, inset)
        Color.red.frame(width: 40, height: 10)
      }
    }
  }

  /// The width and the height in pixels, which follow the signature and the name of the first chunk.
  private func pixels(_ name: String = "test.a.png") -> [Int] {
    let data = FileManager.default.contents(atPath: folder.url.appendingPathComponent(name).path)
    guard let data, data.count > 24 else { return [] }
    return [16, 20].map { start in data[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) } }
  }

  private func record<Value>(_ value: Value, _ strategy: Snapshotting<Value, UIImage>) -> [Int] {
    _ = folder.verify(value, as: strategy, .all)
    return pixels()
  }

  // MARK: Sizes

  // derived: 2 pixels per point, unless traits have another scale; (10 + 8 + 4 + 10) · 2 = 64.
  @Test func sizes() {
    #expect(record(Card(), .image) == [80, 64])
    #expect(record(Card(), .image(layout: .fixed(width: 200, height: 100))) == [400, 200])
    #expect(record(Card(), .image(traits: UITraitCollection(displayScale: 3))) == [120, 96])
    #expect(record(Card(), .image(layout: .device(config: .iPhoneSe))) == [640, 1136])
    #expect(record(Card(), .image(layout: .device(config: .iPhone13(.landscape)))) == [1688, 780])
    #expect(record(Card(), .image(layout: .device(config: .iPadPro11(.portrait)))) == [1668, 2388])
  }

  // measured: the library's own golden of iOS is 101 pixels high. Its width depends on the drawing of the symbol.
  @Test @MainActor func sizeOfAViewRecordedOnIOS() {
    struct Mark: View {
      var body: some View {
        HStack {
          Image(systemName: "checkmark.circle.fill")
          Text("Checked").fixedSize()
        }
        .padding(5)
        .background(RoundedRectangle(cornerRadius: 5.0).fill(Color.blue))
        .padding(10)
      }
    }
    #expect(record(Mark().background(Color.yellow), .image).last == 101)
  }

  // derived: 20 points are the status bar, so the lower edge of a view at the top is at 20 + 10.
  @Test func safeAreaOfADevice() throws {
    let view = Color.red.frame(height: 10).frame(maxHeight: .infinity, alignment: .top)
    _ = folder.verify(view, as: .image(layout: .device(config: .iPhone8)))
    let frames = try #require(folder.text("test.a.frames"))
    #expect(frames.contains("Color red  0 20 375 10"))
  }

  @Test func aViewWithoutSize() throws {
    let failure = try #require(folder.verify(EmptyView(), as: .image))
    #expect(failure.contains("Give the view a frame"))
    #expect(folder.files.isEmpty)
  }

  @Test(arguments: [CGFloat.nan, .infinity, 1e9, -5])
  func hostileSizes(length: CGFloat) throws {
    let layout = SwiftUISnapshotLayout.fixed(width: length, height: 10)
    let failure = try #require(folder.verify(Card(), as: .image(layout: layout)))
    #expect(!failure.hasPrefix("No reference"))
    #expect(folder.files.isEmpty)
  }

  // MARK: Traits

  // derived: each trait is the value that the view reads.
  @Test @MainActor func traitsReachTheView() throws {
    struct Reader: View {
      @Environment(\.colorScheme) var scheme
      @Environment(\.dynamicTypeSize) var type
      @Environment(\.layoutDirection) var direction
      @Environment(\.horizontalSizeClass) var width
      @Environment(\.legibilityWeight) var weight
      @Environment(\.colorSchemeContrast) var contrast
      var body: some View {
        VStack {
          Text(verbatim: "\(scheme) \(type) \(direction)")
          Text(verbatim: "\(width!) \(contrast) \(weight == .bold)")
        }
        .fixedSize()
      }
    }
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(preferredContentSizeCategory: .accessibilityLarge),
      UITraitCollection(layoutDirection: .rightToLeft),
      UITraitCollection(horizontalSizeClass: .regular),
      UITraitCollection(legibilityWeight: .bold),
      UITraitCollection { $0.accessibilityContrast = .high },
    ])
    _ = folder.verify(Reader(), as: .image(layout: .device(config: .iPhone13), traits: traits))
    let frames = try #require(folder.text("test.a.frames"))
    #expect(frames.contains("\"dark accessibility2 rightToLeft\""))
    #expect(frames.contains("\"regular increased true\""))
    _ = folder.verify(Reader(), as: .image(layout: .device(config: .iPhone13)), named: "b")
    let plain = try #require(folder.text("test.b.frames"))
    #expect(plain.contains("\"light medium leftToRight\""))
    #expect(plain.contains("\"compact standard false\""))
  }

  // MARK: Differences

  @Test func aFailureNamesThePaddingThatMovedAView() throws {
    _ = folder.verify(Card(), as: .image)
    #expect(folder.verify(Card(), as: .image) == nil)
    let failure = try #require(folder.verify(Card(inset: 12), as: .image))
    #expect(failure.contains("80 × 72 px, was 80 × 64"))
    #expect(failure.contains("padding"))
    #expect(failure.contains("12"))
    #expect(failure.contains("VStack"))
  }

  // derived: 40 × 10 points are 80 × 20 pixels.
  @Test func aFailureNamesTheRegionOfAColor() throws {
    _ = folder.verify(Card(), as: .image)
    let failure = try #require(folder.verify(Card(color: .green), as: .image))
    #expect(failure.contains("1600 of 5120 pixels differ, in 80 × 20 pixels at (0, 0)."))
    // 3520 of 5120 pixels are equal: a share of 0.6875.
    #expect(folder.verify(Card(color: .green), as: .image(precision: 0.6875)) == nil)
    #expect(folder.verify(Card(color: .green), as: .image(precision: 0.69)) != nil)
  }

  @Test func perceptualPrecisionIsADistanceOfColors() {
    func gray(_ white: Double) -> some View {
      Color(white: white).frame(width: 10, height: 10)
    }
    _ = folder.verify(gray(0.5), as: .image)
    #expect(folder.verify(gray(0.505), as: .image) != nil)
    // derived: L* of sRGB grays 128 and 129 is 53.59 and 53.98, less than 2 apart; that of 153 is 63.2.
    #expect(folder.verify(gray(0.505), as: .image(perceptualPrecision: 0.98)) == nil)
    #expect(folder.verify(gray(0.6), as: .image(perceptualPrecision: 0.98)) != nil)
  }

  @Test func aGoldenOfAnotherSystemIsNamed() throws {
    _ = folder.verify(Card(), as: .image)
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("test.a.frames"))
    let failure = try #require(folder.verify(Card(inset: 9), as: .image))
    #expect(failure.contains("SNAPSHOT_TESTING_DIR"))
  }

  @Test func aGoldenThatIsNoPicture() throws {
    try folder.write("hello", to: "test.a.png")
    #expect(folder.verify(Card(), as: .image)?.contains("The reference is no picture.") == true)
  }

  // MARK: UIKit

  @Test @MainActor func hostingController() {
    let controller = UIHostingController(rootView: Card())
    #expect(record(controller, .image(on: .iPhoneSe)) == [640, 1136])
    #expect(record(controller, .image(size: CGSize(width: 50, height: 60))) == [100, 120])
    controller.view.frame = CGRect(x: 0, y: 0, width: 70, height: 80)
    #expect(record(controller, .image) == [140, 160])
    #expect(record(controller.view, .image) == [140, 160])
    // derived: (10 + 8 + 4 + 10) points high.
    #expect(
      controller.sizeThatFits(in: CGSize(width: 500, height: 500)) == CGSize(width: 40, height: 32))
    #expect(controller.view.intrinsicContentSize == CGSize(width: 40, height: 32))
  }

  @Test func hostingControllerOutsideOfTheMainActor() async {
    let controller = await UIHostingController(rootView: Card())
    let value: UIViewController = controller
    #expect(record(value, .image(on: .iPhoneSe)) == [640, 1136])
  }

  @Test @MainActor func otherControllersAreNotDrawn() throws {
    let failure = try #require(folder.verify(UIViewController(), as: .image))
    #expect(failure.hasPrefix("UIViewController can't be drawn"))
    #expect(folder.verify(UIView(), as: .image)?.hasPrefix("UIView can't be drawn") == true)
    let label = UILabel()
    label.text = "Total"
    #expect(record(label, .image(size: CGSize(width: 50, height: 20))) == [100, 40])
  }

  @Test @MainActor func description() throws {
    _ = folder.verify(
      UIHostingController(rootView: Card()), as: .recursiveDescription(on: .iPhoneSe))
    #expect(folder.text("test.a.txt")?.contains("VStack") == true)
  }

  /// Two pages of 60 × 60 points, each of one color.
  @Test func aFailureNamesThePageOfADocument() throws {
    func document(_ first: Color, _ second: Color) -> PagedDocument {
      PagedDocument(paper: PaperSize(width: 60, height: 60), margins: EdgeInsets()) {
        VStack(spacing: 0) {
          first.frame(height: 60)
          second.frame(height: 60)
        }
      }
    }
    _ = folder.verify(document(.red, .blue), as: .image)
    let second = try #require(folder.verify(document(.red, .green), as: .image))
    #expect(second.contains(" on page 2."), "\(second)")
    let both = try #require(folder.verify(document(.yellow, .green), as: .image))
    #expect(both.contains(" on pages 1 to 2."), "\(both)")
  }

  @Test func images() throws {
    let data = try #require(picture(.blue))
    let image = try #require(UIImage(data: data, scale: 2))
    _ = folder.verify(image, as: .image)
    #expect(folder.verify(image, as: .image) == nil)
    let red = try #require(picture(.red))
    let other = try #require(UIImage(data: red, scale: 2))
    #expect(folder.verify(other, as: .image)?.contains("400 of 400 pixels differ") == true)
  }

  private func picture(_ color: Color) -> Data? {
    _ = folder.verify(color.frame(width: 10, height: 10), as: .image, named: "\(color)")
    return FileManager.default.contents(
      atPath: folder.url.appendingPathComponent("test.\(color).png").path)
  }

  // MARK: Frames, pictures and reasons

  @Test func frames() throws {
    _ = folder.verify(Card(), as: .frames)
    let golden = try #require(folder.text("test.a.frames"))
    #expect(golden.hasPrefix("# storypole frames 1"))
    #expect(folder.verify(Card(), as: .frames) == nil)
    let failure = try #require(folder.verify(Card(inset: 12), as: .frames))
    #expect(failure.contains("padding"))
  }

  @Test func reasonsBehindTheTabAreNotCompared() throws {
    _ = folder.verify(Card(), as: .frames)
    let golden = try #require(folder.text("test.a.frames"))
    let bare = golden.split(separator: "\n").map { $0.prefix { $0 != "\t" } + "\n" }.joined()
    try folder.write(bare, to: "test.a.frames")
    #expect(folder.verify(Card(), as: .frames) == nil)
  }

  @Test func reasons() throws {
    _ = folder.verify(Card(), as: .reasons)
    let golden = try #require(folder.text("test.a.txt"))
    #expect(golden.contains("VStack"))
    #expect(folder.verify(Card(inset: 12), as: .reasons) != nil)
  }

  @Test func picture() throws {
    // derived: the view alone, (10 + 8 + 4 + 10) · 2 pixels high; a phone of 393 × 852 points, or 320 × 568.
    #expect(record(Card(), .picture()) == [80, 64])
    #expect(record(Card(), .picture(device: "iPhone 16")) == [786, 1704])
    let failure = try #require(folder.verify(Card(), as: .picture(device: "iPhone 99")))
    #expect(failure.contains("iPhone 16 Pro"))
  }

  @Test func variants() {
    let variants: [SnapshotVariant] = [.light, .dark, .rightToLeft, .typeSize(.accessibility3)]
    let strategies: [String: Snapshotting<Card, UIImage>] = .pictures(variants: variants)
    #expect(strategies.keys.sorted() == ["accessibility3", "dark", "light", "rtl"])
    for (name, strategy) in strategies { _ = folder.verify(Card(), as: strategy, named: name) }
    #expect(
      folder.files.filter { $0.hasSuffix("png") } == [
        "test.accessibility3.png", "test.dark.png", "test.light.png", "test.rtl.png",
      ])
    #expect(folder.text("test.dark.png") != folder.text("test.light.png"))
    #expect([SnapshotVariant].standard.map(\.name).count == 6)
  }
}
