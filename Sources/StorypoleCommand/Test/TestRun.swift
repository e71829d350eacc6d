// SPDX-License-Identifier: Apache-2.0
import CStorypole
import Foundation

/// One run of `test`: the state that its threads share, and its results.
final class TestRun: @unchecked Sendable {
  /// A module that does not compile, or can't be loaded.
  struct BrokenModule: Sendable {
    var paths: [String]
    var failure: Failure

    /// The first source, as reports name it.
    var place: String { paths[0].hasPrefix("./") ? String(paths[0].dropFirst(2)) : paths[0] }
    /// The first fault.
    var reason: String {
      failure.message.isEmpty ? failure.firstError ?? "does not compile" : failure.message
    }
  }

  let settings: Settings
  let installation: Installation
  let toolchain: Toolchain
  let queue: TestQueue
  private let compilation: Compilation
  /// The environment that every golden of this machine depends on.
  let machine: [String: String]

  private let lock = NSLock()
  private var locks: [String: GoldenLock] = [:]
  private var found: [TestResult] = []
  private var failures: [BrokenModule] = []
  private var expected = 0
  private var skipped = 0
  private var problems = 0
  private var said: Set<String> = []
  private var fingerprints: [String: ModuleFingerprint] = [:]
  private let changes: GitChanges?
  /// The previews of each source, whether they are tested or not, to find goldens that are nobody's.
  private(set) var sources = GoldenSources()

  @MainActor init(_ settings: Settings) throws {
    self.settings = settings
    try Cache.prepare()
    installation = try Installation()
    toolchain = try Toolchain.find(installation)
    machine = GoldenLock.machine(toolchain)
    changes = try settings.test.changedSince.map(GitChanges.init)
    let modules = try Session.modules(settings)
    queue = TestQueue(modules)
    compilation = Compilation(modules, toolchain, settings)
  }

  /// Runs everything.
  func finish() throws -> TestResults {
    let folder =
      Cache.images + "/testing-\(getpid())-\(String(UInt64.random(in: 0 ... .max), radix: 36))"
    let ends = try (0..<settings.test.jobs).map { try start("\(folder)/\($0)") }
    for end in ends { end.wait() }
    Terminal.progress(nil)
    var results = TestResults(
      results: found.sorted {
        ($0.test.folder, $0.test.file, $0.test.order) < (
          $1.test.folder, $1.test.file, $1.test.order
        )
      },
      broken: failures.sorted { $0.paths[0] < $1.paths[0] }, skipped: skipped, pictures: folder)
    try sources.finish(&results, settings.test, locks)
    try writeLocks(results)
    for (key, fingerprint) in fingerprints {
      let own = results.results.filter { fingerprint.paths.contains($0.test.path) }
      if own.allSatisfy({ [.passed, .recorded].contains($0.status) }) {
        fingerprint.keep(as: key, count: own.count)
      }
    }
    return results
  }

  /// Starts a thread that tests, with a folder for its pictures.
  private func start(_ folder: String) throws -> DispatchSemaphore {
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let end = DispatchSemaphore(value: 0)
    let thread = Thread {
      TestWorker(self, folder: folder).work()
      end.signal()
    }
    // Causes are followed through nested containers.
    thread.stackSize = 64 << 20
    thread.start()
    return end
  }

  private func writeLocks(_ results: TestResults) throws {
    for lock in locks.values {
      let own = results.results.filter { $0.test.folder == lock.folder }
      // Where all goldens of a folder are equal now, they might as well have been made here.
      let isRenewed =
        [.failed, .all].contains(settings.test.mode) && settings.test.filter == nil
        && own.allSatisfy { [.passed, .recorded].contains($0.status) }
      if settings.test.mode != .never || settings.test.prunes {
        try lock.write(machine, isRenewed: isRenewed)
      }
    }
  }

  // MARK: Modules

  func built(_ module: UserModule) throws -> BuiltModule {
    if let built = try compilation.built(module) { return built }
    return try rebuilt(module)
  }

  func rebuilt(_ module: UserModule) throws -> BuiltModule {
    try ImageBuilder(toolchain: toolchain, settings: settings).build(module)
  }

  func fail(_ module: UserModule, _ failure: Failure) {
    lock.withLock {
      failures.append(BrokenModule(paths: module.paths, failure: failure))
      problems += 1
      sources.addUnknown(module, settings.test)
    }
  }

  /// Whether nothing about the module has changed; its tests are skipped then.
  func isUnchanged(_ built: BuiltModule) -> Bool {
    guard settings.test.changedOnly || changes != nil else { return false }
    let count: Int?
    if let changes {
      count =
        changes.touch(built, settings)
        ? nil : built.module.guessedCount * settings.test.matrix.count
    } else {
      let fingerprint = ModuleFingerprint(built, settings, installation)
      count = fingerprint.countOfPassed
      if count == nil { lock.withLock { fingerprints[fingerprint.key] = fingerprint } }
    }
    guard let count else { return false }
    lock.withLock {
      skipped += count
      sources.addUnknown(built.module, settings.test)
    }
    return true
  }

  /// The tests that the command line asks for.
  func chosen(_ tests: [GoldenTest], of built: BuiltModule) -> [GoldenTest] {
    let test = settings.test
    var chosen = tests
    if let filter = test.filter { chosen = chosen.filter { $0.matches(filter) } }
    if let shard = test.shard {
      // Neighbors go to different shards; the file's name spreads those of small modules.
      chosen = chosen.filter { test in
        let start = test.file.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF }
        return (start + test.order) % shard.count == shard.number - 1
      }
    }
    lock.withLock {
      sources.add(tests, of: built.module, test)
      expected += chosen.count
    }
    return chosen
  }

  // MARK: Tests

  func lock(_ folder: String) -> GoldenLock {
    lock.withLock {
      if let known = locks[folder] { return known }
      let made = GoldenLock(folder)
      locks[folder] = made
      return made
    }
  }

  func add(_ result: TestResult) {
    lock.withLock {
      found.append(result)
      if [.failed, .missing, .broken].contains(result.status) { problems += 1 }
      Terminal.progress("\(found.count) of \(expected) tested, \(problems) failed")
    }
  }

  /// Each sentence once: the same symbol may be unknown in every preview.
  func warn(_ warnings: [String], of test: GoldenTest) {
    for warning in warnings {
      let isNew = lock.withLock { said.insert(warning).inserted }
      if isNew { Terminal.warn("\(test.place): \(test.title): \(warning)") }
    }
  }
}

extension UserModule {
  /// The number of previews that the files seem to have.
  fileprivate var guessedCount: Int {
    paths.reduce(0) { count, path in
      let source = FileManager.default.contents(atPath: path) ?? Data()
      return count + ListedPreview.guess(in: String(decoding: source, as: UTF8.self)).count
    }
  }
}
