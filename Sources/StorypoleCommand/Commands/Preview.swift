// SPDX-License-Identifier: Apache-2.0
extension Command {
  /// A page in a browser.
  static let preview = Command(
    name: "preview", arguments: "PATH… [OPTION…]",
    summary: "show live previews of a file, a folder or a package in a browser",
    options: Option.served + [.readOnly] + Option.running
  ) { settings in
    var settings = settings
    settings.recordsCalls = true
    try PreviewServer(settings).run()
  }
}

extension Option {
  fileprivate static let readOnly = Option(
    "--read-only", help: "let the page change no number of a file"
  ) { settings, _ in settings.isReadOnly = true }
}
