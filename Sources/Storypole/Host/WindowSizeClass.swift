// SPDX-License-Identifier: Apache-2.0
extension HostWindow {
  /// Whether the width is a regular one. On an iPad, a window of 678 points is regular and one of 639 compact
  /// (documented); a phone on its side has less than 500 points of height, and is compact.
  var isRegular: Bool { proposal == nil && size.width >= 678 && size.height >= 500 }
}
