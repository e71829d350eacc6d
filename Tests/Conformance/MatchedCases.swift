import SwiftUI
import Testing

/// Views that follow another one's geometry keep their own place in the layout.
@Suite struct MatchedCases {
  @Test(arguments: all) @MainActor func staysInItsSlot(_ one: Case) { one.verify() }

  @CaseList static var all: [Case] {
    Case("sw-matched-follower", .recording("matched/follower"), window: 300, 140) {
      Followers()
    }.gives(
      """
      stack 50 20 200 100
      source 170 40 40 40
      frame 50 20 80 20
      position 50 90 30 30
      size 110 20 20 60
      """)

    Case("sw-matched-anchors", .recording("matched/anchors"), window: 620, 820) {
      VStack(spacing: 0) {
        ForEach(0..<5) { row in
          HStack(spacing: 0) {
            ForEach(cells[3 * row..<3 * row + 3], id: \.self) { Cell(name: $0) }
          }
        }
      }
      .probe("grid")
    }.gives("grid 10 10 600 800").gives(
      cells.enumerated().map { index, name in
        let origin = "\(10 + 200 * (index % 3)) \(10 + 160 * (index / 3))"
        let size = Cell.size(of: name).map { "\($0.width) \($0.height)" } ?? "200 160"
        return "cell-\(name) \(origin) 200 160\n\(name) \(origin) \(size)"
      }
      .joined(separator: "\n"))
  }

  /// The matched property, the anchor, and the follower's own size.
  private static let cells = [
    "frame-tl-wide", "frame-tl-tall", "frame-tl-small",
    "frame-c-wide", "frame-c-tall", "frame-c-small",
    "frame-br-wide", "frame-br-tall", "frame-br-small",
    "position-tl-wide", "position-br-tall", "size-c-wide",
    "size-c-flex", "frame-c-flex", "frame-tl-flex",
  ]
}

private struct Followers: View {
  @Namespace private var space

  var body: some View {
    ZStack(alignment: .topLeading) {
      box(40, 40).matchedGeometryEffect(id: 1, in: space).probe("source")
        .padding(.top, 20).padding(.leading, 120)
      box(80, 20).matchedGeometryEffect(id: 1, in: space, isSource: false).probe("frame")
      box(30, 30).matchedGeometryEffect(id: 1, in: space, properties: .position, isSource: false)
        .probe("position").padding(.top, 70)
      box(20, 60).matchedGeometryEffect(id: 1, in: space, properties: .size, isSource: false)
        .probe("size").padding(.leading, 60)
    }
    .frame(width: 200, height: 100, alignment: .topLeading)
    .probe("stack")
  }
}

private struct Cell: View {
  let name: String
  @Namespace private var space

  private static let properties: [Substring: MatchedGeometryProperties] = [
    "frame": .frame, "position": .position, "size": .size,
  ]
  private static let anchors: [Substring: UnitPoint] = [
    "tl": .topLeading, "c": .center, "br": .bottomTrailing,
  ]
  nonisolated private static let sizes = [
    "wide": CGSize(width: 80, height: 20), "tall": CGSize(width: 20, height: 60),
    "small": CGSize(width: 20, height: 20),
  ]

  /// nil for a follower that fills its cell.
  nonisolated static func size(of name: String) -> CGSize? {
    sizes[String(name.split(separator: "-")[2])]
  }

  var body: some View {
    let parts = name.split(separator: "-")
    let size = Self.size(of: name)
    ZStack(alignment: .topLeading) {
      box(40, 40).matchedGeometryEffect(id: 1, in: space)
        .padding(.top, 70).padding(.leading, 90)
      Color.blue.frame(width: size?.width, height: size?.height)
        .matchedGeometryEffect(
          id: 1, in: space, properties: Self.properties[parts[0]]!,
          anchor: Self.anchors[parts[1]]!, isSource: false
        )
        .probe(name)
    }
    .frame(width: 200, height: 160, alignment: .topLeading)
    .probe("cell-\(name)")
  }
}
