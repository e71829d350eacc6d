// swift-tools-version: 6.3
import PackageDescription

// Modules with Apple's names, for packages whose sources import them. They are a separate package because every
// package in a graph sees the modules of all others: with this one, '#if canImport(UIKit)' is true everywhere.
let package = Package(
  name: "storypole-compat",
  products: [
    .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics", "_Testing_CoreGraphics"]),
    .library(name: "os", targets: ["os"]),
    .library(name: "OSLog", targets: ["OSLog"]),
    .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
    .library(name: "SnapshotTesting", targets: ["SnapshotTesting", "_Testing_UIKit"]),
  ],
  dependencies: [.package(name: "storypole", path: "..")],
  targets: [
    .target(
      name: "UIKit", dependencies: [.product(name: "StorypoleUIKit", package: "storypole")]),
    .target(
      name: "CoreGraphics",
      dependencies: [.product(name: "StorypoleGeometry", package: "storypole")]),
    .target(name: "_Testing_CoreGraphics"),
    .target(name: "_Testing_UIKit"),
    .target(name: "os", dependencies: [.product(name: "StorypoleSystem", package: "storypole")]),
    .target(name: "OSLog", dependencies: [.product(name: "StorypoleSystem", package: "storypole")]),
    .target(
      name: "UniformTypeIdentifiers",
      dependencies: [.product(name: "StorypoleSystem", package: "storypole")]),
    .target(
      name: "SnapshotTesting",
      dependencies: ["UIKit", .product(name: "StorypoleTesting", package: "storypole")]),
  ],
  swiftLanguageModes: [.v6]
)
