// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

@testable import Storypole

/// Shapes that change with an animation. Documented: a shape's `animatableData` moves from the old value to the
/// new one; halfway, a linear animation is in the middle.
@Suite @MainActor struct MovingShapeTests {
  private struct Shown<Content: View>: View {
    let stage: Stage
    let content: (Bool) -> Content
    var body: some View { content(stage.isOn).frame(width: 100, height: 100) }
  }

  /// The path halfway; a window of 300 has the shape at (100, 100).
  private func halfway(_ content: @escaping (Bool) -> some View) -> Path? {
    let stage = Stage()
    let host = makeLiveHost(Shown(stage: stage, content: content))
    withAnimation(.linear(duration: 1)) { stage.isOn = true }
    host.update()
    host.advance(to: 0.5)
    return host.items().paths.first
  }

  private func placed(_ path: Path) -> Path { path.offsetBy(dx: 100, dy: 100) }

  private func rect(inset: CGFloat) -> CGRect {
    CGRect(x: 0, y: 0, width: 100, height: 100).insetBy(dx: inset, dy: inset)
  }

  // Derived: halfway from 10 to 30, lines are 20 wide, and their middles half of that inside.
  @Test func insetsMove() {
    #expect(
      halfway { Rectangle().strokeBorder(.red, lineWidth: $0 ? 30 : 10) }
        == placed(Path(rect(inset: 10))))
    #expect(
      halfway { Circle().inset(by: $0 ? 30 : 10) } == placed(Path(ellipseIn: rect(inset: 20))))
    // A corner of 25 keeps its center: 25 − 20 = 5.
    #expect(
      halfway { RoundedRectangle(cornerRadius: $0 ? 30 : 20).inset(by: $0 ? 30 : 10) }
        == placed(Path(roundedRect: rect(inset: 20), cornerRadius: 5)))
    #expect(
      halfway {
        UnevenRoundedRectangle(topLeadingRadius: $0 ? 30 : 20).inset(by: $0 ? 30 : 10)
      } == placed(UnevenRoundedRectangle(topLeadingRadius: 5).path(in: rect(inset: 20))))
  }

  // Derived: halfway from 20 to 30 is 25.
  @Test func hiddenShapesMove() {
    #expect(
      halfway { AnyShape(RoundedRectangle(cornerRadius: $0 ? 30 : 20)) }
        == placed(Path(roundedRect: rect(inset: 0), cornerRadius: 25)))
    // Ours: a shape of another type appears immediately.
    #expect(
      halfway { $0 ? AnyShape(Rectangle()) : AnyShape(RoundedRectangle(cornerRadius: 20)) }
        == placed(Path(rect(inset: 0))))
  }
}
