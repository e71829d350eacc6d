// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleCairo
import StorypoleGraphics
import Testing

@testable import Storypole
@testable import SwiftUI

/// A host that shows one row after another draws the bytes of a new host for every row. Ten templates show random rows:
/// ROWS=10000 for many, SEED= for a case again.
@MainActor @Suite(.serialized) struct RowReuseTests {
  private static let engine = PangoTextEngine()

  @Test(arguments: ReuseTemplate.allCases) func bytesAreThoseOfNewHosts(_ template: ReuseTemplate)
    throws
  {
    let environment = ProcessInfo.processInfo.environment
    let rows = Int(environment["ROWS"] ?? "").map { $0 / ReuseTemplate.allCases.count } ?? 30
    let seed = UInt64(environment["SEED"] ?? "") ?? UInt64.random(in: 1...1_000_000)
    var chance = Chance(seed: seed)
    var kept: ViewSession?
    var reused = 0
    for number in 0..<rows {
      let row = Row(&chance)
      let fresh = session(template.view(row))
      let session: ViewSession
      if let last = kept {
        reused += 1
        show(template.view(row), in: last)
        session = last
      } else {
        session = self.session(template.view(row))
      }
      let data = try self.data(of: session, template.format)
      let expected = try self.data(of: fresh, template.format)
      try #require(
        data == expected,
        "row \(number) of \(template) with SEED=\(seed): \(row)")
      kept = session.host.canShowAnother ? session : nil
    }
    // The first row has a new host, as has one after a warning.
    if template.keepsNothing {
      #expect(reused > rows / 2, "\(template): \(reused) of \(rows)")
    } else {
      #expect(reused == 0, "\(template)")
    }
  }

  private func session(_ view: any View) -> ViewSession {
    var options = PictureOptions()
    (options.scale, options.title) = (1, "Row")
    func open(_ view: some View) -> ViewSession {
      ViewSession(view, options, textEngine: Self.engine, isLive: false)
    }
    return open(view)
  }

  private func show(_ view: any View, in session: ViewSession) {
    func open(_ view: some View) { session.showNext(view, title: "Row") }
    open(view)
  }

  private func data(of session: ViewSession, _ format: PictureFormat) throws -> Data {
    let list = try session.picture().displayList
    switch format {
    case .png: return try CairoRenderer.png(list)
    case .svg: return try CairoRenderer.svg(list)
    case .pdf: return try CairoRenderer.pdf([list])
    }
  }
}

/// A generator of numbers from a seed (SplitMix64).
private struct Chance: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

private struct Row {
  struct Item: Hashable {
    var id: Int
    var name: String
  }

  var id: Int
  var name: String
  var note: String?
  var kind: Int
  var isOpen: Bool
  var share: Double
  var items: [Item]

  private static let words = [
    "Ada", "a longer line that has to be broken somewhere", "Ωμέγα", "שלום", "0", "", "x\ny", "é",
    "Wilkes & Sons", "🙂",
  ]

  init(_ chance: inout Chance) {
    id = Int.random(in: 0...3, using: &chance)
    name = Self.words.randomElement(using: &chance)!
    note = Bool.random(using: &chance) ? Self.words.randomElement(using: &chance)! : nil
    kind = Int.random(in: 0...3, using: &chance)
    isOpen = Bool.random(using: &chance)
    share = Double(Int.random(in: 0...4, using: &chance)) / 4
    // The identities come in any order, and some of them again in the next row.
    items = Array(0..<Int.random(in: 0...5, using: &chance)).shuffled(using: &chance)
      .map { [words = Self.words] id in Item(id: id, name: words[(id * 3) % words.count]) }
    if Bool.random(using: &chance), !items.isEmpty { items[0].name = name }
  }
}

enum ReuseTemplate: CaseIterable {
  case badge, list, table, layers, geometry, symbols, environment, state, reactions, scrolling

  /// Whether a host may show another row.
  var keepsNothing: Bool {
    switch self {
    case .state, .reactions, .scrolling: false
    default: true
    }
  }

  var format: PictureFormat {
    switch self {
    case .badge, .layers: .png
    case .table: .pdf
    default: .svg
    }
  }

