// SPDX-License-Identifier: Apache-2.0
import Foundation
import SwiftUI

/// The literals of an image that can get other values.
struct LiteralRecord: Codable {
  /// The values in the compiled source; empty if it doesn't compile with variable literals.
  var values: [String]
  /// The numbers of those that can't change.
  var fixed: Set<Int>
}

/// Compiled files, kept between runs in the user's cache folder.
enum Cache {
  /// The limit in bytes, above which the least recently used images are removed.
  static let limit = 256 << 20

  static let root: String = {
    let environment = ProcessInfo.processInfo.environment
    // The XDG base directory specification ignores relative paths.
    if let base = environment["XDG_CACHE_HOME"], base.hasPrefix("/") { return base + "/storypole" }
    return NSHomeDirectory() + "/.cache/storypole"
  }()

  static var images: String { root + "/images" }

  /// Makes the folders, accessible only to the user.
  static func prepare() throws {
    do {
      try FileManager.default.createDirectory(
        atPath: images, withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
    } catch {
      throw Failure(
        .cannotCreate, "cannot create the cache folder \(images)",
        help: ["Set XDG_CACHE_HOME to a folder that you can write to."])
    }
    var status = stat()
    guard stat(root, &status) == 0, status.st_uid == geteuid() else {
      throw Failure(.cannotCreate, "the cache folder \(root) belongs to another user")
    }
    // Anyone who can write here can make the user run their code.
    if status.st_mode & 0o077 != 0 { chmod(root, 0o700) }
  }

  /// The path of the image with a key, or nil. The call renews the image's age.
  static func image(for key: String) -> String? {
    let path = images + "/\(key).so"
    return utimensat(AT_FDCWD, path, nil, 0) == 0 ? path : nil
  }

  /// The compiler's warnings about an image; nil if they were not kept.
  static func warnings(of image: String) -> String? {
    let path = (image as NSString).deletingPathExtension + ".warnings"
    guard utimensat(AT_FDCWD, path, nil, 0) == 0 else { return nil }
    return FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Moves a finished image in and returns its path. Warnings are kept beside it.
  static func keep(_ path: String, as key: String, warnings: String? = nil) throws -> String {
    let kept = images + "/\(key).so"
    if let warnings {
      try? Data(warnings.utf8).write(
        to: URL(fileURLWithPath: images + "/\(key).warnings"), options: .atomic)
    }
    guard rename(path, kept) == 0 else {
      throw Failure(.cannotCreate, "cannot write \(kept): \(String(cString: strerror(errno)))")
    }
    trim()
    return kept
  }

  /// The literals of the image with a key; nil if it has no variable ones. The call renews the ages of both.
  static func literals(for key: String) -> LiteralRecord? {
    let path = images + "/\(key).literals"
    guard utimensat(AT_FDCWD, path, nil, 0) == 0,
      let data = FileManager.default.contents(atPath: path),
      let record = try? JSONDecoder().decode(LiteralRecord.self, from: data),
      record.values.isEmpty || image(for: key) != nil
    else { return nil }
    return record
  }

  static func keep(_ record: LiteralRecord, for key: String) {
    try? JSONEncoder().encode(record).write(
      to: URL(fileURLWithPath: images + "/\(key).literals"), options: .atomic)
  }

  /// The path of an image whose literals have other values than those of the image `base`; nil if it can't be written.
  static func image(for key: String, changing base: String, _ values: [Int: String]) -> String? {
    let path = images + "/\(key)\(CompiledFile.valuesExtension)"
    let lines = ["\(base).so"] + values.sorted { $0.key < $1.key }.map { "\($0.key)\t\($0.value)" }
    do {
      try Data(lines.joined(separator: "\n").utf8).write(
        to: URL(fileURLWithPath: path), options: .atomic)
      return path
    } catch {
      return nil
    }
  }

  /// Removes an image that can't be loaded, with the one whose literals it changes.
  static func remove(_ image: String) {
    if image.hasSuffix(CompiledFile.valuesExtension),
      let text = try? String(contentsOfFile: image, encoding: .utf8),
      let base = text.split(separator: "\n").first
    {
      unlink(images + "/\(base)")
    }
    unlink(image)
  }

  /// The files that the last compilation of a module needed; empty if none.
  static func siblings(of key: String) -> [String] {
    let path = images + "/\(key).with"
    guard utimensat(AT_FDCWD, path, nil, 0) == 0,
      let data = FileManager.default.contents(atPath: path)
    else { return [] }
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// Remembers them for the next run. A full disk costs only time.
  static func keep(siblings: [String], of key: String) {
    let text = siblings.joined(separator: "\n")
    try? Data(text.utf8).write(
      to: URL(fileURLWithPath: images + "/\(key).with"), options: .atomic)
  }

  /// The folder of packages' builds.
  static var packages: String { root + "/packages" }

  /// The age in seconds, a month, at which unused builds of packages expire.
  static let packageAge = 30 * 24 * 3600

  /// Makes the folder of a package's build, and removes unused ones.
  static func preparePackage(_ folder: String) throws {
    try prepare()
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw Failure(.cannotCreate, "cannot create the cache folder \(folder)")
    }
    utimensat(AT_FDCWD, folder, nil, 0)
    removeEntries(of: packages, olderThan: packageAge)
  }

  /// Removes entries that were not used or written for `age` seconds.
  static func removeEntries(of folder: String, olderThan age: Int) {
    let now = Int(time(nil))
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      let path = folder + "/" + name
      var status = stat()
      if lstat(path, &status) == 0, now - status.st_mtim.tv_sec > age {
        try? FileManager.default.removeItem(atPath: path)
      }
    }
  }

  static func hash(_ parts: [Data]) -> String {
    // The length comes first, so that different lists of parts have different keys.
    Digest.hex(
      of: parts.flatMap { part in
        [withUnsafeBytes(of: UInt64(part.count)) { Data($0) }, part]
      })
  }

  private static let kept = [
    ".so", ".with", ".refusal", ".warnings", ".literals", CompiledFile.valuesExtension,
  ]

  /// Removes images over the limit, and unfinished files that were not written for an hour.
  private static func trim() {
    struct Entry {
      var path: String
      var size: Int
      var used: Int
    }
    let now = Int(time(nil))
    var entries: [Entry] = []
    for name in (try? FileManager.default.contentsOfDirectory(atPath: images)) ?? [] {
      let path = images + "/" + name
      var status = stat()
      guard lstat(path, &status) == 0 else { continue }
      let used = status.st_mtim.tv_sec
      if Self.kept.contains(where: name.hasSuffix) {
        entries.append(Entry(path: path, size: Int(status.st_size), used: used))
      } else if now - used > 3600 {
        try? FileManager.default.removeItem(atPath: path)
      }
    }
    var total = entries.reduce(0) { $0 + $1.size }
    for entry in entries.sorted(by: { $0.used < $1.used }) where total > limit {
      unlink(entry.path)
      total -= entry.size
    }
  }
}
