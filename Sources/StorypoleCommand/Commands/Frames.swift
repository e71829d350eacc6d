// SPDX-License-Identifier: Apache-2.0
extension Command {
  /// The frames of a layout.
  static let frames = Command(
    name: "frames", arguments: "PATH… [OPTION…]",
    summary: "print the frame of every view in a file's previews, in points",
    options: Option.whichViews + Option.drawing + Option.acting + Option.tree + Option.paper
      + [Option.json] + Option.running
  ) { settings in
    if settings.accessibility, !settings.guides.isEmpty || settings.counts {
      throw Failure(.usage, "--accessibility can't be combined with --guides or --counts")
    }
    if settings.byPages {
      guard !settings.accessibility, settings.guides.isEmpty, !settings.counts else {
        throw Failure(
          .usage, "--pages can't be combined with --accessibility, --guides or --counts")
      }
      try settings.checkPaper(.pdf)
    } else {
      try settings.checkNoPaper()
    }
    try Session.print(settings) { try $0.describe($1) }
  }
}
