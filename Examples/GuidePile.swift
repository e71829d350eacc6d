import SwiftUI

/// A `ZStack` as a `Layout`: every view's guides meet at one point, and the pile is as large as what
/// they cover.
struct Pile: Layout {
  var alignment = Alignment.center

  /// What sizing finds out and placing needs again: the frames, with that point as the origin.
  struct Cache {
    var frames: [CGRect] = []
    var bounds = CGRect.zero
  }

  func makeCache(subviews: Subviews) -> Cache { Cache() }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    cache.frames = subviews.map { subview in
      let size = subview.dimensions(in: proposal)
      return CGRect(
        x: -size[alignment.horizontal], y: -size[alignment.vertical],
        width: size.width, height: size.height)
    }
    cache.bounds = cache.frames.dropFirst().reduce(cache.frames.first ?? .zero) { $0.union($1) }
    return cache.bounds.size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    for (subview, frame) in zip(subviews, cache.frames) {
      let origin = CGPoint(
        x: bounds.minX + frame.minX - cache.bounds.minX,
        y: bounds.minY + frame.minY - cache.bounds.minY)
      subview.place(at: origin, proposal: proposal)
    }
  }

  /// Without this the pile would have what `Layout` does by default; here its baseline is that of the
  /// view in front.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    guard guide == .firstTextBaseline, let front = subviews.last, let frame = cache.frames.last,
      let baseline = front.dimensions(in: proposal)[explicit: guide]
    else { return nil }
    return frame.minY - cache.bounds.minY + baseline
  }
}

/// Piles of cards. Teaches: a layout of one's own keeps in its cache what it has worked out, and says
/// with `explicitAlignment` where its guides are, so that "beside" stands on the front card's baseline.
struct GuidePile: View {
  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 20) {
      Pile(alignment: .bottomLeading) {
        card("Queen", .purple, inset: 0)
        card("King", .indigo, inset: 18)
        card("Ace", .blue, inset: 36)
      }
      .padding(6)
      .border(.quaternary)
      Text("beside").font(.title3)
    }
  }

  private func card(_ name: String, _ color: Color, inset: CGFloat) -> some View {
    Text(name)
      .font(.headline)
      .foregroundStyle(.white)
      .padding(12)
      .frame(width: 96, height: 128, alignment: .topLeading)
      .background(color.gradient, in: RoundedRectangle(cornerRadius: 12))
      .overlay { RoundedRectangle(cornerRadius: 12).strokeBorder(.white.opacity(0.5)) }
      .alignmentGuide(.leading) { _ in -inset * 1.5 }
      .alignmentGuide(.bottom) { $0[.bottom] - inset }
  }
}

#Preview("Pile") {
  GuidePile().padding(24)
}
