// SPDX-License-Identifier: Apache-2.0
@_spi(Reflection) import Swift

/// Calls `body` with the offset in bytes and the type of every stored property of a struct, or every
/// element of a tuple, in order.
package func forEachStoredProperty(
  of type: Any.Type, _ body: (_ offset: Int, _ type: Any.Type) -> Void
) {
  // 2 is ignoreUnknown, whose name is a variable that Swift 6 rejects.
  _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 2)) { _, offset, type, _ in
    body(offset, type)
    return true
  }
}
