// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleGraphics
import Testing

@testable import Storypole
@testable import StorypoleControls

/// Selectable rows and navigation links, in a window of 300×200. The contents of selections and paths are
/// documented; the keys are those of other lists on this system.
@Suite @MainActor struct ListActionTests {
  private func texts(_ screen: Screen) -> [(string: String, frame: CGRect)] {
    var found: [(String, CGRect)] = []
    func visit(_ node: LayoutNode) {
      if let text = node as? TextNode, node.isPlaced {
        found.append((text.resolved.string, node.frameInRoot))
      }
      node.seenChildren.forEach(visit)
    }
    if let window = screen.host.windowNode { visit(window) }
    return found
  }

  private func tap(_ string: String, _ screen: Screen, dx: CGFloat = 0) throws {
    let frame = try #require(texts(screen).first { $0.string == string }?.frame, "\(string)")
    screen.tap(frame.midX + dx, frame.midY)
  }

  private final class Model {
    var one: String?
    var several: Set<String> = []
  }

  private struct Names: View {
    @State private var selection: String?
    let model: Model
    var body: some View {
      List(["Ann", "Bob", "Cid"], id: \.self, selection: binding) { Text($0) }
    }
    private var binding: Binding<String?> {
      Binding(
        get: { selection },
        set: {
          selection = $0
          model.one = $0
        })
    }
  }

  @Test func oneRowIsSelected() throws {
    let model = Model()
    let screen = Screen(Names(model: model), size: CGSize(width: 300, height: 400))
    try tap("Bob", screen)
    #expect(model.one == "Bob")
    // The row, not only its text.
    try tap("Ann", screen, dx: 150)
    #expect(model.one == "Ann")
    for (key, expected) in [
      (KeyEquivalent.downArrow, "Bob"), (.downArrow, "Cid"), (.downArrow, "Cid"), (.upArrow, "Bob"),
    ] {
      screen.send(.key(KeyEvent(key, time: 0)))
      #expect(model.one == expected)
    }
  }

  private struct Several: View {
    @State private var selection: Set<Int> = []
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(width: CGFloat(selection.reduce(0, +)), height: 1)._probe("sum")
        List(selection: $selection) {
          Text("One").tag(1)
          Text("Two").tag(2)
          Text("Four").tag(4)
          Text("None")
        }
      }
    }
  }

  @Test func severalRowsAreSelected() throws {
    let screen = Screen(Several(), size: CGSize(width: 300, height: 500))
    func sum() -> CGFloat? { screen.frame("sum")?.width }
    try tap("One", screen)
    try tap("Two", screen)
    #expect(sum() == 2)
    let four = try #require(texts(screen).first { $0.string == "Four" }?.frame)
    for expected in [6, 2] as [CGFloat] {
      screen.pointer(.down, four.midX, four.midY, modifiers: .control)
      screen.pointer(.up, four.midX, four.midY, modifiers: .control)
      #expect(sum() == expected)
    }
    try tap("None", screen)
    #expect(sum() == 2)
  }

  private struct Stack: View {
    @State private var path: [Int] = []
    @State private var isShown = false
    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          NavigationLink("To one", value: 1)
          NavigationLink("To a view") { Text("A view") }
          Button("Show") { isShown = true }
        }
        .navigationDestination(for: Int.self) { number in
          VStack {
            Text("Screen \(number)")
            NavigationLink("Further", value: number + 1)
            Leave()
          }
        }
        .navigationDestination(isPresented: $isShown) { Text("Shown") }
      }
    }
  }

  private struct Leave: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Leave") { dismiss() } }
  }

  @Test func linksNavigate() throws {
    let screen = Screen(Stack(), size: CGSize(width: 300, height: 500))
    func shown() -> [String] { texts(screen).map(\.string) }
    /// The back button is at the leading end of the bar: 16 from the edge, 44 large, below 10.
    func goBack() { screen.tap(16 + 22, 10 + 22) }
    try tap("To one", screen)
    #expect(shown().contains("Screen 1"))
    try tap("Further", screen)
    #expect(shown().contains("Screen 2"))
    goBack()
    #expect(shown().contains("Screen 1"))
    try tap("Leave", screen)
    #expect(shown().contains("To one"))
    try tap("To a view", screen)
    #expect(shown().contains("A view"))
    goBack()
    try tap("Show", screen)
    #expect(shown().contains("Shown"))
    goBack()
    #expect(shown().contains("To one"))
  }
}
