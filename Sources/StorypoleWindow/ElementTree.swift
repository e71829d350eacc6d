// SPDX-License-Identifier: Apache-2.0
import CGTK
import Foundation
import Storypole

/// The focus among a window's elements.
struct ElementFocus: Equatable {
  /// The words of the other elements in the focused view, such as the second text of a row.
  var more: String?
  /// nil outside of fields.
  var edited: EditedText?
}

/// The part of an element that GTK reports, within limits.
struct ElementProperties: Equatable {
  var label: String
  var description: String
  /// nil for elements that can't be selected.
  var isSelected: Bool?
  var checked: GtkAccessibleTristate?
  var level: Int32?
  var isModal: Bool
  var isFocusable: Bool
  var isEnabled: Bool
  var actions: [String]
  /// nil for elements without a range.
  var fraction: Double?
  /// nil for elements without characters.
  var text: EditedText?

  // The limits of words, of a field's characters and of actions, so that a label can't fill the bus; ours.
  private static let (mostWords, mostCharacters, mostActions) = (1_000, 10_000, 20)

  init(_ node: SemanticsNode, type: ElementType, focus: ElementFocus?) {
    label = Self.bounded(node.label ?? "", Self.mostWords)
    var words = [node.value, node.hint, focus?.more]
    isSelected =
      node.traits.contains(.isSelected) ? true : node.role == .tab ? false : nil
    switch node.state {
    case .on: checked = GTK_ACCESSIBLE_TRISTATE_TRUE
    case .off: checked = GTK_ACCESSIBLE_TRISTATE_FALSE
    case .mixed: checked = GTK_ACCESSIBLE_TRISTATE_MIXED
    case .fraction(let fraction, _): if type == .range { self.fraction = fraction }
    case nil: break
    }
    // Its state is read already.
    if checked != nil, let value = node.value, ["On", "Off", "Mixed"].contains(value) {
      words[0] = nil
    }
    if type == .text {
      words[0] = nil
      text = focus?.edited ?? EditedText(node.value ?? "")
      text?.bound(to: Self.mostCharacters)
    }
    description = Self.bounded(
      words.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", "), Self.mostWords)
    level = node.headingLevel.map { Int32($0) }
    isModal = node.traits.contains(.isModal)
    isFocusable = focus != nil || node.children.isEmpty && node.source.firstFocusable() != nil
    isEnabled = node.isEnabled
    actions = isEnabled ? node.actions.prefix(Self.mostActions).map(\.name) : []
    if isEnabled, node.children.isEmpty, node.role.isPressable || node.isInPressable,
      !actions.contains(SemanticsAction.activate)
    {
      actions.insert(SemanticsAction.activate, at: 0)
    }
  }

  /// A text without the character at which C's strings end, cut off after some characters.
  static func bounded(_ text: String, _ most: Int) -> String {
    // A character may consist of any number of scalars.
    let scalars = text.unicodeScalars.lazy.map { $0 == "\0" ? "\u{FFFD}" : $0 }.prefix(most + 1)
    var bounded = String.UnicodeScalarView()
    bounded.append(contentsOf: scalars.prefix(most))
    return String(bounded) + (scalars.count > most ? "…" : "")
  }
}

extension EditedText {
  fileprivate mutating func bound(to most: Int) {
    text = ElementProperties.bounded(text, most)
    (anchor, caret) = (min(anchor, most), min(caret, most))
  }
}

/// A window's elements for assistive technologies, as widgets in its drawing area.
@MainActor
final class ElementTree {
  private let area: UnsafeMutablePointer<GtkWidget>
  private let answer: (ElementRequest, SemanticsNode) -> Void
  private var roots: [ElementWidget] = []
  private var focusedWidget: UnsafeMutablePointer<GtkWidget>?

  // More elements in a window, and more levels, are left out; ours.
  private static let (most, deepest) = (2_000, 60)

  init(
    in area: UnsafeMutablePointer<GtkWidget>,
    answer: @escaping (ElementRequest, SemanticsNode) -> Void
  ) {
    self.area = area
    self.answer = answer
  }

