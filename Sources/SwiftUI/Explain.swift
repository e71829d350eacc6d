// SPDX-License-Identifier: Apache-2.0
/// Explains the position and the size of every view inside of `view`.
///
///     let baseline = try explain(Row())["price"].guide(.firstTextBaseline).value
///
/// Views are found by their `id` or `accessibilityIdentifier`, a text's characters, the type of a view with a
/// body, or a title such as `Rectangle 2`.
/// - Parameters:
///   - view: The view, which is laid out with the fonts and the images of `ImageRenderer`.
///   - proposal: The proposed size, in points; nil proposes an ideal length.
///   - scale: The pixels per point to which text sizes are rounded.
/// - Throws: `ImageRendererError` for a view that cannot be laid out.
@MainActor public func explain(
  _ view: some View, in proposal: ProposedViewSize = .unspecified, scale: CGFloat = 2
) throws -> LayoutExplanation {
  var options = PictureOptions(proposal: proposal, scale: scale, isOpaque: false)
  options.trace = ProposalTrace()
  return try PictureMaker.shared.picture(of: view, options).explanation
}
