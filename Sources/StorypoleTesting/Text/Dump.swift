// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Snapshotting where Format == String {
  /// The properties of a value, one a line, without addresses; those of sets and dictionaries sorted.
  public static var dump: Snapshotting {
    SimplySnapshotting.lines.pullback {
      Dump.text(Dump().lines(of: $0, name: nil, depth: 0, inside: []))
    }
  }
}

/// A value with a text for `dump`.
public protocol AnySnapshotStringConvertible {
  /// Whether the properties follow the text; false by default.
  static var renderChildren: Bool { get }
  /// The text.
  var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
  /// false: the text alone.
  public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
  /// The character in quotation marks.
  public var snapshotDescription: String { debugDescription }
}
extension String: AnySnapshotStringConvertible {
  /// The string in quotation marks.
  public var snapshotDescription: String { debugDescription }
}
extension Substring: AnySnapshotStringConvertible {
  /// The string in quotation marks.
  public var snapshotDescription: String { debugDescription }
}
extension Data: AnySnapshotStringConvertible {
  /// The number of bytes.
  public var snapshotDescription: String { debugDescription }
}
extension URL: AnySnapshotStringConvertible {
  /// The address.
  public var snapshotDescription: String { debugDescription }
}
extension Date: AnySnapshotStringConvertible {
  /// The date in UTC, as in ISO 8601.
  public var snapshotDescription: String { formatted(.iso8601) }
}
extension NSObject: AnySnapshotStringConvertible {
  /// The description without addresses.
  public var snapshotDescription: String { Dump.withoutAddresses(debugDescription) }
}

private struct Dump {
  /// Values nest at most this deep; deeper ones become an ellipsis.
  private static let deepest = 100

  static func withoutAddresses(_ text: String) -> String {
    text.replacing(/:?\s*0x[0-9a-f]+(\s*)/) { $0.output.1 }
  }

  private static func name(of type: Any.Type) -> String {
    // Local types have a number.
    String(describing: type).replacing(#/ #\d+/#, with: "")
  }

  /// A line, and its depth in the value.
  struct Line {
    var depth: Int
    var text: String
  }

  static func text(_ lines: [Line]) -> String {
    lines.map { String(repeating: " ", count: 2 * $0.depth) + $0.text + "\n" }.joined()
  }

  func lines(of value: Any, name: String?, depth: Int, inside: Set<ObjectIdentifier>) -> [Line] {
    let mirror = Mirror(reflecting: value)
    let label = name.map { "\($0): " } ?? ""
    func line(_ bullet: String, _ text: String) -> Line {
      Line(depth: depth, text: "\(bullet) \(label)\(text)")
    }
    if depth > Self.deepest { return [line("-", "…")] }
    var inside = inside
    let count = mirror.children.count
    let bullet = count == 0 ? "-" : "▿"
    func counted(_ one: String, _ many: String) -> String { "\(count) \(count == 1 ? one : many)" }
    var isSorted = false
    let description: String
    switch mirror.displayStyle {
    case .collection: description = counted("element", "elements")
    case .dictionary:
      (description, isSorted) = (counted("key/value pair", "key/value pairs"), true)
    case .set: (description, isSorted) = (counted("member", "members"), true)
    case .tuple: description = "(\(counted("element", "elements")))"
    case .optional:
      description = Self.name(of: mirror.subjectType) + (count == 0 ? ".none" : "")
    default:
      if let convertible = value as? any AnySnapshotStringConvertible {
        description = convertible.snapshotDescription
        if !type(of: convertible).renderChildren { return [line("-", description)] }
      } else if let convertible = value as? any CustomStringConvertible {
        description = convertible.description
      } else {
        description = Self.title(of: value, mirror)
        isSorted = mirror.displayStyle == .struct || mirror.displayStyle == .class
        if mirror.displayStyle == .class,
          !inside.insert(ObjectIdentifier(value as AnyObject)).inserted
        {
          let text = "\(bullet) \(name ?? "value") (circular reference detected)"
          return [Line(depth: depth, text: text)]
        }
      }
    }
    var children = mirror.children.map {
      lines(of: $0.value, name: $0.label, depth: depth + 1, inside: inside)
    }
    if isSorted, count > 1 {
      children = children.map { ($0, Self.text($0)) }.sorted { $0.1 < $1.1 }.map(\.0)
    }
    return [line(bullet, description)] + children.joined()
  }

  private static func title(of value: Any, _ mirror: Mirror) -> String {
    let type = name(of: mirror.subjectType)
    return switch mirror.displayStyle {
    case .enum: mirror.children.isEmpty ? "\(type).\(value)" : type
    case .class, .struct: type
    default: String(describing: value)
    }
  }
}
