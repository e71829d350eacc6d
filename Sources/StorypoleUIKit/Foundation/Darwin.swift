// SPDX-License-Identifier: Apache-2.0

/// The nanoseconds of a millisecond. Dispatch for Linux has only those of a second and of a microsecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
