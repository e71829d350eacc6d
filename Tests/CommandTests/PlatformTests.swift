// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// Conditions of a file match an iOS simulator, as in Xcode's canvas.
@Suite struct PlatformTests {
  /// A text for each true condition.
  private static let conditions = #"""
    import SwiftUI
    struct Show: View {
      var body: some View {
        VStack {
          #if os(iOS)
          Text("iOS")
          #elseif os(macOS)
          Text("macOS")
          #elseif os( Linux ) || os(Windows)
          Text("Linux")
          #endif
          #if !os(Linux) && ( targetEnvironment(simulator)
            || os(tvOS) ) // os(Linux)
          Text("simulator")
          #endif
          #if /* os(iOS) */ os(OSX)
          Text("OSX")
          #endif
          #if os(visionOS) || os(watchOS) || targetEnvironment(macCatalyst)
          Text("none of these")
          #endif
        }
      }
    }
    #if DEBUG
    #Preview { Show() }
    #endif
    """#

  private func texts(_ run: Workspace.Run) -> [String] {
    run.text.split(separator: "\n").filter { $0.contains("Text") }
      .map { String($0.split(separator: "\"")[1]) }
  }

  @Test func decideWhatIsCompiled() throws {
    let place = try Workspace(["Show.swift": Self.conditions])
    for (arguments, expected) in [
      ([], ["iOS", "simulator"]), (["--platform", "ios"], ["iOS", "simulator"]),
      (["--platform=macOS"], ["macOS", "OSX"]), (["--platform", "linux"], ["Linux"]),
    ] {
      let run = try place.run(["frames", "Show.swift"] + arguments)
      #expect(run.errors == "" && texts(run) == expected, "\(arguments): \(run.errors)")
    }
    let wrong = try place.run("frames", "Show.swift", "--platform", "visionos")
    #expect(wrong.status == 64)
    #expect(wrong.errors.contains("--platform accepts ios, macos and linux, not 'visionos'"))
  }

  // `swift test` compiles the copies in place of the sources; their lines and columns stay. A stale copy is removed.
  @Test func flagsForThePackageManager() throws {
    let place = try Workspace([
      "Package.swift": "// swift-tools-version: 6.0\n",
      "Tests/AppTests/Card.swift": "#if os(iOS)\nlet system = 1\n#endif\n",
      "Tests/AppTests/Plain.swift": "let plain = 1\n",
    ])
    let run = try place.run("conditions")
    #expect(run.status == 0, "\(run.errors)")
    let flags = run.text.split(whereSeparator: \.isWhitespace).map(String.init)
    #expect(flags.count == 4 && flags[0] == "-Xswiftc" && flags[1] == "-vfsoverlay")
    let folder = ".build/storypole-conditions/ios"
    #expect(flags[3].hasSuffix("/\(folder)/overlay.yaml"))
    let overlay = String(decoding: try place.data("\(folder)/overlay.yaml"), as: UTF8.self)
    #expect(overlay.contains("Card.swift") && !overlay.contains("Plain.swift"))
    #expect(
      String(decoding: try place.data("\(folder)/0.swift"), as: UTF8.self)
        == "#if true   \nlet system = 1\n#endif\n")
    #expect(try place.run("conditions", "Tests").status == 66)
    #expect(try place.run("conditions", "a", "b").status == 64)
    try Data("let none = 0\n".utf8).write(
      to: place.folder.appendingPathComponent("Tests/AppTests/Card.swift"))
    #expect(try place.run("conditions", ".").status == 0)
    #expect(!FileManager.default.fileExists(atPath: place.folder.path + "/\(folder)/0.swift"))
  }

  @Test func textAndCommentsStay() throws {
    let place = try Workspace([
      "Show.swift": ##"""
      import SwiftUI
      // #if os(Linux)
      /* #if os(iOS) /* nested */
      #if os(iOS) */
      let texts = [
        "#if os(iOS)", #"#if os(iOS) \#("#if os(Linux)".count)"#,
        """
        #if os(iOS)
        \("""
        #if os(iOS) "quoted"
        """)
        """,
        #"""
        #if os(iOS)
        """#,
      ]
      func os(_ name: Int) -> String { "os\(name)" }
      let iOS = 1
      #Preview {
        #if os(iOS)
          Text(os(iOS))
        #endif
        ForEach(texts.indices, id: \.self) {
          Text(texts[$0].split(separator: "\n").joined(separator: "/"))
        }
      }
      """##
    ])
    let run = try place.run("frames", "Show.swift")
    #expect(run.errors == "")
    #expect(run.text.contains("Text \"os1\""))
    #expect(run.text.components(separatedBy: "#if os(iOS)").count == 6, "\(run.text)")
    #expect(run.text.contains("#if os(iOS) 13"), "\(run.text)")
  }

  @Test func columnsStay() throws {
    let place = try Workspace([
      "Show.swift": """
      import SwiftUI
      #if os(iOS) && nonsense(1)
      #endif
      #if os(iOS)
      let a: Int = "é" /* os */; let b: Int = nothing
      #endif
      """
    ])
    let run = try place.run("list", "Show.swift")
    #expect(run.status == 1)
    #expect(run.errors.contains("Show.swift:2:16: error:"), "\(run.errors)")
    let other = try Workspace([
      "Show.swift":
        "import SwiftUI\n#if os(iOS)\nlet a: Int = \"é\"; let b: Int = nothing\n#endif\n"
    ])
    let error = try other.run("list", "Show.swift", "--platform", "ios")
    #expect(
      error.errors.contains("Show.swift:3:33: error: cannot find 'nothing'"), "\(error.errors)")
    // Lines are shown as written.
    #expect(error.errors.contains("2 | #if os(iOS)\n"), "\(error.errors)")
  }

  /// Code that Swift for Linux compiles doesn't fail for added conditions.
  @Test func linuxIsTheFallback() throws {
    let place = try Workspace([
      "Network.swift": """
      import SwiftUI
      #if os(Linux)
      import Glibc
      #else
      import Darwin
      #endif
      #Preview { Text("\\(abs(-2))") }
      """,
      "Debug.swift": """
      import SwiftUI
      #if DEBUG
      import HotReloading
      #endif
      #Preview { Text("d") }
      """,
      "Hidden.swift": """
      import SwiftUI
      #if DEBUG
      #Preview { Text(nothing) }
      #endif
      """,
      "Broken.swift": """
      import SwiftUI
      #if os(iOS)
      let a = nothing
      #else
      let a = nowhere
      #endif
      """,
    ])
    let network = try place.run("frames", "Network.swift")
    #expect(network.status == 0 && network.text.contains("Text \"2\""), "\(network.errors)")
    #expect(
      network.errors.contains(
        "Network.swift does not compile for iOS (Network.swift:5:8: error: no such module 'Darwin'), "
          + "so it was compiled for Linux. See --platform."), "\(network.errors)")
    // The next command has the same answer without compiling.
    let again = try place.run("frames", "Network.swift", "--times")
    #expect(again.text == network.text && again.errors.contains("compiled for Linux"))
    #expect(!again.errors.contains(/compile \d+ ms/), "\(again.errors)")
    let wanted = try place.run("frames", "Network.swift", "--platform", "ios")
    #expect(wanted.status == 1 && wanted.errors.contains("no such module 'Darwin'"))
    let debug = try place.run("frames", "Debug.swift")
    #expect(debug.status == 0 && debug.text.contains("Text \"d\""), "\(debug.errors)")
    #expect(debug.errors.contains("compiled for Linux and without DEBUG"), "\(debug.errors)")
    // Without its previews, a file is useless.
    let hidden = try place.run("frames", "Hidden.swift")
    #expect(hidden.status == 1, "\(hidden.errors)")
    #expect(hidden.errors.contains("Hidden.swift:3:17: error: cannot find 'nothing'"))
    // If nothing helps, the errors are those of iOS.
    let broken = try place.run("frames", "Broken.swift")
    #expect(broken.status == 1)
    #expect(broken.errors.contains("cannot find 'nothing'"), "\(broken.errors)")
    #expect(!broken.errors.contains("'nowhere'"), "\(broken.errors)")
  }

  @Test func brokenAndEnormousFiles() throws {
    let many = (0..<3000).map {
      "#if os(Linux)\nlet x\($0) = nowhere\n#else\nlet x\($0) = \($0)\n#endif"
    }
    let place = try Workspace([
      "Empty.swift": "", "Open.swift": "#if os(iOS)\nlet a = \"\\(\n/* #if os(",
      "Half.swift": "#if os(",
      "Many.swift":
        "import SwiftUI\n\(many.joined(separator: "\n"))\n#Preview { Text(verbatim: \"\\(x2999)\") }",
    ])
    let empty = try place.run("render", "Empty.swift")
    #expect(empty.status == 65, "\(empty.errors)")
    for name in ["Open.swift", "Half.swift"] {
      let run = try place.run("render", name)
      #expect(run.status == 1 && run.errors.contains("\(name):"), "\(run.errors)")
    }
    let run = try place.run("frames", "Many.swift")
    #expect(run.text.contains("\"2999\""), "\(run.errors)")
  }
}
