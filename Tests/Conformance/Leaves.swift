import StorypoleGraphics
import SwiftUI

/// A rigid (or half rigid) color with a name.
@MainActor func box(_ name: String, _ width: CGFloat?, _ height: CGFloat?) -> some View {
  Color.red.frame(width: width, height: height).probe(name)
}

/// A rigid color that no expectation mentions.
@MainActor func box(_ width: CGFloat?, _ height: CGFloat?) -> some View {
  Color.red.frame(width: width, height: height)
}

extension View {
  /// Sets an explicit horizontal guide.
  func guide(_ alignment: HorizontalAlignment, _ value: CGFloat) -> some View {
    alignmentGuide(alignment) { _ in value }
  }

  /// Sets an explicit vertical guide.
  func guide(_ alignment: VerticalAlignment, _ value: CGFloat) -> some View {
    alignmentGuide(alignment) { _ in value }
  }
}

/// A leaf whose answer to a proposal is given. It spaces like any plain view.
struct Leaf: Layout {
  var answer: @Sendable (ProposedViewSize) -> CGSize
  var log: Log?
  var name = ""

  /// The leaf's proposals when it was measured and when it was placed.
  final class Log: @unchecked Sendable {
    var measured: [(name: String, proposal: ProposedViewSize)] = []
    var placed: [(name: String, proposal: ProposedViewSize)] = []
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    log?.measured.append((name, proposal))
    return answer(proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    log?.placed.append((name, proposal))
  }

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { ViewSpacing() }
}

/// Answers always the same size.
@MainActor func rigid(
  _ width: CGFloat, _ height: CGFloat, log: Leaf.Log? = nil, _ name: String = ""
)
  -> some View
{
  Leaf(answer: { _ in CGSize(width: width, height: height) }, log: log, name: name)()
}

/// Clamps the proposed width into a range and is rigid in height.
@MainActor func elastic(
  _ range: ClosedRange<CGFloat>, height: CGFloat = 10, log: Leaf.Log? = nil, _ name: String = ""
) -> some View {
  Leaf(
    answer: { proposal in
      let width = min(max(proposal.width ?? range.lowerBound, range.lowerBound), range.upperBound)
      return CGSize(width: width, height: height)
    }, log: log, name: name)()
}

/// Replaces a text that wraps into `lines` lines of `line` points at the given width: it keeps as
/// many lines as fit the proposed height, at least one.
@MainActor func paragraph(width: CGFloat, line: CGFloat = 16, lines: Int) -> some View {
  Leaf { proposal in
    let fitting = (proposal.height ?? .infinity) / line
    let kept = fitting >= CGFloat(lines) ? lines : max(Int(fitting.rounded(.down)), 1)
    return CGSize(width: width, height: line * CGFloat(kept))
  }()
}

extension Leaf {
  init(answer: @escaping @Sendable (ProposedViewSize) -> CGSize) {
    self.init(answer: answer, log: nil, name: "")
  }

  @MainActor func callAsFunction() -> some View { self { EmptyView() } }
}

/// Hands its subviews to another layout, in bounds that no ordinary parent would give it.
struct Insist<Base: Layout>: Layout {
  var base: Base
  var bounds: CGRect

  func makeCache(subviews: Subviews) -> Base.Cache { base.makeCache(subviews: subviews) }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Base.Cache)
    -> CGSize
  {
    base.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(
    in outer: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Base.Cache
  ) {
    base.placeSubviews(
      in: bounds.offsetBy(dx: outer.minX, dy: outer.minY),
      proposal: ProposedViewSize(bounds.size), subviews: subviews, cache: &cache)
  }
}

/// Runs a question on its only subview when it is placed.
private struct Question: Layout {
  var ask: @Sendable (LayoutSubview) -> Void

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    ask(subviews[0])
    subviews[0].place(at: bounds.origin, proposal: .zero)
  }
}

/// A container's information about a view.
@discardableResult @MainActor func inspect<V: View, Answer>(
  _ view: V, engine: FixedTextEngine = .plain,
  _ question: @escaping @Sendable (LayoutSubview) -> Answer
) -> Answer {
  let note = Note<Answer>()
  let asker = Question { note.answer = question($0) }
  _ = Setting(engine: engine).frames(of: asker { view })
  return note.answer!
}

private final class Note<Answer>: @unchecked Sendable {
  var answer: Answer?
}

/// A view's answer to a proposal.
@MainActor func size<V: View>(
  of view: V, proposing width: CGFloat?, _ height: CGFloat?, engine: FixedTextEngine = .plain
) -> CGSize {
  inspect(view, engine: engine) {
    $0.sizeThatFits(ProposedViewSize(width: width, height: height))
  }
}
