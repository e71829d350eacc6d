// swift-tools-version: 6.3
import CompilerPluginSupport
import PackageDescription

let package = Package(
  name: "storypole",
  products: [
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "Combine", targets: ["Combine"]),
    .executable(name: "storypole", targets: ["StorypoleCommand"]),
    // Windows with GTK: a program that depends on it can run an App.
    .library(name: "StorypoleWindow", targets: ["StorypoleWindow"]),
    // Shows the files of 'storypole run'.
    .executable(name: "storypole-window", targets: ["StorypoleWindowCommand"]),
    // Serves the page of 'storypole preview'.
    .executable(name: "storypole-preview", targets: ["StorypolePreview"]),
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
    .systemLibrary(
      name: "CSoup", pkgConfig: "libsoup-3.0",
      providers: [.apt(["libsoup-3.0-dev"]), .brew(["libsoup"])]),
    .target(name: "CStorypole"),

    // Values with SwiftUI's names: geometry, alignment, paths. Foundation only.
    .target(name: "StorypoleGeometry"),
    // The input of backends: the display list, text as a protocol. 'import SwiftUI' does not export it.
    .target(name: "StorypoleGraphics", dependencies: ["StorypoleGeometry"]),
    // The engine: views, nodes, layout, paint. The only C library it uses is cmark, for
    // Markdown. Languages come from the ICU inside Foundation.
    .target(
      name: "Storypole",
      dependencies: ["StorypoleGeometry", "StorypoleGraphics", "CMarkdown", "CStorypole"],
      linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]),
    // Subjects, operators and schedulers, for files that import Combine.
    .target(name: "Combine", dependencies: ["Storypole"]),
    // Pango text, Cairo drawing, image files, PNG, SVG, PDF. Uses no views.
    .target(
      name: "StorypoleCairo", dependencies: ["StorypoleGraphics", "CPango", "CPng", "CImages"]),
    .macro(name: "StorypoleMacros"),
    // The module that user code imports.
    .target(name: "SwiftUI", dependencies: ["Storypole", "StorypoleCairo", "StorypoleMacros"]),
    .executableTarget(
      name: "StorypoleCommand",
      dependencies: ["SwiftUI", "Combine", "StorypoleCairo", "PreviewProtocol", "CStorypole"],
      linkerSettings: [
        // This executable loads a user's view as a shared library, which finds the engine in the
        // executable's symbols.
        .unsafeFlags(["-Xlinker", "--export-dynamic", "-Xlinker", "--no-gc-sections"])
      ]),

    // Windows: they take GTK's events and draw display lists. Nothing else needs GTK.
    .target(
      name: "StorypoleWindow",
      dependencies: ["Storypole", "StorypoleGraphics", "StorypoleCairo", "CGTK", "CPango"]),
    .executableTarget(
      name: "StorypoleWindowCommand",
      dependencies: ["SwiftUI", "StorypoleWindow", "CStorypole"],
      linkerSettings: [
        .unsafeFlags(["-Xlinker", "--export-dynamic", "-Xlinker", "--no-gc-sections"])
      ]),

    // The messages between the command and the page server.
    .target(name: "PreviewProtocol"),
    // The page of previews, served with libsoup. Nothing else needs libsoup.
    .executableTarget(
      name: "StorypolePreview", dependencies: ["PreviewProtocol", "CSoup"],
      resources: [.copy("Page")]),

    .testTarget(
      name: "StorypoleGraphicsTests", dependencies: ["StorypoleGeometry", "StorypoleGraphics"]),
    .testTarget(
      name: "StorypoleCairoTests", dependencies: ["StorypoleCairo", "CPango", "CImages"]),
    .testTarget(name: "StorypoleTests", dependencies: ["Storypole"]),
    .testTarget(name: "CombineTests", dependencies: ["SwiftUI", "Storypole", "Combine"]),
    .testTarget(name: "SwiftUITests", dependencies: ["SwiftUI", "Storypole", "StorypoleCairo"]),
    .testTarget(name: "APITests", dependencies: ["SwiftUI"]),
    .testTarget(name: "Conformance", dependencies: ["SwiftUI"]),
    .testTarget(name: "Seeds", dependencies: ["SwiftUI"]),
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
      dependencies: ["Storypole", "StorypoleGraphics", "StorypoleCairo", "StorypoleWindow"],
      path: "Tests/WindowReplay"),
    .testTarget(
      name: "WindowTests",
      dependencies: ["StorypoleCommand", "StorypoleWindowCommand", "WindowReplay"]),
  ],
  swiftLanguageModes: [.v6]
)
