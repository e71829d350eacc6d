// SPDX-License-Identifier: Apache-2.0
/// An element for assistive technologies: the role, the words and the actions of a view.
package struct SemanticsNode {
  /// The kind of an element.
  package enum Role: String, Sendable, CaseIterable {
    /// An element without a known kind.
    case element
    case text, heading, image, button, link, toggle, slider, stepper, picker, menu
    case textField, secureField, searchField, textEditor
    case datePicker, colorPicker, progress, gauge, tab
    // Elements that contain others.
    case group, list, tabBar, alert
  }

  package var role: Role
  /// The name; nil for an element without one.
  package var label: String?
  package var traits: AccessibilityTraits = []
  /// 1 to 6, as in HTML; nil for no heading and for one without a level.
  package var headingLevel: Int? {
    get { level == 0 ? nil : Int(level) }
    set { level = UInt8(newValue ?? 0) }
  }
  private var level: UInt8 = 0
  /// Whether the label is only the name of a file or a symbol.
  package var isNamedByFile = false
  package let isEnabled: Bool
  /// In the window, in points, effects included.
  package var frame: CGRect { source.drawnFrameInRoot }
  /// The element's part of the layout.
  package let source: LayoutNode

  /// The facts that few elements have: a long document has a million of them, nearly all of them texts. nil for none.
  private var others: Others?

  package var value: String? {
    get { others?.facts.value }
    set { change(newValue == nil) { $0.value = newValue } }
  }
  /// nil for controls without one, and for other elements.
  package var state: SemanticsState? {
    get { others?.facts.state }
    set { change(newValue == nil) { $0.state = newValue } }
  }
  package var hint: String? {
    get { others?.facts.hint }
    set { change(newValue == nil) { $0.hint = newValue } }
  }
  package var identifier: String? {
    get { others?.facts.identifier }
    set { change(newValue == nil) { $0.identifier = newValue } }
  }
  /// Other names, for voice control.
  package var inputLabels: [String] {
    get { others?.facts.inputLabels ?? [] }
    set { change(newValue.isEmpty) { $0.inputLabels = newValue } }
  }
  package var actions: [SemanticsAction] {
    get { others?.facts.actions ?? [] }
    set { change(newValue.isEmpty) { $0.actions = newValue } }
  }
  /// The elements inside, in reading order.
  package var children: [SemanticsNode] {
    get { others?.facts.children ?? [] }
    set { change(newValue.isEmpty) { $0.children = newValue } }
  }
  /// Elements of a higher priority come first, among those of the same container.
  var sortPriority: Double {
    get { others?.facts.sortPriority ?? 0 }
    set { change(newValue == 0) { $0.sortPriority = newValue } }
  }
  /// The part in a labeled pair; nil for none.
  var pair: SemanticsPair? {
    get { others?.facts.pair }
    set { change(newValue == nil) { $0.pair = newValue } }
  }

  private mutating func change(_ isRemoved: Bool, _ change: (inout Facts) -> Void) {
    if others == nil, isRemoved { return }
    var facts = others?.facts ?? Facts()
    change(&facts)
    others = Others(facts)
  }

  private struct Facts {
    var value: String?
    var state: SemanticsState?
    var hint: String?
    var identifier: String?
    var inputLabels: [String] = []
    var actions: [SemanticsAction] = []
    var children: [SemanticsNode] = []
    var sortPriority = 0.0
    var pair: SemanticsPair?
  }

  private final class Others {
    let facts: Facts

    init(_ facts: Facts) { self.facts = facts }
  }

  init(_ role: Role, _ source: LayoutNode) {
    self.role = role
    self.source = source
    isEnabled = source.environment.isEnabled
  }

  /// Whether the element only shows something.
  package var isStatic: Bool {
    switch role {
    case .element, .text, .heading, .image, .progress, .gauge: children.isEmpty
    default: false
    }
  }

  /// The element and those inside, in reading order.
  package var flattened: [SemanticsNode] { [self] + children.flatMap(\.flattened) }

  /// The label, the value and the hint, as a screen reader would say them.
  package var words: String? {
    if value == nil, hint == nil { return label?.isEmpty == false ? label : nil }
    let words = [label, value, hint].compactMap { $0 }.filter { !$0.isEmpty }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  /// Performs the action of a name; returns whether the element has it.
  package func perform(_ name: String) -> Bool {
    guard let action = actions.first(where: { $0.name == name }) else { return false }
    action.handler()
    return true
  }

  mutating func add(_ traits: AccessibilityTraits) {
    self.traits.formUnion(traits)
    guard isStatic || role == .button, let new = traits.role else { return }
    if role != .button || new != .heading && new != .image && new != .text { role = new }
  }

  mutating func makeHeading(_ level: AccessibilityHeadingLevel) {
    add(.isHeader)
    headingLevel = level == .unspecified ? nil : Int(level.rawValue)
  }

  mutating func remove(_ traits: AccessibilityTraits) {
    self.traits.subtract(traits)
    if traits.role == role { role = self.traits.role ?? .element }
  }
}

extension [SemanticsNode] {
  /// The elements, and those inside, that meet a condition, in reading order.
  package func all(where condition: (SemanticsNode) -> Bool) -> [SemanticsNode] {
    var found: [SemanticsNode] = []
    func visit(_ elements: [SemanticsNode]) {
      for element in elements {
        if condition(element) { found.append(element) }
        if !element.children.isEmpty { visit(element.children) }
      }
    }
    visit(self)
    return found
  }
}

/// An action of an element.
package struct SemanticsAction {
  package static let activate = "activate"
  package static let increment = "increment"
  package static let decrement = "decrement"
  package static let showMenu = "showMenu"

  package let name: String
  let handler: () -> Void
}

/// A list of views or texts, through which users of a screen reader move.
package struct SemanticsRotor {
  /// Its name; of the system's, the one in the source.
  package let label: String
  package let isSystem: Bool
  package var entries: [String] = []
  /// The number of entries after the limit.
  package var more = 0
}

extension SemanticsNode.Role {
  /// The traits of every element of this role.
  package var traits: AccessibilityTraits {
    switch self {
    case .text: .isStaticText
    case .heading: .isHeader
    case .image: .isImage
    case .button, .tab, .menu: .isButton
    case .link: .isLink
    case .toggle: .isToggle
    case .searchField: .isSearchField
    case .tabBar: .isTabBar
    case .alert: .isModal
    default: []
    }
  }
}

extension AccessibilityTraits {
  /// The role that the traits give to an element without another one.
  fileprivate var role: SemanticsNode.Role? {
    for role: SemanticsNode.Role in [
      .link, .toggle, .searchField, .tabBar, .button, .heading, .image, .text,
    ] where !role.traits.isDisjoint(with: self) { return role }
    return nil
  }

  /// The names of the traits, as in the source.
  package var names: [String] {
    let all: [(AccessibilityTraits, String)] = [
      (.isButton, "isButton"), (.isHeader, "isHeader"), (.isSelected, "isSelected"),
      (.isLink, "isLink"), (.isSearchField, "isSearchField"), (.isImage, "isImage"),
      (.playsSound, "playsSound"), (.isKeyboardKey, "isKeyboardKey"),
      (.isStaticText, "isStaticText"), (.isSummaryElement, "isSummaryElement"),
      (.updatesFrequently, "updatesFrequently"), (.startsMediaSession, "startsMediaSession"),
      (.allowsDirectInteraction, "allowsDirectInteraction"),
      (.causesPageTurn, "causesPageTurn"), (.isModal, "isModal"), (.isToggle, "isToggle"),
      (.isTabBar, "isTabBar"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}
