// SPDX-License-Identifier: Apache-2.0
import Observation
import StorypoleGraphics
import Testing

@testable import Storypole
@testable import StorypoleControls

// A lazy container derives its length from rows that may not be visible: those past the end of a short list,
// below the window, or scrolled past. Derived: after each edit, and at the same scroll position, a view has
// the frames and the picture of a new one.

@Observable private final class Rows: @unchecked Sendable {
  var count = 6
  var lengths: [Int: CGFloat] = [:]
  var hidden: Set<Int> = []
  var forms: [Int: Int] = [:]
  var spacing: CGFloat = 4
  var margin: CGFloat = 0

  func length(_ id: Int) -> CGFloat { lengths[id] ?? 60 }
}

/// A row that reads its own content, so that the container isn't created again with it.
private struct Row: View {
  let rows: Rows
  let id: Int

  var body: some View {
    if !rows.hidden.contains(id) {
      switch rows.forms[id] ?? 0 {
      case 1: Text("row \(id)").border(.red)
      case 2:
        Color.green.frame(width: 30, height: 90)
        Text("more")
      case 3: Color.yellow.containerRelativeFrame(.vertical, count: 3, spacing: 0)
      case 4: ViewThatFits { Color.red.frame(width: 50, height: rows.length(id) / 2) }
      case 5: GridRow { ForEach(0..<2, id: \.self) { Text("cell \($0)") } }
      case 6: Group { ForEach(0..<rows.count, id: \.self) { Text("\($0)") } }.padding(rows.margin)
      default: Color.blue.frame(width: rows.length(id), height: rows.length(id))
      }
    }
  }
}

private struct Inner: View {
  let rows: Rows
  var body: some View { ForEach(0..<rows.count, id: \.self) { Row(rows: rows, id: $0) } }
}

private enum Owner: CaseIterable {
  case shortList, shortForm, sections, nested, belowTheFold, tall, tallRow, grid, rowGrid, bottom
  case body, relative, beside, turned, fixed

  @MainActor @ViewBuilder func view(_ rows: Rows) -> some View {
    switch self {
    case .shortList, .shortForm, .sections, .nested, .belowTheFold, .bottom: scrolling(rows)
    default: other(rows)
    }
  }

  @MainActor @ViewBuilder private func scrolling(_ rows: Rows) -> some View {
    switch self {
    case .shortList:
      VStack {
        List { each(rows) }
        Color.red.frame(height: 150)
      }
    case .shortForm:
      VStack {
        Form {
          Row(rows: rows, id: 0)
          Row(rows: rows, id: 1)
          Row(rows: rows, id: 2)
          Row(rows: rows, id: 3)
        }
        Color.red.frame(height: 150)
      }
    case .sections:
      List {
        ForEach(0..<rows.count, id: \.self) { id in
          Section {
            Row(rows: rows, id: id)
          } header: {
            Text("head \(id)")
          }
        }
      }
      .frame(height: 120)
    case .nested:
      ScrollView {
        LazyVStack {
          ForEach(0..<rows.count, id: \.self) { id in
            Row(rows: rows, id: id)
            ForEach(0..<3, id: \.self) { Row(rows: rows, id: id + $0) }
          }
        }
        .border(.red)
      }
      .frame(height: 100)
    case .belowTheFold:
      ScrollView {
        Color.red.frame(height: 230)
        LazyVStack(spacing: rows.spacing) { each(rows) }.border(.red)
        Text("below")
      }
    default:
      ScrollView { LazyVStack(spacing: rows.spacing) { each(rows) }.border(.red) }
        .defaultScrollAnchor(.bottom)
    }
  }

