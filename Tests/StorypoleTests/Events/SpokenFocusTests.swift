// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

@testable import Storypole
@testable import StorypoleControls

/// A screen reader's description of the focused view. That a label replaces visible text is documented; the
/// order is ours.
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
      .accessibilityElement(children: .contain)
      .accessibilityLabel("Form")
    }
  }

  private func spoken(_ screen: Screen) -> String? {
    let words = screen.host.focused(among: screen.host.semantics).compactMap(\.words)
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  @Test func labelsValuesAndHints() {
    let screen = Screen(Form())
    #expect(spoken(screen) == nil)
    for words in ["Plain", "Delete, Removes the row", "One, Two, 3", "Plain"] {
      screen.send(.key(KeyEvent(.tab, time: screen.time)))
      #expect(spoken(screen) == words)
    }
    screen.send(.key(KeyEvent(.escape, time: screen.time)))
    #expect(spoken(screen) == nil)
  }

  private struct Controls: View {
    @State private var name = "Ann"
    @State private var empty = ""
    @State private var secret = "abc"
    @State private var amount = 0.25
    @State private var isOn = true
    @State private var count = 3
    var body: some View {
      VStack {
        TextField("Name", text: $name)
        TextField("City", text: $empty)
        SecureField("Secret", text: $secret)
        Slider(value: $amount) { Text("Volume") }
        Toggle("Wi-Fi", isOn: $isOn)
        Toggle(isOn: $isOn) { Label("Sound", systemImage: "bell") }
        Toggle("Quiet", isOn: $isOn).accessibilityLabel("Silence")
        Stepper("Copies: \(count)", value: $count)
      }
    }
  }

  // The names are the labels, shown or not; a quarter of a slider's range is 25 %.
  @Test func controlsAreNamedByTheirLabels() {
    let screen = Screen(Controls())
    for words in [
      "Name, Ann", "City", "Secret", "Volume, 25%", "Wi-Fi, On", "Sound, On", "Silence, On",
      "Copies: 3",
    ] {
      screen.send(.key(KeyEvent(.tab, time: screen.time)))
      #expect(spoken(screen) == words)
    }
  }
}
