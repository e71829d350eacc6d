// swift-tools-version: 6.3
import PackageDescription

// A package as a user of Storypole writes it. run.sh says where the repository is.
let package = Package(
  name: "consumer",
  dependencies: [
    .package(url: Context.environment["STORYPOLE_URL"] ?? "", from: "0.1.0"),
    .package(path: "Guarded"),
  ],
  targets: [
    .target(name: "Graphics"),
    // A server with worker processes.
    .executableTarget(
      name: "Isolated", dependencies: [.product(name: "SwiftUI", package: "storypole")]),
    .executableTarget(
      name: "Consumer",
      dependencies: [
        "Graphics", .product(name: "Guarded", package: "Guarded"),
        .product(name: "SwiftUI", package: "storypole"),
      ]),
  ]
)
