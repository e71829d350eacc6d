// SPDX-License-Identifier: Apache-2.0
internal import CStorypole

/// The types of loaded code that conform to a protocol, including private ones.
package enum Conformers {
  /// Excludes the images that were loaded before this call.
  package static func begin() { sp_mark_images() }

  /// The types without generic parameters that conform to the protocol of an existential type, such as
  /// `(any View).self`; at most 4,096.
  package static func types(conformingTo existential: Any.Type) -> [Any.Type] {
    var found = [UnsafeRawPointer?](repeating: nil, count: 4096)
    let count = Int(
      sp_find_conformers(protocolDescriptor(of: existential), &found, Int32(found.count)))
    return found[..<count].map { unsafeBitCast($0!, to: Any.Type.self) }
  }

  /// The third word of an existential's metadata is its protocol (docs/ABI/TypeMetadata.rst).
  static func protocolDescriptor(of existential: Any.Type) -> UnsafeRawPointer {
    unsafeBitCast(existential, to: UnsafeRawPointer.self)
      .load(fromByteOffset: 16, as: UnsafeRawPointer.self)
  }
}
