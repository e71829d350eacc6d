// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import StorypoleCommand

@Suite struct ObjectiveCTests {
  private func removing(_ source: String) -> String {
    String(decoding: ObjectiveC.removing(from: Data(source.utf8)), as: UTF8.self)
  }

  @Test func attributesAndSelectors() {
    #expect(removing("@objc func f() {}") == "      func f() {}")
    #expect(removing("@objc(save:) func f() {}") == "             func f() {}")
    #expect(removing("x(#selector(A.b(_:)))") == "x(_Selector(A.b(_:)))")
    #expect(removing("@objcMembers class A {}") == "             class A {}")
  }

  @Test func commentsAndStringsStay() {
    for source in [
      "// @objc\n", "/* /* @objc */ #selector(a) */", "\"@objc \\\" #selector(a)\"",
      "#\"@objc \" \\(#selector(a))\"#", "\"\"\"\n  @objc \"a\"\n  #selector(b)\n  \"\"\"",
      "@objection",
    ] {
      #expect(removing(source) == source)
    }
    #expect(
      removing("\"\\(f(\"@objc\", #selector(a)))\" + @objc")
        == "\"\\(f(\"@objc\", _Selector(a)))\" +      ")
  }

  @Test func targetsAndActionsCompile() throws {
    let place = try Workspace([
      "Pages.swift": """
      import SwiftUI

      struct Dots: UIViewRepresentable {
        @Binding var page: Int
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        func makeUIView(context: Context) -> UIPageControl {
          let control = UIPageControl()
          control.addTarget(
            context.coordinator, action: #selector(Coordinator.turn(sender:)), for: .valueChanged)
          return control
        }
        func updateUIView(_ view: UIPageControl, context: Context) { view.currentPage = page }
        class Coordinator: NSObject {
          var dots: Dots
          init(_ dots: Dots) { self.dots = dots }
          @objc func turn(sender: UIPageControl) { dots.page = sender.currentPage }
        }
      }
      extension View {
        func hideKeyboard() {
          UIApplication.shared.sendAction(
            #selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
        }
      }
      #Preview { Dots(page: .constant(0)).frame(width: 80).onTapGesture { Text("").hideKeyboard() } }
      """
    ])
    let run = try place.run("render", "Pages.swift", "--scale", "1", "--size", "100x50")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.contains("Dots shows a box in place of UIPageControl"), "\(run.errors)")
    #expect(!run.errors.contains("error:"))
  }

  /// The compiler reads blanks in place of the attribute; its excerpts show the user's lines.
  @Test func errorsShowTheAttribute() throws {
    let place = try Workspace([
      "Broken.swift": """
      import SwiftUI
      class Target {
        @objc func act() { nothing() }
      }
      #Preview { Text("a") }
      """
    ])
    let run = try place.run("frames", "Broken.swift")
    #expect(run.status == 1)
    #expect(run.errors.contains("3 |   @objc func act() { nothing() }"), "\(run.errors)")
  }
}
