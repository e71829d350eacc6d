// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Command {
  /// The screens of an app on one page.
  static let map = Command(
    name: "map", arguments: "APP… [-o PATH] [OPTION…]",
    summary: "press everything in an app, and show its screens on a page",
    options: Option.whichPreviews + Option.drawing + Option.map + Option.running
  ) { settings in
    var settings = settings
    // An alert needs a window around it.
    if settings.drawing.width == nil, settings.drawing.device == nil {
      (settings.drawing.width, settings.drawing.height) = (393, 852)
    }
    let modules = try Session.modules(settings)
    guard modules.count == 1 else {
      throw Failure(
        .usage, "\(modules.count) files are too many for one map",
        help: ["Name the app's file, or add --together."])
    }
    try Session.forEachModule(settings) { session in
      let indices = try session.selection()
      let apps = indices.filter { session.previews[$0].source == .app }
      guard let index = apps.first ?? indices.first, apps.count < 2,
        !apps.isEmpty || indices.count == 1
      else {
        throw Failure(
          .usage, "\(session.module.title) has \(indices.count) previews, too many for one map",
          help: ["Choose one with --preview NAME."])
      }
      let path = settings.output ?? "\(Destination.fileName(session.fileStem(of: index))).html"
      // A path that can't be written is reported before the search.
      let file = try OutputFile(path == "-" ? nil : path)
      defer { file.discard() }
      let map = try AppMap(session, index, settings.map)
      let page = MapPage(map: map, title: session.displayName(of: index)).html
      try Data(page.utf8).write(to: URL(fileURLWithPath: file.temporary))
      try file.commit()
      if path != "-" { Terminal.print("\(path)  \(map.summary)") }
      for end in map.deadEnds { Terminal.note("dead end: \(end.number) \(end.name)") }
      for (screen, way, reason) in map.failures {
        Terminal.report(
          Failure(.viewFailed, "\(screen.number) \(screen.name), \(way.name): \(reason)"))
      }
      if !map.failures.isEmpty { throw Failure(.viewFailed, "") }
    }
  }
}

extension Option {
  static let map: [Option] = [
    Option("--screens", value: "N", help: "the most screens (default: 40)") {
      $0.map.screens = try count($1, "--screens", 1...500)
    },
    Option("--depth", value: "N", help: "the most presses from the first screen (default: 5)") {
      $0.map.depth = try count($1, "--depth", 0...50)
    },
    Option("--within", value: "TIME", help: "try no more after this, such as 30s (default: 120s)") {
      $0.map.time = try time($1, "--within")
    },
    Option("-o", "--output", value: "PATH", help: "an HTML file, or - for standard output") {
      $0.output = $1
    },
  ]
}

extension Session {
  /// The screen that an app shows after some presses, and its picture as PNG. Each press has a second to take effect.
  func screen(_ index: Int, _ path: [Press]) throws -> (ScreenAnswer, Data) {
    var drawing = drawing
    drawing.steps =
      [.at(1)]
      + path.enumerated().flatMap { [Step.press($0.element), .at(Double($0.offset) + 2)] }
    let request = Request.screen(index: numbers[index], drawing)
    guard case .screen(let answer) = try ask(request, about: index) else { throw Self.confusion }
    warn(answer.warnings, of: index)
    return (answer, try viewer.bytes(answer.bytes))
  }
}
