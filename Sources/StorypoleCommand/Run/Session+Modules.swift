// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Session {
  /// The modules on the command line: the files together, or each separately; of folders, those that seem to contain
  /// previews.
  static func modules(_ settings: Settings) throws -> [UserModule] {
    guard !settings.files.isEmpty else { throw Failure(.usage, "name a Swift file or a folder") }
    var isFolder: ObjCBool = false
    let hasFolder = settings.files.contains {
      FileManager.default.fileExists(atPath: $0, isDirectory: &isFolder) && isFolder.boolValue
    }
    guard hasFolder else {
      return settings.together
        ? [UserModule(paths: settings.files)] : settings.files.map { UserModule(paths: [$0]) }
    }
    let project = try Project(settings)
    let all = project.orderedModules
    if settings.together { return all }
    let named = Set(project.files.filter(\.isNamed).map(\.path))
    let wanted = all.filter { module in
      module.paths.contains(where: named.contains) || settings.mayShow(module)
    }
    guard !wanted.isEmpty else {
      let folders = settings.files.joined(separator: "', '")
      let missing = (settings.view.map { [$0] } ?? settings.previews).joined(separator: "', '")
      throw Failure(
        .nothingToShow,
        missing.isEmpty
          ? "no file in '\(folders)' has a #Preview, an app or a ContentView"
          : "no file in '\(folders)' has '\(missing)'",
        help: missing.isEmpty ? ["Draw any view of a file with --view TYPE."] : [])
    }
    return wanted
  }
}

extension Settings {
  /// Whether a folder's module seems to contain the requested previews.
  func mayShow(_ module: UserModule) -> Bool {
    if let view {
      let name = String(view.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
      return module.ownNames.types.contains(name)
    }
    let names = module.guessedPreviews
    return previews.isEmpty ? !names.isEmpty : previews.contains(where: names.contains)
  }
}

extension UserModule {
  /// The names of the previews that the files seem to contain.
  fileprivate var guessedPreviews: [String] {
    paths.flatMap { path in
      let source = FileManager.default.contents(atPath: path) ?? Data()
      return ListedPreview.guess(in: String(decoding: source, as: UTF8.self)).map(\.name)
    }
  }

  /// Modules of one file each, if they seem to contain previews.
  func separated(_ settings: Settings) -> [UserModule] {
    paths.map { UserModule(paths: [$0]) }.filter(settings.mayShow)
  }
}

extension Failure {
  /// Reports why a folder's files are compiled separately.
  func noteSeparation(of module: UserModule) {
    let error = firstError.map { ": \($0)" } ?? ""
    Terminal.note(
      "the \(module.paths.count) files of \(module.commonFolder) don't compile as one module, so each is compiled with "
        + "the files it uses\(error)")
  }
}
