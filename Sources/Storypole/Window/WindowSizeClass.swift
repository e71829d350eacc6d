// SPDX-License-Identifier: Apache-2.0

/// The size classes of a window's views.
struct WindowSizeClass: Equatable {
  var horizontal: UserInterfaceSizeClass
  var vertical: UserInterfaceSizeClass

  /// The defaults of the environment.
  static let unset = WindowSizeClass(horizontal: .compact, vertical: .regular)
}

extension HostWindow {
  /// nil for a view without a window, such as one that gets a proposal.
  var sizeClass: WindowSizeClass? {
    guard proposal == nil else { return nil }
    if isPhoneOnItsSide {
      // Documented (Human Interface Guidelines, Layout): on its side, an iPhone with a short side of 414 points or more
      // has a regular width, and one of 402 or less a compact width.
      return WindowSizeClass(
        horizontal: size.height >= 414 ? .regular : .compact, vertical: .compact)
    }
    // Documented (Human Interface Guidelines, Layout): half of an iPad of 1,366 points, 678, is regular. Measured
    // (rdar://34621309): two thirds of an upright one, 639, are compact. Between them: ours.
    return WindowSizeClass(horizontal: size.width >= 678 ? .regular : .compact, vertical: .regular)
  }

  /// Whether the size is that of an iPhone on its side, from 568 × 320 to 956 × 440 points; no iPad's window has such a
  /// shape (1.75 to 2.2 times as wide as high, derived from all iPhones' sizes).
  private var isPhoneOnItsSide: Bool {
    size.width >= 568 && size.height <= 440 && size.width >= 1.75 * size.height
  }
}
