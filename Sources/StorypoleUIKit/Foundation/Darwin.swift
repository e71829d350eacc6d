// SPDX-License-Identifier: Apache-2.0
import Foundation

// Names of Darwin and of Apple's Foundation that Swift for Linux lacks.

/// The nanoseconds of a millisecond. Dispatch for Linux has only those of a second and of a microsecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000

/// A class without a public initializer on Linux, of which a program has one object.
public protocol _OneOfItsKind {
  /// The object.
  static var theOne: Self { get }
}

extension _OneOfItsKind {
  /// The object of the process.
  public init() { self = Self.theOne }
}

extension ProcessInfo: _OneOfItsKind {
  /// The information about this process.
  public static var theOne: Self { processInfo as! Self }
}
