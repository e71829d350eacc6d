// swift-tools-version: 6.3
import PackageDescription

// The engine is measured from inside (nodes apart from views), through its `package` declarations;
// a package's name for the compiler is the name of its folder.
let engine = Context.packageDirectory.split(separator: "/").dropLast().last.map(String.init)!

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(path: "..")],
  targets: [
    .executableTarget(
      name: "LayoutBench", dependencies: [.product(name: "SwiftUI", package: engine)],
      packageAccess: false,
      swiftSettings: [.unsafeFlags(["-package-name", engine.lowercased()])])
  ],
  swiftLanguageModes: [.v6]
)
