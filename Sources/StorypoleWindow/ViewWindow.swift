// SPDX-License-Identifier: Apache-2.0
import CGTK
import Foundation
import Storypole
import StorypoleCairo
import StorypoleGraphics

/// A window with a view: passes GTK's events and its frame clock's time to a host, and draws the host's
/// output. Without changes and events, it is idle.
@MainActor
package final class ViewWindow {
  /// The window's inputs and actions, in order.
  package enum Step {
    case event(Event)
    /// A frame on the host's clock; after a rest, changes since then start with it.
    case frame(time: Double, isAfterRest: Bool)
    case painted(DisplayList)
  }

  private(set) var scene: SceneWindow
  let value: AnyHashable?
  let host: ViewHost
  let widget: UnsafeMutablePointer<GtkWidget>
  let area: UnsafeMutablePointer<GtkWidget>
  let input: WindowInput

  var open: (WindowRequest) -> Void = { _ in }
  /// Closes windows that a request opened.
  var close: (WindowRequest) -> Void = { _ in }
  var onClosed: (ViewWindow) -> Void = { _ in }
  /// Called when the phase may have changed.
  var onPhase: () -> Void = {}
  private(set) var phase = ScenePhase.inactive
  /// Receives the steps, to replay them elsewhere.
  package var onStep: ((Step) -> Void)?

  let appearance: Appearance
  let assistive: AssistiveTechnology
  private(set) lazy var elements = ElementTree(in: area) { [weak self] request, element in
    self?.answer(request, element)
  }
  /// The next description of the elements, and the earliest time of one after it.
  var describing: (source: guint, earliest: Double) = (0, 0)
  /// The start on the clock of frames, in seconds.
  private let start = MainLoop.now
  private var tick: guint = 0
  private var alarm: guint = 0
  private(set) var isClosed = false
  /// Whether no frame was requested since the last one.
  private var isAtRest = true
  private var said = 0
  private var laidOutSize = CGSize.zero

  init(
    _ scene: SceneWindow, value: AnyHashable?, textEngine: any TextEngine, appearance: Appearance,
    assistive: AssistiveTechnology
  ) {
    self.scene = scene
    self.value = value
    self.appearance = appearance
    self.assistive = assistive
    host = ViewHost(textEngine: textEngine)
    host.isLive = true
    widget = gtk_window_new()
    area = sp_gtk_accessible(ElementType.areaType, GTK_ACCESSIBLE_ROLE_GROUP)
    input = WindowInput(host: host, area: area, start: start)
    gtk_widget_set_focusable(area, 1)
    gtk_window_set_child(window, area)
    host.wake = { [weak self] in
      if Thread.isMainThread {
        MainActor.assumeIsolated { self?.wake() }
      } else {
        Task { @MainActor in self?.wake() }
      }
    }
    // A press may become a long press, without any change until then.
    input.onSent = { [weak self] in self?.eventSent($0) }
    connect()
    input.attach(to: widget)
    // The first views may ask for the screen's size.
    Surroundings.current.setWindow(HostWindow(size: initialSize))
    show()
    setSize()
  }

  var window: UnsafeMutablePointer<GtkWindow> {
    UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWindow.self)
  }

  private var handle: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  nonisolated static func from(_ data: gpointer?) -> ViewWindow {
    Unmanaged<ViewWindow>.fromOpaque(data!).takeUnretainedValue()
  }

  // MARK: Opening and closing

  func present() { gtk_window_present(window) }

  func destroy() {
    if isClosed { return }
    isClosed = true
    if alarm != 0 { g_source_remove(alarm) }
    stopDescribing()
    host.wake = nil
    leave()
    gtk_window_destroy(window)
    onClosed(self)
    // The caller may be an event of this window, which GTK has not finished yet.
    _ = MainLoop.after(0) { [self] in _ = self }
  }

  /// Removes the views: calls their handlers and cancels their tasks.
  private func leave() {
    phase = .background
    ViewHost.onBigStack {
      show(scene.content)
      host.update()
      show(EmptyView())
      host.update()
    }
    say()
  }

  private func connect() {
    let draw: GtkDrawingAreaDrawFunc = { _, context, width, height, data in
      let window = ViewWindow.from(data)
      nonisolated(unsafe) let context = context!
      MainActor.assumeIsolated {
        window.draw(with: context, CGSize(width: Int(width), height: Int(height)))
      }
    }
    gtk_drawing_area_set_draw_func(
      UnsafeMutableRawPointer(area).assumingMemoryBound(to: GtkDrawingArea.self), draw, handle, nil)
    let closing: @convention(c) (gpointer?, gpointer?) -> gboolean = { _, data in
      let window = ViewWindow.from(data)
      MainActor.assumeIsolated { window.destroy() }
      return 1
    }
    sp_gtk_connect(widget, "close-request", unsafeBitCast(closing, to: GCallback.self), handle)
    let changed: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in
      let window = ViewWindow.from(data)
      MainActor.assumeIsolated { window.environmentChanged() }
    }
    for (object, property) in [(widget, "notify::is-active"), (area, "notify::scale-factor")] {
      sp_gtk_connect(object, property, unsafeBitCast(changed, to: GCallback.self), handle)
    }
    // The window's surface reports whether it is minimized.
    gtk_widget_realize(widget)
    if let surface = gtk_native_get_surface(OpaquePointer(widget)) {
      sp_gtk_connect(
        UnsafeMutableRawPointer(surface), "notify::state",
        unsafeBitCast(changed, to: GCallback.self), handle)
    }
  }

  // MARK: Content

  func update(_ scene: SceneWindow) {
    self.scene.title = scene.title
    if value == nil { self.scene.content = scene.content }
    show()
  }

  func environmentChanged() {
    if isClosed { return }
    input.isActive = gtk_window_is_active(window) != 0
    phase = isMinimized ? .background : input.isActive ? .active : .inactive
    show()
    // There are no frames until it is visible again.
    if phase == .background { ViewHost.onBigStack { host.update() } }
    onPhase()
  }

  /// The views' preferred color scheme.
  private(set) var preferredScheme: ColorScheme?

  private func show<V: View>(_ view: V) {
    ViewHost.onBigStack { host.show(view, environment: environment) }
  }

  private func show() {
    show(scene.content)
    let title = host.string(of: scene.title) ?? ProcessInfo.processInfo.processName
    gtk_window_set_title(window, title)
    sp_gtk_set_words(area, GTK_ACCESSIBLE_PROPERTY_LABEL, title)
    wake()
  }

  // MARK: Frames

  /// Requests a frame after a change.
  private func wake() {
    if isClosed || tick != 0 { return }
    tick = gtk_widget_add_tick_callback(
      area,
      { _, clock, data in
        let window = ViewWindow.from(data)
        let time = Double(gdk_frame_clock_get_frame_time(clock)) / 1e6
        return MainActor.assumeIsolated { window.frame(at: time) }
      }, handle, nil)
  }

  /// Handles a frame of the window's clock; returns whether to continue.
  private func frame(at time: Double) -> gboolean {
    ViewHost.onBigStack {
      // Changes since the window was at rest start to animate now.
      if isAtRest { host.skip(to: time - start) }
      onStep?(.frame(time: time - start, isAfterRest: isAtRest))
      isAtRest = false
      host.advance(to: time - start)
    }
    gtk_widget_queue_draw(area)
    if host.needsFrame { return 1 }
    tick = 0
    isAtRest = true
    waitForDeadline()
    return 0
  }

  private func eventSent(_ event: Event) {
    if isClosed { return }
    onStep?(.event(event))
    settle()
  }

  /// Requests the frame that shows the changes of the views.
  func settle() {
    if host.needsFrame { wake() } else if tick == 0 { waitForDeadline() }
  }

  /// Schedules a frame at the host's next deadline.
  private func waitForDeadline() {
    if alarm != 0 { g_source_remove(alarm) }
    alarm = 0
    guard let deadline = host.nextDeadline else { return }
    alarm = MainLoop.after(deadline - (MainLoop.now - start)) { [weak self] in
      MainActor.assumeIsolated {
        self?.alarm = 0
        self?.wake()
      }
    }
  }

  private func draw(with context: OpaquePointer, _ size: CGSize) {
    if size.width < 1 || size.height < 1 { return }
    let scale = scale
    var list = DisplayList(size: size, scale: scale)
    ViewHost.onBigStack {
      if size != laidOutSize {
        laidOutSize = size
        host.layout(in: HostWindow(size: size))
      }
      if let scheme = host.preferredColorScheme, scheme != preferredScheme {
        preferredScheme = scheme
        show()
        host.layout(in: HostWindow(size: size))
      }
      list.background = host.backgroundColor(in: environment)
      list.items = host.paint(size: size, scale: scale, origin: .zero)
    }
    onStep?(.painted(list))
    say()
    input.contentMoved()
    describeLater()
    do {
      let picture = try CairoRenderer.raster(list)
      defer { cairo_surface_destroy(picture) }
      cairo_save(context)
      cairo_scale(context, 1 / scale, 1 / scale)
      cairo_set_source_surface(context, picture, 0, 0)
      cairo_paint(context)
      cairo_restore(context)
    } catch {
      WindowProgram.say("cannot draw the window: \(error)")
    }
  }

  /// Prints the host's warnings, each once, and its error.
  private func say() {
    for warning in host.warnings.dropFirst(said) { WindowProgram.say("warning: \(warning)") }
    said = host.warnings.count
    if let failure = host.failure {
      WindowProgram.say("\(failure)")
      destroy()
    }
  }
}
