// SPDX-License-Identifier: Apache-2.0
extension Command {
  /// The reasons of a layout.
  static let explain = Command(
    name: "explain", arguments: "PATH… [OPTION…]",
    summary: "explain the position and size of every view in a file's previews",
    options: Option.explained + Option.whichPreviews + Option.drawing + Option.acting
      + Option.paper + [Option.json] + Option.running
  ) { settings in
    var settings = settings
    if settings.byPages {
      guard settings.explained == nil, settings.guides.isEmpty else {
        throw Failure(.usage, "--pages can't be combined with --view or --guides")
      }
      try settings.checkPaper(.pdf)
    } else {
      try settings.checkNoPaper()
      settings.recordsCalls = true
    }
    try Session.print(settings) { try $0.explain($1) }
  }
}
