// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

// What a window or a picture asks of the host whose views it shows.
extension ViewHost {
  /// The color scheme that the views prefer, after a layout; nil where they don't care.
  package var preferredColorScheme: ColorScheme? {
    rootViewNode?.preference(PreferredColorSchemeKey.self) ?? nil
  }

  /// What lies under everything.
  package func backgroundColor(in environment: EnvironmentValues) -> ResolvedColor {
    SystemColor.background.resolve(in: environment)
  }

  /// The size that the views want where nothing limits them; nil where they are nothing.
  package var idealSize: CGSize? {
    layout(in: HostWindow(size: .zero))
    return rootNode?.size(for: .unspecified)
  }

  /// A text's characters, in the language of `environment`.
  package func string(of text: Text?, in environment: EnvironmentValues = EnvironmentValues())
    -> String?
  {
    text.map { ResolvedText($0, in: environment, host: self).string }
  }
}
