// SPDX-License-Identifier: Apache-2.0
import Observation
import StorypoleGraphics
import Testing

@testable import Storypole

/// A large container finds the view at a point by the rectangles of its members: the same view as without them.
@Suite @MainActor struct HitIndexTests {
  @Observable final class Model: @unchecked Sendable {
    var shift: CGFloat = 0
    var height: CGFloat = 12
    var order = 0.0
    var count = 40
    var isEnabled = true
  }

  /// Views that are hit outside of their frames, or not in all of it.
  private struct Part: View {
    let number: Int
    let model: Model
    var body: some View {
      switch number % 14 {
      case 0: Color.red.frame(height: model.height)
      case 1: Color.red.frame(height: 10).offset(x: 60 + model.shift, y: -25)
      case 2: Text("Text").rotationEffect(.degrees(60 + model.shift))
      case 3: Circle().fill(.blue).frame(width: 30, height: 30).scaleEffect(2)
      case 4: Circle().stroke(.blue, lineWidth: 12).frame(width: 20, height: 10)
      case 5:
        Text("A").overlay {
          Color.green.frame(width: 90, height: 40).allowsHitTesting(model.isEnabled)
        }
      case 6: Color.clear.frame(height: 10).contentShape(Circle().offset(x: model.shift, y: 20))
      case 7: Text("B").background(.red, in: Rectangle().offset(x: -30, y: model.shift))
      case 8:
        Color.red.frame(width: 200, height: 60).frame(height: 10).clipped().zIndex(model.order)
      case 9: Color.red.frame(width: 40, height: 60).frame(height: 5).zIndex(2)
      case 10: Color.red.frame(width: 80, height: 30).mask { Circle() }.hidden()
      case 11: ScrollView { Color.red.frame(height: 100) }.frame(height: 14)
      case 12:
        HStack(spacing: 0) {
          Text("C"); Spacer(); Text("D").padding(.leading, model.shift)
        }
      default: Color.red.frame(height: 8).opacity(model.isEnabled ? 1 : 0)
      }
    }
  }

  private struct Parts: View {
    let model: Model
    var body: some View {
      VStack(spacing: 1) {
        ForEach(0..<model.count, id: \.self) { number in
          Part(number: number, model: model).onTapGesture {}
        }
      }
      .frame(width: 160, height: 300, alignment: .top)
    }
  }

  /// Compares the paths at points 7 apart, inside and outside.
  private func check(_ host: ViewHost, _ situation: String) throws {
    let root = try #require(host.windowNode)
    var found = 0
    for x in stride(from: -50.5, to: 350, by: 7) {
      for y in stride(from: -50.5, to: 700, by: 7) {
        let point = CGPoint(x: x, y: y)
        var whole = HitTest(triesAll: true)
        _ = whole.visit(root, at: point)
        let isSame = host.path(at: point).elementsEqual(whole.path) { $0 === $1 }
        #expect(isSame, "\(situation), at \(point)")
        found += whole.path.isEmpty ? 0 : 1
      }
    }
    // The views cover a part of the points.
    #expect(found > 500)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func findsTheSameViews(_ direction: LayoutDirection) throws {
    let model = Model()
    let host = makeLiveHost(Parts(model: model).environment(\.layoutDirection, direction))
    try check(host, "at first")
    let changes: [(String, () -> Void)] = [
      ("shifted", { model.shift = 25 }), ("higher", { model.height = 30 }),
      ("behind", { model.order = -1 }), ("disabled", { model.isEnabled = false }),
      ("fewer", { model.count = 30 }), ("more", { model.count = 45 }),
    ]
    for (name, change) in changes {
      change()
      host.update()
      try check(host, name)
    }
    host.layout(in: HostWindow(size: CGSize(width: 200, height: 400)))
    try check(host, "in a smaller window")
  }

  /// Derived: of n rows, the index tries one of each level's groups of 16 and the row itself.
  @Test func triesFewOfManyRows() {
    func tried(_ rows: Int) -> Int {
      let host = makeLiveHost(
        VStack(spacing: 0) {
          ForEach(0..<rows, id: \.self) { _ in
            HStack {
              Color.red; Color.blue
            }.frame(height: 2)
          }
        })
      _ = host.path(at: CGPoint(x: 10, y: 151))
      let before = host.counters.hits
      #expect(host.path(at: CGPoint(x: 290, y: 151)).count > 3)
      return host.counters.hits - before
    }
    #expect(tried(2000) == tried(100))
  }
}
