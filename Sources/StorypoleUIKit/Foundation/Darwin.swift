// SPDX-License-Identifier: Apache-2.0
import Foundation

// Names of Darwin and of Apple's Foundation that Swift for Linux lacks.

/// The nanoseconds of a millisecond. Dispatch for Linux has only those of a second and of a microsecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000

/// A class of which a program has one object, without a public initializer on Linux. An extension of the class itself
/// could not declare `init()` again.
public protocol _OneObjectClass {
  /// The object.
  static var _object: Self { get }
}

extension _OneObjectClass {
  /// Returns the object of the program.
  public init() { self = Self._object }
}

extension ProcessInfo: _OneObjectClass {
  /// The information about this process.
  public static var _object: Self { processInfo as! Self }
}
