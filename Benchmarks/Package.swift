// swift-tools-version: 6.3
import PackageDescription

// How fast Storypole is: `make bench` at the root of the repository, Benchmarks/README.md.
let package = Package(
  name: "benchmarks",
  dependencies: [.package(name: "storypole", path: "..")],
  targets: [
    program("Benchmarks", "SwiftUI"),
    program("Invoices", "SwiftUI", "StorypolePages"),
  ],
  swiftLanguageModes: [.v6]
)

func program(_ name: String, _ products: String...) -> Target {
  let folder = Context.packageDirectory.split(separator: "/").dropLast().last ?? ""
  return .executableTarget(
    name: name, dependencies: products.map { .product(name: $0, package: "storypole") },
    packageAccess: false,
    // Layout is measured from inside, nodes apart from views, through `package` declarations. The
    // compiler calls a package by the name of its folder.
    swiftSettings: [.unsafeFlags(["-package-name", folder.lowercased()])])
}
