// swift-tools-version: 6.0
import PackageDescription

// The screens of an app, with goldens: 'storypole test' in this folder. On Apple's systems the package needs nothing
// else; on Linux 'storypole' brings the module SwiftUI.
let package = Package(
  name: "Market",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [.library(name: "Market", targets: ["Market"])],
  targets: [.target(name: "Market")]
)
