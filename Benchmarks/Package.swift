// swift-tools-version: 6.3
import PackageDescription

// How fast Storypole is, measured from outside: a program that depends on it as any other does.
//
//   swift run -c release --package-path Benchmarks Benchmarks
let package = Package(
  name: "benchmarks",
  dependencies: [.package(name: "storypole", path: "..")],
  targets: [
    .executableTarget(
      name: "Benchmarks", dependencies: [.product(name: "SwiftUI", package: "storypole")])
  ],
  swiftLanguageModes: [.v6]
)
