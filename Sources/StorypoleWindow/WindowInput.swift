// SPDX-License-Identifier: Apache-2.0
import CGTK
import Foundation
import Storypole
import StorypoleGraphics

/// Translates GTK's events to the host's.
@MainActor
final class WindowInput {
  private let host: ViewHost
  private let area: UnsafeMutablePointer<GtkWidget>
  private let start: Double
  private let inputMethod = gtk_im_multicontext_new()!
  private var keys: OpaquePointer?
  private var isEditing = false
  private var lastPress: (time: Double, place: CGPoint, count: Int)?
  /// The last known position of the pointer.
  private var pointer: CGPoint?
  /// The tracked finger, of several on the screen.
  private var finger: OpaquePointer?

  /// Whether the window receives keys.
  var isActive = false {
    didSet { if isActive != oldValue { send(.windowFocus(isActive)) } }
  }

  init(host: ViewHost, area: UnsafeMutablePointer<GtkWidget>, start: Double) {
    self.host = host
    self.area = area
    self.start = start
  }

  private var handle: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }
  private var time: Double { MainLoop.now - start }

  nonisolated private static func from(_ data: gpointer?) -> WindowInput {
    Unmanaged<WindowInput>.fromOpaque(data!).takeUnretainedValue()
  }

  /// Called after each event.
  var onSent: (Event) -> Void = { _ in }

  private func send(_ event: Event) {
    ViewHost.onBigStack { host.send(event) }
    onSent(event)
  }

  func attach(to window: UnsafeMutablePointer<GtkWidget>) {
    attachPointer()
    attachScroll()
    attachKeys()
    attachInputMethod(window)
    attachClipboard()
  }

  // MARK: Pointer

  private func attachPointer() {
    let controller = gtk_event_controller_legacy_new()!
    let handler: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> gboolean = {
      _, event, data in
      let input = WindowInput.from(data)
      nonisolated(unsafe) let event = event!
      return MainActor.assumeIsolated { input.receive(event) ? 1 : 0 }
    }
    sp_gtk_connect(
      UnsafeMutableRawPointer(controller), "event", unsafeBitCast(handler, to: GCallback.self),
      handle)
    gtk_widget_add_controller(area, controller)
    let motion = gtk_event_controller_motion_new()!
    let entered: @convention(c) (gpointer?, Double, Double, gpointer?) -> Void = { _, x, y, data in
      let input = WindowInput.from(data)
      MainActor.assumeIsolated { input.pointer = CGPoint(x: x, y: y) }
    }
    sp_gtk_connect(
      UnsafeMutableRawPointer(motion), "enter", unsafeBitCast(entered, to: GCallback.self), handle)
    let left: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
      let input = WindowInput.from(data)
      MainActor.assumeIsolated { input.send(.pointerLeft(time: input.time)) }
    }
    sp_gtk_connect(
      UnsafeMutableRawPointer(motion), "leave", unsafeBitCast(left, to: GCallback.self), handle)
    gtk_widget_add_controller(area, motion)
  }

  private func receive(_ event: OpaquePointer) -> Bool {
    var device = PointerEvent.Device.mouse
    let phase: PointerEvent.Phase
    switch gdk_event_get_event_type(event) {
    case GDK_BUTTON_PRESS where gdk_button_event_get_button(event) == 3:
      guard let place = place(of: event) else { return false }
      send(.menu(at: place))
      return true
    case GDK_BUTTON_PRESS where gdk_button_event_get_button(event) == 1: phase = .down
    case GDK_BUTTON_RELEASE where gdk_button_event_get_button(event) == 1: phase = .up
    case GDK_MOTION_NOTIFY: phase = .moved
    case GDK_TOUCH_BEGIN where finger == nil:
      finger = gdk_event_get_event_sequence(event)
      (phase, device) = (.down, .touch)
    case GDK_TOUCH_UPDATE where gdk_event_get_event_sequence(event) == finger:
      (phase, device) = (.moved, .touch)
    case GDK_TOUCH_END where gdk_event_get_event_sequence(event) == finger:
      finger = nil
      (phase, device) = (.up, .touch)
    case GDK_TOUCH_CANCEL where gdk_event_get_event_sequence(event) == finger:
      finger = nil
      (phase, device) = (.cancelled, .touch)
    default: return false
    }
    guard let place = place(of: event) else { return false }
    if device == .mouse { pointer = place }
    if phase == .down { takeKeys() }
    send(
      .pointer(
        PointerEvent(
          phase, at: place, time: time, device: device,
          clickCount: phase == .down ? count(place) : lastPress?.count ?? 1,
          modifiers: Keys.modifiers(gdk_event_get_modifier_state(event)))))
    return phase != .moved
  }

  /// Directs keys to the area, unless they go to it or to an element in it.
  private func takeKeys() {
    let focus = gtk_widget_get_root(area).flatMap { gtk_root_get_focus($0) }
    if let focus, focus == area || gtk_widget_is_ancestor(focus, area) != 0 { return }
    gtk_widget_grab_focus(area)
  }

  /// Presses a point of the area for an assistive technology.
  func press(at place: CGPoint) {
    for phase in [PointerEvent.Phase.down, .up] {
      // A finger, because the pointer is elsewhere.
      send(.pointer(PointerEvent(phase, at: place, time: time, device: .touch)))
    }
  }

  /// An event's position in the area; GDK reports it in the window's surface.
  private func place(of event: OpaquePointer) -> CGPoint? {
    var (x, y, left, top, areaX, areaY) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    guard gdk_event_get_position(event, &x, &y) != 0, let native = gtk_widget_get_native(area)
    else {
      return nil
    }
    gtk_native_get_surface_transform(native, &left, &top)
    let window = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
    guard gtk_widget_translate_coordinates(window, area, x - left, y - top, &areaX, &areaY) != 0
    else { return nil }
    return CGPoint(x: areaX, y: areaY)
  }

  /// The number of successive presses at about one position, by GTK's default time and distance.
  private func count(_ place: CGPoint) -> Int {
    let now = time
    var count = 1
    if let last = lastPress, now - last.time < 0.4, abs(last.place.x - place.x) <= 5,
      abs(last.place.y - place.y) <= 5
    {
      count = last.count + 1
    }
    lastPress = (now, place, count)
    return count
  }

  // MARK: Wheel

  private func attachScroll() {
    let controller = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES)!
    let scrolled: @convention(c) (OpaquePointer?, Double, Double, gpointer?) -> gboolean = {
      controller, x, y, data in
      let input = WindowInput.from(data)
      nonisolated(unsafe) let controller = controller!
      MainActor.assumeIsolated { input.scroll(controller, x, y) }
      return 1
    }
    sp_gtk_connect(
      UnsafeMutableRawPointer(controller), "scroll", unsafeBitCast(scrolled, to: GCallback.self),
      handle)
    gtk_widget_add_controller(area, controller)
  }

  private func scroll(_ controller: OpaquePointer, _ x: Double, _ y: Double) {
    // Wheel events have no position on X11 (GTK 4.8).
    guard
      let place = gtk_event_controller_get_current_event(controller).flatMap({ place(of: $0) })
        ?? pointer
    else { return }
    // A notch of the wheel scrolls as far as in GTK's scrolled windows: page^⅔.
    let isWheel = gtk_event_controller_scroll_get_unit(controller) == GDK_SCROLL_UNIT_WHEEL
    let notch = isWheel ? pow(Double(gtk_widget_get_height(area)), 2.0 / 3) : 1
    send(
      .scroll(
        ScrollEvent(at: place, by: CGSize(width: -x * notch, height: -y * notch), time: time)))
  }

  // MARK: Keys

  private func attachKeys() {
    let controller = gtk_event_controller_key_new()!
    keys = controller
    // Before an element that has the focus for assistive technologies.
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    typealias Handler =
      @convention(c) (gpointer?, guint, guint, GdkModifierType, gpointer?) ->
      gboolean
    let pressed: Handler = { _, value, _, state, data in
      let input = WindowInput.from(data)
      return MainActor.assumeIsolated { input.key(value, state, .down) ? 1 : 0 }
    }
    let released: Handler = { _, value, _, state, data in
      let input = WindowInput.from(data)
      MainActor.assumeIsolated { _ = input.key(value, state, .up) }
      return 0
    }
    sp_gtk_connect(
      UnsafeMutableRawPointer(controller), "key-pressed",
      unsafeBitCast(pressed, to: GCallback.self), handle)
    sp_gtk_connect(
      UnsafeMutableRawPointer(controller), "key-released",
      unsafeBitCast(released, to: GCallback.self), handle)
    gtk_widget_add_controller(area, controller)
  }

  private func key(_ value: guint, _ state: GdkModifierType, _ phase: KeyPress.Phases) -> Bool {
    guard let key = Keys.key(value) else { return false }
    send(
      .key(
        KeyEvent(
          key, characters: Keys.characters(value), modifiers: Keys.modifiers(state), phase: phase,
          time: time)))
    return true
  }

  // MARK: Input method

  private func attachInputMethod(_ window: UnsafeMutablePointer<GtkWidget>) {
    let method = UnsafeMutableRawPointer(inputMethod)
    let committed: @convention(c) (gpointer?, UnsafePointer<CChar>?, gpointer?) -> Void = {
      _, text, data in
      let string = text.map { String(cString: $0) } ?? ""
      let input = WindowInput.from(data)
      MainActor.assumeIsolated { input.send(.text(.insert(string))) }
    }
    sp_gtk_connect(method, "commit", unsafeBitCast(committed, to: GCallback.self), handle)
    let composed: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
      let input = WindowInput.from(data)
      MainActor.assumeIsolated { input.compose() }
    }
    sp_gtk_connect(method, "preedit-changed", unsafeBitCast(composed, to: GCallback.self), handle)
    gtk_im_context_set_client_widget(inputMethod, area)
  }

  private func compose() {
    var text: UnsafeMutablePointer<CChar>?
    var caret: Int32 = 0
    gtk_im_context_get_preedit_string(inputMethod, &text, nil, &caret)
    defer { g_free(text) }
    send(.text(.compose(text.map { String(cString: $0) } ?? "", caret: Int(caret))))
  }

  /// Called after each frame: keys go through the input method during text editing, and its popup
  /// is at the caret.
  func contentMoved() {
    let caret = host.caret
    if (caret != nil) != isEditing {
      isEditing = caret != nil
      gtk_event_controller_key_set_im_context(keys, isEditing ? inputMethod : nil)
      if isEditing {
        gtk_im_context_focus_in(inputMethod)
      } else {
        gtk_im_context_reset(inputMethod)
        gtk_im_context_focus_out(inputMethod)
      }
    }
    guard let caret, caret.minX.isFinite, caret.minY.isFinite else { return }
    var place = GdkRectangle(
      x: Int32(caret.minX, in: -32_768...32_767), y: Int32(caret.minY, in: -32_768...32_767),
      width: Int32(caret.width, in: 1...32_767), height: Int32(caret.height, in: 1...32_767))
    gtk_im_context_set_cursor_location(inputMethod, &place)
  }

  // MARK: Clipboard

  private func attachClipboard() {
    host.clipboard.onCopy = { [weak self] text in
      MainActor.assumeIsolated {
        guard let self else { return }
        gdk_clipboard_set_text(gtk_widget_get_clipboard(self.area), text)
      }
    }
    host.clipboard.onPaste = { [weak self] use in
      nonisolated(unsafe) let use = use
      MainActor.assumeIsolated { self?.paste(use) }
    }
  }

  private func paste(_ use: @escaping (String) -> Void) {
    let received: GAsyncReadyCallback = { clipboard, result, data in
      let text = gdk_clipboard_read_text_finish(OpaquePointer(clipboard), result, nil)
      let string = text.map { String(cString: $0) }
      g_free(text)
      // Retained by the call that waited for this one.
      let waiting = Unmanaged<PasteRequest>.fromOpaque(data!).takeRetainedValue()
      MainActor.assumeIsolated { if let string { waiting.input.receive(string, waiting.use) } }
    }
    gdk_clipboard_read_text_async(
      gtk_widget_get_clipboard(area), nil, received,
      Unmanaged.passRetained(PasteRequest(self, use)).toOpaque())
  }

  fileprivate func receive(_ text: String, _ use: @escaping (String) -> Void) {
    ViewHost.onBigStack { use(text) }
    onSent(.text(.insert(text)))
  }
}

/// Somebody who waits for the text of the clipboard.
private final class PasteRequest {
  let input: WindowInput
  let use: (String) -> Void
  init(_ input: WindowInput, _ use: @escaping (String) -> Void) {
    self.input = input
    self.use = use
  }
}
