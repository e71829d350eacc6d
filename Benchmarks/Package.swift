// swift-tools-version: 6.3
import PackageDescription

// How fast Storypole is: pictures from outside, as any program that depends on it; layout from
// inside, nodes apart from views, through `package` declarations.
//
//   swift run -c release --package-path Benchmarks Benchmarks
//   swift run -c release --package-path Benchmarks LayoutBench
let package = Package(
  name: "benchmarks",
  dependencies: [.package(name: "storypole", path: "..")],
  targets: [
    .executableTarget(
      name: "Benchmarks", dependencies: [.product(name: "SwiftUI", package: "storypole")]),
    .executableTarget(
      name: "LayoutBench", dependencies: [.product(name: "SwiftUI", package: "storypole")],
      packageAccess: false,
      // The compiler calls a package by the name of its folder.
      swiftSettings: [.unsafeFlags(["-package-name", folder.lowercased()])]),
  ],
  swiftLanguageModes: [.v6]
)

var folder: String {
  Context.packageDirectory.split(separator: "/").dropLast().last.map(String.init) ?? ""
}
