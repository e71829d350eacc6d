// swift-tools-version: 6.3
import PackageDescription

// A package that asks which of Apple's modules are there, and knows nothing of Storypole.
let package = Package(
  name: "Guarded",
  products: [.library(name: "Guarded", targets: ["Guarded"])],
  targets: [.target(name: "Guarded")]
)
