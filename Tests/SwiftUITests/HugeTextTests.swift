// SPDX-License-Identifier: Apache-2.0
import Foundation
import SwiftUI
import Testing

// A font is opened once for all pictures of a process: an impossible request must not spoil it for
// the others.
@Suite(.serialized) struct HugeTextTests {
  private struct Huge: View {
    let scale: CGFloat
    var body: some View { Text("a").scaleEffect(scale).frame(width: 60, height: 60) }
  }
  private struct Plain: View {
    var body: some View { Text("hello").bold().frame(width: 60, height: 60) }
  }

  // FreeType counts pixels of a letter in 16 bits.
  private static let scales: [CGFloat] = [
    1e3, 5e3, 1e6, 1e9, 1e300, 1e-6, 1e-300, -1e6, .infinity, .nan,
  ]

  @Test @MainActor func laterTextDraws() throws {
    func pictures() throws -> [Data] {
      let renderer = ImageRenderer(content: Plain())
      return try [renderer.pngData(), renderer.svgData(), renderer.pdfData()]
    }
    let expected = try pictures()
    for scale in Self.scales {
      let renderer = ImageRenderer(content: Huge(scale: scale))
      _ = try? renderer.pngData()
      _ = try? renderer.svgData()
      _ = try? renderer.pdfData()
      #expect(try pictures() == expected, "\(scale)")
    }
  }

  @Test func laterTextDrawsInAPool() async throws {
    let pool = RenderPool(threads: 2)
    let expected = try await pool.pngData { Plain() }
    for scale in Self.scales {
      _ = try? await pool.pngData { Huge(scale: scale) }
      _ = try? await pool.svgData { Huge(scale: scale) }
      _ = try? await pool.pdfData { Huge(scale: scale) }
      #expect(try await pool.pngData { Plain() } == expected, "\(scale)")
    }
  }

  // Bars are created in closures of bodies, which belong to the main actor; a pool's threads don't.
  @Test func barsAreDrawnInAPool() async throws {
    let pool = RenderPool(threads: 1)
    let data = try await pool.pngData {
      TabView {
        NavigationStack { Text("a").navigationTitle("Title").navigationSubtitle("Below") }
          .tabItem { Label("Tab", systemImage: "star") }
      }
      .frame(width: 200, height: 300)
    }
    #expect(data.count > 100)
  }

  // Derived: of a full stop that is scaled up from its own middle, only its inside is visible.
  @Test @MainActor func theVisiblePartOfAHugeLetterIsDrawn() throws {
    func pixels(_ view: some View) throws -> Data {
      try ImageRenderer(content: view.frame(width: 20, height: 20)).pngData()
    }
    let dot = Text("█").font(.system(size: 20)).foregroundStyle(.red).scaleEffect(2000)
    #expect(try pixels(dot) == pixels(Color.red))
  }
}
