// SPDX-License-Identifier: Apache-2.0
/// A view in a separate window, without an app.
@MainActor package final class RunningView: RunningApp {
  package let windows: [SceneWindow]
  package let unsupported: [String] = []
  package var phase = ScenePhase.active
  package var onChange: (() -> Void)?

  /// Creates a window with the size of the preview's fixed layout, if any.
  package init(_ view: any View, title: String, layout: PreviewLayout?) {
    var window = SceneWindow(content: view, title: Text(verbatim: title), id: nil)
    if case .fixed(let width, let height) = layout {
      window.defaultSize = CGSize(width: width, height: height)
    }
    windows = [window]
  }
}