  /// Shows the elements in the window, and the one with the focus.
  ///
  /// - Parameter focused: The elements with the focus, in reading order.
  func show(
    _ elements: [SemanticsNode], focused: [SemanticsNode], edited: EditedText?, in size: CGSize
  ) {
    var pass = Pass(bounds: CGRect(origin: .zero, size: size), room: Self.most)
    pass.focused = focused.first
    let more = focused.dropFirst().compactMap(\.words).joined(separator: ", ")
    pass.focus = ElementFocus(more: more.isEmpty ? nil : more, edited: edited)
    focusedWidget = nil
    reconcile(&roots, elements, in: area, at: .zero, depth: 0, &pass)
    moveFocus(to: focusedWidget ?? area)
  }

  func removeAll() {
    if roots.isEmpty { return }
    moveFocus(to: area)
    for element in roots { element.remove() }
    roots = []
  }

  /// The focus of the keyboard among the widgets follows that of the views.
  private func moveFocus(to widget: UnsafeMutablePointer<GtkWidget>) {
    guard let root = gtk_widget_get_root(area), let now = gtk_root_get_focus(root), now != widget,
      now == area || gtk_widget_is_ancestor(now, area) != 0
    else { return }
    gtk_root_set_focus(root, widget)
  }

  private struct Pass {
    let bounds: CGRect
    /// The number of elements that still fit.
    var room: Int
    var focused: SemanticsNode?
    var focus: ElementFocus?

    func isFocused(_ node: SemanticsNode) -> Bool {
      focused.map { $0.source === node.source && $0.role == node.role } ?? false
    }

    /// Whether an element, or one inside, is in the window or has the focus.
    func shows(_ node: SemanticsNode) -> Bool {
      let frame = node.frame
      return frame.maxX >= bounds.minX && frame.minX <= bounds.maxX && frame.maxY >= bounds.minY
        && frame.minY <= bounds.maxY || isFocused(node) || node.children.contains(where: shows)
    }
  }

  /// Makes the widgets in a parent those of the elements, and keeps the ones of known elements.
  private func reconcile(
    _ widgets: inout [ElementWidget], _ elements: [SemanticsNode],
    in parent: UnsafeMutablePointer<GtkWidget>, at origin: CGPoint, depth: Int, _ pass: inout Pass
  ) {
    var known: [ElementWidget.Key: [ElementWidget]] = [:]
    for element in widgets.reversed() { known[element.key, default: []].append(element) }
    var shown: [(ElementWidget, SemanticsNode)] = []
    for node in elements where pass.room > 0 && pass.shows(node) {
      pass.room -= 1
      let widget =
        known[ElementWidget.Key(node)]?.popLast() ?? ElementWidget(node, answer: answer)
      shown.append((widget, node))
    }
    for gone in known.values.joined() {
      leave(gone)
      gone.remove()
    }
    widgets = shown.map(\.0)
    var previous: UnsafeMutablePointer<GtkWidget>?
    for (element, node) in shown {
      element.insert(into: parent, after: previous)
      previous = element.widget
      let frame = Self.wholePoints(node.frame)
      let placed = GtkAllocation(
        x: Int32(frame.minX - origin.x), y: Int32(frame.minY - origin.y),
        width: Int32(frame.width), height: Int32(frame.height))
      // The first of equal ones.
      let isFocused = focusedWidget == nil && pass.isFocused(node)
      if isFocused { focusedWidget = element.widget }
      element.update(node, frame: placed, focus: isFocused ? pass.focus : nil)
      if depth < Self.deepest {
        reconcile(
          &element.children, node.children, in: element.widget, at: frame.origin, depth: depth + 1,
          &pass)
      }
    }
  }

  /// Takes the focus away from a widget that goes.
  private func leave(_ element: ElementWidget) {
    guard let root = gtk_widget_get_root(area), let now = gtk_root_get_focus(root) else { return }
    if now == element.widget || gtk_widget_is_ancestor(now, element.widget) != 0 {
      gtk_root_set_focus(root, area)
    }
  }

  /// Rounds each edge, as drawing does. GTK's coordinates are whole.
  private static func wholePoints(_ frame: CGRect) -> CGRect {
    func whole(_ edge: CGFloat) -> CGFloat { CGFloat(Int32(edge.rounded(), in: -32_768...32_767)) }
    let (x, y) = (whole(frame.minX), whole(frame.minY))
    return CGRect(x: x, y: y, width: whole(frame.maxX) - x, height: whole(frame.maxY) - y)
  }
}
