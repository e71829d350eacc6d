// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Reads and writes goldens. They may come from a stranger's pull request: a link or a device is no golden, and
/// nothing is written through a link.
enum GoldenFile {
  /// In bytes. A picture may have 100 million pixels, of which few are not alike.
  private static let longest = 256 << 20

  /// Whether there is anything of this name.
  static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// The content; nil where there is no file of this name.
  ///
  /// - Throws: An error for anything but a regular file of a size that a golden can have.
  static func read(_ path: String) throws -> Data? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    guard status.st_mode & S_IFMT == S_IFREG, status.st_size <= longest else {
      throw Damage(description: "\(path) is no file of a golden")
    }
    return try Data(contentsOf: URL(fileURLWithPath: path))
  }

  struct Damage: Error, CustomStringConvertible { var description: String }

  /// Puts a complete file in its place, with the folders above it.
  static func write(_ data: Data, _ path: String) throws {
    let folder = (path as NSString).deletingLastPathComponent
    do {
      try FileManager.default.createDirectory(
        atPath: folder.isEmpty ? "." : folder, withIntermediateDirectories: true)
    } catch {
      throw Failure(.cannotCreate, "cannot create the folder '\(folder)'")
    }
    var status = stat()
    if lstat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG { unlink(path) }
    let file = try OutputFile(path)
    defer { file.discard() }
    try data.write(to: URL(fileURLWithPath: file.temporary))
    try file.commit()
  }
}
