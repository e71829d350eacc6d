extension Command {
  /// Where everything stands.
  static let frames = Command(
    name: "frames", arguments: "FILE… [OPTION…]",
    summary: "print where every view of a file's previews stands, in points",
    options: Option.whichViews + Option.drawing + Option.tree + [Option.json] + Option.running
  ) { settings in
    try Session.forEachModule(settings) { session in
      var failures = Failures()
      let indices = try session.selection()
      for index in indices {
        failures.collect {
          let text = try session.describe(index)
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
