// SPDX-License-Identifier: Apache-2.0
import Observation
import StorypoleGraphics
import Testing

@testable import Storypole

/// The cost of a click on one of many rows, from the press to the new display list. The benchmark `click`
/// measures its time with 10,000.
@Suite(.serialized) @MainActor struct ClickCostTests {
  @Observable final class Model: @unchecked Sendable {
    var count = 0
  }

  private struct Row: View {
    let number: Int
    let model: Model
    var body: some View {
      HStack {
        Circle().fill(.blue).frame(width: 10, height: 10)
        Text("Row \(number)")
        Spacer()
        Text("\(model.count)")
      }
      .frame(height: 20)
      .onTapGesture { model.count += 1 }
    }
  }

  private struct Rows: View {
    let models: [Model]
    var body: some View {
      VStack(spacing: 0) {
        ForEach(models.indices, id: \.self) { Row(number: $0, model: models[$0]) }
      }
    }
  }

  @Test func oneOfAThousandRows() {
    let models = (0..<1000).map { _ in Model() }
    let host = makeLiveHost(Rows(models: models))
    func paint() -> [DisplayItem] {
      host.paint(size: CGSize(width: 300, height: 300), scale: 2, origin: .zero)
    }
    _ = paint()
    // The rows are in the middle of the window: 500 above its center.
    let point = CGPoint(x: 40, y: 160)
    for click in 1...3 {
      let before = host.counters
      for phase in [PointerEvent.Phase.down, .up] {
        host.send(.pointer(PointerEvent(phase, at: point, time: host.time)))
      }
      host.advance(to: host.time + 1.0 / 60)
      _ = paint()
      #expect(models[500].count == click)
      #expect(host.counters.bodies - before.bodies == 1)
      #expect(host.counters.placements - before.placements < 20)
      // Counted: the window, the column, the row with its parts, and its neighbors; not the other rows.
      #expect(host.counters.hits - before.hits < 40)
      // Four items: the circle and both texts, and no more of the column.
      #expect(host.counters.paintedItems - before.paintedItems < 10)
    }
    // At rest no work is pending, now or later.
    #expect(!host.needsFrame && host.nextDeadline == nil)
  }
}
