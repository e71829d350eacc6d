internal import StorypoleCairo

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
) throws -> Explanation {
  var options = PictureOptions()
  options.proposal = proposal
  options.scale = scale
  options.environment.assets = PictureMaker.shared.assets
  options.trace = ProposalTrace()
  do {
    let picture = try makePicture(of: view, options, textEngine: PictureMaker.shared.textEngine)
    PictureMaker.shared.say(picture.host.warnings)
    return picture.explanation
  } catch let error as RenderError {
    throw ImageRendererError(.view, error.description)
  }
}
