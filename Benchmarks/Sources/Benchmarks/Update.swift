// SPDX-License-Identifier: Apache-2.0
import Foundation
import Observation
import Storypole
import StorypoleCairo
import StorypoleGraphics
import SwiftUI

/// One text of a long list changes: the time from the write to the new display list.
@MainActor
enum Update {
  @Observable final class Model: Identifiable {
    let id: Int
    var title: String
    init(_ id: Int) {
      self.id = id
      title = "Row \(id)"
    }
  }

  struct Item: Identifiable {
    var id: Int
    var title: String
  }

  @Observable final class Store {
    var items: [Item] = []
  }

  struct ObjectRow: View {
    let model: Model
    var body: some View { Content(id: model.id, title: model.title) }
  }

  struct ItemRow: View {
    let item: Item
    var body: some View { Content(id: item.id, title: item.title) }
  }

  struct Content: View {
    let id: Int
    let title: String
    var body: some View {
      HStack {
        Circle().fill(.green).frame(width: 12, height: 12)
        Text(verbatim: title)
        Spacer()
        Text(verbatim: "No. \(id % 100)")
      }
    }
  }

  struct Objects: View {
    let models: [Model]
    var body: some View { VStack(spacing: 0) { ForEach(models) { ObjectRow(model: $0) } } }
  }

  struct Items: View {
    let store: Store
    var body: some View { VStack(spacing: 0) { ForEach(store.items) { ItemRow(item: $0) } } }
  }

  static func objects(rows: Int?, runs: Int) {
    let models = (0..<(rows ?? 10_000)).map(Model.init)
    measure("update-objects", Objects(models: models), rows: rows, runs: runs) {
      models[models.count / 2].title = $0
    }
  }

  static func structs(rows: Int?, runs: Int) {
    let store = Store()
    store.items = (0..<(rows ?? 10_000)).map { Item(id: $0, title: "Row \($0)") }
    measure("update-structs", Items(store: store), rows: rows, runs: runs) {
      store.items[store.items.count / 2].title = $0
    }
  }

  private struct Clickable: View {
    let models: [Model]
    var body: some View {
      VStack(spacing: 0) {
        ForEach(models) { model in
          ObjectRow(model: model).onTapGesture { model.title += "." }
        }
      }
    }
  }

  /// A click on a row in a window's middle: from the press to the new display list.
  static func click(rows: Int?, runs: Int) {
    let models = (0..<(rows ?? 10_000)).map(Model.init)
    var measurement = Measurement(rows.map { "click@\($0)" } ?? "click")
    let host = ViewHost(textEngine: PangoTextEngine())
    host.isLive = true
    let size = CGSize(width: 400, height: 700)
    host.show(Clickable(models: models), environment: EnvironmentValues())
    host.layout(in: HostWindow(size: size))
    var list = host.paint(size: size, scale: 2, origin: .zero)
    // The middle of the row below the window's middle, on its title.
    let point = CGPoint(x: 40, y: size.height / 2 + 10)
    for _ in 0..<runs {
      list = []
      measurement.time {
        for phase in [PointerEvent.Phase.down, .up] {
          host.send(.pointer(PointerEvent(phase, at: point, time: host.time)))
        }
        host.advance(to: host.time + 1.0 / 60)
        list = host.paint(size: size, scale: 2, origin: .zero)
      }
    }
    let clicked = models.reduce(0) { $0 + $1.title.filter { $0 == "." }.count }
    expect("the number of clicks", clicked, is: runs)
    expect("an empty picture", list.isEmpty ? 1 : 0, is: 0)
    expect("what is left to do", host.needsFrame || host.nextDeadline != nil ? 1 : 0, is: 0)
    measurement.report()
  }

  private static func measure(
    _ name: String, _ view: some View, rows: Int?, runs: Int, write: (String) -> Void
  ) {
    var measurement = Measurement(rows.map { "\(name)@\($0)" } ?? name)
    var layout = Measurement(measurement.name + " layout")
    let host = ViewHost(textEngine: PangoTextEngine())
    host.show(view, environment: EnvironmentValues())
    host.layout(in: Wide.window(400))
    guard let height = host.rootNode?.size.height else { exit(1) }
    let size = CGSize(width: 400, height: height)
    var list = host.paint(size: size, scale: 2, origin: .zero)
    func text(of item: DisplayItem) -> String? {
      if case .glyphs(let glyphs, _) = item.command { glyphs.text } else { nil }
    }
    var changed: Int?
    for run in 0..<runs {
      // Written as a program would after something came in: never the same text twice.
      let title = "Changed \(run)"
      // Nobody needs the last picture any more.
      list = []
      measurement.time {
        write(title)
        layout.time { host.layout(in: Wide.window(400)) }
        list = host.paint(size: size, scale: 2, origin: .zero)
      }
      // Reading the whole list would empty the processor's caches before each run.
      if changed == nil { changed = list.firstIndex { text(of: $0) == title } }
      expect("the changed text", changed.flatMap { text(of: list[$0]) }, is: title)
    }
    let changes = list.filter { text(of: $0)?.hasPrefix("Changed") == true }
    expect("the number of changed texts", changes.count, is: 1)
    measurement.report()
    layout.report()
  }
}
