// SPDX-License-Identifier: Apache-2.0
// The module exports names of others and declares none. Storypole's command compiles the same source
// (AppleModule.swift); a test compares the two.
@_exported import class StorypoleSystem.OSLog
@_exported import func StorypoleSystem.os_log
@_exported import struct StorypoleSystem.Logger
@_exported import struct StorypoleSystem.OSAllocatedUnfairLock
@_exported import struct StorypoleSystem.OSLogFloatFormatting
@_exported import struct StorypoleSystem.OSLogIntegerFormatting
@_exported import struct StorypoleSystem.OSLogInterpolation
@_exported import struct StorypoleSystem.OSLogMessage
@_exported import struct StorypoleSystem.OSLogPrivacy
@_exported import struct StorypoleSystem.OSLogStringAlignment
@_exported import struct StorypoleSystem.OSLogType
