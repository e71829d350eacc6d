import StorypoleGraphics
import Testing

@testable import Storypole

@Suite struct TextTests {
  private func layout(
    _ view: some View, _ width: CGFloat = 300, _ height: CGFloat = 300, scale: CGFloat = 2
  ) -> LayoutResult {
    var request = LayoutRequest(
      size: CGSize(width: width, height: height), textEngine: FixedTextEngine())
    request.environment.displayScale = scale
    return layoutFrames(view, request)
  }

  // Measured (iOS 16, 3x; spec arithmetic at 2x): a body line of 20.287 goes up to a pixel.
  @Test func bodyLine() {
    #expect(layout(Text("Hello")._probe("a")).frames["a"]?.height == 20.5)
    let third = layout(Text("Hello")._probe("a"), scale: 3).frames["a"]!.height
    #expect(abs(third - 61.0 / 3) < 1e-9)
  }
}
