// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleGraphics
import Testing

@testable import Storypole
@testable import StorypoleControls

/// Controls with pointer and keyboard, in a window of 300×200. Sizes are those in `ControlTests`; the effect
/// of a press on a value is documented, its position is ours.
@Suite @MainActor struct ControlActionTests {
  private let diary = Diary()

  private struct Shown<Content: View>: View {
    @State var value: Double
    let content: (Binding<Double>) -> Content
    init(_ value: Double, @ViewBuilder content: @escaping (Binding<Double>) -> Content) {
      _value = State(wrappedValue: value)
      self.content = content
    }
    var body: some View {
      VStack(spacing: 0) {
        content($value)._probe("control")
        Color.red.frame(width: value, height: 1)._probe("value")
      }
    }
  }

  private func value(_ screen: Screen) -> CGFloat { screen.frame("value")?.width ?? -1 }

  // The switch is 66 wide at the trailing edge; its label has no effect.
  @Test func toggle() {
    struct Sample: View {
      @State private var isOn = false
      var body: some View {
        VStack(spacing: 0) {
          Toggle("On", isOn: $isOn)._probe("toggle")
          Color.red.frame(width: isOn ? 1 : 0, height: 1)._probe("value")
        }
      }
    }
    let screen = Screen(Sample())
    let frame = screen.frame("toggle")!
    screen.tap(frame.maxX - 33, frame.midY)
    #expect(value(screen) == 1)
    screen.tap(frame.minX + 5, frame.midY)
    #expect(value(screen) == 1)
    screen.tap(frame.maxX - 5, frame.midY)
    #expect(value(screen) == 0)
  }

  // The thumb is 38 wide, and so its middle moves from 19 to 281: a distance of 262.
  @Test func slider() {
    let screen = Screen(
      Shown(0) { value in
        Slider(value: value, in: 0...100, onEditingChanged: { diary.note("\($0)") })
      })
    let y = screen.frame("control")!.midY
    screen.pointer(.down, 19 + 131, y)
    #expect(abs(value(screen) - 50) < 0.001)
    screen.pointer(.moved, 19 + 26.2, y)
    #expect(abs(value(screen) - 10) < 0.001)
    screen.pointer(.moved, -50, y + 90)
    #expect(value(screen) == 0)
    screen.pointer(.moved, 290, y)
    screen.pointer(.up, 290, y)
    #expect(value(screen) == 100)
    #expect(diary.lines == ["true", "false"])
  }

  // 60 of 262 is 22.9 of 100: the nearest step of 10 is 20.
  @Test func sliderWithSteps() {
    let screen = Screen(Shown(0) { Slider(value: $0, in: 0...100, step: 10) })
    screen.tap(19 + 60, screen.frame("control")!.midY)
    #expect(value(screen) == 20)
  }

  // 94 wide at the trailing edge: minus on the left half, plus on the right one.
  @Test func stepper() {
    let screen = Screen(
      Shown(5) { value in
        Stepper(
          "Size", value: value, in: 4...6, onEditingChanged: { diary.note("\($0)") })
      })
    let frame = screen.frame("control")!
    for expected in [6, 6] as [CGFloat] {
      screen.tap(frame.maxX - 20, frame.midY)
      #expect(value(screen) == expected)
    }
    for expected in [5, 4, 4] as [CGFloat] {
      screen.tap(frame.maxX - 80, frame.midY)
      #expect(value(screen) == expected)
    }
    #expect(diary.lines.count == 6)
  }

  // Documented: true before each change and false after it.
  @Test func stepperOfActions() {
    let title: Substring = "Size"
    for stepper in [
      Stepper(
        "Size", onIncrement: { diary.note("+") }, onDecrement: { diary.note("-") },
        onEditingChanged: { diary.note("\($0)") }),
      Stepper(
        title, onIncrement: { diary.note("+") }, onDecrement: { diary.note("-") },
        onEditingChanged: { diary.note("\($0)") }),
    ] {
      diary.lines = []
      let screen = Screen(stepper._probe("control"))
      let frame = screen.frame("control")!
      screen.tap(frame.maxX - 20, frame.midY)
      screen.tap(frame.maxX - 80, frame.midY)
      #expect(diary.lines == ["true", "+", "false", "true", "-", "false"])
    }
  }

  private struct Choice: View {
    @State private var choice = 1
    let style: any PickerStyle
    var body: some View {
      VStack(spacing: 0) {
        AnyView(picker(style))._probe("control")
        Color.red.frame(width: CGFloat(choice), height: 1)._probe("value")
      }
    }
    private func picker<S: PickerStyle>(_ style: S) -> any View {
      Picker("Number", selection: $choice) {
        Text("One").tag(1)
        Text("Two").tag(2)
        Text("Three").tag(3)
      }
      .pickerStyle(style)
    }
  }

