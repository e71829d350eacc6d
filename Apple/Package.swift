// swift-tools-version: 6.3
import PackageDescription

// The declarations of StorypolePages for apps on Apple's platforms that share their views with a server. Documents are only
// made on Linux: here the modifiers have no effect, and files are errors.
//
// Not tried yet: nobody has built it on a Mac.
let package = Package(
  name: "storypole-pages",
  platforms: [.iOS(.v18), .macOS(.v15), .tvOS(.v18), .visionOS(.v2), .watchOS(.v11)],
  products: [.library(name: "StorypolePages", targets: ["StorypolePages"])],
  targets: [.target(name: "StorypolePages")],
  swiftLanguageModes: [.v6]
)
