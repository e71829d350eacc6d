// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleGraphics

/// A compiled module.
struct BuiltModule {
  /// The image's path.
  var image: String
  /// The module, with the files that were compiled with it.
  var module: UserModule
  /// The error that made it compile for Linux, if any.
  var refusal: Failure?
  var conditions = Conditions(platform: .ios)
}

extension ImageBuilder {
  /// The maximum number of times that files are added for names in errors.
  private static let mostGrowth = 6

  /// Compiles the module: alone, or with the files of its folder or project that it uses. If only the conditions of
  /// another system make that fail, compiles it for Linux.
  func build(_ module: UserModule) throws -> BuiltModule {
    var module = module
    if module.products == nil { module.products = try knownProducts(of: module) }
    var tried: Set<String> = []
    while true {
      do {
        return try buildForPlatform(module)
      } catch let failure as Failure where failure.code == .doesNotCompile {
        guard let missing = failure.missingModule, tried.insert(missing).inserted,
          let products = try products(for: module, importing: missing)
        else { throw failure }
        module.products = products
      }
    }
  }

  private func buildForPlatform(_ module: UserModule) throws -> BuiltModule {
    if let platform = settings.platform {
      return try build(module, conditions(platform))
    }
    if let known = Cache.refusal(of: try refusalKey(module)), let built = try? build(module, known)
    {
      return built
    }
    do {
      return try build(module, conditions(.ios))
    } catch let failure as Failure where failure.code == .doesNotCompile {
      var tried = module
      if tried.siblings.isEmpty { tried.siblings = failure.siblings }
      for other in Conditions.fallbacks(for: try tried.sources()) {
        let refusal = Refusal(conditions: other, failure: failure)
        guard let built = try? build(module, refusal) else { continue }
        Cache.keep(refusal, of: try refusalKey(module))
        return built
      }
      throw failure
    }
  }

  private func conditions(_ platform: Platform) -> Conditions {
    Conditions(platform: platform, isDebug: !settings.isOptimized)
  }

  private func build(_ module: UserModule, _ refusal: Refusal) throws -> BuiltModule {
    var built = try build(module, refusal.conditions)
    let error = refusal.failure.firstError.map { " (\($0))" } ?? ""
    let conditions = refusal.conditions.isDebug ? "" : " and without DEBUG"
    Terminal.warn(
      "\(module.title) does not compile for iOS\(error), so it was compiled for Linux"
        + "\(conditions). See --platform.")
    built.refusal = refusal.failure
    return built
  }

  private func build(_ module: UserModule, _ conditions: Conditions) throws -> BuiltModule {
    let key = memoryKey(module)
    let known = Cache.siblings(of: key)
    var before: Failure?
    if !known.isEmpty {
      do {
        return try build(module, conditions, with: known)
      } catch let failure as Failure {
        before = failure
      }
    }
    let alone: Failure
    do {
      let image = try image(of: module, conditions)
      return BuiltModule(image: image, module: module, conditions: conditions)
    } catch let failure as Failure where failure.code == .doesNotCompile {
      alone = failure
    }
    let siblings = Siblings(of: module, settings)
    var chosen = siblings.needed(for: alone.compiler)
    guard !chosen.isEmpty else { throw alone }
    // The same files have just failed.
    if chosen == known, let before { throw before }
    func buildAndRemember() throws -> BuiltModule {
      let built = try build(module, conditions, with: chosen)
      Cache.keep(siblings: chosen, of: key)
      return built
    }
    var failure: Failure
    do {
      return try buildAndRemember()
    } catch let together as Failure where together.code == .doesNotCompile {
      failure = together
    }
    // The names in a file only suggest its needs. If a file fails that may be unnecessary, errors decide.
    let result = failure
    guard chosen.contains(where: { failure.namesErrors(in: $0) }) else { throw result }
    (chosen, failure) = ([], alone)
    for _ in 0..<Self.mostGrowth {
      let grown = siblings.grown(chosen, for: failure.compiler)
      guard grown.count > chosen.count else { break }
      chosen = grown
      do {
        return try buildAndRemember()
      } catch let together as Failure where together.code == .doesNotCompile {
        failure = together
      }
    }
    throw result
  }

  private func build(
    _ module: UserModule, _ conditions: Conditions, with siblings: [String]
  ) throws -> BuiltModule {
    var whole = module
    whole.siblings = siblings
    let names = siblings.map { ($0 as NSString).lastPathComponent }
    let others =
      names.count > 4
      ? "\(names.count) other files, which declare names"
      : names.joined(separator: ", ")
        + (names.count > 1 ? ", which declare names" : ", which declares names")
    let note =
      module.paths.count > 1
      ? "\(module.shortTitle) are compiled with \(others) that they use."
      : "\(module.title) is compiled with \(others) that it uses."
    do {
      let image = try image(of: whole, conditions)
      Notices.once(note)
      return BuiltModule(image: image, module: whole, conditions: conditions)
    } catch var failure as Failure {
      failure.help.insert(note, at: 0)
      failure.siblings = siblings
      throw failure
    }
  }

  /// The key of the files that a module needs.
  func memoryKey(_ module: UserModule) -> String {
    let parts = [toolchain.key, module.addition] + module.paths.map(Project.absolute)
    return Cache.hash(parts.map { Data($0.utf8) })
  }
}

extension Failure {
  /// The first error of the compiler, in one line.
  var firstError: String? {
    compiler.split(separator: "\n").first { $0.contains("error:") }.map(String.init)
  }

  /// The first module that the compiler misses.
  fileprivate var missingModule: String? {
    guard let begin = compiler.range(of: "no such module '"),
      let end = compiler.range(of: "'", range: begin.upperBound..<compiler.endIndex)
    else { return nil }
    return String(compiler[begin.upperBound..<end.lowerBound])
  }

  /// Whether the compiler found errors in a file.
  fileprivate func namesErrors(in path: String) -> Bool {
    compiler.split(separator: "\n").contains { $0.hasPrefix(path + ":") && $0.contains("error:") }
  }
}

/// Notes that every compilation would repeat: a command prints each once.
enum Notices {
  private static let printed = Locked<Set<String>>([])

  static func once(_ text: String) {
    if printed.withLock({ $0.insert(text).inserted }) { Terminal.note(text) }
  }
}
