// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// Targets that import others, and dependencies by path and by URL, built by Swift's package manager.
@Suite(.serialized) struct PackageTests {
  private static func manifest(_ name: String, _ rest: String) -> String {
    "// swift-tools-version: 6.0\nimport PackageDescription\n"
      + "let package = Package(name: \"\(name)\", \(rest))\n"
  }

  /// A library with a C target, whose text is its version.
  private static func library(_ text: String, at folder: String) -> [String: String] {
    [
      "\(folder)/Package.swift": manifest(
        "Dep",
        "products: [.library(name: \"DepProduct\", targets: [\"DepLib\"])], "
          + "targets: [.target(name: \"CDep\"), .target(name: \"DepLib\", dependencies: [\"CDep\"])]"
      ),
      "\(folder)/Sources/CDep/include/cdep.h": "int cdep(void);\n",
      "\(folder)/Sources/CDep/c.c": "int cdep(void) { return 7; }\n",
      "\(folder)/Sources/DepLib/D.swift": """
      import CDep
      import SwiftUI
      public struct DepView: View {
        public init() {}
        public var body: some View { Text(verbatim: "\(text) \\(cdep())") }
      }
      #Preview("dep") { DepView() }

      """,
    ]
  }

  private static func app(_ dependency: String) -> [String: String] {
    [
      "App/Package.swift": manifest(
        "App",
        "platforms: [.iOS(.v17)], dependencies: [\(dependency)], targets: ["
          + ".target(name: \"Kit\", resources: [.process(\"Resources\")]), "
          + ".target(name: \"Main\", dependencies: [\"Kit\", .product(name: \"DepProduct\", package: \"Dep\")])]"
      ),
      "App/Sources/Kit/Resources/note.txt": "a note",
      "App/Sources/Kit/K.swift": """
      import SwiftUI
      #if os(iOS)
      public let system = "iOS"
      #else
      let system = "Linux"
      #endif
      public struct KitView: View {
        public init() {}
        public var body: some View {
          Text(verbatim: "kit")
          Text(verbatim: (try? String(contentsOf: Bundle.module.url(forResource: "note", withExtension: "txt")!,
            encoding: .utf8)) ?? "none")
        }
      }
      #Preview("kit") { KitView() }

      """,
      // Has the name of the module that it imports.
      "App/Sources/Main/Kit.swift": """
      import DepLib
      import Kit
      import SwiftUI
      struct Main: View { var body: some View { VStack { KitView(); DepView(); Text(verbatim: system) } } }
      #if os(iOS)
      #Preview("main") { Main() }
      #endif

      """,
    ]
  }

