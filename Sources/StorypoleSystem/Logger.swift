// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A log of the unified logging system, which Linux lacks: writes messages of the level notice and above to
/// standard error, as "subsystem category: message", and drops lower ones.
public struct Logger: Sendable {
  private let log: OSLog

  /// Creates a log of messages without a subsystem.
  public init() { log = .default }
  /// Creates a log.
  public init(_ logObj: OSLog) { log = logObj }
  /// Creates a log of the messages of a subsystem, such as "com.example.app", and a category.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Writes a message with a level.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }
  /// Writes a message with the level notice.
  public func log(_ message: OSLogMessage) { log(level: .default, message) }
  /// Writes nothing, because the level is too low.
  public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
  /// Writes nothing, because the level is too low.
  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
  /// Writes nothing, because the level is too low.
  public func info(_ message: OSLogMessage) { log(level: .info, message) }
  /// Writes a message.
  public func notice(_ message: OSLogMessage) { log(level: .default, message) }
  /// Writes a message with the word "error".
  public func warning(_ message: OSLogMessage) { log(level: .error, message) }
  /// Writes a message with the word "error".
  public func error(_ message: OSLogMessage) { log(level: .error, message) }
  /// Writes a message with the word "fault".
  public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
  /// Writes a message with the word "fault".
  public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}

/// A log with a subsystem and category.
public final class OSLog: Sendable, Hashable {
  private let name: String
  private let isDisabled: Bool

  /// Creates a log.
  public init(subsystem: String, category: String) {
    name = "\(subsystem) \(category): "
    isDisabled = false
  }

  private init(isDisabled: Bool) {
    name = ""
    self.isDisabled = isDisabled
  }

  /// The log without a subsystem.
  public static let `default` = OSLog(isDisabled: false)
  /// A log that drops its messages.
  public static let disabled = OSLog(isDisabled: true)

  /// Whether messages of a level are written, which applies to notice and above.
  public func isEnabled(type: OSLogType) -> Bool { !isDisabled && type.isWritten }

  public static func == (a: OSLog, b: OSLog) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  func write(_ text: @autoclosure () -> String, _ level: OSLogType) {
    guard isEnabled(type: level) else { return }
    FileHandle.standardError.write(Data("\(name)\(level.word)\(text())\n".utf8))
  }
}

/// The level of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The level's number on Apple's systems.
  public let rawValue: UInt8
  /// Creates a level from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// The level notice; the raw value is 0.
  public static let `default` = OSLogType(rawValue: 0)
  /// Helpful messages, which are not written here.
  public static let info = OSLogType(rawValue: 1)
  /// Messages for development, which are not written here.
  public static let debug = OSLogType(rawValue: 2)
  /// Errors; the raw value is 16.
  public static let error = OSLogType(rawValue: 16)
  /// Faults of the program; the raw value is 17.
  public static let fault = OSLogType(rawValue: 17)

  var isWritten: Bool { self != .info && self != .debug }

  var word: String {
    switch self {
    case .error: "error: "
    case .fault: "fault: "
    default: ""
    }
  }
}

/// Writes a message to a log.
public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(message.text, type)
}

/// Writes a message to a log. Replaces each `%` format of the message, with its privacy, with the next argument as
/// described by Swift.
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ args: Any...
) {
  log.write(OSLogMessage.filled("\(message)", with: args), type)
}

/// Writes a message to a log. Replaces each `%` format of the message, with its privacy, with the next argument as
/// described by Swift.
public func os_log(
  _ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ args: Any...
) {
  log.write(OSLogMessage.filled("\(message)", with: args), type)
}
