// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc

/// The folder of the pictures. Each is written in a folder inside it that is this process's own, and then renamed, so
/// that a killed process leaves no half picture under a name, and the next run removes the remains.
final class OutputFolder: Sendable {
  let path: String
  private let temporary: String
  /// Open, and locked as long as this process exists.
  private let lock: Int32

  private static let prefix = ".storypole-batch-"

  init(_ path: String) throws {
    self.path = path
    temporary =
      "\(path)/\(Self.prefix)\(getpid())-\(String(UInt64.random(in: 0 ... .max), radix: 36))"
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw Failure(.cannotCreate, "cannot create the folder '\(path)'")
    }
    guard mkdir(temporary, 0o700) == 0 else { throw Self.failure("cannot write into '\(path)'") }
    lock = open(temporary, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard lock >= 0, flock(lock, LOCK_EX | LOCK_NB) == 0 else {
      throw Self.failure("cannot lock '\(temporary)'")
    }
    removeRemains()
  }

  private static func failure(_ message: String) -> Failure {
    Failure(.cannotCreate, "\(message): \(String(cString: strerror(errno)))")
  }

  /// Removes the temporary folders of processes that have ended.
  private func removeRemains() {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    where name.hasPrefix(Self.prefix) {
      let folder = "\(path)/\(name)"
      guard folder != temporary else { continue }
      let other = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      guard other >= 0 else { continue }
      if flock(other, LOCK_EX | LOCK_NB) == 0 {
        try? FileManager.default.removeItem(atPath: folder)
      }
      Glibc.close(other)
    }
  }

  /// The path of the unfinished picture of a row.
  func temporaryPath(_ row: Int) -> String { "\(temporary)/\(row)" }

  /// Whether the picture with a name exists.
  func has(_ name: String) -> Bool { access("\(path)/\(name)", F_OK) == 0 }

  /// Gives a row's finished picture its name. Replaces a file, never a folder.
  func commit(_ row: Int, as name: String) throws {
    let target = "\(path)/\(name)"
    if rename(temporaryPath(row), target) == 0 { return }
    if errno == ENOENT, name.utf8.contains(0x2F) {
      try? FileManager.default.createDirectory(
        atPath: (target as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      if rename(temporaryPath(row), target) == 0 { return }
    }
    let isRowsOwn = [EISDIR, ENOTDIR, ENAMETOOLONG, EINVAL].contains(errno)
    let failure = Self.failure("cannot write '\(target)'")
    unlink(temporaryPath(row))
    if isRowsOwn { throw RowError(.file, failure.message) }
    throw failure
  }

  /// The content of a row's finished picture.
  func take(_ row: Int) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: temporaryPath(row)))
  }

  func discard(_ row: Int) { unlink(temporaryPath(row)) }

  /// Removes the temporary folder.
  func close() {
    try? FileManager.default.removeItem(atPath: temporary)
    Glibc.close(lock)
  }
}
