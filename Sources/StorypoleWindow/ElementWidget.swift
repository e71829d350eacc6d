// SPDX-License-Identifier: Apache-2.0
import CGTK
import Storypole

/// A request of an assistive technology to an element.
enum ElementRequest {
  case action(String)
  /// Moves the value to a position between the ends of its range, from 0 to 1.
  case fraction(Double)
}

/// An element for assistive technologies as a widget without a picture, in the element around it or in the window's
/// drawing area.
@MainActor
final class ElementWidget {
  /// Elements with equal keys in the same parent share a widget over time.
  struct Key: Hashable {
    let source: ObjectIdentifier
    let role: SemanticsNode.Role
    let type: ElementType
    /// It decides about GTK's role, which a widget keeps.
    let isContainer: Bool

    init(_ node: SemanticsNode) {
      source = ObjectIdentifier(node.source)
      role = node.role
      type = ElementType(node)
      isContainer = !node.children.isEmpty
    }
  }

  let key: Key
  let widget: UnsafeMutablePointer<GtkWidget>
  private(set) var node: SemanticsNode
  var children: [ElementWidget] = []
  /// In the parent, in whole points.
  private var frame = GtkAllocation()
  /// GTK's knowledge of the element.
  private var told: ElementProperties?
  /// The element's own actions by their names for GTK.
  private var customActions: [String: String] = [:]
  private let answer: (ElementRequest, SemanticsNode) -> Void
  /// Whether this object changes the widget.
  private var isUpdating = false

