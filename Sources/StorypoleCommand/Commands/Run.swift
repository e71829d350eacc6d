// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Command {
  /// A window.
  static let run = Command(
    name: "run", arguments: "FILE… [OPTION…]",
    summary: "show a file's app, or its first preview, in a window",
    options: Option.whichViews + [Option.windowSize] + Option.running
  ) { settings in
    guard !settings.files.isEmpty else { throw Failure(.usage, "name a Swift file") }
    // Several files form one program in a window.
    let session = try Session(UserModule(paths: settings.files), settings)
    let isChosen = !settings.previews.isEmpty || settings.view != nil || !session.isProgram
    let index = try session.selection()[0]
    let arguments = try session.windowArguments(isChosen ? index : nil)
    if settings.showsTimes { Terminal.note("\(session.module.title): \(session.times.text)") }
    session.end()
    try Terminal.become(arguments)
  }
}
