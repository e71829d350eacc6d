// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

@testable import Storypole
@testable import StorypoleControls

/// Removed objects that are still referenced.
@Suite @MainActor struct VanishedTests {
  private struct Names: View {
    @State var names = ["a", "b", "c"]
    let act: Act

    var body: some View {
      act.bindings = names.indices.map { $names[$0] }
      act.remove = { names.removeLast() }
      return VStack {
        ForEach($names, id: \.self) { name in
          Text(name.wrappedValue).onAppear { act.elements.append(name) }
        }
        Text(names.joined())
      }
    }
  }

  private final class Act {
    var bindings: [Binding<String>] = []
    var elements: [Binding<String>] = []
    var remove: () -> Void = {}
  }

  private func texts(_ host: ViewHost) -> [String] { host.texts.map(\.string) }

  // Ours; SwiftUI ends the program.
  @Test func bindingsToElementsThatAreGone() {
    let act = Act()
    let host = makeLiveHost(Names(act: act))
    for bindings in [act.bindings, act.elements] {
      #expect(bindings.map(\.wrappedValue) == ["a", "b", "c"])
    }
    let (old, elements) = (act.bindings, act.elements)
    act.remove()
    host.update()
    #expect(texts(host) == ["a", "b", "ab"])
    for binding in [old[2], elements[2]] {
      #expect(binding.wrappedValue == "c")
      binding.wrappedValue = "d"
      #expect(binding.wrappedValue == "c")
    }
    host.update()
    #expect(texts(host) == ["a", "b", "ab"])
    // Existing ones are still written.
    old[0].wrappedValue = "x"
    host.update()
    #expect(texts(host).last == "xb")
    #expect(host.warnings.filter { $0.contains("binding of a removed element") }.count == 1)
  }

  // An animation of a view that is removed meanwhile: it ends, and its completion is called.
  @Test func animationsOfViewsThatGo() {
    struct Moved: View {
      let stage: Stage
      var body: some View {
        if !stage.isOn {
          Color.red.frame(width: 10, height: 10).offset(x: stage.number)
        }
      }
    }
    let stage = Stage()
    let host = makeLiveHost(Moved(stage: stage))
    var ends = 0
    withAnimation(.linear(duration: 1)) {
      stage.number = 100
    } completion: {
      ends += 1
    }
    host.advance(to: 0.5)
    stage.isOn = true
    host.update()
    host.advance(to: 0.6)
    #expect(host.colors() == [] && !host.needsFrame && ends == 1)
  }
}
