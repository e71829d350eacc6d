// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// Several files, previews and documents in one command, and errors for wrong options.
@Suite struct OptionTests {
  private static let two = """
    import SwiftUI
    #Preview("List") { Color.red.frame(width: 10, height: 10) }
    #Preview("Card") { Color.red.frame(width: 20, height: 10) }
    #Preview("Row") { Color.red.frame(width: 30, height: 10) }

    """

  @Test func onePathForSeveralFiles() throws {
    let place = try Workspace(["A.swift": Self.two, "B.swift": Self.two])
    for output in ["one.png", "-"] {
      let run = try place.run("render", "A.swift", "B.swift", "--preview", "List", "-o", output)
      #expect(run.status == 64)
      #expect(run.errors.contains("2 files are too many for"), "\(run.errors)")
      #expect(run.output.isEmpty)
    }
    #expect(place.files == ["A.swift", "B.swift"])
    // No picture overwrites another.
    let run = try place.run("render", "A.swift", "B.swift", "--preview", "List", "-o", "{name}.png")
    #expect(run.status == 0, "\(run.errors)")
    #expect(place.files == ["A.swift", "B.swift", "List-2.png", "List.png"])
  }

  @Test func severalPreviews() throws {
    let place = try Workspace(["A.swift": Self.two])
    let run = try place.run("render", "A.swift", "--preview", "Row", "--preview", "List")
    #expect(run.status == 0, "\(run.errors)")
    #expect(place.files == ["A-List.png", "A-Row.png", "A.swift"])
    let wrong = try place.run("render", "A.swift", "--preview", "Row", "--preview", "Lst")
    #expect(wrong.status == 65)
    #expect(wrong.errors.contains("no preview 'Lst'"), "\(wrong.errors)")
  }

  @Test func jsonIsOneDocument() throws {
    let place = try Workspace([
      "A.swift": Self.two, "B.swift": "import SwiftUI\n#Preview { Color.red }\n",
    ])
    func count(_ arguments: String...) throws -> Int? {
      let run = try place.run(arguments + ["--json"])
      #expect(run.status == 0, "\(run.errors)")
      return (try JSONSerialization.jsonObject(with: run.output) as? [Any])?.count
    }
    for command in ["frames", "explain"] {
      #expect(try count(command, "A.swift") == 3)
      #expect(try count(command, "A.swift", "B.swift") == 4)
      #expect(try count(command, "B.swift") == nil)
      #expect(try count(command, "A.swift", "--preview", "Row") == nil)
    }
    #expect(try count("list", "A.swift") == nil)
    #expect(try count("list", "A.swift", "B.swift") == 2)
  }

  @Test func jsonOfInfiniteNumbers() throws {
    let place = try Workspace([
      "Far.swift": """
      import SwiftUI
      #Preview {
        HStack {
          Text("a").alignmentGuide(VerticalAlignment.center) { _ in .infinity }
          Text("b")
        }
      }
      """
    ])
    for command in ["frames", "explain"] {
      let run = try place.run(command, "Far.swift", "--json")
      #expect(run.status == 0, "\(run.errors)")
      #expect(try JSONSerialization.jsonObject(with: run.output) is [String: Any])
    }
  }

  @Test func namesOfPictures() throws {
    // Each picture has its file's name; characters and names that Windows forbids are replaced.
    let place = try Workspace([
      "A.swift":
        "import SwiftUI\n#Preview(\"a:b?\") { Color.red }\n#Preview(\"con.x\") { Color.red }\n",
      "B.swift": "import SwiftUI\n#Preview { Color.red }\n",
    ])
    #expect(try place.run("render", "B.swift", "A.swift", "--together", "-o", "out/").status == 0)
    #expect(try files("out", place) == ["A-a-b-.png", "A--con.x.png", "B.png"].sorted())
    let run = try place.run("render", "A.swift", "-o", "{name}.png")
    #expect(run.status == 0, "\(run.errors)")
    #expect(place.files.contains("-con.x.png"))
    // The limit of file systems: 255 bytes.
    let long = String(repeating: "n", count: 251) + ".png"
    #expect(try place.run("render", "B.swift", "-o", long).status == 0)
    #expect(place.files.contains(long))
    let name = String(repeating: "名", count: 400)
    let source = "import SwiftUI\n#Preview(\"\(name)\") { Color.red }\n#Preview { Color.red }\n"
    try Data(source.utf8).write(to: place.folder.appendingPathComponent("Long.swift"))
    let pictures = try place.run("render", "Long.swift", "-o", "long/")
    #expect(pictures.status == 0, "\(pictures.errors)")
    #expect(try files("long", place).count == 2)
  }

