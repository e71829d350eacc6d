// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

@testable import Storypole
@testable import StorypoleExplain

/// Every leaf, container and modifier of sizes, in several windows: there is a sentence about its size in
/// each language, and the reasons match the layout. Derived: each reason is compared with the rectangles of
/// the entries around it.
@Suite struct SizeClassTests {
  static func views() -> [(name: String, view: AnyView)] {
    [
      ("Text", AnyView(Text("some words to wrap over lines"))),
      ("Text of one line", AnyView(Text("some words to be cut off").lineLimit(1))),
      ("Text that shrinks", AnyView(Text("some words").lineLimit(1).minimumScaleFactor(0.3))),
      ("Color", AnyView(Color.red)), ("Rectangle", AnyView(Rectangle())),
      ("Circle", AnyView(Circle().stroke(lineWidth: 2))), ("Divider", AnyView(Divider())),
      ("Spacer", AnyView(Spacer())),
      ("GeometryReader", AnyView(GeometryReader { _ in Text("in") })),
      (
        "VStack",
        AnyView(
          VStack {
            Text("one"); Text("two words"); Color.red
          })
      ),
      (
        "HStack",
        AnyView(
          HStack {
            Text("one"); Spacer(); Text("two words")
          })
      ),
      (
        "ZStack",
        AnyView(
          ZStack {
            Text("one"); Rectangle().frame(width: 150, height: 5)
          })
      ),
      ("empty", AnyView(VStack {})),
      (
        "Grid",
        AnyView(
          Grid {
            GridRow {
              Text("a"); Text("bcd")
            }
            GridRow {
              Text("efg"); Color.red
            }
          })
      ),
      (
        "ScrollView",
        AnyView(
          ScrollView {
            Text("some words"); Text("and more")
          })
      ),
      ("ScrollView sideways", AnyView(ScrollView(.horizontal) { Text("some words and more") })),
      (
        "LazyVStack",
        AnyView(
          LazyVStack {
            Text("one"); Text("two")
          })
      ),
      (
        "LazyHStack",
        AnyView(
          LazyHStack {
            Text("one"); Text("two")
          })
      ),
      (
        "LazyVGrid",
        AnyView(
          LazyVGrid(columns: [
            GridItem(.fixed(30)), GridItem(.flexible(minimum: 20, maximum: 40)),
            GridItem(.adaptive(minimum: 25)),
          ]) {
            Text("a"); Text("b"); Text("c")
          })
      ),
      (
        "LazyHGrid",
        AnyView(
          LazyHGrid(rows: [GridItem(.adaptive(minimum: 500))]) {
            Text("a"); Text("b")
          })
      ),
      (
        "ViewThatFits",
        AnyView(
          ViewThatFits {
            Color.red.frame(width: 300, height: 9); Text("short")
          })
      ),
    ]
  }

  static func modifiers() -> [(AnyView) -> AnyView] {
    [
      { $0 }, { AnyView($0.padding()) }, { AnyView($0.padding(-30)) },
      { AnyView($0.frame(width: 70)) }, { AnyView($0.frame(height: 30, alignment: .top)) },
      { AnyView($0.frame(minWidth: 60, maxWidth: 130)) },
      { AnyView($0.frame(minWidth: 200, minHeight: 90)) },
      { AnyView($0.frame(maxWidth: .infinity, maxHeight: 25)) },
      { AnyView($0.frame(idealWidth: 44, idealHeight: 33)) },
      { AnyView($0.fixedSize()) }, { AnyView($0.fixedSize(horizontal: false, vertical: true)) },
      { AnyView($0.aspectRatio(2, contentMode: .fit)) },
      { AnyView($0.aspectRatio(0.5, contentMode: .fill)) }, { AnyView($0.scaledToFit()) },
      { AnyView($0.ignoresSafeArea()) }, { AnyView($0.offset(x: 5, y: 3)) },
      { AnyView($0.overlay { Text("over it all") }) },
      { view in
        AnyView(
          HStack {
            view; Text("beside").layoutPriority(1)
          })
      },
      { view in
        AnyView(
          VStack(alignment: .trailing) {
            view; Text("below")
          })
      },
    ]
  }

  static let rooms = [
    CGSize(width: 400, height: 400), CGSize(width: 90, height: 300), CGSize(width: 300, height: 35),
    CGSize(width: 0, height: 0), CGSize(width: 2000, height: 1000),
  ]

  @Test(arguments: 0..<21) func reasonsAreTrue(_ index: Int) {
    let tested = Self.views()[index]
    for (number, modify) in Self.modifiers().enumerated() {
      for room in Self.rooms {
        let directions: [LayoutDirection] =
          room == Self.rooms[0] ? [.leftToRight, .rightToLeft] : [.leftToRight]
        for direction in directions {
          let view = modify(tested.view).environment(\.layoutDirection, direction)
          let why = explanation(
            of: view, in: room, safeArea: EdgeInsets(top: 9, leading: 4, bottom: 7, trailing: 2))
          let place = "\(tested.name), modifier \(number), \(room)"
          for entry in why.entries { verify(entry, in: why, place) }
        }
      }
    }
  }

  private func verify(
    _ entry: LayoutExplanation.Entry, in why: LayoutExplanation, _ place: String
  ) {
    let sizing = entry.sizing
    expectLengthsAddUp(entry, in: why, place)
    if let share = sizing.share {
      #expect(share.proposed >= share.room, "\(place)")
    }
    for note in entry.notes where note.kind == .overflows {
      let isWidth = note.axis == .horizontal
      guard let parent = note.about.map(why.entry) else {
        let proposed = isWidth ? sizing.proposal.width! : sizing.proposal.height!
        let length = isWidth ? entry.frame.width : entry.frame.height
        #expect(close(note.value!, length - proposed), "\(place)")
        continue
      }
      let excess =
        isWidth
        ? entry.frame.width - parent.frame.width : entry.frame.height - parent.frame.height
      #expect(close(note.value!, excess), "\(place)")
      let start = isWidth ? entry.horizontal.start : entry.vertical.start
      #expect(close(note.before!, max(-start, 0)), "\(place)")
      #expect(close(note.after!, max(start + excess, 0)), "\(place)")
    }
    // A modifier that doesn't change the size needs no sentence.
    guard sizing.rule != .child, sizing.rule != .ratio || sizing.ratio?.value != nil else { return }
    if entry.isModifier, sizing.rule == .fixed { return }
    for language in LayoutExplanation.Language.allCases {
      let text = ExplanationText(explanation: why, phrases: language.phrases)
      let said = text.sizeSentences(entry)
      #expect(!said.isEmpty, "\(place): \(entry.title) \(sizing.rule) \(language)")
      for sentence in said {
        #expect(!sentence.contains("nil,") && !sentence.contains("Optional"), "\(sentence)")
      }
    }
  }

  private func close(_ a: CGFloat, _ b: CGFloat) -> Bool {
    a == b || abs(a - b) <= 1e-6 * max(1, abs(a), abs(b))
  }
}
