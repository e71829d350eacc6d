// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

/// The settings of a picture.
package struct PictureOptions {
  /// The proposal and the canvas, in points; nil proposes a phone's safe area, and shows only the view if it contains
  /// the whole drawing.
  package var size: CGSize?
  /// Proposes nothing: the view's ideal size.
  package var isIdeal: Bool {
    get { proposal == .unspecified }
    set { proposal = newValue ? .unspecified : nil }
  }
  /// The proposal, without a window around the view; the picture is cropped to the view.
  package var proposal: ProposedViewSize?
  /// The proposal along the third axis, in points; nil proposes the view's ideal depth.
  package var depth: CGFloat?
  /// Keeps the whole screen instead of cropping to the view.
  package var keepsCanvas = false
  /// Pixels per point.
  package var scale: CGFloat = 2
  package var isTransparent = false
  package var environment = EnvironmentValues()
  package var title: String?
  /// The number of elements that a lazy container makes if nothing limits its visible part; nil for the usual one.
  package var mostElements: Int?
  /// Whether the tree may be as large as that of a document.
  var isForPaper = false
  /// Records the layout's measurements, for an explanation.
  package var trace: (any TraceSink)?

  package init() {}

  /// A phone of 2025: 393×852 points, with 59 at the top and 34 at the bottom outside the safe area.
  package static let screen = CGSize(width: 393, height: 852)
  package static let safeArea = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
  /// The same phone in landscape orientation.
  package static let landscapeSafeArea = EdgeInsets(top: 0, leading: 59, bottom: 21, trailing: 59)

  /// Used if `size` is nil.
  package var screen = PictureOptions.screen
  package var safeArea = PictureOptions.safeArea
}

/// A view, laid out and ready to be encoded.
package struct Picture {
  package let displayList: DisplayList
  package let host: ViewHost
  /// The picture's top-left corner in the window.
  package let origin: CGPoint
}

/// Lays a view out and paints it.
package func makePicture(
  of view: some View, _ options: PictureOptions, textEngine: any TextEngine
) throws -> Picture {
  try ViewSession(view, options, textEngine: textEngine, isLive: false).picture()
}
