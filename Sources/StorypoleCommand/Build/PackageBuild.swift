// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What a target's file needs of the other targets of its package and of the package's dependencies.
struct PackageProducts {
  /// For the compiler.
  var flags: [String]
  /// For the linker.
  var objects: [String]

  /// With those of another package.
  func adding(_ other: PackageProducts?) -> PackageProducts {
    guard let other else { return self }
    // A C target that both packages have is one module for the compiler.
    func map(_ flag: String) -> String? {
      guard flag.hasPrefix("-fmodule-map-file=") else { return nil }
      // SwiftPM writes it into the target's folder of each build, if the package has none.
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

  /// Changes when any of it does.
  var signature: String { (flags + objects.map(fileSignature)).joined(separator: "\n") }
}

/// A package whose targets import others: Swift's package manager builds those. That evaluates the manifest,
/// which is code, so it is done only for packages that the user has named.
struct PackageBuild {
  let root: String
  let target: String
  /// Whether the target itself is imported, by a file that is not in the package.
  private var isImported = false
  private let toolchain: Toolchain
  private let scratch: String
  private let platform: Platform
  /// Where it is built for Linux if it doesn't compile otherwise.
  private let isStrict: Bool

  /// SwiftPM builds one thing at a time in a folder.
  private static let lock = NSLock()

  /// nil for a module that is no target of a named package.
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

  /// One for each platform: SwiftPM builds everything again when the compiler's options change.
  private static func scratch(
    _ root: String, _ platform: Platform, _ toolchain: Toolchain
  ) -> String {
    let key = [toolchain.key, root, platform.rawValue].map { Data($0.utf8) }
    return Cache.packages + "/" + Cache.hash(key).prefix(32)
  }

  private var linux: PackageBuild { PackageBuild(self, for: .linux) }

  /// Is there where the package doesn't compile for the platform.
  private var refusalFile: String { scratch + "/storypole-linux" }

  private var isRefused: Bool { access(refusalFile, F_OK) == 0 }

  /// What was built before for the target, built again where sources have changed; nil where nothing was.
  func known() throws -> PackageProducts? {
    if isRefused {
      if let products = linux.current { return products }
      // What has changed may compile for the platform now.
      unlink(refusalFile)
      return try build(importing: nil)
    }
    if let current { return current }
    return plan?.has(target) == true && access(stampFile, F_OK) == 0
      ? try build(importing: nil) : nil
  }

  /// What was built, if no source has changed since.
  private var current: PackageProducts? {
    let stamp = try? String(contentsOfFile: stampFile, encoding: .utf8)
    guard let stamp, let plan, plan.has(target) else {
      return nil
    }
    guard stamp == signature(plan) else { return nil }
    // Using it keeps it longer.
    utimensat(AT_FDCWD, scratch, nil, 0)
    return products(plan)
  }

  /// Builds all that the target imports; nil where the package and its dependencies don't have `module`.
  func build(importing module: String?) throws -> PackageProducts? {
    if isRefused { return try linux.build(importing: module) }
    do {
      return try Self.lock.withLock { try build(module) }
    } catch let failure as Failure {
      // A package that was never built for Linux has no plan there.
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

  /// Each error once, without the progress: SwiftPM repeats the errors of a module for each of its files.
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

  /// The package's own sources have the conditions of the platform; those of dependencies stay.
  private func writeOverlay() throws {
    guard platform != .linux else { return }
    let texts = scratch + "/storypole-sources"
    try? FileManager.default.removeItem(atPath: texts)
    try FileManager.default.createDirectory(atPath: texts, withIntermediateDirectories: true)
    var overlay = SourceOverlay()
    let files = (try? Project.swiftFiles(in: root + "/Sources")) ?? []
    for (number, file) in files.enumerated() {
      guard let source = FileManager.default.contents(atPath: file) else { continue }
      let seen = Conditions(platform: platform).applied(to: source)
      if seen != source {
        try overlay.replace(file, by: seen, in: "\(texts)/\(number).swift")
      }
    }
    try overlay.write(to: overlayFile)
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
