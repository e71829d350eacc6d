// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The products of a package's other targets and its dependencies that a target's file needs.
struct PackageProducts {
  /// The compiler's flags.
  var flags: [String]
  /// The linker's objects.
  var objects: [String]

  /// Merges the products of another package.
  func adding(_ other: PackageProducts?) -> PackageProducts {
    guard let other else { return self }
    // A C target that both packages contain is one module for the compiler.
    func map(_ flag: String) -> String? {
      guard flag.hasPrefix("-fmodule-map-file=") else { return nil }
      // Without a module map in the package, SwiftPM writes one into the target's folder of each build.
      let parts = flag.split(separator: "/").suffix(2)
      return parts.first?.hasSuffix(".build") == true ? parts.joined(separator: "/") : flag
    }
    let maps = Set(flags.compactMap(map))
    var added: [String] = []
    for flag in other.flags {
      if let map = map(flag), maps.contains(map) {
        added.removeLast()
      } else {
        added.append(flag)
      }
    }
    return PackageProducts(
      flags: flags + added, objects: objects + other.objects.filter { !objects.contains($0) })
  }

  /// Changes with any product.
  var signature: String { (flags + objects.map(fileSignature)).joined(separator: "\n") }
}

/// A package whose targets import others, built by Swift's package manager. A build evaluates the manifest, which is
/// code, so only packages that the user has named are built.
struct PackageBuild {
  let root: String
  let target: String
  /// Whether a file outside of the package imports the target itself.
  private var isImported = false
  private let toolchain: Toolchain
  private let scratch: String
  private let platform: Platform
  /// Whether an error of the platform is final; otherwise the package is built for Linux instead.
  private let isStrict: Bool

  /// SwiftPM allows one build at a time in a folder.
  private static let lock = NSLock()

  /// nil for a module that isn't a target of a named package.
  init?(_ module: UserModule, _ settings: Settings, _ toolchain: Toolchain) {
    guard let folder = Project.target(of: module.paths[0]) else { return nil }
    root = Project.package(of: folder)
    target = (folder as NSString).lastPathComponent
    let named = (settings.files + settings.packages).map(Project.absolute)
    guard named.contains(root) else { return nil }
    self.toolchain = toolchain
    platform = settings.platform ?? .ios
    isStrict = settings.platform != nil
    scratch = Self.scratch(root, platform, toolchain)
  }

  /// A target that a file outside of its package imports.
  init(root: String, imported target: String, _ settings: Settings, _ toolchain: Toolchain) {
    (self.root, self.target, self.toolchain) = (root, target, toolchain)
    isImported = true
    platform = settings.platform ?? .ios
    isStrict = settings.platform != nil
    scratch = Self.scratch(root, platform, toolchain)
  }

  private init(_ other: PackageBuild, for platform: Platform) {
    (root, target, toolchain) = (other.root, other.target, other.toolchain)
    self.platform = platform
    isImported = other.isImported
    isStrict = true
    scratch = Self.scratch(root, platform, toolchain)
  }

  /// A folder for each platform: SwiftPM rebuilds everything when the compiler's options change.
  private static func scratch(
    _ root: String, _ platform: Platform, _ toolchain: Toolchain
  ) -> String {
    let key = [toolchain.key, root, platform.rawValue].map { Data($0.utf8) }
    return Cache.packages + "/" + Cache.hash(key).prefix(32)
  }

  private var linux: PackageBuild { PackageBuild(self, for: .linux) }

  /// A file that exists if the package doesn't compile for the platform.
  private var refusalFile: String { scratch + "/storypole-linux" }

  private var isRefused: Bool { access(refusalFile, F_OK) == 0 }

  /// The products of an earlier build of the target, rebuilt after changes; nil if there was none.
  func known() throws -> PackageProducts? {
    if isRefused {
      if let products = linux.current { return products }
      // The changed sources may compile for the platform.
      unlink(refusalFile)
      return try build(importing: nil)
    }
    if let current { return current }
    return plan?.has(target) == true && access(stampFile, F_OK) == 0
      ? try build(importing: nil) : nil
  }

  /// The products, if no source has changed since their build.
  private var current: PackageProducts? {
    let stamp = try? String(contentsOfFile: stampFile, encoding: .utf8)
    guard let stamp, let plan, plan.has(target) else {
      return nil
    }
    guard stamp == signature(plan) else { return nil }
    // Renews the folder's age.
    utimensat(AT_FDCWD, scratch, nil, 0)
    return products(plan)
  }