  @MainActor @ViewBuilder private func other(_ rows: Rows) -> some View {
    switch self {
    case .tall: LazyVStack(spacing: rows.spacing) { each(rows) }.border(.red)
    case .tallRow: LazyHStack(spacing: rows.spacing) { each(rows) }.border(.red)
    case .grid:
      LazyVGrid(columns: [GridItem(), GridItem()], spacing: rows.spacing) { each(rows) }
        .border(.red)
    case .rowGrid:
      LazyHGrid(rows: [GridItem(.adaptive(minimum: 50))], spacing: rows.spacing) { each(rows) }
        .border(.red)
    case .body: ScrollView { LazyVStack { Inner(rows: rows) }.border(.red) }.frame(height: 90)
    case .relative:
      ScrollView {
        LazyVStack {
          Color.red.containerRelativeFrame(.vertical)
          each(rows)
          Color.green.containerRelativeFrame(.vertical, count: 2, spacing: 3)
        }
        .border(.red)
      }
      .padding(.vertical, rows.margin)
    case .beside:
      HStack {
        VStack {
          Text("above")
          LazyVStack { each(rows) }
          Text("below")
        }
        Color.red
      }
      .padding(.horizontal, rows.margin)
    case .fixed:
      VStack {
        List { each(rows) }.fixedSize()
        Text("beside").containerRelativeFrame([.horizontal, .vertical], count: 2, spacing: 10)
      }
    default:
      LazyHGrid(rows: [GridItem(.adaptive(minimum: 30))]) {
        each(rows).rotation3DLayout(.degrees(10), axis: .xyz)
      }
      .rotation3DLayout(.degrees(Double(rows.margin)), axis: .xyz)
    }
  }

  private func each(_ rows: Rows) -> some View {
    ForEach(0..<rows.count, id: \.self) { Row(rows: rows, id: $0) }
  }
}

private struct Shown: View {
  let owner: Owner
  let rows: Rows
  var body: some View { owner.view(rows) }
}

@MainActor @Suite struct LiveLazyTests {
  private let window = HostWindow(size: CGSize(width: 320, height: 240))

  private func host(_ owner: Owner, _ rows: Rows, _ window: HostWindow? = nil) -> ViewHost {
    let host = ViewHost(textEngine: FixedTextEngine())
    host.show(Shown(owner: owner, rows: rows), environment: EnvironmentValues())
    host.layout(in: window ?? self.window)
    return host
  }

  private func look(_ host: ViewHost) -> [String] {
    host.layout(in: window)
    return ((try? host.describe()) ?? []).map { "\($0.name) \($0.frame)" }
  }

  private func commands(_ host: ViewHost) -> [DrawCommand] {
    host.drawnCommands(in: window.size)
  }

  private static let edits: [(String, (Rows) -> Void)] = [
    ("last longer", { $0.lengths[5] = 90 }), ("second longer", { $0.lengths[1] = 100 }),
    ("third hidden", { $0.hidden.insert(2) }), ("first hidden", { $0.hidden.insert(0) }),
    ("fourth a text", { $0.forms[3] = 1 }), ("third shown", { $0.hidden.remove(2) }),
    ("third two", { $0.forms[2] = 2 }), ("second relative", { $0.forms[1] = 3 }),
    ("margin", { $0.margin = 40 }), ("fifth fits", { $0.forms[4] = 4 }),
    ("fifth longer", { $0.lengths[4] = 140 }), ("enormous gap", { $0.spacing = 3.5e38 }),
    ("second a text", { $0.forms[1] = 1 }), ("first shown", { $0.hidden.remove(0) }),
    ("gap", { $0.spacing = 9 }), ("more", { $0.count = 40 }), ("fourth two", { $0.forms[3] = 2 }),
    ("last of many", { $0.lengths[39] = 200 }), ("margin gone", { $0.margin = 0 }),
    ("fewer", { $0.count = 3 }), ("all hidden", { $0.hidden = [0, 1, 2] }),
    ("one shown", { $0.hidden = [0, 1] }), ("all shown", { $0.hidden = [] }),
    ("none", { $0.count = 0 }), ("again", { $0.count = 6 }), ("first", { $0.lengths[0] = 20 }),
    ("a group", { $0.forms[0] = 5 }), ("group hidden", { $0.hidden = [0] }),
    ("elements with a modifier", { $0.forms[1] = 6 }), ("another modifier", { $0.margin = 3 }),
    ("elements hidden", { $0.hidden = [0, 1] }), ("group shown", { $0.hidden = [1] }),
  ]

  @Test(arguments: Owner.allCases) fileprivate func editedRows(owner: Owner) {
    ViewHost.onBigStack {
      let rows = Rows()
      let live = host(owner, rows)
      for (name, edit) in Self.edits {
        edit(rows)
        let (mine, right) = (look(live), look(host(owner, rows)))
        if mine != right {
          let place = zip(mine, right).first { $0 != $1 }
          Issue.record(
            "\(owner), \(name): \(place.map { "\($0.0), not \($0.1)" } ?? "other nodes")")
          return
        }
        if commands(live) != commands(host(owner, rows)) {
          Issue.record("\(owner), \(name): another picture")
          return
        }
      }
    }
  }

