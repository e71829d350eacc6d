// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import StorypoleCommand

/// Files that import UIKit, CoreGraphics, os, OSLog or UniformTypeIdentifiers.
@Suite struct AppleModuleTests {
  private func render(_ source: String) throws -> Workspace.Run {
    try Workspace(["V.swift": source]).run("render", "V.swift", "--scale", "1")
  }

  @Test func filesMayImportThem() throws {
    let run = try render(
      """
      import CoreGraphics
      import OSLog
      import SwiftUI
      import UIKit
      import UniformTypeIdentifiers
      import class UIKit.UIColor
      import os.log

      let logger = Logger(subsystem: "com.example", category: "test")
      let lock = OSAllocatedUnfairLock(initialState: 40)
      struct V: View {
        var body: some View {
          let width = lock.withLock { CGFloat($0) }
          let _ = logger.error("\\(width, format: .fixed(precision: 1)) \\("x", privacy: .private)")
          let _ = logger.debug("low")
          let _ = os_log("%{public}@ is 5 %%", type: .fault, "this")
          Color(UIColor.systemRed).frame(width: width, height: UTType.png.conforms(to: .image) ? 10 : 0)
        }
      }
      #Preview { V() }
      """)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.text == "V.png  40 × 10 pt, 40 × 10 px\n")
    #expect(run.errors.contains("com.example test: error: 40.0 <private>\n"))
    #expect(run.errors.contains("fault: this is 5 %\n"))
    #expect(!run.errors.contains("low"))
  }

  /// A condition is true if the code under it compiles, and false otherwise.
  @Test func conditionsAreTrueWhereTheirCodeCompiles() throws {
    func source(_ view: String) -> String {
      """
      import SwiftUI
      #if canImport(UIKit)
      import UIKit
      let height: CGFloat = 20
      let view = \(view)()
      #else
      let height: CGFloat = 10
      #endif
      #Preview { Color.red.frame(width: 10, height: height) }
      """
    }
    #expect(try render(source("UIImage")).text == "V.png  10 × 20 pt, 10 × 20 px\n")
    #expect(
      try render(source("UIDocumentPickerViewController")).text == "V.png  10 × 10 pt, 10 × 10 px\n"
    )
  }

  @Test func filesThatImportNoneSeeNone() throws {
    let run = try render(
      """
      import SwiftUI
      #if canImport(UIKit) || canImport(CoreGraphics) || canImport(os) || canImport(OSLog)
      #error("seen")
      #endif
      #Preview { Color.red.frame(width: 10, height: 10) }
      """)
    #expect(run.status == 0, "\(run.errors)")
  }

  /// All missing modules are reported at once, in a sentence each.
  @Test func missingModulesAndClasses() throws {
    let modules = try render(
      "import Charts\nimport SwiftUI\n@preconcurrency import MapKit\n#if os(tvOS)\nimport TVUIKit\n#endif\n"
    )
    #expect(modules.status != 0)
    for name in ["Charts", "MapKit"] {
      #expect(
        modules.errors.contains(
          "'\(name)' is not available. Put its import and the code that uses it between "
            + "'#if canImport(\(name))' and '#endif'."), "\(modules.errors)")
    }
    #expect(!modules.errors.contains("'TVUIKit'"))
    let classes = try render(
      "import SwiftUI\nlet view = UIDocumentPickerViewController()\n#Preview { Text(\"\") }\n")
    #expect(
      classes.errors.contains(
        "'UIDocumentPickerViewController' is a class of UIKit that Storypole doesn't have."),
      "\(classes.errors)")
  }

  /// The package for SwiftPM and the command have the same modules.
  @Test func theCompatPackageIsTheSame() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Compat/Sources")
    for module in AppleModule.allCases {
      let file = folder.appendingPathComponent("\(module.rawValue)/\(module.rawValue).swift")
      #expect(try String(contentsOf: file, encoding: .utf8) == module.source)
    }
  }

  /// On Apple's systems Foundation and SwiftUI export more than on Linux.
  @Test func namesThatComeAlong() throws {
    let place = try Workspace([
      "Model.swift": """
      import Foundation
      class Model: ObservableObject {
        @Published var size = CGAffineTransform(scaleX: 4, y: 1).a * 10
        let title = LocalizedStringResource("Title")
        var request: URLRequest { URLRequest(url: URL(string: "https://example.com")!) }
        func load() { URLSession.shared.dataTask(with: request) { _, _, _ in }.resume() }
      }
      """,
      "V.swift": """
      import SwiftUI
      struct V: View {
        @StateObject var model = Model()
        let subject = PassthroughSubject<Int, Never>()
        var body: some View { Color.red.frame(width: model.size, height: 10) }
      }
      #Preview { V() }
      """,
    ])
    let run = try place.run("render", "V.swift", "Model.swift", "--together", "--scale", "1")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.text == "V.png  40 × 10 pt, 40 × 10 px\n")
  }

  @Test func importsAreFound() {
    let imports = Imports([
      Data(
        """
        import struct UIKit.UIEdgeInsets
        @_exported import Foundation
        #if canImport(os)
        import os
        #endif
        // An import that people expect here
        let importance = 1
        """.utf8)
    ])
    #expect(imports.required == ["UIKit", "Foundation"])
    #expect(imports.names.isSuperset(of: ["UIKit", "Foundation", "os"]))
    #expect(imports.conditions == ["os"])
    #expect(imports.withoutConditions()?.names.contains("os") == false)
  }
}
