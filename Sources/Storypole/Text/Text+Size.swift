// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

extension Text {
  /// The size of the text outside of a layout, in points.
  ///
  /// - Parameter width: The width of the lines; nil for lines without a limit.
  package func size(
    width: CGFloat?, in environment: EnvironmentValues, textEngine: any TextEngine
  ) -> CGSize {
    let paragraph = ResolvedText(self, in: environment).paragraph
    return textEngine.shape(paragraph).measure(width: width, height: nil).size
  }
}
