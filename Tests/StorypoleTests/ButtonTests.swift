// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

@testable import Storypole
@testable import StorypoleControls

@Suite @MainActor struct ButtonTests {
  private func lay(_ view: some View) -> LayoutResult {
    layoutFrames(
      view, LayoutRequest(size: CGSize(width: 300, height: 300), textEngine: FixedTextEngine()))
  }

  // Measured (iOS 26): the label and 12 on both sides, the line and 7 above and below. "Go!" has
  // three characters of 8.5 and a line of 20.5.
  @Test func borderedInsets() {
    for size in [
      lay(Button("Go!") {}.buttonStyle(.bordered)._probe("b")).frames["b"]?.size,
      lay(Button("Go!") {}.buttonStyle(.borderedProminent)._probe("b")).frames["b"]?.size,
    ] { #expect(size == CGSize(width: 25.5 + 24, height: 34.5)) }
  }

  // Ours: decision on control sizes.
  @Test func largeInsets() {
    let result = lay(
      Button(action: {}) { Capsule().frame(width: 30, height: 15) }
        .buttonStyle(.borderedProminent).controlSize(.large)._probe("b"))
    #expect(result.frames["b"]?.size == CGSize(width: 70, height: 45))
  }

  // Measured: plain and automatic buttons are their label.
  @Test func unborderedIsTheLabel() {
    #expect(
      lay(Button("Go!") {}._probe("b")).frames["b"]?.size == CGSize(width: 25.5, height: 20.5))
    #expect(
      lay(Button("Go!") {}.buttonStyle(.plain)._probe("b")).frames["b"]?.size
        == CGSize(width: 25.5, height: 20.5))
  }

  private struct Boxed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.frame(width: 80, height: 30)
        .opacity(configuration.isPressed ? 0.5 : 1)
    }
  }

  private struct Around: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration).buttonStyle(.plain).padding(10)
    }
  }

  @Test func ownStyles() {
    #expect(
      lay(Button("Go!") {}.buttonStyle(Boxed())._probe("b")).frames["b"]?.size
        == CGSize(width: 80, height: 30))
    #expect(
      lay(Button("Go!") {}.buttonStyle(Around())._probe("b")).frames["b"]?.size
        == CGSize(width: 45.5, height: 40.5))
  }

  // The baseline of a button is its label's: 7 farther down.
  @Test func baseline() {
    let result = lay(Button("Go!") {}.buttonStyle(.bordered)._probe("b"))
    #expect(result.explicit("b", .firstTextBaseline) == 23)
  }
}
