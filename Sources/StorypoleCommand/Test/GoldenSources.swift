// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleExplain

/// The goldens that previews have, by folder and source, to find those that are left over.
struct GoldenSources {
  private struct Folder {
    /// Where the sources are.
    var place: String
    /// The previews of each source; nil where they are not known.
    var slugs: [String: Set<String>?] = [:]
  }

  private var folders: [String: Folder] = [:]

  mutating func add(_ tests: [GoldenTest], of module: UserModule, _ settings: TestSettings) {
    for path in module.paths {
      add(path, Set(tests.filter { $0.path == path }.map(\.slug)), settings)
    }
  }

  /// Adds a module whose previews nobody knows, because it does not compile or is skipped.
  mutating func addUnknown(_ module: UserModule, _ settings: TestSettings) {
    for path in module.paths { add(path, nil, settings) }
  }

  private mutating func add(_ path: String, _ slugs: Set<String>?, _ settings: TestSettings) {
    let folder = GoldenTest.folder(for: path, in: settings.goldens)
    let place = (path as NSString).deletingLastPathComponent
    let file = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    folders[folder, default: Folder(place: place)].slugs[file] = .some(slugs)
  }

  /// The goldens that belong to no preview, as paths without their extensions, with the files of each.
  private var stale: [(stem: String, folder: String, files: [String])] {
    var found: [(String, String, [String])] = []
    let manager = FileManager.default
    for (folder, known) in folders.sorted(by: { $0.key < $1.key }) {
      for file in ((try? manager.contentsOfDirectory(atPath: folder)) ?? []).sorted() {
        var slugs: Set<String> = []
        if let listed = known.slugs[file] {
          guard let listed else { continue }
          slugs = listed
        } else {
          let source = (known.place.isEmpty ? "" : known.place + "/") + file + ".swift"
          if manager.fileExists(atPath: source) { continue }
        }
        let names = (try? manager.contentsOfDirectory(atPath: "\(folder)/\(file)")) ?? []
        var stems: [String: [String]] = [:]
        for name in names.sorted()
        where TestSettings.Kind.allCases.contains(where: { name.hasSuffix(".\($0.ending)") }) {
          let slug = String(name.prefix { $0 != "." })
          if slugs.contains(slug) { continue }
          stems[(name as NSString).deletingPathExtension, default: []].append(
            "\(folder)/\(file)/\(name)")
        }
        found += stems.sorted { $0.key < $1.key }.map { ("\(file)/\($0.key)", folder, $0.value) }
      }
    }
    return found
  }

  /// Finds goldens that were renamed or are left over, and removes those that the command line wants removed.
  func finish(
    _ results: inout TestResults, _ settings: TestSettings, _ locks: [String: GoldenLock]
  ) throws {
    var stale = stale
    // A renamed preview has the frames of the old one.
    for index in results.results.indices {
      let result = results.results[index]
      guard let frames = result.frames else { continue }
      let ending = result.test.variant.name.isEmpty ? "" : ".\(result.test.variant.name)"
      let former = stale.firstIndex { other in
        guard let path = other.files.first(where: { $0.hasSuffix(".frames") }),
          other.folder == result.test.folder, String(other.stem.drop { $0 != "." }) == ending,
          let data = try? GoldenFile.read(path)
        else { return false }
        return GoldenFrames.compared(String(decoding: data, as: UTF8.self)) == frames
      }
      guard let former else { continue }
      let other = stale[former]
      results.results[index].formerName = other.stem
      if [.failed, .all].contains(settings.mode) {
        stale.remove(at: former)
        try remove(other.files, other.stem, locks[other.folder])
      }
    }
    if settings.prunes {
      for other in stale {
        try remove(other.files, other.stem, locks[other.folder] ?? GoldenLock(other.folder))
        results.pruned += other.files
      }
      // A folder's last golden may be gone.
      for folder in Set(results.pruned.map { ($0 as NSString).deletingLastPathComponent }) {
        rmdir(folder)
      }
    } else {
      results.stale = stale.flatMap(\.files)
    }
  }

  private func remove(_ files: [String], _ stem: String, _ lock: GoldenLock?) throws {
    for path in files where unlink(path) != 0 {
      throw Failure(.cannotCreate, "cannot remove '\(path)': \(String(cString: strerror(errno)))")
    }
    lock?.remove(stem)
  }
}
