// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite struct BadInputTests {
  @Test func commandLine() throws {
    let place = try Workspace(["Card.swift": "import SwiftUI\n#Preview { Color.red }\n"])
    let cases: [([String], Int32, String)] = [
      ([], 64, "usage: storypole COMMAND"),
      (["rendr", "Card.swift"], 64, "Did you mean 'render'?"),
      (["render"], 64, "name a Swift file"),
      (["render", "Card.swift", "--scael", "2"], 64, "Did you mean '--scale'?"),
      (["render", "Card.swift", "--scale"], 64, "--scale needs a value"),
      (["render", "Card.swift", "--scale", "NaN"], 64, "above 0"),
      (["render", "Card.swift", "--size", "10"], 64, "393x852"),
      (["render", "Card.swift", "--size", "-1x5"], 64, "393x852"),
      (["render", "Card.swift", "--dark=yes"], 64, "takes no value"),
      (["render", "Card.swift", "--type-size", "xxlarge"], 64, "Did you mean 'xxLarge'?"),
      (["render", "Card.swift", "--fonts", "nowhere"], 66, "no such folder: 'nowhere'"),
      (["render", "Crad.swift"], 66, "no such file: 'Crad.swift'"),
      (["render", "nowhere/"], 66, "no such file: 'nowhere/'"),
      (["frames", "Card.swift", "--guides", "laeding"], 2, "leading"),
    ]
    for (arguments, status, message) in cases {
      let run = try place.run(arguments)
      #expect(run.status == status, "\(arguments): \(run.errors)")
      #expect(run.errors.contains(message), "\(arguments): \(run.errors)")
      #expect(run.output.isEmpty)
    }
    #expect(place.files == ["Card.swift"])
  }

  @Test func doesNotCompile() throws {
    let place = try Workspace([
      "Bad.swift": "import SwiftUI\n\nstruct Bad: View {\n  var body: some View { Color.rde }\n}\n",
      "Macro.swift": "import SwiftUI\nextension EnvironmentValues {\n  @Entry var count: Int\n}\n",
    ])
    let run = try place.run("render", "Bad.swift")
    #expect(run.status == 1)
    #expect(run.errors.contains("Bad.swift:4:31: error:"), "\(run.errors)")
    #expect(place.files == ["Bad.swift", "Macro.swift"])
    let macro = try place.run("render", "Macro.swift")
    #expect(macro.status == 1)
    #expect(
      macro.errors.contains("Macro.swift:3:3: error: '@Entry' needs a default value for 'count'"),
      "\(macro.errors)")
  }

  @Test func noPlaceToWrite() throws {
    let place = try Workspace(["Card.swift": "import SwiftUI\n#Preview { Color.red }\n"])
    for path in ["nowhere/a.png", "/proc/a.png", "/dev/full"] {
      let run = try place.run("render", "Card.swift", "--format", "png", "-o", path)
      #expect(run.status == 73, "\(path): \(run.errors)")
      #expect(run.errors.contains("cannot write '\(path)'"), "\(run.errors)")
    }
    #expect(place.files == ["Card.swift"])
    #expect(try place.run("render", "Card.swift", "--format", "png", "-o", "/dev/null").status == 0)
  }

  @Test func pictureTooLarge() throws {
    let place = try Workspace([
      "Big.swift": "import SwiftUI\n#Preview { Color.red.frame(width: 20_000, height: 10) }\n"
    ])
    let run = try place.run("render", "Big.swift")
    #expect(run.status == 2)
    #expect(run.errors.contains("16384") || run.errors.contains("16,384"), "\(run.errors)")
    #expect(place.files == ["Big.swift"])
  }

  @Test func otherCompiler() throws {
    let place = try Workspace(["Card.swift": "import SwiftUI\n#Preview { Color.red }\n"])
    let bin = place.folder.appendingPathComponent("bin")
    try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
    let empty = try place.run("render", "Card.swift", environment: ["PATH": bin.path])
    #expect(empty.status == 69)
    #expect(empty.errors.contains("'swiftc' is not in PATH"))

    let fake = bin.appendingPathComponent("swiftc")
    try Data(
      """
      #!/bin/sh
      echo '{"compilerVersion": "Swift version 9.9 (other)", "target": {"arch": "x86_64"},
        "paths": {"runtimeResourcePath": "/nowhere"}}'
      """.utf8
    ).write(to: fake)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: fake.path)
    let other = try place.run(
      "render", "Card.swift", environment: ["PATH": "\(bin.path):/usr/bin:/bin"])
    #expect(other.status == 69)
    #expect(other.errors.contains("but the compiler in PATH is Swift version 9.9 (other)"))
  }
}
