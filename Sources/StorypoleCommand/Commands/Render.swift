// SPDX-License-Identifier: Apache-2.0
extension Command {
  /// Pictures of previews.
  static let render = Command(
    name: "render", arguments: "PATH… [OPTION…]",
    summary: "draw the previews of a file, a folder or a package",
    options: Option.whichViews + Option.drawing + Option.acting + Option.picture + Option.paper
      + Option.running
  ) { settings in
    let destination = try Destination(settings)
    try settings.checkPaper(destination.format)
    try destination.check(try Session.modules(settings))
    try Session.forEachModule(settings) { session in
      let indices = try session.selection()
      var failures = Failures()
      for (index, path) in zip(indices, try destination.paths(for: indices, of: session)) {
        failures.collect {
          let file = try OutputFile(path)
          defer { file.discard() }
          let info = try session.draw(index, to: file.temporary, destination.format)
          try file.commit()
          if let path { Terminal.print("\(path)  \(describe(info, destination.format))") }
        }
      }
      try failures.finish()
    }
  }

  private static func describe(_ info: PictureInfo, _ format: PictureFormat) -> String {
    func number(_ value: Double) -> String {
      value == value.rounded() ? "\(Int(value))" : "\(value)"
    }
    let points = "\(number(info.width)) × \(number(info.height)) pt"
    if let pages = info.pages { return "\(pages) page\(pages == 1 ? "" : "s"), \(points)" }
    return format == .png ? "\(points), \(info.pixelWidth) × \(info.pixelHeight) px" : points
  }
}
