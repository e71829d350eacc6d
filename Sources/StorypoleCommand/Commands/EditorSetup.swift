// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Command {
  /// Settings for editors.
  static let editorSetup = Command(
    name: "editor-setup", arguments: "[PATH] [OPTION…]",
    summary: "write the settings with which editors understand 'import SwiftUI' in a folder",
    options: [
      Option("--force", help: "replace settings that somebody else wrote or changed") {
        settings, _ in settings.replacesFiles = true
      }
    ]
      + Option.running.filter { $0.names == ["--package"] || $0.names == ["--swift-version"] },
    notes: """
      PATH is a file, a folder, a package or the folder of an Xcode project; without it, the current folder.
      The settings are for the language server of the Swift toolchain, sourcekit-lsp. They are in a folder
      .sourcekit-lsp, which Git ignores. Run the command again after adding files.
      """
  ) { settings in
    guard settings.files.count <= 1 else {
      throw Failure(.usage, "'editor-setup' takes one path", help: ["Run it for each folder."])
    }
    try EditorSettings(settings).run()
  }
}
