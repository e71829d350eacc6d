// SPDX-License-Identifier: Apache-2.0
/// Says why every view inside of `view` is where it is and as large as it is.
///
///     let baseline = try explain(Row())["price"].guide(.firstTextBaseline).value
///
/// A view is found by its `id` or `accessibilityIdentifier`, a text's words, the type of a view with a
/// body, or a title such as `Rectangle 2`.
/// - Parameters:
///   - view: laid out anew, with the fonts and the images that `ImageRenderer` has.
///   - proposal: what the view is proposed, in points; a length of nil asks for its ideal one.
///   - scale: pixels per point, which text sizes are rounded to.
/// - Throws: `ImageRendererError` for a view that cannot be laid out.
@MainActor public func explain(
  _ view: some View, in proposal: ProposedViewSize = .unspecified, scale: CGFloat = 2
) throws -> LayoutExplanation {
  try PictureMaker.shared.picture(
    of: view, PictureMaker.Options(proposedSize: proposal, scale: scale, isOpaque: false),
    trace: ProposalTrace()
  ).explanation
}
