// SPDX-License-Identifier: Apache-2.0
internal import CStorypole

/// The facts about a type with code that nodes evaluate, found once per type.
final class EvaluatedType {
  let type: Any.Type
  /// Never freed: a signal handler reads it.
  fileprivate let name: UnsafePointer<CChar>
  private let fields: [PropertyPlan.Field]
  /// Whether some dynamic property may depend on views that were shown before.
  let remembers: Bool
  private(set) lazy var comparison = ViewComparison.of(type)

  fileprivate init(_ type: Any.Type) {
    self.type = type
    name = BodyNames.name(of: type)
    fields = PropertyPlan.fields(of: type)
    remembers = fields.contains { $0.remembers }
  }

  /// Connects the properties inside `value` with their storage and the node's environment.
  func install<V>(in value: inout V, of node: _ViewNode, _ store: inout PropertyStore) {
    if fields.isEmpty { return }
    withUnsafeMutablePointer(to: &value) { pointer in
      let raw = UnsafeMutableRawPointer(pointer)
      for (slot, field) in fields.enumerated() {
        field.install(raw + field.offset, slot, node, &store)
      }
    }
  }
}

extension ViewHost {
  func evaluated(_ type: Any.Type) -> EvaluatedType {
    feature { TypeCache<EvaluatedType>() }.facts(of: type, find: EvaluatedType.init)
  }
}

// The bodies being evaluated, for the message of a crash inside one of them.

func enterBody(_ type: EvaluatedType) { sp_enter(type.name) }
func enterBody(_ type: Any.Type) { sp_enter(BodyNames.name(of: type)) }
func leaveBody() { sp_leave() }

/// The same as `enterBody` for other closures of the user's code, by the name of their caller.
func enterClosure(_ name: StaticString) {
  sp_enter(UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self))
}

/// C strings of type names that are never freed.
private enum BodyNames {
  private static let names = Locked<[ObjectIdentifier: UnsafePointer<CChar>]>([:])

  static func name(of type: Any.Type) -> UnsafePointer<CChar> {
    names.withLock { names in
      let id = ObjectIdentifier(type)
      if let name = names[id] { return name }
      let name = UnsafePointer(strdup(typeName(type))!)
      names[id] = name
      return name
    }
  }
}