  /// Builds all imports of the target; nil if the package and its dependencies lack `module`.
  func build(importing module: String?) throws -> PackageProducts? {
    if isRefused { return try linux.build(importing: module) }
    do {
      return try Self.lock.withLock { try build(module) }
    } catch let failure as Failure {
      // A package without a build for Linux has no plan there.
      let first = module ?? (isImported ? target : plan?.modules(importedBy: target).first)
      guard !isStrict, let first, let products = try? linux.build(importing: first) else {
        throw failure
      }
      try? Data().write(to: URL(fileURLWithPath: refusalFile))
      Terminal.warn(
        "\(subject) does not compile for iOS, so it was built for Linux. See --platform."
      )
      return products
    }
  }

  private func build(_ module: String?) throws -> PackageProducts? {
    Terminal.note("building \(subject), with Swift's package manager …")
    try Cache.preparePackage(scratch)
    try writeOverlay()
    if let module {
      let result = try swiftBuild(module)
      if !result.succeeded {
        let said = result.output + result.errors
        if said.contains("no target named") || said.contains("no such target") { return nil }
        throw failure(said)
      }
    }
    guard let plan, plan.has(target) else { return nil }
    let others = isImported ? [target] : plan.modules(importedBy: target)
    for other in others where other != module {
      let result = try swiftBuild(other)
      guard result.succeeded else { throw failure(result.output + result.errors) }
    }
    // Sources may have been added.
    guard let now = self.plan else { return nil }
    try? signature(now).write(toFile: stampFile, atomically: true, encoding: .utf8)
    return products(now)
  }

  private var subject: String { isImported ? target : "what \(target) imports" }

  private func failure(_ said: String) -> Failure {
    Failure(
      .doesNotCompile, "Swift's package manager cannot build \(subject)",
      help: ["It builds the package's dependencies for Linux: conditions of iOS are false there."],
      compiler: Self.errors(in: said))
  }

  /// Each error once, without progress lines: SwiftPM repeats a module's errors for each of its files.
  private static func errors(in said: String) -> String {
    var blocks: [[Substring]] = [[]]
    for line in said.split(separator: "\n")
    where !line.hasPrefix("[") && !line.hasPrefix("Building") {
      let begins = line.contains(": error:") || line.contains(": warning:")
      if begins, !line.hasPrefix(" ") { blocks.append([]) }
      blocks[blocks.count - 1].append(line)
    }
    var seen: Set<[Substring]> = []
    return blocks.filter { seen.insert($0).inserted }.joined().joined(separator: "\n")
  }

  private var overlayFile: String { scratch + "/storypole.yaml" }

  /// Applies the platform's conditions to the package's own sources; dependencies keep theirs.
  private func writeOverlay() throws {
    guard platform != .linux else { return }
    let files = (try? Project.swiftFiles(in: root + "/Sources")) ?? []
    try SourceOverlay(
      of: files, in: scratch + "/storypole-sources", Conditions(platform: platform)
    ).write(to: overlayFile)
  }

  private func swiftBuild(_ name: String) throws -> Program.Result {
    let swift = (toolchain.compiler as NSString).deletingLastPathComponent + "/swift"
    var command = [
      swift, "build", "--package-path", root, "--scratch-path", scratch, "--target", name,
    ]
    let overlay = platform == .linux ? [] : ["-vfsoverlay", overlayFile]
    for flag in toolchain.moduleFlags + overlay { command += ["-Xswiftc", flag] }
    return try Program.start(command).finish()
  }

  private func products(_ plan: BuildPlan) -> PackageProducts {
    PackageProducts(
      flags: plan.flags(of: target, onlyPlaces: isImported),
      objects: plan.objects(importedBy: target, andOwn: isImported))
  }

  private var plan: BuildPlan? { BuildPlan(scratch + "/debug.yaml") }

  private var stampFile: String {
    scratch + "/storypole-\(target)\(isImported ? "-own" : "").stamp"
  }

  private func signature(_ plan: BuildPlan) -> String {
    let files =
      [root + "/Package.swift", root + "/Package.resolved"]
      + plan.sources(importedBy: target, andOwn: isImported)
    return Cache.hash([Data(files.map(fileSignature).joined(separator: "\n").utf8)])
  }
}
