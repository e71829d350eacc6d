import SwiftUI

extension Command {
  /// Why everything stands where it stands.
  static let explain = Command(
    name: "explain", arguments: "FILE… [OPTION…]",
    summary: "say why every view of a file's previews is where it is",
    options: Option.explained + Option.whichPreviews + Option.drawing + [Option.json]
      + Option.running
  ) { settings in
    var settings = settings
    settings.marksLines = true
    try Session.forEachModule(settings) { session in
      var failures = Failures()
      let indices = try session.selection()
      for index in indices {
        failures.collect {
          let text = try session.explain(index)
          if !settings.json, indices.count > 1 {
            Terminal.print("\(session.displayName(of: index)):")
          }
          Terminal.print(text)
        }
      }
      try failures.finish()
    }
  }
}