  @MainActor fileprivate func view(_ row: Row) -> any View {
    switch self {
    case .badge: BadgeRow(row: row)
    case .list: ListRow(row: row)
    case .table: TableRow(row: row)
    case .layers: LayersRow(row: row)
    case .geometry: GeometryRow(row: row)
    case .symbols: SymbolsRow(row: row)
    case .environment: EnvironmentRow(row: row)
    case .state: StateRow(row: row)
    case .reactions: ReactionsRow(row: row)
    case .scrolling: ScrollingRow(row: row)
    }
  }
}

/// It has the same input in most rows.
private struct Footer: View {
  var isOpen: Bool
  var body: some View {
    HStack {
      Circle().fill(isOpen ? .green : .red).frame(width: 8, height: 8)
      Text("The same in every row").font(.caption)
    }
  }
}

private struct BadgeRow: View {
  let row: Row
  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(row.name).font(.largeTitle.bold()).minimumScaleFactor(0.5).lineLimit(2)
      if let note = row.note { Text(note).font(.title3).foregroundStyle(.secondary) }
      Spacer()
      HStack(alignment: .firstTextBaseline) {
        Text("Kind \(row.kind)").padding(.horizontal, 12)
          .background(row.isOpen ? Color.orange : .blue, in: .capsule)
        Spacer()
        Text("No. \(row.id)")
      }
      Footer(isOpen: row.isOpen)
    }
    .padding(24).frame(width: 400, height: 250)
    .background(row.isOpen ? .yellow : .white)
  }
}

private struct ListRow: View {
  let row: Row
  var body: some View {
    VStack(alignment: row.isOpen ? .leading : .trailing) {
      switch row.kind {
      case 0: Text(row.name).bold()
      case 1: Divider()
      case 2: AnyView(row.isOpen ? AnyView(Footer(isOpen: true)) : AnyView(Text(row.name)))
      default: EmptyView()
      }
      ForEach(row.items, id: \.id) { item in
        HStack {
          Text("\(item.id)").monospacedDigit()
          Text(item.name).layoutPriority(item.id > 2 ? 1 : 0)
        }
        .id(item.name)
      }
      Group { Footer(isOpen: row.isOpen) }.padding(CGFloat(row.kind))
    }
    .frame(maxWidth: 220).fixedSize(horizontal: row.isOpen, vertical: true)
  }
}

private struct TableRow: View {
  let row: Row
  var body: some View {
    Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 12) {
      GridRow {
        Text(row.name).gridCellColumns(row.isOpen ? 2 : 1)
        Text("\(row.share, format: .percent)").gridColumnAlignment(.trailing)
      }
      Divider()
      ForEach(row.items, id: \.self) { item in
        GridRow {
          Text(item.name)
          Color.green.frame(width: CGFloat(item.id * 10), height: 4).gridCellAnchor(.leading)
          if row.isOpen { Text("\(item.id)") }
        }
      }
    }
    .padding()
  }
}

private struct LayersRow: View {
  let row: Row
  var body: some View {
    ZStack(alignment: row.isOpen ? .topLeading : .bottomTrailing) {
      LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom)
        .opacity(row.share)
      Text(row.name).padding().background(.thinMaterial).clipShape(.rect(cornerRadius: 12))
        .shadow(radius: row.isOpen ? 4 : 0)
        .overlay(alignment: .topTrailing) {
          if row.kind > 1 { Circle().stroke(.red).frame(width: 20, height: 20) }
        }
      Rectangle().fill(.yellow).frame(width: 60, height: 60)
        .mask { Text(row.note ?? "").bold() }
        .rotationEffect(.degrees(row.share * 90)).offset(x: CGFloat(row.kind) * 5)
        .blur(radius: row.kind == 3 ? 2 : 0)
    }
    .frame(width: 200, height: 120)
  }
}

