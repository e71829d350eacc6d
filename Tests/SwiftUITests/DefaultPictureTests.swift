// SPDX-License-Identifier: Apache-2.0
import StorypoleCairo
import StorypoleGraphics
import Testing

@testable import Storypole
@testable import StorypoleControls
@testable import SwiftUI

/// The part of a window that a picture shows, and the warnings about the rest.
@MainActor
@Suite struct DefaultPictureTests {
  private static let engine = PangoTextEngine()
  /// The phone's.
  private static let device = CGSize(width: 393, height: 852)

  private static func picture(
    _ view: some View, _ change: (inout PictureOptions) -> Void = { _ in }
  ) throws -> Picture {
    var options = PictureOptions()
    change(&options)
    return try makePicture(of: view, options, textEngine: engine)
  }

  private static let square: some View = Color.blue.frame(width: 100, height: 40)

  /// Content inside of its own frame is shown alone, at every scale: 3 has no half pixels.
  @Test(arguments: [1.0, 2, 3]) func viewsAlone(scale: CGFloat) throws {
    for view in [
      AnyView(Self.square), AnyView(Self.square.overlay { Text("ag") }),
      AnyView(Self.square.padding(1 / 3)),
      AnyView(Self.square.offset(x: 5).padding(5)),
      AnyView(Self.square.offset(x: 500).clipped()),
      AnyView(Self.square.overlay { Color.red.frame(width: 300, height: 300).opacity(0) }),
      AnyView(Self.square.shadow(radius: 3).padding(6)),
      AnyView(Self.square.overlay(Circle().strokeBorder(.red, lineWidth: 8))),
      AnyView(Self.square.mask { Circle().frame(width: 200, height: 200) }),
    ] {
      let picture = try Self.picture(view) { $0.scale = scale }
      #expect(picture.displayList.size.width < 120)
      #expect(picture.host.warnings == [])
    }
    #expect(try Self.picture(Color.orange).displayList.size == CGSize(width: 393, height: 759))
    // The device would not improve the picture of a larger view.
    let large = try Self.picture(Color.blue.frame(width: 1200, height: 630))
    #expect(large.displayList.size == CGSize(width: 1200, height: 630))
  }

