// SPDX-License-Identifier: Apache-2.0
import Foundation
import Storypole

/// The output of `frames --accessibility` for one picture, and a golden of this kind.
package struct SemanticsTree: Encodable, Equatable {
  /// The format's version; raised when readers of an older one could misread it.
  var version = 1
  var name: String?
  /// In reading order.
  package var elements: [Element]
  /// The number of elements that a limit left out; nil for none.
  package var more: Int?
  /// nil for none.
  var rotors: [Rotor]?

  struct Rotor: Codable, Equatable {
    /// Of a rotor of the system, its name in the source.
    var label: String
    var isSystem: Bool
    var entries: [String]
    /// The number of entries that a limit left out; nil for none.
    var more: Int?

    fileprivate init(_ rotor: SemanticsRotor) {
      (label, isSystem, entries) = (rotor.label, rotor.isSystem, rotor.entries)
      more = rotor.more > 0 ? rotor.more : nil
    }
  }

  package struct Element: Codable, Equatable, Sendable {
    var role: String
    var label: String?
    var value: String?
    var hint: String?
    var traits: [String]
    /// 1 to 6; nil for no heading and for one without a level.
    var headingLevel: Int?
    var identifier: String?
    var inputLabels: [String]
    var actions: [String]
    var isEnabled: Bool
    // In points, relative to the picture.
    var x: Double
    var y: Double
    var width: Double
    var height: Double
    var children: [Element]
    /// The traits that the role doesn't imply.
    fileprivate var ownTraits: [String] = []

    private enum CodingKeys: String, CodingKey {
      case role, label, value, hint, traits, headingLevel, identifier, inputLabels, actions
      case isEnabled, x, y, width, height, children
    }

    fileprivate init(_ node: SemanticsNode, _ origin: CGPoint) {
      role = node.role.rawValue
      (label, value, hint) = (node.label, node.value, node.hint)
      traits = node.traits.names
      let implied = node.role.traits.union(node.role == .heading ? .isStaticText : [])
      ownTraits = node.traits.subtracting(implied).names
      headingLevel = node.headingLevel
      identifier = node.identifier
      inputLabels = node.inputLabels
      actions = node.actions.map(\.name)
      isEnabled = node.isEnabled
      (x, y) = (node.frame.minX - origin.x, node.frame.minY - origin.y)
      (width, height) = (node.frame.width, node.frame.height)
      children = []
    }
  }

  /// - Parameter most: The number of elements at which the tree ends, in reading order.
  package init(name: String?, picture: Picture, most: Int = .max) {
    self.name = name
    (elements, more, rotors) = ViewHost.onBigStack {
      let (nodes, rotors) = picture.host.describeViews()
      var room = most
      let elements = Self.elements(nodes, picture.origin, &room)
      let all = room > 0 ? 0 : nodes.flatMap(\.flattened).count
      return (
        elements, all > most ? all - most : nil, rotors.isEmpty ? nil : rotors.map(Rotor.init)
      )
    }
  }

  private static func elements(_ nodes: [SemanticsNode], _ origin: CGPoint, _ room: inout Int)
    -> [Element]
  {
    var made: [Element] = []
    for node in nodes where room > 0 {
      room -= 1
      var element = Element(node, origin)
      element.children = elements(node.children, origin, &room)
      made.append(element)
    }
    return made
  }

  /// One element a line, children indented; at the end, one rotor a line.
  package func text() -> String {
    var lines: [String] = []
    func add(_ element: Element, _ depth: Int) {
      lines.append(String(repeating: "  ", count: depth) + element.line)
      for child in element.children { add(child, depth + 1) }
    }
    for element in elements { add(element, 0) }
    lines += (rotors ?? []).map(\.line)
    return lines.joined(separator: "\n")
  }

  /// The file of a golden.
  package func golden() -> String { ([Self.heading] + [text()]).joined(separator: "\n") + "\n" }

  static let heading = "# storypole accessibility 1"
}

extension Picture {
  /// The words of the elements in reading order, one a line; nil where no element has any.
  package var spokenText: String? {
    let lines = ViewHost.onBigStack { host.semantics.flatMap(\.flattened).compactMap(\.words) }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }
}

extension SemanticsTree.Rotor {
  fileprivate var line: String {
    var line = "rotor " + (isSystem ? label : SemanticsTree.Element.quoted(label))
    if !entries.isEmpty {
      line += "  entries " + entries.map(SemanticsTree.Element.quoted).joined(separator: ", ")
    }
    if let more { line += "  and \(more) more" }
    return line
  }
}

extension SemanticsTree.Element {
  fileprivate var line: String {
    var line = role
    if let label { line += " \(Self.quoted(label))" }
    func add(_ name: String, _ text: String?) {
      if let text { line += "  \(name) \(text)" }
    }
    func list(_ texts: [String]) -> String? { texts.isEmpty ? nil : texts.joined(separator: ", ") }
    add("value", value.map(Self.quoted))
    add("hint", hint.map(Self.quoted))
    add("level", headingLevel.map { "\($0)" })
    add("traits", list(ownTraits))
    add("identifier", identifier.map(Self.quoted))
    add("names", list(inputLabels.map(Self.quoted)))
    add("actions", list(actions.map(Self.quoted)))
    if !isEnabled { line += "  disabled" }
    line += "  \(Self.number(x)), \(Self.number(y))  \(Self.number(width)) × \(Self.number(height))"
    return line
  }

  /// A text on one line: labels may contain anything.
  fileprivate static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case _ where scalar.properties.generalCategory == .control:
        quoted += "\\u{\(String(scalar.value, radix: 16))}"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// Rounded to a hundredth of a point, without trailing zeros.
  private static func number(_ value: Double) -> String {
    guard value.isFinite, value.magnitude < 1e13 else { return "\(value)" }
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? String(format: "%.0f", rounded + 0) : "\(rounded)"
  }
}
