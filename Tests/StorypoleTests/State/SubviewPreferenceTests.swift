// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

@testable import Storypole

/// Preferences of subviews that a view places elsewhere. Documented: a preference goes from a view to the
/// views around it, and a subview is in the place where it is put.
@Suite struct SubviewPreferenceTests {
  private struct Names: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  /// The names that reach a view around some of the subviews, and one around all of them.
  private final class Log: @unchecked Sendable {
    var inner: [String]?
    var outer: [String]?
  }

  private func names(
    _ base: some View, _ arrange: @escaping (SubviewsCollection) -> [Subview]
  ) -> (inner: [String]?, outer: [String]?) {
    let log = Log()
    _ = explanation(
      of: Group(subviews: base) { views in
        HStack { ForEach(arrange(views)) { $0 } }
          .onPreferenceChange(Names.self) { log.inner = $0 }
      }
      .onPreferenceChange(Names.self) { log.outer = $0 })
    return (log.inner, log.outer)
  }

  private func named(_ name: String) -> some View {
    Text(name).preference(key: Names.self, value: [name]).padding(2)
  }

  @Test func subviewsSendFromTheirPlaces() {
    let bases: [AnyView] = [
      AnyView(ForEach(["a", "b", "c"], id: \.self) { named($0) }),
      AnyView(
        Group {
          named("a")
          Group {
            named("b")
            named("c")
          }
        }),
      AnyView(
        Group(
          subviews: Group {
            named("a")
            named("b")
            named("c")
          }
        ) { $0 }),
    ]
    for base in bases {
      #expect(names(base) { Array($0) } == (["a", "b", "c"], ["a", "b", "c"]))
      #expect(names(base) { $0.reversed() } == (["c", "b", "a"], ["c", "b", "a"]))
      #expect(names(base) { Array($0.dropFirst()) } == (["b", "c"], ["b", "c"]))
    }
  }

  @Test func hiddenSubviewsSendFromTheirSource() {
    #expect(names(named("a")) { _ in [] } == ([], ["a"]))
  }

  @Test func partsOfOlderContainersSendToo() {
    nonisolated struct Root: _VariadicView_UnaryViewRoot {
      let log: Log
      @MainActor func body(children: _VariadicView.Children) -> some View {
        VStack { children }.onPreferenceChange(Names.self) { [log] in log.inner = $0 }
      }
    }
    let log = Log()
    _ = explanation(
      of: _VariadicView.Tree(Root(log: log)) {
        named("a")
        named("b")
      })
    #expect(log.inner == ["a", "b"])
  }

  // An overlay is drawn after the view, a background before it.
  @Test func aLayerOfPreferencesChangesItsSide() {
    struct Key: PreferenceKey {
      static var defaultValue: Int { 0 }
      static func reduce(value: inout Int, nextValue: () -> Int) {}
    }
    let host = ViewHost(textEngine: FixedTextEngine())
    func colors(isOverlay: Bool) -> [Color] {
      let view = Color.red
      host.show(
        isOverlay
          ? AnyView(view.overlayPreferenceValue(Key.self) { _ in Color.blue })
          : AnyView(view.backgroundPreferenceValue(Key.self) { _ in Color.blue }),
        environment: EnvironmentValues())
      host.layout(in: HostWindow(size: CGSize(width: 20, height: 20)))
      return host.drawnCommands(in: CGSize(width: 20, height: 20)).compactMap {
        guard case .fill(_, .color(let color), _) = $0 else { return nil }
        return color.blue > color.red ? .blue : .red
      }
    }
    #expect(colors(isOverlay: true) == [.red, .blue])
    #expect(colors(isOverlay: false) == [.blue, .red])
  }
}