  /// Content that exceeds its frame, or has none, shows the whole device.
  @Test func wholeDevices() throws {
    for view in [
      AnyView(Color.orange.ignoresSafeArea()),
      AnyView(
        TabView {
          Tab("Home", systemImage: "house") { List { Text("a") } }
          Tab("More", systemImage: "ellipsis") { Text("b") }
        }),
      AnyView(NavigationStack { List { Text("a") }.navigationTitle("Title") }),
      AnyView(Self.square.offset(x: 5)), AnyView(Self.square.shadow(radius: 3)),
      AnyView(Self.square.overlay(Circle().stroke(.red, lineWidth: 8))),
      AnyView(Self.square.rotationEffect(.degrees(20))), AnyView(Self.square.scaleEffect(1.1)),
      AnyView(Self.square.blur(radius: 4)),
      AnyView(
        Self.square.overlay(alignment: .topTrailing) {
          Circle().fill(.red).frame(width: 20, height: 20).offset(x: 8, y: -8)
        }),
      AnyView(Text("a long text").fixedSize().frame(width: 10)),
      AnyView(EmptyView()), AnyView(Color.red.frame(width: 0)), AnyView(Spacer().frame(height: 0)),
    ] {
      let picture = try Self.picture(view)
      #expect(picture.displayList.size == Self.device)
      #expect(picture.origin == .zero)
      #expect(picture.host.warnings == [])
    }
    // Right to left and in landscape.
    let badge = Self.square.overlay(alignment: .leading) { Color.red.frame(width: 9).offset(x: -9) }
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let picture = try Self.picture(badge) {
        $0.environment.layoutDirection = direction
        $0.screen = CGSize(width: 852, height: 393)
        $0.safeArea = PictureOptions.landscapeSafeArea
      }
      #expect(picture.displayList.size == CGSize(width: 852, height: 393))
    }
  }

  /// The bar is at its position on the device, uncut.
  @Test func tabBarsAreWhole() throws {
    let picture = try Self.picture(
      TabView { Tab("Home", systemImage: "house") { List { Text("a") } } })
    let bar = try #require(picture.host.frame(ofText: "Home"))
    #expect(CGRect(origin: .zero, size: Self.device).contains(bar))
    #expect(bar.maxY > Self.device.height - 59)
  }

  /// A given size, and a proposal without a window, stay unchanged.
  @Test func givenSizes() throws {
    let view = Self.square.shadow(radius: 3)
    let sized = try Self.picture(view) { $0.size = CGSize(width: 300, height: 200) }
    #expect(sized.displayList.size == CGSize(width: 300, height: 200))
    #expect(try Self.picture(view) { $0.isIdeal = true }.displayList.size.width == 100)
    #expect(try Self.picture(Text("a")) { $0.keepsCanvas = true }.displayList.size == Self.device)
  }

  // MARK: - Content outside

  private static let rows: some View = VStack { ForEach(0..<120) { Text("Row \($0)") } }

  /// Rows that do not fit into a page of A4 are cut at both ends. The size in the warning shows all of them;
  /// one that is 8 points less cuts 4 of the first row.
  @Test func oneWarningNamesClippedViews() throws {
    let page = Self.rows.frame(width: 595, height: 842)
    let warnings = try Self.picture(page).host.warnings
    #expect(warnings.count == 1)
    let warning = try #require(warnings.first)
    #expect(warning.hasPrefix("Text \"Row 0\" and "))
    #expect(warning.contains("outside the picture of 595 × 842 points: --size 595x"))
    let numbers = warning.split { !$0.isNumber }.compactMap { Int($0) }
    let height = try #require(numbers.last)
    let all = try Self.picture(page) { $0.size = CGSize(width: 595, height: height) }
    #expect(all.host.warnings == [])
    let less = try Self.picture(page) { $0.size = CGSize(width: 595, height: height - 8) }
    #expect(less.host.warnings.count == 1)
  }

  @Test func proposalsNameTheirOwnWay() throws {
    let warnings = try Self.picture(Self.rows.frame(width: 595, height: 842)) { $0.isIdeal = true }
      .host.warnings
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("Give the view a larger frame") == true)
  }

  @Test func deliberateOverflowIsNotReported() throws {
    for view in [
      AnyView(ScrollView { Self.rows }), AnyView(List(0..<200) { Text("Row \($0)") }),
      AnyView(Self.rows.frame(width: 300, height: 300).clipped()),
      // Decoration cut by the edge of the screen.
      AnyView(Circle().fill(.blue).frame(width: 900, height: 900).frame(width: 300, height: 300)),
      AnyView(Self.rows.frame(width: 100, height: 100).hidden()),
    ] {
      #expect(try Self.picture(view) { $0.keepsCanvas = true }.host.warnings == [])
    }
  }

  // MARK: - Presentations

  /// As in Xcode, an initially presented sheet is shown at rest.
  @Test func presentationsAreDrawnAtRest() throws {
    let under = Text("Under")
    for view in [
      AnyView(under.sheet(isPresented: .constant(true)) { Text("Above") }),
      AnyView(under.fullScreenCover(isPresented: .constant(true)) { Text("Above") }),
      AnyView(under.popover(isPresented: .constant(true)) { Text("Above") }),
      AnyView(under.alert("Above", isPresented: .constant(true)) { Button("OK") {} }),
    ] {
      let picture = try Self.picture(view)
      #expect(picture.displayList.size == Self.device)
      #expect(picture.host.texts.contains { $0.string == "Above" })
      #expect(picture.host.warnings == [])
      // Without a window it can't be presented.
      let ideal = try Self.picture(view) { $0.isIdeal = true }
      #expect(ideal.displayList.size.width < 100)
      #expect(ideal.host.warnings.count == 1)
    }
    let closed = try Self.picture(under.sheet(isPresented: .constant(false)) { Text("Above") })
    #expect(closed.displayList.size.width < 100)
  }

  // MARK: - Live

  /// A view that moves out of its frame shows the device permanently: pictures must not jump.
  @Test func livePicturesDoNotJumpBack() throws {
    struct Moving: View {
      @State private var isOut = false
      var body: some View {
        DefaultPictureTests.square.overlay { Text("Go") }.offset(x: isOut ? 50 : 0)
          .onTapGesture { isOut.toggle() }
      }
    }
    let showing = ViewSession(Moving(), PictureOptions(), textEngine: Self.engine, isLive: true)
    #expect(try showing.picture().displayList.size == CGSize(width: 100, height: 40))
    #expect(showing.tap("Go"))
    #expect(try showing.picture().displayList.size == Self.device)
    #expect(showing.tap("Go"))
    #expect(try showing.picture().displayList.size == Self.device)
    // A fresh one shows the view alone.
    showing.change(to: PictureOptions())
    #expect(try showing.picture().displayList.size == CGSize(width: 100, height: 40))
  }

  // MARK: - Looks

  @Test func emptySymbolNamesDrawNothing() throws {
    for view in [
      AnyView(Image(systemName: "")), AnyView(Image(systemName: "").resizable().scaledToFit()),
    ] {
      let picture = try Self.picture(view)
      #expect(picture.displayList.items == [])
      #expect(picture.host.warnings == [])
    }
  }

  /// A symbol exactly fills its frame, however it is stretched.
  @Test(arguments: ["no.such.symbol", "eraser.fill", "square", "circle", "heart.fill", "wifi"])
  func stretchedSymbolsStayInside(_ name: String) throws {
    for size in [CGSize(width: 200, height: 12), CGSize(width: 12, height: 200)] {
      let view = Image(systemName: name).resizable().frame(width: size.width, height: size.height)
      let list = try Self.picture(view) { $0.keepsCanvas = true }.displayList
      let bounds = list.paintedBounds
      #expect(bounds.width <= size.width + 1 && bounds.height <= size.height + 1, "\(bounds)")
    }
  }

  /// `.primary` inside of a text is the paint of the text around it.
  @Test func nestedTextStyles() throws {
    let text = Text("A").foregroundStyle(.primary) + Text("B").foregroundStyle(.red) + Text("C")
    let list = try Self.picture(text.foregroundStyle(.white)).displayList
    let paints: [Paint] = list.items.compactMap {
      if case .glyphs(_, let paint) = $0.command { paint } else { nil }
    }
    let red = Color.red.resolve(in: EnvironmentValues())
    #expect(paints == [.color(.white), .color(red), .color(.white)])
  }

  /// Derived: a column of 12 points of a gradient from clear to black has the alpha of its middle; from
  /// 0.5 on it is all red, before nothing is drawn.
  @Test func alphaThresholdsAreDrawn() throws {
    let canvas = Canvas { context, size in
      context.addFilter(.alphaThreshold(min: 0.5, color: .red))
      context.fill(
        Path(CGRect(origin: .zero, size: size)),
        with: .linearGradient(
          Gradient(colors: [.clear, .black]), startPoint: .zero,
          endPoint: CGPoint(x: size.width, y: 0)))
    }
    let list = try Self.picture(canvas) {
      $0.size = CGSize(width: 100, height: 10)
      $0.scale = 1
      $0.isTransparent = true
    }.displayList
    let buffer = try CairoRenderer.pixels(list)
    let red = Color.red.resolve(in: EnvironmentValues())
    for x in [0, 20, 45, 55, 80, 99] {
      let pixel = (0..<4).map { buffer.bytes[5 * buffer.bytesPerRow + x * 4 + $0] }
      let expected = [red.blue, red.green, red.red, 1].map { UInt8(($0 * 255).rounded()) }
      #expect(pixel == (x < 50 ? [0, 0, 0, 0] : expected), "\(x)")
    }
  }

  /// All emoji of a row go through a filter, not only the last.
  @Test func emojiAreFilteredTogether() throws {
    func columns(_ view: some View) throws -> [Bool] {
      let list = try Self.picture(view) {
        $0.size = CGSize(width: 120, height: 40)
        $0.scale = 1
        $0.isTransparent = true
      }.displayList
      let buffer = try CairoRenderer.pixels(list)
      return (0..<120).map { x in
        (0..<40).contains { buffer.bytes[$0 * buffer.bytesPerRow + x * 4 + 3] > 40 }
      }
    }
    let text = Text("🧚‍♂️🧜‍♂️🧞‍♂️").font(.largeTitle)
    let plain = try columns(text)
    for filtered in try [columns(text.grayscale(1)), columns(text.opacity(0.9).saturation(0.2))] {
      let differences = zip(plain, filtered).filter { $0 != $1 }.count
      #expect(differences <= 4)
    }
  }
}
