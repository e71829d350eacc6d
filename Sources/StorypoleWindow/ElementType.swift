// SPDX-License-Identifier: Apache-2.0
import CGTK
import Storypole

/// A kind of widget that GTK reports to assistive technologies. None of them draws anything or takes events.
///
/// GTK before 4.10 takes the accessible interfaces of a widget from its class, so that a value needs a range, and
/// characters with a caret need a text view.
enum ElementType: Hashable {
  case plain, range, text

  init(_ node: SemanticsNode) {
    self = .plain
    if !node.children.isEmpty { return }
    switch node.role {
    case .textField, .searchField, .textEditor: self = .text
    case .slider, .progress, .gauge: if case .fraction = node.state { self = .range }
    default: break
    }
  }

  var type: GType {
    switch self {
    case .plain: Self.plainType
    case .range: Self.rangeType
    case .text: Self.textType
    }
  }

  /// A drawing area that places elements.
  static let areaType = register("StorypoleArea", gtk_drawing_area_get_type()) { type in
    type.pointee.size_allocate = { area, _, _, _ in ElementWidget.placeChildren(of: area!) }
  }

  private static let plainType = register("StorypoleElement", gtk_widget_get_type(), makeElement)
  private static let rangeType = register(
    "StorypoleElementRange", gtk_range_get_type(), makeElement)
  private static let textType = register(
    "StorypoleElementText", gtk_text_view_get_type(), makeElement)

  /// The actions that every element may have; others are in a group.
  static let actions = [
    SemanticsAction.activate, SemanticsAction.increment, SemanticsAction.decrement,
    SemanticsAction.showMenu,
  ]

  private typealias WidgetClass = UnsafeMutablePointer<GtkWidgetClass>

  private static func makeElement(_ type: WidgetClass) {
    type.pointee.size_allocate = { widget, _, _, _ in ElementWidget.placeChildren(of: widget!) }
    type.pointee.measure = { _, _, _, least, natural, baseline, naturalBaseline in
      least?.pointee = 0
      natural?.pointee = 0
      baseline?.pointee = -1
      naturalBaseline?.pointee = -1
    }
    type.pointee.snapshot = { _, _ in }
    // Themes add no padding to it.
    gtk_widget_class_set_css_name(type, "element")
    for action in actions {
      gtk_widget_class_install_action(type, action, nil) { widget, name, _ in
        ElementWidget.perform(String(cString: name!), of: widget!)
      }
    }
  }

  private static func register(
    _ name: String, _ parent: GType, _ make: @escaping (WidgetClass) -> Void
  ) -> GType {
    var sizes = GTypeQuery()
    g_type_query(parent, &sizes)
    let type = g_type_register_static_simple(
      parent, name, sizes.class_size, nil, sizes.instance_size, nil, GTypeFlags(rawValue: 0))
    let made = g_type_class_ref(type)!
    make(made.assumingMemoryBound(to: GtkWidgetClass.self))
    return type
  }
}

extension SemanticsNode.Role {
  /// The nearest of GTK's roles (Docs/Windows.md).
  func accessible(hasChildren: Bool) -> GtkAccessibleRole {
    switch self {
    case .element, .text: hasChildren ? GTK_ACCESSIBLE_ROLE_GROUP : GTK_ACCESSIBLE_ROLE_LABEL
    case .heading: GTK_ACCESSIBLE_ROLE_HEADING
    case .image: GTK_ACCESSIBLE_ROLE_IMG
    case .button, .menu, .colorPicker: GTK_ACCESSIBLE_ROLE_BUTTON
    case .link: GTK_ACCESSIBLE_ROLE_LINK
    case .toggle: GTK_ACCESSIBLE_ROLE_CHECKBOX
    case .slider: GTK_ACCESSIBLE_ROLE_SLIDER
    case .stepper: GTK_ACCESSIBLE_ROLE_SPIN_BUTTON
    case .picker, .datePicker:
      hasChildren ? GTK_ACCESSIBLE_ROLE_GROUP : GTK_ACCESSIBLE_ROLE_COMBO_BOX
    case .textField, .secureField, .textEditor: GTK_ACCESSIBLE_ROLE_TEXT_BOX
    case .searchField: GTK_ACCESSIBLE_ROLE_SEARCH_BOX
    case .progress: GTK_ACCESSIBLE_ROLE_PROGRESS_BAR
    case .gauge: GTK_ACCESSIBLE_ROLE_METER
    case .tab: GTK_ACCESSIBLE_ROLE_TAB
    case .group: GTK_ACCESSIBLE_ROLE_GROUP
    case .list: GTK_ACCESSIBLE_ROLE_LIST
    case .tabBar: GTK_ACCESSIBLE_ROLE_TAB_LIST
    case .alert: GTK_ACCESSIBLE_ROLE_ALERT_DIALOG
    }
  }

  /// Whether a press does something, as long as the element is enabled.
  var isPressable: Bool {
    switch self {
    case .button, .link, .toggle, .menu, .tab, .picker, .datePicker, .colorPicker: true
    case .textField, .secureField, .searchField, .textEditor: true
    default: false
    }
  }
}