  // Three segments of (300 − 4) / 3.
  @Test func segments() {
    let screen = Screen(Choice(style: .segmented))
    let y = screen.frame("control")!.midY
    screen.tap(290, y)
    #expect(value(screen) == 3)
    screen.tap(150, y)
    #expect(value(screen) == 2)
  }

  private func texts(_ screen: Screen) -> [(string: String, frame: CGRect)] {
    var found: [(String, CGRect)] = []
    func visit(_ node: LayoutNode) {
      if let text = node as? TextNode, node.isPlaced {
        found.append((text.resolved.string, node.frameInRoot))
      }
      node.children.forEach(visit)
    }
    if let window = screen.host.windowNode { visit(window) }
    return found
  }

  private func place(_ string: String, _ screen: Screen) -> CGRect? {
    texts(screen).last { $0.string == string }?.frame
  }

  @Test func menuOfAPicker() throws {
    let screen = Screen(Choice(style: .menu))
    #expect(place("Three", screen) == nil)
    let control = screen.frame("control")!
    screen.tap(control.midX, control.midY)
    let three = try #require(place("Three", screen))
    screen.tap(three.midX, three.midY)
    #expect(value(screen) == 3)
    #expect(place("Two", screen) == nil)
    // A press elsewhere only closes it.
    screen.tap(control.midX, control.midY)
    #expect(place("Two", screen) != nil)
    screen.tap(2, 2)
    #expect(place("Two", screen) == nil)
    #expect(value(screen) == 3)
  }

  @Test func menu() throws {
    let screen = Screen(
      Menu("More") {
        Button("Copy") { diary.note("copy") }
        Menu("Inside") { Button("Deep") { diary.note("deep") } }
      })
    screen.tap(150, 100)
    let copy = try #require(place("Copy", screen))
    screen.tap(copy.midX, copy.midY)
    #expect(diary.lines == ["copy"])
    #expect(place("Copy", screen) == nil)
    screen.tap(150, 100)
    let inside = try #require(place("Inside", screen))
    screen.tap(inside.midX, inside.midY)
    let deep = try #require(place("Deep", screen))
    screen.tap(deep.midX, deep.midY)
    #expect(diary.lines == ["copy", "deep"])
    #expect(texts(screen).map(\.string) == ["More"])
  }

  @Test func disclosureGroup() {
    struct Sample: View {
      var body: some View { DisclosureGroup("More") { Text("Inside") }._probe("group") }
    }
    let screen = Screen(Sample())
    #expect(place("Inside", screen) == nil)
    let frame = screen.frame("group")!
    screen.tap(frame.midX, frame.minY + 10)
    #expect(place("Inside", screen) != nil)
    screen.tap(frame.midX, screen.frame("group")!.minY + 10)
    #expect(place("Inside", screen) == nil)
  }

  // Twenty rows of 20 in a window of 200 can scroll by 200.
  @Test func wheelScrolls() {
    let screen = Screen(
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { Color.red.frame(width: 100, height: 20)._probe("\($0)") }
        }
      })
    func wheel(_ distance: CGFloat) {
      screen.send(
        .scroll(
          ScrollEvent(
            at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: distance), time: 0)))
    }
    wheel(-30)
    #expect(screen.frame("0")?.minY == -30)
    wheel(-1000)
    #expect(screen.frame("0")?.minY == -200)
    wheel(50)
    #expect(screen.frame("0")?.minY == -150)
    screen.send(.key(KeyEvent(.home, time: 0)))
    #expect(screen.frame("0")?.minY == 0)
    screen.send(.key(KeyEvent(.pageDown, time: 0)))
    // A page is the window less 40.
    #expect(screen.frame("0")?.minY == -160)
  }

  @Test func fingerScrolls() {
    let screen = Screen(
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { index in
            Button("\(index)") { diary.note("\(index)") }.frame(width: 100, height: 20)
              ._probe("\(index)")
          }
        }
      })
    screen.pointer(.down, 150, 150, device: .touch)
    screen.pointer(.moved, 150, 100, device: .touch)
    #expect(screen.frame("0")?.minY == -50)
    screen.pointer(.up, 150, 90, device: .touch)
    #expect(screen.frame("0")?.minY == -60)
    // The finger has scrolled: no tap.
    #expect(diary.lines == [])
    screen.pointer(.down, 150, 150, device: .touch)
    screen.pointer(.up, 150, 150, device: .touch)
    // 60 + 150 is in the row from 200 to 220.
    #expect(diary.lines == ["10"])
  }
}
