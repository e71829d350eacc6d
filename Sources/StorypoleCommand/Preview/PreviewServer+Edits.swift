// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleExplain

/// A file before and after a page changed it.
struct FileChange {
  var path: String
  var before: Data
  /// The digest of the file with the change.
  var after: String

  static func digest(of path: String) -> String? {
    FileManager.default.contents(atPath: path).map { Digest.hex(of: $0) }
  }
}

// Numbers of the source that a page changes.
extension PreviewServer {
  private static let mostChanges = 100

  private static let changed = Failure(
    .cannotCreate,
    "Somebody else has changed the file, and nothing was written: drag again when the picture shows it."
  )

  /// Sends the numbers of a view, from a new explanation of the tile. None if the file has changed since it was
  /// compiled, or may not be changed.
  func tellNumbers(of view: Int, _ tile: Tile, id: Int?) {
    guard let stage = stage(of: tile), !settings.isReadOnly, tile.isOpen,
      let data = compiledSource(of: tile), let process = stage.process
    else { return send([], "", tile, id) }
    process.ask(.ask(tile: tile.number, id: 0, .explain)) { [weak self] answer, bytes in
      guard let self, self.tiles[tile.number] != nil else { return }
      guard answer.kind == .explanation,
        let explanation = try? JSONDecoder().decode(LayoutExplanation.self, from: bytes),
        self.compiledSource(of: tile) == data
      else { return self.send([], "", tile, id) }
      let tree = CallTree(path: tile.file, data)
      let numbers = SourceNumber.all(of: view, explanation, in: tree).map {
        NumberList.Entry(number: $0, text: tree.text($0.start..<$0.end))
      }
      self.send(numbers, Digest.hex(of: data), tile, id)
    }
  }

  private func send(_ numbers: [NumberList.Entry], _ version: String, _ tile: Tile, _ id: Int?) {
    let list = NumberList(
      version: version, numbers: numbers, undos: undos(of: tile), isPending: isPending(tile))
    pass(LiveAnswer(.numbers), (try? JSONEncoder().encode(list)) ?? Data(), tile, id: id)
  }

  /// The file of a tile, if it is as it was compiled.
  private func compiledSource(of tile: Tile) -> Data? {
    guard let file = project.file(at: tile.file), let state = modules[file.module],
      !state.isBuilding, state.failure == nil,
      let data = FileManager.default.contents(atPath: tile.file),
      state.compiled[tile.file] == Digest.hex(of: data)
    else { return nil }
    return data
  }

  /// Whether the file of a tile is compiled now, or will be after its last change.
  private func isPending(_ tile: Tile) -> Bool {
    guard let file = project.file(at: tile.file), let state = modules[file.module] else {
      return false
    }
    if state.isBuilding { return true }
    return state.failure == nil && state.compiled[tile.file] != FileChange.digest(of: tile.file)
  }

  func edit(_ tile: Tile, _ edit: NumberEdit) throws {
    try checkWriting()
    // It is the source that the page's numbers are from, whether or not other files are compiled now.
    guard let data = FileManager.default.contents(atPath: tile.file),
      Digest.hex(of: data) == edit.version
    else { throw Self.changed }
    guard edit.start >= 0, edit.end >= edit.start,
      let new = SourceNumber.replacing(
        edit.start..<edit.end, edit.old, with: edit.value, in: data)
    else { throw Failure(.usage, "The page named no number of the file.") }
    try replace(tile.file, data, by: new)
    changes.append(FileChange(path: tile.file, before: data, after: Digest.hex(of: new)))
    changes = changes.suffix(Self.mostChanges)
  }

  func undo(_ tile: Tile) throws {
    try checkWriting()
    guard let place = changes.lastIndex(where: { $0.path == tile.file }) else {
      throw Failure(.usage, "There is nothing to undo in this file.")
    }
    let change = changes[place]
    let data = FileManager.default.contents(atPath: tile.file) ?? Data()
    guard Digest.hex(of: data) == change.after else {
      // Somebody else's changes aren't lost.
      changes.removeAll { $0.path == tile.file }
      throw Failure(
        .cannotCreate, "Somebody else has changed the file since: undo the change in your editor.")
    }
    try replace(tile.file, data, by: change.before)
    changes.remove(at: place)
  }

  private func undos(of tile: Tile) -> Int {
    settings.isReadOnly ? 0 : changes.count { $0.path == tile.file }
  }

  private func checkWriting() throws {
    guard !settings.isReadOnly else {
      throw Failure(.usage, "The command 'storypole preview' was started with --read-only.")
    }
  }

  /// Writes a file whole or not at all, with its permissions, and through a link.
  private func replace(_ path: String, _ old: Data, by new: Data) throws {
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let folder = (target as NSString).deletingLastPathComponent
    let name = (target as NSString).lastPathComponent
    let temporary = "\(folder)/.\(name).storypole-\(getpid())"
    defer { unlink(temporary) }
    func fail() -> Failure {
      Failure(.cannotCreate, "'\(target)' cannot be written: \(String(cString: strerror(errno))).")
    }
    var status = stat()
    guard stat(target, &status) == 0 else { throw fail() }
    // The superuser could write it, but somebody has protected it.
    guard status.st_mode & 0o222 != 0 else {
      throw Failure(
        .cannotCreate, "'\(target)' is read-only: 'chmod u+w' lets the page change it.")
    }
    guard access(target, W_OK) == 0 else { throw fail() }
    unlink(temporary)
    let file = Foundation.open(
      temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, status.st_mode & 0o777)
    guard file >= 0 else { throw fail() }
    defer { Foundation.close(file) }
    let written = new.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
    guard written == new.count,
      status.st_uid == geteuid() || fchown(file, status.st_uid, status.st_gid) == 0,
      fchmod(file, status.st_mode & 0o7777) == 0, fsync(file) == 0
    else { throw fail() }
    guard FileManager.default.contents(atPath: target) == old else { throw Self.changed }
    guard rename(temporary, target) == 0 else { throw fail() }
  }

  /// Answers with success, or with the reason of a failure.
  func answer(_ tile: Tile, id: Int?, _ work: () throws -> Void) {
    var answer = LiveAnswer(.done)
    do {
      try work()
    } catch {
      answer = LiveAnswer(.failed)
      answer.reason = (error as? Failure)?.message ?? "\(error)"
    }
    pass(answer, Data(), tile, id: id)
  }
}
