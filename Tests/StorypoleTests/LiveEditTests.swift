// SPDX-License-Identifier: Apache-2.0
import Observation
import StorypoleGraphics
import Testing

@testable import Storypole

// Edits that once left a live view unchanged. The reference is a new host of the same views.

@Observable private final class Wish: @unchecked Sendable {
  var isOn = true
  var length: CGFloat = 20
  var order = [0, 1]
}

@Suite @MainActor struct LiveEditTests {
  private let window = HostWindow(size: CGSize(width: 320, height: 240))

  private func look(_ host: ViewHost) -> [String] {
    let frames = (try? host.describe())?.map { "\($0.depth) \($0.name) \($0.frame)" } ?? []
    return frames + host.paint(size: window.size, scale: 2, origin: .zero).map { "\($0.command)" }
  }

  private func host(_ view: some View) -> ViewHost {
    let host = ViewHost(textEngine: FixedTextEngine())
    host.show(view, environment: EnvironmentValues())
    host.layout(in: window)
    return host
  }

  private func check<V: View>(
    _ view: (Wish) -> V, _ edits: ((Wish) -> Void)...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let wish = Wish()
    let live = host(view(wish))
    // From the second picture on, a list is cached.
    _ = look(live)
    _ = look(live)
    for edit in edits {
      edit(wish)
      live.layout(in: window)
      #expect(look(live) == look(host(view(wish))), sourceLocation: sourceLocation)
      #expect(live.findContradictions().isEmpty, sourceLocation: sourceLocation)
    }
  }

  @Test func aSectionAtTheRootLosesItsContent() {
    check(
      { wish in Section("Head") { Watching(wish) { if wish.isOn { Text("long text") } } } },
      { $0.isOn = false }, { $0.isOn = true })
  }

  @Test func aSpacerFollowsAnotherLayout() {
    check(
      { wish in
        Watching(wish) {
          let layout = wish.isOn ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
          layout {
            Text("a")
            Spacer().padding(2)
            Divider().overlay { Spacer() }
            Text("b")
          }
        }
      }, { $0.isOn = false }, { $0.isOn = true })
  }

  @Test func anOverlayBecomesABackground() {
    check(
      { wish in
        Watching(wish) {
          let label = Color.red.frame(width: 40, height: 40)
          wish.isOn
            ? AnyView(label.overlay { Text("over") }) : AnyView(label.background { Text("over") })
        }
      }, { $0.isOn = false }, { $0.isOn = true })
  }

  @Test func aReaderReadsAModel() {
    check(
      { wish in
        VStack {
          GeometryReader { proxy in Text("\(Int(wish.length)) of \(Int(proxy.size.width))") }
        }
      }, { $0.length = 123 }, { $0.length = 4 })
  }

  @Test func aReadersContentFollowsItsPlace() {
    check(
      { wish in
        HStack {
          Watching(wish) { Color.red.frame(width: wish.length) }
          GeometryReader { proxy in
            Color.blue.frame(width: proxy.frame(in: .global).minX / 2, height: 10)
          }
        }
      }, { $0.length = 50 }, { $0.length = 10 })
  }

  /// The reader keeps its position in the stack, and only the stack moves: it is centered, and grows.
  @Test func aReadersContentFollowsThePlaceOfTheWhole() {
    check(
      { wish in
        HStack(spacing: 0) {
          GeometryReader { Color.red.offset(x: $0.frame(in: .global).minX / 10) }
            .frame(width: 20, height: 10)
          Watching(wish) { Color.blue.frame(width: wish.length) }
        }
      }, { $0.length = 60 }, { $0.length = 10 })
  }

  @Test func replacedCandidatesAreNotPainted() {
    check(
      { wish in
        Watching(wish) {
          ViewThatFits {
            ForEach(wish.order, id: \.self) { id in
              Watching(wish) {
                VStack {
                  Text("\(id)")
                  Color.red.frame(width: 40 + CGFloat(id) * 50, height: wish.length)
                }
              }
            }
          }
        }
      }, { $0.order = [1, 0] }, { $0.length = 10 })
  }

  @Test func anOverlayGrowsAndChanges() {
    check(
      { wish in
        Color.yellow.overlay {
          Watching(wish) {
            ForEach(wish.order, id: \.self) { Text("\($0)").frame(width: wish.length) }
          }
        }
      }, { $0.order = [1] }, { $0.order = [1, 2, 3] }, { $0.length = 60 }, { $0.order = [] })
  }
}

private struct Watching<Content: View>: View {
  let wish: Wish
  let content: () -> Content

  init(_ wish: Wish, @ViewBuilder content: @escaping () -> Content) {
    self.wish = wish
    self.content = content
  }

  var body: some View { content() }
}
