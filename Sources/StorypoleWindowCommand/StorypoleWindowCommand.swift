// SPDX-License-Identifier: Apache-2.0
import Foundation
import Storypole
import StorypoleWindow
import SwiftUI

/// Shows one compiled file in a window: started by 'storypole run', never by hand.
///
/// Arguments: the image, the name for a title, the size of windows such as "1024x768" or "" for their own, and the
/// number of a preview; without a number it shows the file's app, or otherwise its first preview.
@main
enum StorypoleWindowCommand {
  @MainActor static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count >= 4 else {
      fail("run 'storypole run FILE.swift' instead")
    }
    let lengths = arguments[3].split(separator: "x").compactMap { Double($0) }
    if lengths.count == 2 {
      AppLaunch.windowSize = CGSize(width: lengths[0], height: lengths[1])
    }
    do {
      CompiledFile.begin()
      let image = try CompiledFile(path: arguments[1])
      if arguments.count == 4, let app = image.app {
        func launch<A: App>(_ type: A.Type) { AppLaunch.app = { AppRun(type.init()) } }
        launch(app)
      } else {
        let items = image.items
        let number = arguments.count > 4 ? Int(arguments[4]) ?? 0 : 0
        guard items.indices.contains(number) else { fail("there is no preview \(number)") }
        let item = items[number]
        var view = try item.makeView()
        for modifier in item.settings.modifiers { view = try modifier(view) }
        let shown = view
        AppLaunch.app = {
          RunningView(shown, title: item.name ?? arguments[2], layout: item.settings.layout)
        }
      }
    } catch {
      fail("\(error)")
    }
    exit(storypole_window_main())
  }

  private static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("storypole-window: \(message)\n".utf8))
    exit(70)
  }
}
