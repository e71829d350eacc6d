// SPDX-License-Identifier: Apache-2.0
import Foundation
import Storypole
import StorypoleControls
import StorypoleCairo
import StorypoleGraphics
import StorypoleWindow

/// Shows a view in a window until it is closed, then sends the same events at the same times to the same view
/// without a window, and reports how often both painted the same.
@main struct WindowReplay {
  @MainActor static func main() {
    var steps: [ViewWindow.Step] = []
    var environment = EnvironmentValues()
    var scene = SceneWindow(content: Sample())
    scene.defaultSize = CGSize(width: 400, height: 400)
    let hasRun = WindowProgram.run(scene, textEngine: PangoTextEngine()) { window in
      window.onStep = { steps.append($0) }
      environment = window.environment
    }
    if !hasRun { exit(69) }
    let (same, different) = compare(steps, environment)
    print("same \(same) different \(different)")
  }

  @MainActor private static func compare(
    _ steps: [ViewWindow.Step], _ environment: EnvironmentValues
  ) -> (same: Int, different: Int) {
    var options = PictureOptions()
    options.size = CGSize(width: 400, height: 400)
    options.scale = environment.displayScale
    options.environment = environment
    let showing = ViewSession(Sample(), options, textEngine: PangoTextEngine(), isLive: true)
    var waiting: [Event] = []
    func send() {
      for event in waiting { showing.perform { $0.send(event) } }
      waiting = []
    }
    var (same, different) = (0, 0)
    for step in steps {
      switch step {
      case .event(let event): waiting.append(event)
      case .frame(let time, let isAfterRest):
        // Events at rest start with the next frame.
        if !isAfterRest { send() }
        showing.advance(to: time)
        send()
      case .painted(let list):
        guard list.size == options.size, let picture = try? showing.picture() else { continue }
        if picture.displayList.items == list.items { same += 1 } else { different += 1 }
      }
    }
    return (same, different)
  }
}

/// One example of each kind of motion: a click, a drag, a spring, a transition, a hover, a text.
private struct Sample: View {
  @State private var alignment = HorizontalAlignment.leading
  @State private var distance = 0.0
  @State private var isOpen = false
  @State private var isHovered = false
  @State private var name = ""
  @Environment(\.dismissWindow) private var dismissWindow

  var body: some View {
    VStack(alignment: alignment, spacing: 10) {
      Color(red: 0, green: 1, blue: 0).frame(width: 200, height: 30)
        .alignmentGuide(.leading) { _ in 30 }
        .onHover { isHovered = $0 }
      Color(red: 0, green: 0, blue: 1).frame(width: isHovered ? 150 : 100, height: 30)
        .offset(x: distance)
        .gesture(
          DragGesture().onChanged { distance = $0.translation.width }
            .onEnded { _ in withAnimation(.spring(duration: 0.5, bounce: 0.3)) { distance = 0 } })
      if isOpen { Text("Open \(name)").transition(.scale.combined(with: .opacity)) }
      Button {
        withAnimation(.easeInOut(duration: 1)) {
          alignment = alignment == .leading ? .trailing : .leading
          isOpen.toggle()
        }
      } label: {
        Color(red: 1, green: 0, blue: 1).frame(width: 80, height: 30)
      }
      TextField("Name", text: $name).frame(width: 120)
        .background(Color(red: 1, green: 1, blue: 0))
      Button {
        dismissWindow()
      } label: {
        Color(red: 1, green: 0, blue: 0).frame(width: 80, height: 30)
      }
    }
    .buttonStyle(.plain)
  }
}
