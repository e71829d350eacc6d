// SPDX-License-Identifier: Apache-2.0
/// A device that `previewDevice` can name.
package struct Device: Sendable {
  /// Xcode's names of the devices with this size.
  package var names: [String]
  /// The screen in portrait orientation, in points.
  package var screen: CGSize
  /// The safe area at the top and the bottom in portrait orientation.
  package var insets: (top: CGFloat, bottom: CGFloat)
  /// The safe area on both sides and at the bottom in landscape orientation.
  package var landscapeInsets: (sides: CGFloat, bottom: CGFloat)

  package func window(isLandscape: Bool) -> (CGSize, EdgeInsets) {
    guard isLandscape else {
      return (
        screen, EdgeInsets(top: insets.top, leading: 0, bottom: insets.bottom, trailing: 0)
      )
    }
    let side = landscapeInsets.sides
    return (
      CGSize(width: screen.height, height: screen.width),
      EdgeInsets(top: 0, leading: side, bottom: landscapeInsets.bottom, trailing: side)
    )
  }

  package static func named(_ name: String) -> Device? { all.first { $0.names.contains(name) } }

  /// The first device with a screen such as "390x844".
  package static func sized(_ text: String) -> Device? {
    all.first { "\(Int($0.screen.width))x\(Int($0.screen.height))" == text.lowercased() }
  }

  // Screen sizes and safe areas as commonly published for these devices; not verified on a device.
  package static let all = [
    Device(
      names: ["iPhone SE (1st generation)", "iPod touch (7th generation)"],
      screen: CGSize(width: 320, height: 568), insets: (20, 0), landscapeInsets: (0, 0)),
    Device(
      names: ["iPhone SE (2nd generation)", "iPhone SE (3rd generation)", "iPhone 8", "iPhone 7"],
      screen: CGSize(width: 375, height: 667), insets: (20, 0), landscapeInsets: (0, 0)),
    Device(
      names: ["iPhone 11 Pro", "iPhone X", "iPhone XS"],
      screen: CGSize(width: 375, height: 812), insets: (44, 34), landscapeInsets: (44, 21)),
    Device(
      names: ["iPhone 11", "iPhone XR", "iPhone 11 Pro Max", "iPhone XS Max"],
      screen: CGSize(width: 414, height: 896), insets: (48, 34), landscapeInsets: (48, 21)),
    Device(
      names: ["iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14"],
      screen: CGSize(width: 390, height: 844), insets: (47, 34), landscapeInsets: (47, 21)),
    Device(
      names: ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"],
      screen: CGSize(width: 393, height: 852), insets: (59, 34), landscapeInsets: (59, 21)),
    Device(
      names: ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"],
      screen: CGSize(width: 430, height: 932), insets: (59, 34), landscapeInsets: (59, 21)),
    Device(
      names: ["iPhone 16 Pro"],
      screen: CGSize(width: 402, height: 874), insets: (62, 34), landscapeInsets: (62, 21)),
    Device(
      names: ["iPhone 16 Pro Max"],
      screen: CGSize(width: 440, height: 956), insets: (62, 34), landscapeInsets: (62, 21)),
  ]
}