private struct GeometryRow: View {
  let row: Row
  var body: some View {
    VStack {
      GeometryReader { proxy in
        Color.blue.frame(width: proxy.size.width * row.share)
      }
      .frame(height: 10)
      ViewThatFits(in: .horizontal) {
        Text(row.name + " " + (row.note ?? "")).fixedSize()
        Text(row.name).fixedSize()
        Text("short")
      }
      Canvas { context, size in
        for item in row.items {
          context.fill(
            Path(ellipseIn: CGRect(x: CGFloat(item.id) * 20, y: 0, width: 15, height: size.height)),
            with: .color(.red))
        }
      }
      .frame(height: 20)
      Steps { ForEach(row.items, id: \.id) { Text("\($0.id)") } }
    }
    .frame(width: 160)
    .background { Color.gray.opacity(0.2).ignoresSafeArea(edges: row.isOpen ? .top : []) }
    .frame(maxHeight: .infinity, alignment: row.kind > 1 ? .top : .bottom)
  }
}

/// Arranges its subviews on a diagonal.
private struct Steps: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: CGFloat(subviews.count) * 20, height: CGFloat(subviews.count) * 20)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, subview) in subviews.enumerated() {
      let place = CGFloat(index) * 20
      subview.place(
        at: CGPoint(x: bounds.minX + place, y: bounds.minY + place), proposal: .unspecified)
    }
  }
}

private struct SymbolsRow: View {
  let row: Row
  var body: some View {
    VStack {
      Image(systemName: ["star", "star.fill", "heart.circle", "folder.badge.plus"][row.kind])
        .font(row.isOpen ? .largeTitle : .body).foregroundStyle(.tint)
      Label(row.name, systemImage: row.isOpen ? "lock.open" : "lock")
      ForEach(row.items, id: \.id) { _ in Image(systemName: "circle").imageScale(.small) }
      // A symbol that there isn't makes a warning, and so a new host for the next row.
      if row.id == 0, row.kind == 0 { Image(systemName: "no.such.symbol") }
    }
  }
}

private struct EnvironmentRow: View {
  let row: Row
  var body: some View {
    VStack(alignment: .leading) {
      Sized(text: row.name)
      HStack {
        Sized(text: "fixed"); Text(row.note ?? "–")
      }
      .environment(\.layoutDirection, row.isOpen ? .rightToLeft : .leftToRight)
      Text(row.share, format: .number.precision(.fractionLength(2)))
    }
    .environment(\.locale, Locale(identifier: row.isOpen ? "de" : "en"))
    .dynamicTypeSize(row.kind == 0 ? .xSmall : .xxLarge)
    .font(row.kind == 1 ? .body.italic() : nil)
    .foregroundStyle(row.kind == 2 ? .red : .primary)
    .frame(width: 200)
  }
}

private struct Sized: View {
  @Environment(\.layoutDirection) private var direction
  @ScaledMetric private var size = 12.0
  var text: String
  var body: some View {
    Text(text).frame(minWidth: size * 4).border(direction == .leftToRight ? .red : .blue)
  }
}

/// Each row has to look as if it were the first.
private struct StateRow: View {
  let row: Row
  @State private var first: String?

  init(row: Row) {
    self.row = row
    _first = State(initialValue: row.name)
  }

  var body: some View { Text("\(first ?? "") \(row.id)") }
}

private struct WidthKey: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

private struct ReactionsRow: View {
  let row: Row
  @State private var width: CGFloat = 0
  @State private var loaded = ""
  @State private var changes = 0

  var body: some View {
    VStack {
      Text(row.name).background {
        GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) }
      }
      Rectangle().frame(width: width, height: 4)
      Text("\(loaded) \(changes)").onAppear { changes += 10 }
      if row.isOpen { Text("open").transition(.slide) }
    }
    .animation(.default, value: row.isOpen)
    .onPreferenceChange(WidthKey.self) { width = $0 }
    .onChange(of: row.id, initial: row.isOpen) { changes += 1 }
    .task { loaded = "loaded \(row.id)" }
  }
}

private struct ScrollingRow: View {
  let row: Row
  var body: some View {
    VStack {
      ScrollView {
        LazyVStack {
          ForEach(row.items, id: \.id) { Text($0.name).frame(height: CGFloat(20 + $0.id * 7)) }
        }
      }
      .frame(height: 60)
      List(row.items, id: \.id) { Text($0.name) }.frame(height: 120)
      Toggle(row.name, isOn: .constant(row.isOpen))
    }
    .frame(width: 240)
  }
}
