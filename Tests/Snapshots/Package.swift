// swift-tools-version: 6.3
import PackageDescription

// The tests of Compat's product SnapshotTesting, in a package of their own, as its users write them.
let package = Package(
  name: "snapshots",
  dependencies: [
    .package(name: "storypole", path: "../.."),
    .package(name: "storypole-compat", path: "../../Compat"),
  ],
  targets: [
    .testTarget(
      name: "SnapshotTests",
      dependencies: [
        .product(name: "SwiftUI", package: "storypole"),
        .product(name: "UIKit", package: "storypole-compat"),
        .product(name: "SnapshotTesting", package: "storypole-compat"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