  private func files(_ folder: String, _ place: Workspace) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: place.folder.appendingPathComponent(folder).path
    ).sorted()
  }

  /// Some file systems ignore case, and files that begin with a period are hidden.
  @Test func picturesCanBeToldApart() throws {
    let previews = ["a", "A", ".x"].map { "#Preview(\"\($0)\") { Color.red }\n" }
    let place = try Workspace(["A.swift": "import SwiftUI\n" + previews.joined()])
    #expect(try place.run("render", "A.swift", "-o", "{name}.png").status == 0)
    #expect(place.files.filter { $0.hasSuffix(".png") } == ["-x.png", "A-2.png", "a.png"])
  }

  @Test func diffOfFilesTogether() throws {
    let place = try Workspace([
      "A.swift": "import SwiftUI\nstruct A: View { var body: some View { Text(\"A\") } }\n",
      "B.swift": "import SwiftUI\n#Preview { HStack { A(); Spacer() } }\n",
    ])
    let run = try place.run("diff", "A.swift", "B.swift", "--together", "--against", "--rtl")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.text.contains("A"))
    let wrong = try place.run("diff", "A.swift", "--against", "--nope")
    #expect(wrong.status == 64)
    #expect(wrong.errors.contains("--against has no option '--nope'"), "\(wrong.errors)")
    #expect(wrong.errors.contains("--size"), "\(wrong.errors)")
  }

  @Test func sentences() throws {
    let place = try Workspace(["Two.swift": "import SwiftUI\n#Preview { Color.red }\n"])
    let cases: [([String], String)] = [
      (["Two.swift"], "Did you mean 'storypole render Two.swift'?"),
      (
        ["list", "Two.swift", "--at", "1s"],
        "It is an option of 'storypole render', "
      ),
      (["render", "Two.swift", "--type-size", "huge"], "xSmall, small, medium"),
      (["render", "Two.swift", "--swift-version", "4"], "accepts 5 and 6, not '4'"),
    ]
    for (arguments, message) in cases {
      let run = try place.run(arguments)
      #expect(run.status == 64)
      #expect(run.errors.contains(message), "\(run.errors)")
    }
    let help = try place.run("--help").text
    #expect(help.contains("Exit status:"))
    #expect(help.contains("--timeout, 20 s") && help.contains("--memory, 4096 MiB"))
  }

  @Test func manyFilesAtOnce() throws {
    let marker = UUID().uuidString
    var files: [String: String] = [:]
    for number in 0..<6 {
      files["F\(number).swift"] =
        "// \(marker)\nimport SwiftUI\n#Preview { Color.red.frame(width: \(number + 1), height: 4) }\n"
    }
    files["F3.swift"] = "import SwiftUI\n#Preview { Color.rde }\n"
    let place = try Workspace(files)
    let run = try place.run(["frames"] + files.keys.sorted())
    // One file's error is reported once, and the others follow in order.
    #expect(run.status == 1)
    #expect(run.errors.components(separatedBy: "F3.swift:2:18: error:").count == 2, "\(run.errors)")
    let places = [1, 2, 3, 5, 6].compactMap { run.text.range(of: "\($0) × 4")?.lowerBound }
    #expect(places.count == 5 && places == places.sorted(), "\(run.text)")
  }

  @Test func colours() throws {
    let place = try Workspace(["Bad.swift": "import SwiftUI\n#Preview { Color.rde }\n"])
    // 'script' gives the command a terminal.
    func run(_ environment: [String: String]) throws -> String {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/script")
      process.arguments = [
        "-qec",
        "\(Workspace.executable.path) render Bad.swift --scale x; "
          + "\(Workspace.executable.path) render Bad.swift", "/dev/null",
      ]
      process.currentDirectoryURL = place.folder
      // The environment of the tests may disable colors.
      process.environment = ProcessInfo.processInfo.environment.filter { $0.key != "NO_COLOR" }
        .merging(["TERM": "xterm", "XDG_CACHE_HOME": Workspace.cache.path]) { $1 }
        .merging(environment) { $1 }
      let pipe = Pipe()
      process.standardOutput = pipe
      process.standardInput = FileHandle.nullDevice
      try process.run()
      let data = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return String(decoding: data, as: UTF8.self)
    }
    guard FileManager.default.fileExists(atPath: "/usr/bin/script") else { return }
    let colored = try run([:])
    #expect(colored.contains("\u{1B}[1;31merror:\u{1B}[0m --scale"), "\(colored.debugDescription)")
    #expect(try !run(["NO_COLOR": "1"]).contains("\u{1B}["))
  }
}
