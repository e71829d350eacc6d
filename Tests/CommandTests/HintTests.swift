// SPDX-License-Identifier: Apache-2.0
import Testing

/// Compiler errors that result from the choice of files explain that, with a remedy.
@Suite struct HintTests {
  private static let files = [
    "A.swift": "import SwiftUI\nstruct A: View { var body: some View { B() } }\n#Preview { A() }\n",
    "B.swift": "import SwiftUI\nstruct B: View { var body: some View { Text(\"b\") } }\n",
    // Use or name B, but don't declare it.
    "AB.swift": "import SwiftUI\n@MainActor func b() -> some View { B() }\n",
    "C.swift": "import SwiftUI\n// struct and B\nlet c = \"B\"\n",
  ]

  /// Files without hints are compiled together; one that declares the same name twice cannot be.
  @Test func namesOfOtherFiles() throws {
    let place = try Workspace(
      Self.files.merging(["B.swift": Self.files["B.swift"]! + "let c = \"B\"\n"]) { $1 }
        .merging(["A.swift": Self.files["A.swift"]! + "let c = \"A\"\n"]) { $1 })
    let both = try place.run("render", "A.swift", "B.swift")
    #expect(both.status == 1)
    #expect(
      both.errors.contains(
        "'B': declared in B.swift. Add --together to compile the files as one module."),
      "\(both.errors)")
    let one = try place.run("render", "A.swift")
    #expect(
      one.errors.contains("'B': declared in B.swift. Name that file too and add --together."),
      "\(one.errors)")
    #expect(!one.errors.contains("C.swift"))
    let good = try Workspace(Self.files)
    #expect(try good.run("render", "A.swift", "B.swift", "--together").status == 0)
  }

  @Test func namesOfNoFile() throws {
    let place = try Workspace([
      "A.swift": "import SwiftUI\n#Preview { Nowhere() }\n", "B.swift": "let Nowhereabouts = 1\n",
    ])
    let run = try place.run("render", "A.swift")
    #expect(run.errors.contains("cannot find 'Nowhere' in scope"), "\(run.errors)")
    #expect(!run.errors.contains("--together"), "\(run.errors)")
  }

  @Test func targetsThatImportOneAnother() throws {
    let main = "#Preview { Text(K().name) }\n"
    let place = try Workspace([
      "Package.swift": "", "Sources/Kit/K.swift": "public struct K { public var name = \"k\" }\n",
      "Sources/Main/M.swift": "import SwiftUI\nimport Kit\n" + main,
      "Sources/Main/N.swift": "import SwiftUI\nimport Elsewhere\n",
      "Sources/Main/O.swift": "import SwiftUI\n#if canImport(Kit)\nimport Kit\n#endif\n" + main,
    ])
    let run = try place.run("frames", "Sources/Main/M.swift")
    #expect(run.status == 1)
    #expect(
      run.errors.contains(
        "'Kit' is another target of the package, in Sources/Kit. Add --package ., so that"),
      "\(run.errors)")
    let other = try place.run("frames", "Sources/Main/N.swift")
    #expect(
      other.errors.contains(
        "'Elsewhere' is not available. If a target or a dependency of the package has it, add --package ."
      ),
      "\(other.errors)")
    let together = try place.run(
      "frames", "--together", "Sources/Main/O.swift", "Sources/Kit/K.swift")
    #expect(together.status == 0 && together.text.contains("\"k\""), "\(together.errors)")
  }

  @Test func modulesThatAreNotHere() throws {
    let place = try Workspace([
      "A.swift": "import SwiftUI\nimport Charts\n#Preview { Text(\"a\") }\n"
    ])
    let run = try place.run("render", "A.swift")
    #expect(run.status == 1)
    #expect(run.errors.contains("'Charts' is not available"), "\(run.errors)")
    #expect(run.errors.contains("#if canImport(Charts)"))
  }
}
