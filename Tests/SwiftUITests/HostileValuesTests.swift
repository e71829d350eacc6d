// SPDX-License-Identifier: Apache-2.0
import Foundation
import SwiftUI
import Testing

// For every number, a view is drawn or refused with an error: no process ends, no picture takes endlessly.
// The drawing itself does not matter here.
@Suite(.serialized) @MainActor struct HostileValuesTests {
  private static let numbers: [Double] = [
    .nan, .infinity, -.infinity, 0, -0.0, 1e9, -1e9, 1e300, -1e300, -1, .leastNonzeroMagnitude, 1e6,
    -1e-9,
  ]

  private func seconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private func draw(_ hostile: Hostile) {
    for number in Self.numbers {
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        let start = seconds()
        let driver = ViewDriver(size: CGSize(width: 60, height: 60), scale: 1) {
          AnyView(hostile.make(number)).environment(\.layoutDirection, direction)
        }
        _ = try? driver.svgData()
        _ = try? driver.pngData()
        _ = try? ImageRenderer(
          content: AnyView(hostile.make(number)).environment(\.layoutDirection, direction)
        ).pdfData()
        driver.tap(at: CGPoint(x: 30, y: 30))
        driver.advance(by: 0.1)
        // In a debug build most take a hundredth of a second, and a shadow of the largest layer six.
        #expect(seconds() - start < 20, "\(hostile.name) of \(number), \(direction)")
      }
    }
  }

  @Test(.isLong) func modifiers() { hostileModifiers.forEach(draw) }
  @Test(.isLong) func shapes() { hostileShapes.forEach(draw) }
  @Test(.isLong) func containers() { hostileContainers.forEach(draw) }

  // MARK: - Events

  private struct Everything: View {
    @State private var text = ""
    @State private var number = 5.0
    @State private var count = 0
    @State private var date = Date(timeIntervalSince1970: 0)
    @State private var choice = 1

    var body: some View {
      ScrollView {
        VStack {
          TextField("Name", text: $text)
          TextEditor(text: $text).frame(height: 40)
          Button("Press \(count)") { count += 1 }
          Slider(value: $number, in: 0...10)
          Stepper("Step", value: $count)
          Picker("Pick", selection: $choice) {
            Text("a").tag(1); Text("b").tag(2)
          }
          .pickerStyle(.segmented)
          DatePicker("Date", selection: $date)
          List { ForEach(0..<30, id: \.self) { Text("row \($0)") } }.frame(height: 100)
          Text("drag").offset(x: number).gesture(
            DragGesture().onChanged { number = $0.translation.width })
          Text("turn").gesture(RotateGesture()).gesture(MagnifyGesture())
          Circle().stroke().frame(width: 20, height: 20).onTapGesture { count += 1 }
        }
      }
    }
  }

  @Test func eventsAnywhereAndAtAnyTime() {
    let driver = ViewDriver(size: CGSize(width: 200, height: 300), scale: 1) { Everything() }
    for x in Self.numbers + [50] {
      for y in Self.numbers + [50] {
        let (a, b) = (CGPoint(x: x, y: y), CGPoint(x: y, y: 40))
        driver.tap(at: a, count: x.sign == .minus ? .min : .max)
        driver.scroll(at: a, by: CGSize(width: y, height: x))
        driver.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: x, height: y))
        driver.beginDrag(at: a)
        driver.drag(to: b)
        driver.endDrag(at: a)
        driver.beginDrag(at: CGPoint(x: 50, y: 250))
        driver.drag(to: a)
        driver.endDrag(at: b)
        driver.hover(at: a)
        driver.openContextMenu(at: a)
      }
      driver.advance(by: x)
      driver.resize(to: CGSize(width: x, height: 300))
      _ = try? driver.svgData()
      driver.resize(to: CGSize(width: 200, height: 300))
    }
    #expect((try? driver.svgData()) != nil)
  }
}

extension Trait where Self == ConditionTrait {
  /// Takes minutes in a debug build: `make long` runs it, `make test` does not.
  static var isLong: Self {
    .enabled(
      if: ProcessInfo.processInfo.environment["STORYPOLE_LONG"] != nil, "run it by 'make long'")
  }
}
