// SPDX-License-Identifier: Apache-2.0
import Storypole
import StorypoleGraphics

// Faults of elements for assistive technologies, and guides without an effect.
extension Linter {
  func findElements() {
    for element in elements where element.isPressed {
      findLabel(element)
      if element.isEnabled { findTarget(element) }
    }
    for element in elements where element.role == .image && element.isNamedByFile {
      guard
        entry(of: element.source)?.detail.map({ element.label.map($0.contains) ?? false }) == true,
        !picture.host.isSymbol(element.source)
      else { continue }
      add(
        .label, .warning, element.source,
        "is read as its file's name: add accessibilityLabel(_:), or use Image(decorative:)")
    }
  }

  private func findLabel(_ element: SemanticsNode) {
    if element.label?.isEmpty ?? true {
      add(
        .label, .error, element.source, "has no label: add accessibilityLabel(_:)",
        as: element.title)
    } else if element.isNamedByFile {
      add(
        .label, .warning, element.source,
        "is read as the name of its image: add accessibilityLabel(_:)", as: element.title)
    }
  }

  private func findTarget(_ element: SemanticsNode) {
    guard let area = self.area(of: element) else { return }
    let least = min(area.width, area.height)
    // Pixels are not points.
    guard least < 43.5 else { return }
    let isSmall = least < 23.5 && !isAlone(element, area)
    add(
      .target, isSmall ? .error : .note, element.source,
      "can be hit in \(size(area.size)) points; "
        + (isSmall ? "24 are the least, and 44 are better" : "44 are better"), as: element.title)
  }

  /// Whether a circle of 24 points around the target meets no other target or its circle, which WCAG 2.2 allows for
  /// small ones (2.5.8).
  private func isAlone(_ element: SemanticsNode, _ area: CGRect) -> Bool {
    for other in elements where other.isPressed && other.isEnabled {
      if other.source === element.source { continue }
      guard let there = self.area(of: other) else { continue }
      let nearest = CGPoint(
        x: min(max(area.midX, there.minX), there.maxX),
        y: min(max(area.midY, there.minY), there.maxY))
      if hypot(nearest.x - area.midX, nearest.y - area.midY) < 12 { return false }
      let isSmall = min(there.width, there.height) < 23.5
      if isSmall, hypot(there.midX - area.midX, there.midY - area.midY) < 24 { return false }
    }
    return true
  }

  private func area(of element: SemanticsNode) -> CGRect? {
    let key = ObjectIdentifier(element.source)
    if let known = areas[key] { return known }
    let area = picture.host.hitArea(of: element.source)
    areas[key] = .some(area)
    return area
  }

  // MARK: Guides

  func findGuides(_ isMarked: Bool) {
    for entry in explanation.entries {
      for note in entry.notes {
        if isMarked, note.line == nil { continue }
        switch note.kind {
        case .guideNotAsked, .guideAlone, .guideWithoutContainer, .guideOverruled:
          break
        case .frameWithoutRoom where note.other != nil: break
        default: continue
        }
        lints.append(
          Lint(
            rule: .guide, severity: note.kind == .frameWithoutRoom ? .note : .warning,
            view: entry.title,
            message: explanation.sentence(note, entry), place: place(of: entry),
            frame: entry.frame))
      }
    }
  }
}

extension SemanticsNode {
  /// The role and the label, as in `button "Open"`.
  package var title: String { role.rawValue + (label.map { " \"\($0)\"" } ?? "") }

  /// Whether the element is a control that is pressed or dragged.
  fileprivate var isPressed: Bool {
    switch role {
    case .button, .link, .toggle, .slider, .menu, .tab, .textField, .secureField, .searchField:
      true
    case .picker, .datePicker, .colorPicker: children.isEmpty
    default: false
    }
  }
}

extension LayoutExplanation {
  /// A note in English.
  fileprivate func sentence(_ note: Note, _ entry: Entry) -> String {
    ExplanationText(explanation: self, phrases: EnglishPhrases()).note(note, entry)
  }
}
