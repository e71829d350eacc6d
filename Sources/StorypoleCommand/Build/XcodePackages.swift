// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The packages with URLs that an Xcode project names in its `project.pbxproj`. Swift's package manager can't read
/// that, so a package in the cache depends on the same products.
struct XcodePackages {
  /// The absolute path of the `.xcodeproj` folder.
  let project: String
  private let dependencies: [Dependency]

  private struct Dependency {
    let url: String
    /// The requirement of versions, as a manifest writes it.
    let versions: String
    var products: [String]

    /// The name of the package for Swift's package manager.
    var name: String {
      let last = (url as NSString).lastPathComponent
      return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    }
  }

  /// The largest project file that is read, in bytes.
  private static let mostBytes = 32 << 20

  /// Throws if the project file can't be read.
  init(project: String) throws {
    self.project = project
    let file = project + "/project.pbxproj"
    let size = try? FileManager.default.attributesOfItem(atPath: file)[.size] as? Int
    guard let size, size <= Self.mostBytes, let data = FileManager.default.contents(atPath: file),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let objects = (list as? [String: Any])?["objects"] as? [String: [String: Any]]
    else { throw Failure(.noInput, "'\(file)' is not the file of an Xcode project") }
    var found: [String: Dependency] = [:]
    for (key, object) in objects
    where object["isa"] as? String == "XCRemoteSwiftPackageReference" {
      guard let url = object["repositoryURL"] as? String,
        let requirement = object["requirement"] as? [String: Any],
        let versions = Self.versions(requirement)
      else { continue }
      found[key] = Dependency(url: url, versions: versions, products: [])
    }
    for object in objects.values where object["isa"] as? String == "XCSwiftPackageProductDependency"
    {
      guard let key = object["package"] as? String, let product = object["productName"] as? String,
        found[key]?.products.contains(product) == false
      else { continue }
      found[key]?.products.append(product)
    }
    // Targets may name the same package.
    dependencies = Dictionary(found.values.map { ($0.name.lowercased(), $0) }) { first, second in
      var all = first
      all.products += second.products.filter { !first.products.contains($0) }
      return all
    }.values.filter { !$0.products.isEmpty }.sorted { $0.url < $1.url }
  }

  /// Whether the project names a package with a URL.
  var isEmpty: Bool { dependencies.isEmpty }

  /// The project in a folder; nil without one, or with several.
  static func project(in folder: String) -> String? {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    let projects = (names ?? []).filter { $0.hasSuffix(".xcodeproj") }
    return projects.count == 1 ? folder + "/" + projects[0] : nil
  }

  /// A version as SwiftPM needs it: with three numbers.
  private static func version(_ value: Any?) -> String? {
    guard let text = value as? String, !text.isEmpty else { return nil }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return literal(text + String(repeating: ".0", count: max(3 - parts.count, 0)))
  }

  private static func versions(_ requirement: [String: Any]) -> String? {
    let least = version(requirement["minimumVersion"])
    switch requirement["kind"] as? String {
    case "upToNextMajorVersion": return least.map { "from: \($0)" }
    case "upToNextMinorVersion": return least.map { ".upToNextMinor(from: \($0))" }
    case "exactVersion": return version(requirement["version"]).map { "exact: \($0)" }
    case "versionRange":
      guard let least, let most = version(requirement["maximumVersion"]) else { return nil }
      return "\(least)..<\(most)"
    case "branch": return (requirement["branch"] as? String).map { "branch: \(literal($0))" }
    case "revision": return (requirement["revision"] as? String).map { "revision: \(literal($0))" }
    default: return nil
    }
  }

  /// A string literal of Swift: the project's text becomes part of a manifest, which is code.
  private static func literal(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      let isPlain = scalar.isASCII && scalar.value >= 0x20 && scalar != "\"" && scalar != "\\"
      return isPlain ? String(scalar) : "\\u{\(String(scalar.value, radix: 16))}"
    }
    return "\"\(escaped.joined())\""
  }

  // MARK: The package

  private var manifest: String {
    let packages = dependencies.map {
      "    .package(url: \(Self.literal($0.url)), \($0.versions)),\n"
    }
    let products = dependencies.flatMap { dependency in
      dependency.products.sorted().map {
        "      .product(name: \(Self.literal($0)), package: \(Self.literal(dependency.name))),\n"
      }
    }
    return """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(name: "StorypoleProject", dependencies: [
      \(packages.joined())], targets: [
        .target(name: "StorypoleProject", dependencies: [
      \(products.joined())])])

      """
  }

  /// Writes the package into the cache, with the project's `Package.resolved`, and returns its folder. Unchanged files
  /// stay, so that nothing is built again.
  func writePackage() throws -> String {
    let folder = Cache.packages + "/" + Cache.hash([Data(project.utf8)]).prefix(32) + "-project"
    try Cache.preparePackage(folder + "/Sources/StorypoleProject")
    utimensat(AT_FDCWD, folder, nil, 0)
    let resolved = ["/project.xcworkspace", "/../\(workspace)"].lazy.compactMap {
      FileManager.default.contents(
        atPath: project + $0 + "/xcshareddata/swiftpm/Package.resolved")
    }.first
    let old = "\(folder)/storypole-resolved"
    try write(Data(manifest.utf8), to: folder + "/Package.swift")
    try write(
      Data("// Imports the project's packages.\n".utf8),
      to: folder + "/Sources/StorypoleProject/P.swift")
    // SwiftPM may have written its own form of it.
    if let resolved, FileManager.default.contents(atPath: old) != resolved {
      try write(resolved, to: folder + "/Package.resolved")
      try write(resolved, to: old)
    }
    return folder
  }

  private var workspace: String {
    (project as NSString).lastPathComponent.replacingOccurrences(
      of: ".xcodeproj", with: ".xcworkspace")
  }

  private func write(_ data: Data, to path: String) throws {
    guard FileManager.default.contents(atPath: path) != data else { return }
    do {
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw Failure(.cannotCreate, "cannot write \(path): \(error.localizedDescription)")
    }
  }
}
