// SPDX-License-Identifier: Apache-2.0

/// Names by which another process of the same program finds types.
package enum TypeNames {
  /// The type's mangled name; nil if it leads to no type, as for types inside functions.
  package static func name(of type: Any.Type) -> String? {
    guard let name = _mangledTypeName(type), let found = _typeByName(name), found == type else {
      return nil
    }
    return name
  }

  package static func type(named name: String) -> Any.Type? { _typeByName(name) }
}
