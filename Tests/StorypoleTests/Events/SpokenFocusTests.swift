import StorypoleGraphics
import Testing

@testable import Storypole

/// What a screen reader is told of the view that has the focus. That a label takes the place of what is shown is
/// documented; the order is ours.
@Suite @MainActor struct SpokenFocusTests {
  private struct Form: View {
    @State private var isOn = false
    @State private var name = "Ann"
    var body: some View {
      VStack {
        Button("Plain") {}
        Button {
        } label: {
          Image(systemName: "trash").accessibilityLabel("Bin")
        }
        .accessibilityLabel("Delete")
        .accessibilityHint(Text("Removes the row"))
        Button {
        } label: {
          HStack {
            Text("One")
            Text("Two")
          }
        }
        .accessibilityValue("3")
      }
      .accessibilityLabel("Form")
    }
  }

  @Test func labelsValuesAndHints() {
    let screen = Screen(Form())
    #expect(screen.host.spokenFocus == nil)
    for words in ["Plain", "Delete, Removes the row", "One, Two, 3", "Plain"] {
      screen.send(.key(KeyEvent(.tab, time: screen.time)))
      #expect(screen.host.spokenFocus == words)
    }
    screen.send(.key(KeyEvent(.escape, time: screen.time)))
    #expect(screen.host.spokenFocus == nil)
  }
}
