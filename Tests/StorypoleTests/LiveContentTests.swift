// SPDX-License-Identifier: Apache-2.0
import Observation
import StorypoleGraphics
import Testing

@testable import Storypole
@testable import StorypoleControls

// Every owner of views must notice that these are replaced, added or removed. Derived: after each
// edit frames and pictures are those of a new host.

@Observable private final class Content: @unchecked Sendable {
  var form = 0
  var count = 2
  var length: CGFloat = 40
}

/// Views in each form that a builder returns.
private struct Views: View {
  let content: Content
  nonisolated static let forms = 12

  private var block: some View { Color.red.frame(width: content.length, height: 10) }

  var body: some View {
    switch content.form {
    case 0: EmptyView()
    case 1: block
    case 2: Text("one two three")
    case 3:
      block
      Text("two")
    case 4: ForEach(0..<content.count, id: \.self) { Text("row \($0)").border(.red) }
    case 5: Section("Head") { if content.count > 1 { Text("inside") } }
    case 6:
      Group {
        block
        Color.blue
      }
    case 7: AnyView(Text("any"))
    case 8: Spacer()
    case 9:
      if content.count > 1 { Color.blue.frame(width: 50, height: content.length) }
      Text("base").border(.red)
    case 10:
      Divider()
      Text("below")
    default: Color.green
    }
  }
}

private struct Foreign: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    var size = CGSize.zero
    for view in subviews {
      let own = view.sizeThatFits(.unspecified)
      size = CGSize(width: max(size.width, own.width), height: size.height + own.height)
    }
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY
    for view in subviews {
      view.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
      y += view.sizeThatFits(.unspecified).height
    }
  }
}

/// An owner of views, with a name for messages.
private struct Owner: CustomTestStringConvertible, Sendable {
  let name: String
  let view: @Sendable (Views) -> any View
  var testDescription: String { name }

  init(_ name: String, @ViewBuilder _ view: @escaping @Sendable (Views) -> any View) {
    self.name = name
    self.view = view
  }

  static let all: [Owner] = [
    Owner("root") { $0 },
    Owner("VStack") { views in VStack { views } },
    Owner("HStack") { views in
      HStack {
        views; Text("next")
      }
    },
    Owner("ZStack") { views in ZStack(alignment: .bottomTrailing) { views } },
    Owner("stack in a stack") { views in
      HStack {
        VStack { views }; Spacer(); VStack { views }
      }
    },
    Owner("Group") { views in VStack { Group { views }.padding(3).border(.blue) } },
    Owner("custom layout") { views in Foreign { views } },
    Owner("AnyLayout") { views in AnyLayout(HStackLayout(spacing: 4)) { views } },
    Owner("overlay") { views in Color.yellow.frame(width: 90, height: 60).overlay { views } },
    Owner("overlay of a flexible view") { views in
      Color.yellow.overlay(alignment: .topLeading) { views }
    },
    Owner("overlay below") { views in VStack { views }.overlay { Text("above").border(.red) } },
    Owner("overlay of each") { views in HStack { views.overlay { Color.red.opacity(0.5) } } },
    Owner("background") { views in Text("base").background { views } },
    Owner("mask") { views in Color.yellow.mask { views } },
    Owner("spatialOverlay") { views in Color.yellow.spatialOverlay { views } },
    Owner("safeAreaInset bar") { views in
      Color.yellow.safeAreaInset(edge: .bottom, spacing: 0) { views }
    },
    Owner("safeAreaInset content") { views in
      views.safeAreaInset(edge: .leading) { Text("bar") }
    },
    Owner("ScrollView") { views in ScrollView { views } },
    Owner("horizontal ScrollView") { views in ScrollView(.horizontal) { views } },
    Owner("LazyVStack") { views in ScrollView { LazyVStack { views } } },
    Owner("LazyHStack alone") { views in LazyHStack { views } },
    Owner("LazyVGrid") { views in LazyVGrid(columns: [GridItem(), GridItem()]) { views } },
    Owner("lazy row") { views in
      ScrollView { LazyVStack { ForEach(0..<3, id: \.self) { _ in views } } }
    },
    Owner("Grid") { views in
      Grid {
        GridRow {
          Text("a"); Text("b")
        }; views
      }
    },
    Owner("GridRow") { views in
      Grid {
        GridRow { views };
        GridRow {
          Text("a"); Text("b")
        }
      }
    },
    Owner("List") { views in List { views } },
    Owner("row of a List") { views in List { HStack { views } } },
    Owner("rows of a List") { views in List { ForEach(0..<2, id: \.self) { _ in views } } },
    Owner("Section") { views in List { Section("Head") { views } } },
    Owner("header") { views in
      List {
        Section {
          Text("row")
        } header: {
          views
        } footer: {
          Text("foot")
        }
      }
    },
    Owner("footer") { views in
      Form {
        Section {
          Text("row")
        } footer: {
          views
        }
      }
    },
    Owner("Form") { views in Form { views } },
    Owner("ViewThatFits") { views in
      ViewThatFits {
        views; Text("last")
      }
    },
    Owner("candidate") { views in
      ViewThatFits(in: .horizontal) {
        HStack {
          views; views; views
        }; VStack { views }
      }
    },
    Owner("GeometryReader") { views in GeometryReader { _ in views } },
    Owner("stack in a GeometryReader") { views in GeometryReader { _ in VStack { views } } },
    Owner("NavigationStack") { views in NavigationStack { views.navigationTitle("Title") } },
    Owner("toolbar") { views in
      NavigationStack { Text("screen").toolbar { ToolbarItem { HStack { views } } } }
    },
    Owner("TabView") { views in
      TabView {
        views.tabItem { Text("A") }; Text("b").tabItem { Text("B") }
      }
    },
    Owner("button") { views in
      Button {
      } label: {
        views
      }
    },
    Owner("bordered button") { views in
      Button {
      } label: {
        views
      }.buttonStyle(.bordered)
    },
    Owner("label") { views in
      Label {
        views
      } icon: {
        Color.red.frame(width: 9, height: 9)
      }
    },
    Owner("icon") { views in
      Label {
        Text("title")
      } icon: {
        views
      }
    },
    Owner("toggle") { views in Toggle(isOn: .constant(true)) { views } },
    Owner("LabeledContent") { views in
      LabeledContent {
        Text("value")
      } label: {
        views
      }
    },
    Owner("GroupBox") { views in GroupBox("Box") { views } },
    Owner("DisclosureGroup") { views in
      DisclosureGroup("More", isExpanded: .constant(true)) { views }
    },
    Owner("padding") { views in views.padding(7) },
    Owner("frame") { views in HStack { views.frame(maxWidth: 70).border(.blue) } },
    Owner("fixedSize") { views in views.fixedSize() },
    Owner("alignmentGuide") { views in
      VStack(alignment: .leading) {
        views.alignmentGuide(.leading) { $0[.trailing] }; Text("x")
      }
    },
    Owner("layoutPriority") { views in
      HStack {
        Text("a long text that has to yield"); views.layoutPriority(1)
      }
    },
    Owner("opacity") { views in VStack { views.opacity(0.5) } },
    Owner("drawingGroup") { views in VStack { views }.drawingGroup() },
    Owner("rotation") { views in VStack { views }.rotationEffect(.degrees(90)) },
    Owner("ContentUnavailableView") { views in
      ContentUnavailableView {
        Text("No")
      } description: {
        views
      }
    },
  ]
}

