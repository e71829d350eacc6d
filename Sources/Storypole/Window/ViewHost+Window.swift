// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

// The requests of a window or a picture to its host.
extension ViewHost {
  /// The color scheme that the views prefer, after a layout; nil without a preference.
  package var preferredColorScheme: ColorScheme? {
    rootViewNode?.preference(PreferredColorSchemeKey.self) ?? nil
  }

  /// The views' size without limits; nil if there are none.
  package var idealSize: CGSize? {
    layout(in: HostWindow(size: .zero))
    return rootNode?.size(for: .unspecified)
  }

  /// The elements of the placed views, in reading order.
  package var semantics: [SemanticsNode] { describeViews().elements }

  /// The elements of the placed views, in reading order, and their rotors.
  package func describeViews() -> (elements: [SemanticsNode], rotors: [SemanticsRotor]) {
    guard let windowNode else { return ([], []) }
    var pass = SemanticsPass()
    let elements = pass.collect { $0.visit(windowNode) }.joiningPairs()
    return (elements, pass.rotors)
  }
}

/// The views' preference for the picture's color scheme.
struct PreferredColorSchemeKey: PreferenceKey {
  static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}
