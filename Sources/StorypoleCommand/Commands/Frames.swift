// SPDX-License-Identifier: Apache-2.0
extension Command {
  /// The frames of a layout.
  static let frames = Command(
    name: "frames", arguments: "PATH… [OPTION…]",
    summary: "print the frame of every view in a file's previews, in points",
    options: Option.whichViews + Option.drawing + Option.acting + Option.tree + [Option.json]
      + Option.running
  ) { settings in
    try Session.print(settings) { try $0.describe($1) }
  }
}
