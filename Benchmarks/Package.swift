// swift-tools-version: 6.3
import PackageDescription

// How fast Storypole is: `make bench` at the root of the repository, Benchmarks/README.md.
let package = Package(
  name: "benchmarks",
  dependencies: [.package(name: "storypole", path: "..")],
  targets: [
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        .product(name: "SwiftUI", package: "storypole"),
        .product(name: "StorypolePages", package: "storypole"),
      ],
      packageAccess: false,
      // Layout is measured from inside, nodes apart from views, through `package` declarations. The
      // compiler calls a package by the name of its folder.
      swiftSettings: [.unsafeFlags(["-package-name", folder.lowercased()])])
  ],
  swiftLanguageModes: [.v6]
)

var folder: String {
  Context.packageDirectory.split(separator: "/").dropLast().last.map(String.init) ?? ""
}
