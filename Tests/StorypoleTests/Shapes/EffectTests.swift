// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

@testable import Storypole

@Suite struct EffectTests {
  private let square = CGRect(x: 0, y: 0, width: 20, height: 20)

  @Test func opacity() {
    #expect(draw(Rectangle().opacity(1), 20, 20).layers == [])
    #expect(draw(Rectangle().opacity(0), 20, 20) == [])
    #expect(draw(Color.red.hidden(), 20, 20) == [])
    #expect(draw(Rectangle().opacity(0.25), 20, 20).layers.map(\.opacity) == [0.25])
  }

  @Test func clips() {
    let clipped = draw(Color.red.frame(width: 60).frame(width: 20).clipped(), 20, 20)
    #expect(clipped.layers.map(\.clip) == [Path(square)])
    #expect(clipped.layers.map(\.clipStyle) == [FillStyle(antialiased: false)])
    #expect(
      draw(Color.red.clipShape(.circle), 20, 20).layers.map(\.clip) == [Path(ellipseIn: square)])
    #expect(
      draw(Color.red.cornerRadius(5), 20, 20).layers.map(\.clip)
        == [Path(roundedRect: square, cornerRadius: 5, style: .circular)])
  }

  // The mask is aligned like an overlay: at the bottom right, 10 × 10 of 20 × 20.
  @Test func masks() {
    let view = Color.red.mask(alignment: .bottomTrailing) {
      Rectangle().frame(width: 10, height: 10)
    }
    let commands = draw(view, 20, 20)
    let corner = Path(CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(commands.layers.first?.mask?.items.map(\.command).paths == [corner])
    #expect(commands.paths == [Path(square)])
    #expect(draw(Color.red.mask { EmptyView() }, 20, 20) == [])
  }

  // Around the view's center (20, 10), wherever the view is.
  @Test func rotationAndScale() throws {
    let turned = draw(Color.red.rotationEffect(.degrees(90)), 40, 20)
    let transform = try #require(turned.layers.first?.transform)
    let corner = CGPoint(x: 40, y: 10).applying(transform)
    #expect(abs(corner.x - 20) < 1e-9 && abs(corner.y - 30) < 1e-9)

    let view = Color.red.scaleEffect(x: 0.5, y: 2, anchor: .bottomLeading)
      .frame(width: 10, height: 10)
    // The anchor is at (5, 15) of 20 × 20 and stays; the top right corner (15, 5) moves to (10,
    // -5).
    let scaled = try #require(draw(view, 20, 20).layers.first?.transform)
    #expect(CGPoint(x: 5, y: 15).applying(scaled) == CGPoint(x: 5, y: 15))
    #expect(CGPoint(x: 15, y: 5).applying(scaled) == CGPoint(x: 10, y: -5))
    // A view scaled to a line is invisible.
    #expect(draw(Color.red.scaleEffect(0), 20, 20) == [])
  }

  @Test func unitPointsAreNotMirrored() {
    let view = Color.red.scaleEffect(0.5, anchor: .leading)
    #expect(
      draw(view, 20, 20).layers == draw(view, 20, 20, rightToLeft: true).layers)
  }

  @Test func missingPerspectiveIsReported() {
    let turned = Color.red.rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0))
    #expect(drawing(turned, 20, 20).warnings.contains { $0.contains("rotation3DEffect") })
    let flat = Color.red.rotation3DEffect(.degrees(30), axis: (x: 0, y: 0, z: 1))
    #expect(drawing(flat, 20, 20).warnings == [])
    // Around z it is a flat rotation.
    #expect(
      draw(flat, 20, 20).layers.first.map { abs($0.transform.b - 0.5) < 1e-9 } == true)
  }

  @Test func aCustomEffect() {
    struct Skew: GeometryEffect {
      func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0))
      }
    }
    #expect(draw(Color.red.modifier(Skew()), 20, 20).layers.map(\.transform.c) == [0.5])
  }

  @Test func filters() {
    #expect(
      draw(Color.red.blur(radius: 3), 20, 20).layers.map(\.filters)
        == [[.blur(radius: 3, opaque: false)]])
    #expect(draw(Color.red.blur(radius: 0), 20, 20).layers == [])
    let shadow = draw(Color.red.shadow(color: .black, radius: 4, x: 1, y: 2), 20, 20)
    #expect(
      shadow.layers.map(\.filters)
        == [[.shadow(color: .black, radius: 4, offset: CGSize(width: 1, height: 2))]])
    guard
      case .colorMatrix(let matrix)? = draw(Color.red.grayscale(1), 20, 20).layers.first?.filters
        .first
    else {
      Issue.record("no colour matrix")
      return
    }
    // Every row is the luminance.
    #expect(Array(matrix[0..<3]) == Array(matrix[5..<8]))
    #expect(matrix.count == 20)
  }

  @Test func visualEffectsKnowTheViewsSize() {
    let view = Color.red.visualEffect { effect, geometry in
      effect.offset(x: geometry.size.width / 2).opacity(0.5)
    }
    let layers = draw(view, 20, 20).layers
    // The last modifier is outermost.
    #expect(layers.map(\.opacity) == [0.5, 1])
    #expect(layers.map(\.transform.tx) == [0, 10])
  }

  // The background extends into the safe area of the phone above and below; the view does not.
  @Test func backgroundsFillTheSafeArea() throws {
    var options = PictureOptions()
    options.keepsCanvas = true
    let picture = try makePicture(
      of: Color.clear.background(.red), options, textEngine: FixedTextEngine())
    let paths = picture.displayList.items.map(\.command).paths
    #expect(paths.first == Path(CGRect(x: 0, y: 0, width: 393, height: 852)))
    let kept = try makePicture(
      of: Color.clear.background(.red, ignoresSafeAreaEdges: .bottom), options,
      textEngine: FixedTextEngine())
    #expect(
      kept.displayList.items.map(\.command).paths.first
        == Path(CGRect(x: 0, y: 59, width: 393, height: 793)))
  }

  private struct Shift: GeometryEffect {
    var effectValue: ProjectionTransform
    func effectValue(size: CGSize) -> ProjectionTransform { effectValue }
  }

  // Documented: `ignoredByLayout()` applies the transform only while the view is drawn.
  @Test func ignoredEffectsOnlyDraw() {
    let shift = Shift(effectValue: ProjectionTransform(CGAffineTransform(translationX: 30, y: 0)))
    func frame(_ effect: some GeometryEffect) -> CGRect? {
      layoutFrames(
        Color.red.frame(width: 20, height: 20)._probe("box").modifier(effect),
        LayoutRequest(size: CGSize(width: 20, height: 20), textEngine: FixedTextEngine())
      ).frames["box"]
    }
    #expect(frame(shift)?.minX == 30)
    #expect(frame(shift.ignoredByLayout())?.minX == 0)
    let layers = draw(Color.red.modifier(shift.ignoredByLayout()), 20, 20).layers
    #expect(layers.map(\.transform.tx) == [30])
  }

  @Test func visualEffectsWarnOfPerspective() {
    let turned = Color.red.visualEffect { effect, _ in
      effect.rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0))
    }
    #expect(
      drawing(turned, 20, 20).warnings.contains { $0.contains("visualEffect is drawn without") })
  }

  // Equal to the modifiers of views.
  @Test func visualEffectsIgnoreNumbersWithoutEnd() {
    for number in [Double.infinity, .nan] {
      let turned = Color.red.visualEffect { effect, _ in
        effect.rotation3DEffect(.radians(number), axis: RotationAxis3D(x: 0, y: 1, z: 0))
          .scaleEffect(Size3D(width: number, height: 1, depth: 1))
          .offset(z: number)
      }
      let result = drawing(turned, 20, 20)
      #expect(result.commands.paths == [Path(square)])
      for name in ["rotation3DEffect", "scaleEffect", "transform3DEffect"] {
        #expect(result.warnings.contains { $0.contains("\(name): ") }, "\(name)")
      }
    }
  }
}
