// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// The macros, as the compiler sees them.
@Suite struct MacroTests {
  @Test func previews() throws {
    let place = try Workspace([
      "Macros.swift": #"""
      import SwiftUI
      // #Preview { in a comment }
      struct Wants: View {
        @Binding var width: CGFloat
        var body: some View { Color.red.frame(width: width, height: 1) }
      }
      #Preview("tricky \("x" + ")") )(", body: { Color.red })
      #Preview("raw", traits: .sizeThatFitsLayout, .landscapeLeft) {
        let _ = (#"a " } "#, """
          } "quoted" \(1 + [2].count) {
          """) /* } /* } */ } */
        Color.red
      }
      #if true
      #Preview("state") {
        @Previewable @State var width: CGFloat = [1, 2]
          .reduce(0) { $0 + $1 }
        @Previewable
        @State var other: Int? // a comment
        @Previewable @State var last = 1 +
          2; let height = CGFloat(last)
        VStack(spacing: 0) {
          Wants(width: $width)
          Color.red.frame(width: 5, height: height)
        }
      }
      #endif
      func make() -> any View { Color.red.frame(width: 2, height: 2) }
      #Preview("return") {
        if #line == 30 { return make() }
        return make()
      }
      """#
    ])
    let list = try place.run("list", "Macros.swift")
    #expect(list.status == 0, "\(list.errors)")
    #expect(
      list.text == """
        tricky x) )(  Macros.swift:7
        raw  Macros.swift:8  sizeThatFits  landscapeLeft
        state  Macros.swift:15
        return  Macros.swift:29
        Views: Wants

        """)
    let run = try place.run("render", "Macros.swift", "--preview", "state", "-o", "state.png")
    #expect(run.status == 0, "\(run.errors)")
    let size = try #require(pngSize(place.data("state.png")))
    #expect(size == (10, 8))
  }

  @Test(arguments: ["5", "6"]) func entries(languageMode: String) throws {
    let place = try Workspace([
      "Entries.swift": """
      import SwiftUI
      extension EnvironmentValues {
        @Entry var size: CGFloat = 4
        @Entry var factor = 2
        @Entry public var maybe: Int?
        @Entry var change: @Sendable (CGFloat) -> CGFloat = { $0 + 1 }
      }
      struct Square: View {
        @Environment(\\.size) private var size
        @Environment(\\.factor) private var factor
        @Environment(\\.maybe) private var maybe
        @Environment(\\.change) private var change
        var body: some View {
          Color.red.frame(width: change(size), height: CGFloat(factor + (maybe ?? 0)))
        }
      }
      #Preview { Square().environment(\\.size, 9).environment(\\.maybe, 5) }
      """
    ])
    let run = try place.run("render", "Entries.swift", "--swift-version", languageMode)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors == "")
    let size = try #require(pngSize(place.data("Entries.png")))
    #expect(size == (20, 14))
  }

  @Test func animatable() throws {
    let place = try Workspace([
      "Wedge.swift": """
      import SwiftUI
      @Animatable
      public struct Wedge: Shape {
        static var count = 0
        var start: Angle
        var size: CGFloat = 2 { didSet { Wedge.count += 1 } }
        @AnimatableIgnored var isOpen: Bool
        var half: CGFloat { size / 2 }
        let name: String = "a"
        @AnimatableIgnored var names: Dictionary<String, Int> = [:]
        var box: CGSize = .zero
        public func path(in rect: CGRect) -> Path { Path(rect) }
      }
      func data() -> CGFloat {
        var wedge = Wedge(start: .zero, isOpen: true)
        wedge.animatableData.second.first = 7
        wedge.animatableData.second.second.first = 30
        return wedge.size + wedge.box.width
      }
      #Preview { Color.red.frame(width: data(), height: 1) }
      """
    ])
    let run = try place.run("render", "Wedge.swift")
    #expect(run.status == 0, "\(run.errors)")
    #expect(try pngSize(place.data("Wedge.png"))?.width == 74)
  }
}
