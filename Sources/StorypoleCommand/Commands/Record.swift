// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Command {
  /// Films of previews.
  static let record = Command(
    name: "record", arguments: "FILE… -o PATH [OPTION…]",
    summary: "record a preview as an animated PNG or a GIF",
    options: Option.whichViews + Option.drawing + Option.acting + Option.film + Option.running
  ) { settings in
    let output = settings.output
    let ending = ((output ?? "") as NSString).pathExtension.lowercased()
    guard let format = ending.isEmpty ? .png : FilmFormat(rawValue: ending) else {
      throw Failure(
        .usage, "unknown film format: '\(output ?? "")'",
        help: ["The formats are png and gif."])
    }
    let film = Film(
      duration: settings.recordingTime, framesPerSecond: settings.framesPerSecond, format: format)
    let modules = try Session.modules(settings)
    if output != nil, modules.count > 1 {
      throw Failure(
        .usage, "\(modules.count) files are too many for one film",
        help: ["Leave out -o to write one film per file."])
    }
    try Session.forEachModule(settings) { session in
      let indices = try session.selection()
      guard indices.count == 1 else {
        throw Failure(
          .usage, "\(session.module.title) has \(indices.count) previews, too many for one film",
          help: ["Choose one with --preview NAME."])
      }
      let path =
        output == "-"
        ? nil : output ?? "\(Destination.fileName(session.fileStem(of: indices[0]))).png"
      let file = try OutputFile(path)
      defer { file.discard() }
      let info = try session.record(indices[0], to: file.temporary, film)
      try file.commit()
      if let path { Terminal.print("\(path)  \(info.description)") }
    }
  }
}
