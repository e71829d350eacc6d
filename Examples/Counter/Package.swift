// swift-tools-version: 6.3
import PackageDescription

// A program with a window: 'swift run' in this folder.
let package = Package(
  name: "Counter",
  dependencies: [.package(name: "storypole", path: "../..")],
  targets: [
    .executableTarget(
      name: "Counter",
      dependencies: [
        .product(name: "SwiftUI", package: "storypole"),
        .product(name: "StorypoleWindow", package: "storypole"),
      ])
  ]
)
