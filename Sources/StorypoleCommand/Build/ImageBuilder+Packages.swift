// SPDX-License-Identifier: Apache-2.0
import Foundation

extension ImageBuilder {
  /// The module's products from named packages in the last run, rebuilt after changes.
  func knownProducts(of module: UserModule) throws -> PackageProducts? {
    var products = try PackageBuild(module, settings, toolchain)?.known()
    let roots = try self.roots
    for (root, name) in imported(by: module) where roots.contains(root) {
      let package = PackageBuild(root: root, imported: name, settings, toolchain)
      guard let more = try package.known() else { continue }
      products = products?.adding(more) ?? more
    }
    return products
  }

  /// The module's products with a missing module; nil if no named package has that.
  func products(for module: UserModule, importing name: String) throws -> PackageProducts? {
    if let products = try PackageBuild(module, settings, toolchain)?.build(importing: name) {
      return products.adding(module.products)
    }
    for root in try roots {
      let package = PackageBuild(root: root, imported: name, settings, toolchain)
      guard let products = try package.build(importing: name) else { continue }
      let all = imported(by: module) + [(root, name)]
      Cache.keep(siblings: all.map { "\($0.0)\t\($0.1)" }, of: memoryKey(module) + "-modules")
      return module.products?.adding(products) ?? products
    }
    return nil
  }

  /// The folders of the named packages; for an Xcode project, that of the package with its dependencies.
  private var roots: [String] {
    get throws {
      try settings.packages.map { path in
        let path = Project.absolute(path)
        guard path.hasSuffix(".xcodeproj") else { return path }
        return try XcodePackages(project: path).writePackage()
      }
    }
  }

  /// Targets of other packages that the module last imported, with the packages' folders.
  private func imported(by module: UserModule) -> [(root: String, name: String)] {
    Cache.siblings(of: memoryKey(module) + "-modules").compactMap { line in
      let parts = line.split(separator: "\t")
      return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
    }
  }
}
