// SPDX-License-Identifier: Apache-2.0
import Storypole

extension ViewDriver {
  /// An element of the shown view for assistive technologies: a control, a text, an image or a container.
  ///
  /// It describes the moment at which the driver returned it.
  public struct Element {
    /// The kind of an element.
    public enum Role: String, Sendable, CaseIterable {
      /// A view that has only a label or another property.
      case element
      /// Text, a heading, or an image with a label.
      case text, heading, image
      /// A control that is pressed.
      case button, link, toggle, menu, tab
      /// A control that is adjusted.
      case slider, stepper, picker, datePicker, colorPicker
      /// A control for text.
      case textField, secureField, searchField, textEditor
      /// A measure.
      case progress, gauge
      /// A container of other elements.
      case group, list, tabBar, alert
    }

    /// The kind of the element.
    public let role: Role
    /// The name; nil for an element without one.
    public let label: String?
    /// The value of a control, such as "On" or "25%"; nil for none.
    public let value: String?
    /// The result of an action, in words; nil for none.
    public let hint: String?
    /// The traits, with those of the role.
    public let traits: AccessibilityTraits
    /// The level of a heading, from 1 to 6; nil for no heading, and for one without a level.
    public let headingLevel: Int?
    /// The name from `accessibilityIdentifier(_:)`; nil for none.
    public let identifier: String?
    /// The names of the actions that `perform(_:on:)` accepts.
    public let actions: [String]
    /// Whether the element reacts to input.
    public let isEnabled: Bool
    /// In points of the window.
    public let frame: CGRect
    /// The elements inside of a container, in reading order.
    public let children: [Element]
    fileprivate let node: SemanticsNode

    init(_ node: SemanticsNode) {
      self.node = node
      role = Role(rawValue: node.role.rawValue) ?? .element
      (label, value, hint) = (node.label, node.value, node.hint)
      (traits, headingLevel) = (node.traits, node.headingLevel)
      (identifier, actions) = (node.identifier, node.actions.map(\.name))
      (isEnabled, frame) = (node.isEnabled, node.frame)
      children = node.children.map(Element.init)
    }
  }

  /// The elements for assistive technologies, in reading order: containers before the elements inside of them, which
  /// are also their `children`. Hidden views, and views behind an alert or a sheet, have none.
  public var elements: [Element] {
    ViewHost.onBigStack { session.host.semantics.flatMap(\.flattened).map(Element.init) }
  }

  /// The first element with an identifier.
  ///
  /// - Throws: An error that lists the identifiers, if there is none.
  public func element(identifier: String) throws -> Element {
    let elements = elements
    if let found = elements.first(where: { $0.identifier == identifier }) { return found }
    let known = elements.compactMap(\.identifier)
    throw ViewDriverError(
      "There is no element with the identifier '\(identifier)'; "
        + (known.isEmpty
          ? "no element has one."
          : "the identifiers are \(known.map { "'\($0)'" }.joined(separator: ", "))."))
  }

  /// The first element with a label.
  ///
  /// - Parameter role: The role of the element; nil for any.
  /// - Throws: An error that lists the elements, if there is none.
  public func element(_ label: String, role: Element.Role? = nil) throws -> Element {
    let elements = elements
    if let found = elements.first(where: { $0.label == label && (role ?? $0.role) == $0.role }) {
      return found
    }
    let known = elements.compactMap { element in
      element.label.map { "\(element.role.rawValue) '\($0)'" }
    }
    throw ViewDriverError(
      "There is no \(role?.rawValue ?? "element") '\(label)'; "
        + (known.isEmpty
          ? "no element has a label." : "the elements are \(known.joined(separator: ", "))."))
  }

  /// Activates an element: performs its default action if it has one, or else clicks on its center, or on the center of
  /// the part that takes clicks, such as a toggle's switch.
  public func tap(_ element: Element) { session.press(element.node) }

  /// Performs the action of a name.
  ///
  /// - Throws: An error that lists the actions, if the element has none of the name.
  public func perform(_ action: String, on element: Element) throws {
    guard element.actions.contains(action) else {
      let known = element.actions.map { "'\($0)'" }.joined(separator: ", ")
      throw ViewDriverError(
        "The \(element.role.rawValue) '\(element.label ?? "")' has no action '\(action)'; "
          + (known.isEmpty ? "it has none." : "its actions are \(known)."))
    }
    session.perform { _ in _ = element.node.perform(action) }
  }

  /// Increases or decreases the value of an element by a step.
  ///
  /// - Throws: An error if the element has no such action.
  public func adjust(_ element: Element, _ direction: AccessibilityAdjustmentDirection) throws {
    try perform(
      direction == .increment ? SemanticsAction.increment : SemanticsAction.decrement, on: element)
  }
}

extension ViewSession {
  /// Performs the default action of an element, or else clicks on the center of the part that takes clicks.
  package func press(_ element: SemanticsNode) {
    if element.actions.contains(where: { $0.name == SemanticsAction.activate }) {
      perform { _ in _ = element.perform(SemanticsAction.activate) }
    } else {
      tap(at: ViewHost.onBigStack { host.pressPoint(of: element) })
    }
  }
}
