// SPDX-License-Identifier: Apache-2.0
extension Command {
  /// A page in a browser.
  static let preview = Command(
    name: "preview", arguments: "PATH… [OPTION…]",
    summary: "show live previews of a file, a folder or a package in a browser",
    options: Option.served + Option.running
  ) { settings in
    var settings = settings
    settings.marksLines = true
    try PreviewServer(settings).run()
  }
}