  private func write(_ place: Workspace, _ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: place.folder.appendingPathComponent(name))
  }

  @Test func dependencyByPath() throws {
    let place = try Workspace(
      Self.library("dep", at: "Dep").merging(Self.app(".package(path: \"../Dep\")")) { $1 })
    // The manifest is code: it is evaluated only if the user names the package.
    let file = "App/Sources/Main/Kit.swift"
    let before = try place.run("frames", file)
    #expect(before.status == 1)
    #expect(before.errors.contains("dd --package App, so that"), "\(before.errors)")
    let run = try place.run("frames", file, "--package", "App")
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
    for text in ["kit", "a note", "dep 7", "iOS"] {
      #expect(run.text.contains("Text \"\(text)\""), "\(run.text)")
    }
    // Previews of imported modules are not the file's.
    let list = try place.run("list", "App")
    #expect(
      list.text
        == "kit  App/Sources/Kit/K.swift:15\nViews: KitView\nmain  App/Sources/Main/Kit.swift:6\nViews: Main\n",
      "\(list.errors)")
    #expect(
      try FileManager.default.contentsOfDirectory(
        atPath: place.folder.appendingPathComponent("App").path
      ).sorted() == ["Package.swift", "Sources"])

    // Imports are built again when they change.
    try write(place, "Dep/Sources/CDep/c.c", "int cdep(void) { return 8; }\n")
    #expect(try place.run("frames", "App", "--preview", "main").text.contains("Text \"dep 8\""))
    // A package that needs Linux is built for Linux.
    try write(
      place, "App/Sources/Kit/Linux.swift",
      "#if os(Linux)\npublic let system = \"Linux\"\n#else\nimport Darwin\n#endif\n")
    let kit = "App/Sources/Kit/K.swift"
    let source = String(decoding: try place.data(kit), as: UTF8.self)
    try write(
      place, kit, source.replacingOccurrences(of: "let system = \"Linux\"", with: "let other = 1"))
    let linux = try place.run("frames", file, "--package", "App")
    #expect(linux.status == 0 && linux.text.contains("Text \"Linux\""), "\(linux.errors)")
    #expect(
      linux.errors.contains(
        "what Main imports does not compile for iOS, so it was built for Linux"),
      "\(linux.errors)")
    try FileManager.default.removeItem(
      at: place.folder.appendingPathComponent("App/Sources/Kit/Linux.swift"))
    try write(place, kit, source)
    let again = try place.run("frames", file, "--package", "App")
    #expect(again.text.contains("Text \"iOS\"") && again.errors == "", "\(again.errors)")
    try write(place, "App/Sources/Kit/More.swift", "let broken = nothing\n")
    let broken = try place.run("frames", file, "--package", "App")
    #expect(broken.status == 1)
    #expect(broken.errors.contains("cannot find 'nothing' in scope"), "\(broken.errors)")
    #expect(
      broken.errors.contains("Swift's package manager cannot build what Main imports"),
      "\(broken.errors)")
  }

  @Test func dependencyByURL() throws {
    let place = try Workspace(Self.library("one", at: "Dep"))
    func git(_ arguments: String...) throws -> String {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments =
        [
          "git", "-C", place.folder.path + "/Dep", "-c", "user.name=A", "-c",
          "user.email=a@example.org",
        ]
        + arguments
      let pipe = Pipe()
      process.standardOutput = pipe
      process.standardError = FileHandle.nullDevice
      try process.run()
      let output = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      try #require(process.terminationStatus == 0, "git \(arguments)")
      return String(decoding: output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }
    func commit(_ version: String) throws -> String {
      _ = try git("add", "-A")
      _ = try git("commit", "-qm", version)
      _ = try git("tag", version)
      return try git("rev-parse", "HEAD")
    }
    _ = try git("init", "-q")
    let first = try commit("1.0.0")
    for (name, text) in Self.library("two", at: "Dep") { try write(place, name, text) }
    _ = try commit("1.1.0")
    let url = "file://\(place.folder.path)/Dep"
    for (name, text) in Self.app(".package(url: \"\(url)\", from: \"1.0.0\")") {
      let file = place.folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try write(place, name, text)
    }
    // The versions are those of Package.resolved.
    try write(
      place, "App/Package.resolved",
      """
      {"pins": [{"identity": "dep", "kind": "remoteSourceControl", "location": "\(url)",
        "state": {"revision": "\(first)", "version": "1.0.0"}}], "version": 2}
      """)
    let pinned = try place.run("frames", "App", "--preview", "main")
    #expect(pinned.status == 0 && pinned.text.contains("Text \"one 7\""), "\(pinned.errors)")
  }

  /// An app's packages with URLs, which only the Xcode project names.
  @Test func dependencyOfAnXcodeProject() throws {
    let place = try Workspace(Self.library("one", at: "Dep"))
    for arguments in [["init", "-q"], ["add", "-A"], ["commit", "-qm", "1"], ["tag", "1.2.0"]] {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments =
        ["git", "-C", place.folder.path + "/Dep", "-c", "user.name=a", "-c", "user.email=a@b"]
        + arguments
      try process.run()
      process.waitUntilExit()
      try #require(process.terminationStatus == 0, "git \(arguments)")
    }
    for folder in ["Project/App", "Project/App.xcodeproj"] {
      try FileManager.default.createDirectory(
        at: place.folder.appendingPathComponent(folder), withIntermediateDirectories: true)
    }
    func project(_ requirement: String) -> String {
      """
      // !$*UTF8*$!
      { archiveVersion = 1; objectVersion = 60; objects = {
        A1 /* XCRemoteSwiftPackageReference "Dep" */ = {
          isa = XCRemoteSwiftPackageReference;
          repositoryURL = "file://\(place.folder.path)/Dep";
          requirement = { \(requirement) };
        };
        B1 = { isa = XCSwiftPackageProductDependency; package = A1 /* Dep */; productName = DepProduct; };
      }; rootObject = C1 /* Project object */; }
      """
    }
    let file = "Project/App.xcodeproj/project.pbxproj"
    try write(place, file, project("kind = upToNextMajorVersion; minimumVersion = 1.1.0;"))
    try write(
      place, "Project/App/Home.swift", "import DepLib\nimport SwiftUI\n#Preview { DepView() }\n")
    let without = try place.run("frames", "Project/App")
    #expect(without.status == 1, "\(without.text)")
    #expect(
      without.errors.contains("add --package Project/App.xcodeproj, so that"), "\(without.errors)")
    for path in ["Project/App.xcodeproj", "Project"] {
      let run = try place.run("frames", "Project/App", "--package", path)
      #expect(run.status == 0 && run.text.contains("Text \"one 7\""), "\(run.errors)")
    }
    try write(place, file, project("kind = exactVersion; version = 9.9.9;"))
    let missing = try place.run("frames", "Project/App", "--package", "Project")
    #expect(missing.status == 1 && missing.errors.contains("9.9.9"), "\(missing.errors)")
    for text in ["", "{ objects = {}; }"] {
      try write(place, file, text)
      let run = try place.run("frames", "Project/App", "--package", "Project/App.xcodeproj")
      #expect(run.status == 66, "\(run.errors)")
    }
  }

  /// Files of an app import targets of named packages.
  @Test func fileOutsideOfThePackage() throws {
    let place = try Workspace(
      Self.library("dep", at: "Packages/Dep").merging([
        "Packages/Other/Package.swift": Self.manifest(
          "Other",
          "dependencies: [.package(path: \"../Dep\")], targets: [.target(name: \"Other\", "
            + "dependencies: [.product(name: \"DepProduct\", package: \"Dep\")])]"),
        "Packages/Other/Sources/Other/O.swift":
          "@_exported import DepLib\npublic let other = \"other\"\n",
        "App.xcodeproj/project.pbxproj": "",
        "App/Home.swift": "import DepLib\nimport Other\nimport SwiftUI\n"
          + "#Preview { VStack { DepView(); Text(verbatim: other) } }\n",
      ]) { $1 })
    let packages = ["--package", "Packages/Dep", "--package", "Packages/Other"]
    let run = try place.run(["frames", "App"] + packages)
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
    #expect(run.text.contains("\"dep 7\"") && run.text.contains("\"other\""), "\(run.text)")
    try write(
      place, "Packages/Other/Sources/Other/O.swift", "import DepLib\npublic let other = \"new\"\n")
    let changed = try place.run(["frames", "App"] + packages)
    #expect(changed.text.contains("\"new\""), "\(changed.errors)")
    let without = try place.run("frames", "App")
    #expect(without.status == 1 && without.errors.contains("no such module"), "\(without.errors)")
    #expect(without.errors.contains("Add --package Packages/Dep, so that"), "\(without.errors)")
  }

  @Test func manifestsThatFail() throws {
    let main = [
      "App/Sources/Main/M.swift": "import SwiftUI\nimport Kit\n#Preview { Text(\"m\") }\n"
    ]
    let empty = try Workspace(main.merging(["App/Package.swift": ""]) { $1 })
    let run = try empty.run("frames", "App")
    #expect(run.status == 1)
    #expect(run.errors.contains("cannot build what Main imports"), "\(run.errors)")
    let other = try Workspace(
      main.merging(["App/Package.swift": Self.manifest("App", "targets: [.target(name: \"Main\")]")]
      ) { $1 })
    let unknown = try other.run("frames", "App")
    #expect(unknown.status == 1)
    #expect(unknown.errors.contains("no such module 'Kit'"), "\(unknown.errors)")
    let none = try other.run("frames", "App", "--package", "App/Sources")
    #expect(none.status == 66 && none.errors.contains("no Package.swift in 'App/Sources'"))
  }
}