  /// Edits while the visible rows aren't those that determine the length.
  @Test(arguments: [Owner.belowTheFold, .nested, .body, .sections, .relative])
  fileprivate func editedRowsThatWereScrolledPast(owner: Owner) {
    ViewHost.onBigStack {
      let rows = Rows()
      let live = host(owner, rows)
      for (name, edit) in Self.edits where !name.contains("enormous") {
        scroll(live, to: .bottom)
        edit(rows)
        _ = look(live)
        let fresh = host(owner, rows)
        for edge in [UnitPoint.bottom, .top] {
          scroll(live, to: edge)
          scroll(fresh, to: edge)
          let (mine, right) = (look(live), look(fresh))
          if mine != right {
            let place = zip(mine, right).first { $0 != $1 }
            Issue.record(
              "\(owner), \(name) at \(edge): \(place.map { "\($0.0), not \($0.1)" } ?? "nodes")")
            return
          }
        }
      }
    }
  }

  private func scroll(_ host: ViewHost, to edge: UnitPoint) {
    _ = scrollNode(host)?.scroll(by: CGSize(width: 0, height: edge == .top ? 1e6 : -1e6))
    host.layout(in: window)
  }

  private func scrollNode(_ host: ViewHost) -> ScrollNode? {
    func find(_ node: LayoutNode) -> ScrollNode? {
      if let scroll = node as? ScrollNode { return scroll }
      for child in node.children { if let scroll = find(child) { return scroll } }
      return nil
    }
    return host.windowNode.flatMap(find)
  }

  /// The estimate is that of the current window.
  @Test(arguments: Owner.allCases) fileprivate func anotherWindow(owner: Owner) {
    ViewHost.onBigStack {
      let rows = Rows()
      rows.count = 50
      rows.lengths = [7: 200, 12: 1]
      for height in [100, 900, 240] as [CGFloat] {
        let live = host(owner, rows, HostWindow(size: CGSize(width: 320, height: height)))
        #expect(look(live) == look(host(owner, rows)), "from \(height)")
      }
    }
  }

  /// A row that leaves the viewport disappears, though the length depends on it, and appears again.
  @Test func rowsComeAndGo() {
    ViewHost.onBigStack {
      final class Log { var texts: [String] = [] }
      let log = Log()
      let view = ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { id in
            Color.red.frame(height: 100)
              .onAppear { log.texts.append("+\(id)") }
              .onDisappear { log.texts.append("-\(id)") }
          }
        }
      }
      let host = ViewHost(textEngine: FixedTextEngine())
      host.show(view, environment: EnvironmentValues())
      host.layout(in: window)
      // derived: rows of 100 in a window of 240
      #expect(log.texts.sorted() == ["+0", "+1", "+2"])
      log.texts = []
      _ = scrollNode(host)?.scroll(by: CGSize(width: 0, height: -150))
      host.layout(in: window)
      host.layout(in: window)
      #expect(log.texts.sorted() == ["+3", "-0"])
      log.texts = []
      _ = scrollNode(host)?.scroll(by: CGSize(width: 0, height: 150))
      host.layout(in: window)
      host.layout(in: window)
      #expect(log.texts.sorted() == ["+0", "-3"])
    }
  }

  /// Rows that are kept to observe their changes contribute no preferences, as before they existed.
  @Test func hiddenRowsContributeNothing() {
    ViewHost.onBigStack {
      struct Sum: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
      }
      final class Log { var sums: [Int] = [] }
      let log = Log()
      let view = ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { _ in
            Color.red.frame(height: 50).preference(key: Sum.self, value: 1)
          }
        }
      }
      .frame(height: 100)
      .onPreferenceChange(Sum.self) { log.sums.append($0) }
      let host = ViewHost(textEngine: FixedTextEngine())
      host.show(view, environment: EnvironmentValues())
      host.layout(in: window)
      // derived: two rows of 50 are visible, though the length depends on five
      #expect(log.sums.last == 2)
    }
  }

  /// A body between the container and its rows makes only the visible ones, even when it is evaluated again.
  @Test func bodiesAroundRowsLeaveThemUnmade() {
    ViewHost.onBigStack {
      let rows = Rows()
      rows.count = 10_000
      let live = host(.body, rows)
      let before = live.counters.bodies
      rows.count = 10_001
      _ = look(live)
      // Ours: the few rows of one window, and the bodies around them.
      #expect(live.counters.bodies - before < 20)
    }
  }
}
