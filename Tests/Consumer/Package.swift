// swift-tools-version: 6.3
import PackageDescription

// A package as a user of Storypole writes it. run.sh says where the repository is.
let package = Package(
  name: "consumer",
  dependencies: [
    .package(url: Context.environment["STORYPOLE_URL"] ?? "", from: "0.1.0")
  ],
  targets: [
    .target(name: "Graphics"),
    .executableTarget(
      name: "Consumer", dependencies: ["Graphics", .product(name: "SwiftUI", package: "storypole")]),
  ]
)
