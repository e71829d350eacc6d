// SPDX-License-Identifier: Apache-2.0
internal import StorypoleCairo

extension PangoTextEngine {
  /// The engine of values that are drawn or measured outside of a view; finding the machine's fonts takes time.
  static let shared = PangoTextEngine()
}
