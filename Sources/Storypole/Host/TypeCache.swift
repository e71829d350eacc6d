// SPDX-License-Identifier: Apache-2.0
/// What a host knows of types, found once per type. Nodes look it up when they are made, so without a lock.
final class TypeCache<Facts: AnyObject> {
  private var known: [ObjectIdentifier: Facts] = [:]
  /// Of the previous node, which often has the same type.
  private var last: (type: ObjectIdentifier, facts: Facts)?

  func facts(of type: Any.Type, find: (Any.Type) -> Facts) -> Facts {
    let id = ObjectIdentifier(type)
    if let last, last.type == id { return last.facts }
    let facts = known[id] ?? find(type)
    known[id] = facts
    last = (id, facts)
    return facts
  }
}
