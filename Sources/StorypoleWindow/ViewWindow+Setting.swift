// SPDX-License-Identifier: Apache-2.0
import CGTK
import Foundation
import Storypole

// A window's initial size, and its views' environment.
extension ViewWindow {
  /// The size of a window that doesn't fit its content. 400 × 700 is ours.
  var initialSize: CGSize {
    limited(AppLaunch.windowSize ?? scene.defaultSize ?? CGSize(width: 400, height: 700))
  }

  /// Sets the scene's size, otherwise the content's ideal one within usual limits for a window; ours. It is
  /// no larger than the screen.
  func setSize() {
    let fitsContent =
      AppLaunch.windowSize == nil && scene.defaultSize == nil
      && scene.resizability.name == "contentSize"
    let ideal = fitsContent ? ViewHost.onBigStack { host.idealSize } : nil
    let size = ideal.map(limited) ?? initialSize
    if fitsContent {
      gtk_window_set_resizable(window, 0)
      gtk_drawing_area_set_content_width(
        UnsafeMutableRawPointer(area).assumingMemoryBound(to: GtkDrawingArea.self),
        Self.pixels(size.width))
      gtk_drawing_area_set_content_height(
        UnsafeMutableRawPointer(area).assumingMemoryBound(to: GtkDrawingArea.self),
        Self.pixels(size.height))
    }
    gtk_window_set_default_size(
      window, Self.pixels(size.width), Self.pixels(size.height) + titleHeight)
  }

  /// A window's size, no larger than the smallest screen: before a window opens, its screen is unknown.
  private func limited(_ size: CGSize) -> CGSize {
    let screens = gdk_display_get_monitors(gtk_widget_get_display(widget))
    var size = size
    for index in 0..<g_list_model_get_n_items(screens) {
      guard let screen = g_list_model_get_item(screens, index) else { continue }
      defer { g_object_unref(screen) }
      var frame = GdkRectangle()
      gdk_monitor_get_geometry(OpaquePointer(screen), &frame)
      guard frame.width > 0, frame.height > titleHeight else { continue }
      size.width = min(size.width, CGFloat(frame.width))
      size.height = min(size.height, CGFloat(frame.height - titleHeight))
    }
    return size
  }

  /// The height of the title bar that GTK draws, as on Wayland: a window's default size includes it.
  private var titleHeight: Int32 {
    func height(_ widget: UnsafeMutablePointer<GtkWidget>) -> Int32 {
      var height: Int32 = 0
      // The minimum: an empty window's natural height is 200.
      gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, -1, &height, nil, nil, nil)
      return height
    }
    return max(height(widget) - height(area), 0)
  }

  private static func pixels(_ length: CGFloat) -> Int32 {
    length.isFinite ? Int32(min(max(length.rounded(.up), 1), 16_384)) : 16_384
  }

  var isMinimized: Bool { sp_gtk_is_minimized(widget) != 0 }

  var scale: CGFloat { CGFloat(gtk_widget_get_scale_factor(area)) }

  package var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.colorScheme = preferredScheme ?? (appearance.isDark ? .dark : .light)
    environment.displayScale = scale
    environment.scenePhase = phase
    environment.locale = Locale.current
    environment.setSystemURLs { WindowProgram.open($0) }
    environment.setWindowActions(
      open: { [weak self] request in MainActor.assumeIsolated { self?.open(request) } },
      close: { [weak self] request in
        MainActor.assumeIsolated {
          if let request { self?.close(request) } else { self?.destroy() }
        }
      })
    return environment
  }
}
