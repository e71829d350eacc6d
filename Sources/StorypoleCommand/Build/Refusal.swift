// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The errors of a module that does not compile for iOS, and the conditions with which it does compile. Kept, so that
/// the next command compiles the module once.
struct Refusal: Codable {
  var conditions: Conditions
  var failure: Failure
}

extension ImageBuilder {
  /// Changes with the module's sources, and with the files that it was compiled with.
  func refusalKey(_ module: UserModule) throws -> String {
    var whole = module
    whole.siblings = Cache.siblings(of: memoryKey(module))
      .filter(FileManager.default.fileExists(atPath:))
    let sources = try whole.sources()
    let parts = [
      memoryKey(module), settings.swiftVersion, module.products?.signature ?? "", "\(hasColors)",
    ]
    return Cache.hash(parts.map { Data($0.utf8) } + sources)
  }
}

extension Cache {
  private static func path(ofRefusal key: String) -> String { images + "/\(key).refusal" }

  /// The refusal that was kept under a key. Using it keeps it longer.
  static func refusal(of key: String) -> Refusal? {
    let path = path(ofRefusal: key)
    guard utimensat(AT_FDCWD, path, nil, 0) == 0,
      let data = FileManager.default.contents(atPath: path)
    else { return nil }
    return try? JSONDecoder().decode(Refusal.self, from: data)
  }

  /// Keeps a refusal for the next command. A full disk costs only time.
  static func keep(_ refusal: Refusal, of key: String) {
    try? JSONEncoder().encode(refusal)
      .write(to: URL(fileURLWithPath: path(ofRefusal: key)), options: .atomic)
  }
}
