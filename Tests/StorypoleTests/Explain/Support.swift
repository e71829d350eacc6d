import StorypoleGraphics
import Testing

@testable import Storypole

/// Explains a view in a window of 400×400, with texts whose characters are 10 wide and lines 20 high,
/// 16 of them above the baseline.
func explanation(
  of view: some View, in size: CGSize = CGSize(width: 400, height: 400), scale: CGFloat = 2,
  safeArea: EdgeInsets = EdgeInsets()
) -> LayoutExplanation {
  var request = LayoutRequest(
    size: size,
    textEngine: FixedTextEngine(
      ascent: 16, descent: 4, capHeight: 12, leading: 0, characterWidth: 10, unit: .points))
  request.window.safeArea = safeArea
  request.trace = ProposalTrace()
  return layoutFrames(view, request).host.explain(size: size, scale: scale)
}

/// A view of a name, which explanations find.
func box(_ id: String, _ width: CGFloat, _ height: CGFloat) -> some View {
  Color.red.frame(width: width, height: height).id(id)
}