@Suite struct LiveContentTests {
  private let window = HostWindow(size: CGSize(width: 320, height: 240))

  private func host(_ owner: Owner, _ content: Content) -> ViewHost {
    let host = ViewHost(textEngine: FixedTextEngine())
    host.show(AnyView(owner.view(Views(content: content))), environment: EnvironmentValues())
    host.layout(in: window)
    return host
  }

  private func frames(_ host: ViewHost) -> [String] {
    ((try? host.describe()) ?? []).map { "\($0.name) \($0.frame)" }
  }

  private func commands(_ host: ViewHost) -> [DrawCommand] {
    host.drawnCommands(in: window.size)
  }

  @MainActor @Test(arguments: Owner.all)
  fileprivate func newViewsInOldPlaces(owner: Owner) {
    ViewHost.onBigStack {
      // Each form after each other, and changes inside of it.
      for first in 0..<Views.forms {
        let content = Content()
        content.form = first
        let live = host(owner, content)
        _ = commands(live)
        for second in 0..<Views.forms {
          let edits: [(String, () -> Void)] = [
            ("form \(second)", { content.form = second }),
            ("count 3", { content.count = 3 }), ("count 1", { content.count = 1 }),
            ("length", { content.length += 11 }), ("count 2", { content.count = 2 }),
            ("form \(first)", { content.form = first }),
          ]
          var done = "form \(first)"
          for (name, edit) in edits {
            done += ", \(name)"
            edit()
            live.layout(in: window)
            let fresh = host(owner, content)
            let (mine, right) = (frames(live), frames(fresh))
            if mine != right {
              let place = zip(mine, right).first { $0 != $1 }
              let difference =
                place.map { "\($0.0), not \($0.1)" } ?? "\(mine.count) nodes, not \(right.count)"
              Issue.record("\(owner.name): after \(done): \(difference)")
              return
            }
            if commands(live) != commands(fresh) {
              Issue.record("\(owner.name): after \(done): another picture")
              return
            }
          }
        }
      }
    }
  }
}
