// SPDX-License-Identifier: Apache-2.0
@_spi(Reflection) import Swift

/// Facts about the memory of a type's values.
package enum TypeLayout {
  /// The size of values in bytes, without the bytes up to the next element of an array.
  package static func size(_ type: Any.Type) -> Int {
    func open<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
    return _openExistential(type, do: open)
  }

  /// Whether values are their bytes alone: no references, nothing to copy.
  package static func isPlain(_ type: Any.Type) -> Bool {
    func open<T>(_ type: T.Type) -> Bool { _isPOD(type) }
    return _openExistential(type, do: open)
  }

  /// Whether the type is a struct.
  package static func isStruct(_ type: Any.Type) -> Bool {
    // The first word of metadata is its kind (docs/ABI/TypeMetadata.rst); in that of a class, an address.
    let metadata = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    return _MetadataKind(rawValue: metadata.pointee) == .struct
  }

  /// Whether moving a value copies its bytes. A weak reference is registered at its address, which makes every value
  /// that contains one an exception.
  package static func isBitwiseTakable(_ type: Any.Type) -> Bool {
    // The table of value witnesses precedes the metadata: eight functions, size, stride, flags (docs/ABI/TypeMetadata.rst,
    // include/swift/ABI/MetadataValues.h: IsNonBitwiseTakable).
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let witnesses = (metadata - MemoryLayout<UnsafeRawPointer>.size)
      .load(as: UnsafeRawPointer.self)
    let flags = witnesses.load(
      fromByteOffset: 10 * MemoryLayout<UnsafeRawPointer>.size, as: UInt32.self)
    return flags & 0x0010_0000 == 0
  }

  /// Whether two closures are the same code and capture nothing: their results depend on their arguments, and on what
  /// the code reads elsewhere. Each closure is the only field of a struct, because a closure that is passed alone gets a
  /// context for its generic type.
  package static func haveSameCodeAlone<Holder>(_ first: Holder, _ second: Holder) -> Bool {
    func words(_ holder: Holder) -> (UInt, UInt) {
      withUnsafeBytes(of: holder) {
        ($0.load(as: UInt.self), $0.load(fromByteOffset: MemoryLayout<UInt>.size, as: UInt.self))
      }
    }
    guard MemoryLayout<Holder>.size == 2 * MemoryLayout<UInt>.size else { return false }
    let (first, second) = (words(first), words(second))
    // The function and its context, which is nil without captured values.
    return first == second && first.1 == 0
  }
}