  init(_ node: SemanticsNode, answer: @escaping (ElementRequest, SemanticsNode) -> Void) {
    self.node = node
    self.answer = answer
    key = Key(node)
    widget = sp_gtk_accessible(
      key.type.type, node.role.accessible(hasChildren: key.isContainer))
    gtk_widget_set_can_target(widget, 0)
    sp_gtk_disable_actions(widget, key.type.type)
    g_object_set_data(object, Self.name, handle)
    switch key.type {
    case .plain: break
    case .range:
      gtk_range_set_range(range, 0, 1)
      let changed: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
        let element = Unmanaged<ElementWidget>.fromOpaque(data!).takeUnretainedValue()
        MainActor.assumeIsolated { element.rangeChanged() }
      }
      sp_gtk_connect(widget, "value-changed", unsafeBitCast(changed, to: GCallback.self), handle)
    case .text:
      // Keys go to the drawing area: with its own input method, the view would take them.
      gtk_text_view_set_editable(textView, 0)
      gtk_text_view_set_cursor_visible(textView, 0)
      sp_gtk_set_number(widget, GTK_ACCESSIBLE_PROPERTY_READ_ONLY, 0)
    }
  }

  private static let name = "storypole-element"
  private var handle: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }
  private var object: UnsafeMutablePointer<GObject> {
    UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
  }
  private var range: UnsafeMutablePointer<GtkRange> {
    UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkRange.self)
  }
  private var textView: UnsafeMutablePointer<GtkTextView> {
    UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkTextView.self)
  }

  private static func of(_ widget: UnsafeMutablePointer<GtkWidget>) -> ElementWidget? {
    let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
    return g_object_get_data(object, name).map {
      Unmanaged<ElementWidget>.fromOpaque($0).takeUnretainedValue()
    }
  }

  /// Puts the widget into a parent, after a sibling; nil makes it the first.
  func insert(
    into parent: UnsafeMutablePointer<GtkWidget>, after sibling: UnsafeMutablePointer<GtkWidget>?
  ) {
    let isNew = gtk_widget_get_parent(widget) == nil
    gtk_widget_insert_after(widget, parent, sibling)
    // A selection in a field is not the system's.
    if isNew, key.type == .text, gtk_widget_get_realized(widget) != 0 {
      gtk_text_buffer_remove_selection_clipboard(
        gtk_text_view_get_buffer(textView), gtk_widget_get_primary_clipboard(widget))
    }
  }

  /// Removes the widget with those inside.
  func remove() {
    for child in children { child.remove() }
    children = []
    // GTK removes it again.
    if key.type == .text, gtk_widget_get_realized(widget) != 0 {
      gtk_text_buffer_add_selection_clipboard(
        gtk_text_view_get_buffer(textView), gtk_widget_get_primary_clipboard(widget))
    }
    g_object_set_data(object, Self.name, nil)
    gtk_widget_insert_action_group(widget, "action", nil)
    g_signal_handlers_disconnect_matched(widget, G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, handle)
    gtk_widget_unparent(widget)
  }

  // MARK: Actions

  nonisolated static func perform(_ action: String, of widget: UnsafeMutablePointer<GtkWidget>) {
    nonisolated(unsafe) let widget = widget
    MainActor.assumeIsolated {
      guard let element = of(widget) else { return }
      element.answer(.action(action), element.node)
    }
  }

  private func performCustom(_ name: String) {
    if let action = customActions[name] { answer(.action(action), node) }
  }

  /// An assistive technology has moved the value.
  private func rangeChanged() {
    if isUpdating { return }
    let fraction = gtk_range_get_value(range)
    // The next update sets it to the view's.
    told?.fraction = fraction
    answer(.fraction(fraction), node)
  }

  // MARK: Properties

  /// Tells GTK the changes since the last time.
  ///
  /// - Parameter frame: In the parent, in whole points.
  func update(_ node: SemanticsNode, frame: GtkAllocation, focus: ElementFocus?) {
    self.node = node
    if (frame.x, frame.y, frame.width, frame.height)
      != (self.frame.x, self.frame.y, self.frame.width, self.frame.height)
    {
      self.frame = frame
      if let parent = gtk_widget_get_parent(widget) { gtk_widget_queue_allocate(parent) }
    }
    let new = ElementProperties(node, type: key.type, focus: focus)
    let old = told
    if new == old { return }
    told = new
    isUpdating = true
    defer { isUpdating = false }
    if new.label != old?.label {
      sp_gtk_set_words(widget, GTK_ACCESSIBLE_PROPERTY_LABEL, new.label)
    }
    if new.description != old?.description {
      sp_gtk_set_words(widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, new.description)
    }
    if let isSelected = new.isSelected, isSelected != old?.isSelected {
      sp_gtk_set_state(widget, GTK_ACCESSIBLE_STATE_SELECTED, isSelected ? 1 : 0)
    } else if new.isSelected == nil, old?.isSelected != nil {
      gtk_accessible_reset_state(OpaquePointer(widget), GTK_ACCESSIBLE_STATE_SELECTED)
    }
    if let checked = new.checked, checked != old?.checked {
      sp_gtk_set_state(widget, GTK_ACCESSIBLE_STATE_CHECKED, Int32(checked.rawValue))
    }
    if let level = new.level, level != old?.level {
      sp_gtk_set_number(widget, GTK_ACCESSIBLE_PROPERTY_LEVEL, level)
    }
    if new.isModal != (old?.isModal ?? false) {
      sp_gtk_set_number(widget, GTK_ACCESSIBLE_PROPERTY_MODAL, new.isModal ? 1 : 0)
    }
    if old == nil { tellKind() }
    gtk_widget_set_focusable(widget, new.isFocusable ? 1 : 0)
    gtk_widget_set_sensitive(widget, new.isEnabled ? 1 : 0)
    if new.actions != old?.actions { tell(new.actions) }
    if let fraction = new.fraction, fraction != old?.fraction {
      gtk_range_set_value(range, fraction)
    }
    if let text = new.text { tell(text) }
  }

  /// The properties that depend on the role alone.
  private func tellKind() {
    switch key.role {
    case .textField, .searchField, .secureField, .textEditor:
      // The property of a text view is true.
      sp_gtk_set_number(
        widget, GTK_ACCESSIBLE_PROPERTY_MULTI_LINE, key.role == .textEditor ? 1 : 0)
    case .stepper: sp_gtk_set_number(widget, GTK_ACCESSIBLE_PROPERTY_READ_ONLY, 1)
    default: break
    }
  }

  private func tell(_ actions: [String]) {
    for action in ElementType.actions {
      gtk_widget_action_set_enabled(widget, action, actions.contains(action) ? 1 : 0)
    }
    customActions = [:]
    let group = g_simple_action_group_new()!
    let performed: @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> Void = {
      action, _, data in
      let element = Unmanaged<ElementWidget>.fromOpaque(data!).takeUnretainedValue()
      let name = String(cString: g_action_get_name(action))
      MainActor.assumeIsolated { element.performCustom(name) }
    }
    for name in actions where !ElementType.actions.contains(name) {
      let short = ElementProperties.bounded(name, 100)
      guard !short.isEmpty, customActions[short] == nil else { continue }
      customActions[short] = name
      let action = g_simple_action_new(short, nil)!
      sp_gtk_connect(
        UnsafeMutableRawPointer(action), "activate", unsafeBitCast(performed, to: GCallback.self),
        handle)
      g_action_map_add_action(OpaquePointer(group), action)
      g_object_unref(UnsafeMutableRawPointer(action))
    }
    gtk_widget_insert_action_group(
      widget, "action", customActions.isEmpty ? nil : OpaquePointer(group))
    g_object_unref(group)
  }

  /// Changes only the differing characters, so that a screen reader can read them.
  private func tell(_ new: EditedText) {
    let buffer = gtk_text_view_get_buffer(textView)!
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_bounds(buffer, &start, &end)
    let shown = gtk_text_buffer_get_text(buffer, &start, &end, 1)!
    defer { g_free(shown) }
    let (old, text) = (Array(String(cString: shown).unicodeScalars), Array(new.text.unicodeScalars))
    if old != text {
      let same = zip(old, text).prefix { $0 == $1 }.count
      let rest = min(old.count, text.count) - same
      let sameEnd = zip(old.reversed(), text.reversed()).prefix(rest).prefix { $0 == $1 }.count
      gtk_text_buffer_get_iter_at_offset(buffer, &start, Int32(same))
      gtk_text_buffer_get_iter_at_offset(buffer, &end, Int32(old.count - sameEnd))
      gtk_text_buffer_delete(buffer, &start, &end)
      var inserted = String.UnicodeScalarView()
      inserted.append(contentsOf: text[same..<text.count - sameEnd])
      gtk_text_buffer_insert(buffer, &start, String(inserted), -1)
    }
    gtk_text_buffer_get_iter_at_offset(buffer, &start, Int32(new.caret))
    gtk_text_buffer_get_iter_at_offset(buffer, &end, Int32(new.anchor))
    gtk_text_buffer_select_range(buffer, &start, &end)
  }

  // MARK: Layout

  /// Gives the elements in a widget their frames.
  nonisolated static func placeChildren(of widget: UnsafeMutablePointer<GtkWidget>) {
    nonisolated(unsafe) let widget = widget
    MainActor.assumeIsolated {
      var child = gtk_widget_get_first_child(widget)
      while let next = child {
        // Parts of GTK's own classes are no elements.
        if var frame = of(next)?.frame {
          gtk_widget_measure(next, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
          gtk_widget_size_allocate(next, &frame, -1)
        }
        child = gtk_widget_get_next_sibling(next)
      }
    }
  }
}
