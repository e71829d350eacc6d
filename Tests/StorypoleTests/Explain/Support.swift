// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

@testable import Storypole
@testable import StorypoleExplain

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
  let host = layoutFrames(view, request).host
  let why = host.explain(size: size, scale: scale)
  // A golden test compares frames without the search for reasons.
  let frames = host.comparedFrames(in: CGRect(origin: .zero, size: size), scale: scale)
  func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
  #expect(text(frames) == text(why.comparedFrames))
  return why
}

/// A view with a name for explanations.
func box(_ id: String, _ width: CGFloat, _ height: CGFloat) -> some View {
  Color.red.frame(width: width, height: height).id(id)
}

/// The reasons for an entry's lengths must be the arithmetic of the rectangles around it.
func expectLengthsAddUp(
  _ entry: LayoutExplanation.Entry, in why: LayoutExplanation, _ context: String
) {
  func close(_ a: CGFloat, _ b: CGFloat) -> Bool {
    a == b || abs(a - b) <= 1e-6 * max(1, abs(a), abs(b))
  }
  let sizing = entry.sizing
  let children = why.entries.filter { $0.parent == entry.id }
  #expect(sizing.lengths.map(\.axis) == [.horizontal, .vertical])
  for length in sizing.lengths {
    let isWidth = length.axis == .horizontal
    func side(_ entry: LayoutExplanation.Entry) -> CGFloat {
      isWidth ? entry.frame.width : entry.frame.height
    }
    func place(_ entry: LayoutExplanation.Entry) -> LayoutExplanation.Place {
      isWidth ? entry.horizontal : entry.vertical
    }
    let real = side(entry)
    let proposed = isWidth ? sizing.proposal.width : sizing.proposal.height
    let what: Comment = "\(context): \(entry.title) \(entry.name) \(length) \(entry.frame)"
    #expect(close(length.value, real), what)
    #expect(length.proposed == proposed, what)
    switch length.cause {
    case .proposal: #expect(length.proposed.map { close($0, real) } == true, what)
    case .child where children.count == 1 && !sizing.isContainer:
      #expect(close(side(children[0]), length.other ?? real), what)
    case .padding:
      #expect(close(length.terms[1], side(children[0])), what)
      #expect(close(length.terms[0], place(children[0]).start), what)
    case .minimum: #expect(length.other.map { $0 < real } == true, what)
    case .maximum: #expect(length.other.map { $0 > real } == true, what)
    case .ideal, .standard: #expect(length.proposed == nil, what)
    case .sequence:
      #expect(close(length.terms[0], children.reduce(0) { $0 + side($1) }), what)
      #expect(
        close(length.terms[1], children.reduce(0) { $0 + (place($1).gap?.value ?? 0) }), what)
    case .children where sizing.isContainer:
      let ends = children.map { place($0).start + side($0) }
      #expect(close(ends.max() ?? 0, real), what)
    default: break
    }
  }
}
