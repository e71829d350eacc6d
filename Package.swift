// swift-tools-version: 6.3
import CompilerPluginSupport
import PackageDescription

let package = Package(
  name: "storypole",
  products: [
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "Combine", targets: ["Combine"]),
    // For the modules with Apple's names in Compat/, which is a separate package: every package in a graph
    // sees the modules of all others with 'canImport'.
    .library(name: "StorypoleGeometry", targets: ["StorypoleGeometry"]),
    .library(name: "StorypoleUIKit", targets: ["StorypoleUIKit"]),
    .library(name: "StorypoleSystem", targets: ["StorypoleSystem"]),
    // Snapshot tests of views. Compat/ exports it as SnapshotTesting.
    .library(name: "StorypoleTesting", targets: ["StorypoleTesting"]),
    // Views of rows of data, for 'storypole batch'.
    .library(name: "StorypoleBatch", targets: ["StorypoleBatch"]),
    // Documents of several pages.
    .library(name: "StorypolePages", targets: ["StorypolePages"]),
    .executable(name: "storypole", targets: ["StorypoleCommand"]),
    // Windows with GTK: programs that depend on it can run an App.
    .library(name: "StorypoleWindow", targets: ["StorypoleWindow"]),
    // Shows files for 'storypole run'.
    .executable(name: "storypole-window", targets: ["StorypoleWindowCommand"]),
    // Serves the page of 'storypole preview'.
    .executable(name: "storypole-preview", targets: ["StorypolePreview"]),
    // Answers the requests of 'storypole serve'.
    .executable(name: "storypole-serve", targets: ["StorypoleServe"]),
  ],
  targets: [
    // C libraries.
    .systemLibrary(
      name: "CPango", pkgConfig: "pangoft2 pangocairo",
      providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),
    .systemLibrary(
      name: "CPng", pkgConfig: "libpng libdeflate",
      providers: [.apt(["libpng-dev", "libdeflate-dev"]), .brew(["libpng", "libdeflate"])]),
    .systemLibrary(
      name: "CMarkdown", pkgConfig: "libcmark-gfm",
      providers: [
        .apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"]),
      ]),
    .systemLibrary(
      name: "CImages", pkgConfig: "gdk-pixbuf-2.0 librsvg-2.0 libgif",
      providers: [
        .apt(["libgdk-pixbuf-2.0-dev", "librsvg2-dev", "libgif-dev"]),
        .brew(["gdk-pixbuf", "librsvg", "giflib"]),
      ]),
    .systemLibrary(
      name: "CGTK", pkgConfig: "gtk4",
      providers: [.apt(["libgtk-4-dev"]), .brew(["gtk4"])]),
    // It has no pkg-config file.
    .systemLibrary(name: "CCSV", providers: [.apt(["libcsv-dev"]), .brew(["libcsv"])]),
    .systemLibrary(
      name: "CSoup", pkgConfig: "libsoup-3.0",
      providers: [.apt(["libsoup-3.0-dev"]), .brew(["libsoup"])]),
    .systemLibrary(
      name: "CQPDF", pkgConfig: "libqpdf",
      providers: [.apt(["libqpdf-dev"]), .brew(["qpdf"])]),
    .systemLibrary(name: "CDwarf", pkgConfig: "libdw", providers: [.apt(["libdw-dev"])]),
    .target(name: "CStorypole"),
    // All code that depends on the internals of Swift's runtime; Docs/SwiftRuntime.md.
    .target(name: "StorypoleRuntime", dependencies: ["CStorypole"]),

    // Values with SwiftUI's names: geometry, alignment, paths. Foundation only.
    .target(name: "StorypoleGeometry"),
    // The input of backends: the display list, text as a protocol. 'import SwiftUI' does not export it.
    .target(name: "StorypoleGraphics", dependencies: ["StorypoleGeometry"]),
    // The engine: views, nodes, layout, paint. The only C library it uses is cmark, for
    // Markdown. Languages come from the ICU inside Foundation.
    .target(
      name: "Storypole",
      dependencies: [
        "StorypoleGeometry", "StorypoleGraphics", "StorypoleRuntime", "StorypoleSystem",
        "CMarkdown", "CStorypole",
      ],
      linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]),
    // Controls, lists, navigation and presentations, composed of the engine's views. The engine doesn't refer to them.
    .target(
      name: "StorypoleControls",
      dependencies: ["Storypole", "StorypoleGraphics", "StorypoleRuntime", "StorypoleSystem"]),
    // The reason for every position and size, in words of several languages.
    .target(name: "StorypoleExplain", dependencies: ["Storypole", "StorypoleGraphics"]),
    // Subjects, operators and schedulers, for files that import Combine.
    .target(name: "Combine", dependencies: ["Storypole"]),
    // UIKit's values that SwiftUI exports on Apple's systems. The engine doesn't need them.
    .target(
      name: "StorypoleUIKit", dependencies: ["Storypole", "StorypoleGraphics", "StorypoleCairo"]),
    // Pango text, Cairo drawing, image files, PNG, SVG, PDF. Uses no views.
    .target(
      name: "StorypoleCairo", dependencies: ["StorypoleGraphics", "CPango", "CPng", "CImages"]),
    .macro(name: "StorypoleMacros"),
    // The exports of the modules os, OSLog and UniformTypeIdentifiers of Compat/: names without views.
    .target(name: "StorypoleSystem"),
    // The module that user code imports.
    .target(
      name: "SwiftUI",
      dependencies: [
        "Storypole", "StorypoleControls", "StorypoleExplain", "StorypoleRuntime", "StorypoleCairo",
        "StorypoleUIKit", "StorypoleMacros", "CStorypole",
      ]),
    // Snapshot tests of views, for test targets: it imports XCTest and Testing.
    .target(
      name: "StorypoleTesting",
      dependencies: [
        "SwiftUI", "Storypole", "StorypoleExplain", "StorypoleGraphics", "StorypoleCairo",
      ]),
    // Names for views of rows of data that are not SwiftUI's.
    .target(name: "StorypoleBatch", dependencies: ["SwiftUI"]),
    // Documents of several pages, with headers and footers. 'import SwiftUI' does not export it.
    .target(
      name: "StorypolePages",
      dependencies: ["SwiftUI", "Storypole", "StorypoleGraphics", "StorypoleCairo", "CQPDF"]),
    .executableTarget(
      name: "StorypoleCommand",
      dependencies: [
        "SwiftUI", "Combine", "StorypoleSystem", "StorypoleCairo", "StorypoleRuntime",
        "StorypoleBatch", "StorypolePages", "ServerProtocol", "CStorypole", "CPango", "CCSV",
        "CDwarf",
      ],
      linkerSettings: [
        // This executable loads a user's view as a shared library, which finds the engine in the executable's
        // symbols.
        .unsafeFlags(["-Xlinker", "--export-dynamic", "-Xlinker", "--no-gc-sections"])
      ]),

    // Windows: they take GTK's events and draw display lists. Nothing else needs GTK.
    .target(
      name: "StorypoleWindow",
      dependencies: [
        "Storypole", "StorypoleGraphics", "StorypoleRuntime", "StorypoleCairo", "CGTK", "CPango",
      ]),
    .executableTarget(
      name: "StorypoleWindowCommand",
      dependencies: ["SwiftUI", "StorypoleSystem", "StorypoleWindow", "CStorypole"],
      linkerSettings: [
        .unsafeFlags(["-Xlinker", "--export-dynamic", "-Xlinker", "--no-gc-sections"])
      ]),

    // The messages between the command and its servers.
    .target(name: "ServerProtocol"),
    // Connections and their limits, for both servers.
    .target(name: "StorypoleHTTP", dependencies: ["CSoup"]),
    // The page of previews, served with libsoup. Only the servers need libsoup.
    .executableTarget(
      name: "StorypolePreview", dependencies: ["ServerProtocol", "StorypoleHTTP", "CSoup"],
      resources: [.copy("Page")]),
    // Pictures of rows that come as requests.
    .executableTarget(
      name: "StorypoleServe", dependencies: ["ServerProtocol", "StorypoleHTTP", "CSoup"]),

    .testTarget(
      name: "StorypoleGraphicsTests", dependencies: ["StorypoleGeometry", "StorypoleGraphics"]),
    .testTarget(
      name: "StorypoleCairoTests", dependencies: ["StorypoleCairo", "CPango", "CImages"]),
    .testTarget(
      name: "StorypoleTests",
      dependencies: ["Storypole", "StorypoleControls", "StorypoleExplain", "StorypoleRuntime"]),
    .testTarget(name: "CombineTests", dependencies: ["SwiftUI", "Storypole", "Combine"]),
    .testTarget(
      name: "SwiftUITests",
      dependencies: [
        "SwiftUI", "Storypole", "StorypoleControls", "StorypoleCairo", "StorypoleExplain",
      ]),
    .testTarget(
      name: "PagesTests", dependencies: ["StorypolePages", "SwiftUI", "StorypoleGraphics"]),
    .testTarget(
      name: "StorypoleTestingTests",
      dependencies: ["SwiftUI", "StorypoleTesting", "StorypolePages"]),
    .testTarget(name: "APITests", dependencies: ["SwiftUI", "StorypoleSystem"]),
    .testTarget(name: "Conformance", dependencies: ["SwiftUI"]),
    .testTarget(name: "Lessons", dependencies: ["SwiftUI"]),
    .testTarget(name: "CommandTests", dependencies: ["StorypoleCommand", "CPango"]),
    // Random views, edits, events and files; 'make fuzz'.
    .executableTarget(
      name: "Fuzz",
      dependencies: ["SwiftUI", "Storypole", "StorypoleGraphics", "StorypoleCairo", "CImages"],
      path: "Tests/Fuzz/Sources", swiftSettings: [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "FuzzTests", dependencies: ["Fuzz"], path: "Tests/Fuzz/Tests"),
    // Compares a window with the same view without one.
    .executableTarget(
      name: "WindowReplay",
      dependencies: [
        "Storypole", "StorypoleControls", "StorypoleGraphics", "StorypoleCairo", "StorypoleWindow",
      ],
      path: "Tests/WindowReplay"),
    .testTarget(
      name: "WindowTests",
      dependencies: ["StorypoleCommand", "StorypoleWindowCommand", "WindowReplay"]),
  ],
  swiftLanguageModes: [.v6]
)
