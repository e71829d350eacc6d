// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

@testable import Storypole

/// Frames of symbols compared with Apple's SF Symbols.
@Suite struct SymbolFrameTests {
  private func lay(_ view: some View) -> LayoutResult {
    layoutFrames(
      view._probe("symbol"),
      LayoutRequest(size: CGSize(width: 300, height: 300), textEngine: FixedTextEngine()))
  }

  // Recorded on macOS 26.2 at two pixels per point: the system font at 17 points, regular, medium scale; each
  // edge is rounded outward to half a point.
  @Test func recordedFrames() {
    var count = 0
    var others: [String] = []
    var recorded: (width: CGFloat, height: CGFloat, below: CGFloat) = (0, 0, 0)
    for row in Self.rows.split(separator: "\n") {
      var words = row.split(separator: " ")[...]
      let numbers = words.prefix(3).compactMap { Double($0).map { CGFloat($0) } }
      if numbers.count == 3 {
        recorded = (numbers[0], numbers[1], numbers[2])
        words = words.dropFirst(3)
      }
      for name in words {
        count += 1
        let result = lay(Image(systemName: String(name)).font(.system(size: 17)))
        let size = result.frames["symbol"]!.size
        let baseline = result.explicit("symbol", .firstTextBaseline)!
        if abs(size.width - recorded.width) > 0.01 || abs(size.height - recorded.height) > 0.01
          || abs(size.height - baseline - recorded.below) > 0.01
        {
          others.append("\(name) \(size.width)×\(size.height), \(size.height - baseline) below")
        }
      }
    }
    #expect(count == 235)
    #expect(others == [])
  }

  // Recorded at 13 points.
  @Test(
    arguments: [
      (Font.Weight.light, 16, 15.5), (.regular, 16.5, 16), (.semibold, 17, 16), (.bold, 17, 16.5),
      (.black, 17.5, 17),
    ] as [(Font.Weight, CGFloat, CGFloat)])
  func weights(weight: Font.Weight, width: CGFloat, height: CGFloat) {
    let result = lay(Image(systemName: "star").font(.system(size: 13, weight: weight)))
    #expect(result.frames["symbol"]?.size == CGSize(width: width, height: height))
  }

  // Derived from recordings: forms of one base, mirror images and one drawing's names.
  @Test(
    arguments: [
      ("xmark.circle.fill", "circle"), ("a.circle", "circle"), ("17.square.fill", "square"),
      ("play.rectangle.fill", "rectangle"), ("arrow.up.left", "arrow.up.right"),
      ("arrow.turn.up.right", "arrow.turn.up.left"), ("bookmark.fill", "bookmark"),
      ("bubble.right.fill", "bubble.left"), ("goforward", "arrow.clockwise"),
      ("exclamationmark.octagon.circle", "circle"),
    ])
  func formsHaveTheFrameOfTheirShape(name: String, shape: String) {
    #expect(SymbolFrame.known(name) == SymbolFrame.known(shape))
    #expect(SymbolFrame.known(name) != nil)
  }

  // Derived: every size, weight and scale gives a drawable frame.
  @Test func framesOfAllSizesAndWeights() {
    for name in ["minus", "ellipsis", "star", "person.badge.plus", "hexagon.fill"] {
      for size in [0, 0.1, 1, 13, 400, 1e6] as [CGFloat] {
        for weight in [Font.Weight.ultraLight, .regular, .black] {
          let size = lay(
            Image(systemName: name).font(.system(size: size, weight: weight)).imageScale(.large)
          ).frames["symbol"]!.size
          #expect(
            size.width >= 0 && size.height >= 0 && size.width.isFinite && size.height.isFinite)
        }
      }
    }
  }

  private static let rows = """
    21 19 3.5 airplane
    18.5 22 5 ant
    21 18 2.5 antenna.radiowaves.left.and.right
    21 17.5 2.5 archivebox calendar
    18 20 3 arrow.clockwise arrow.counterclockwise
    17 18 3 arrow.down arrow.up
    20 19 3.5 arrow.down.circle arrow.left.circle chart.pie checkmark.circle checkmark.circle.fill
      chevron.right.circle circle circle.fill clock dollarsign.circle ellipsis.circle
      exclamationmark.circle face.smiling globe heart.circle info.circle minus.circle moon
      person.circle plus.circle plus.circle.fill questionmark.circle safari star.circle
      trash.circle xmark.circle xmark.circle.fill
    16.5 14.5 1 arrow.down.left arrow.up.right
    17 19.5 3.5 arrow.down.to.line arrow.up.to.line
    19.5 15 1.5 arrow.left arrow.right backward.end.fill forward.end.fill
    20 15.5 1.5 arrow.turn.up.left
    22.5 21.5 4.5 arrow.up.and.down.and.arrow.left.and.right bus
    24 18.5 3 arrow.up.arrow.down
    20 18 3 arrow.up.left.and.arrow.down.right
    20 17.5 3 arrow.uturn.left
    20.5 20 4 at
    25.5 15 1.5 backward.fill forward.fill
    29 13.5 0.5 battery.100
    20 19.5 3.5 bell bell.fill power
    19.5 20.5 3.5 bell.badge trash trash.fill
    19 20.5 4.5 bell.slash
    31 19 3.5 bicycle
    14 14 1 bold
    17 21.5 4.5 bolt
    22.5 17.5 2.5 book
    18 20 4 book.closed doc doc.text rectangle.portrait wallet.pass
    17.5 20 4 bookmark
    23.5 18.5 3 briefcase
    22.5 19.5 4 bubble.left
    20.5 21.5 4.5 building.2
    24.5 18 2.5 camera
    24 17.5 2.5 car photo rectangle rectangle.split.3x1 sidebar.left sidebar.right tablecells
      terminal
    23 18.5 4 cart
    27 22 5 cat
    25.5 18 3 chart.bar
    22 17.5 2.5 chart.line.uptrend.xyaxis
    23 19 3.5 checklist
    18.5 16.5 2.5 checkmark
    19.5 17.5 2.5 checkmark.square minus.square plus.square qrcode square square.dashed
      square.fill square.grid.2x2 xmark.square
    18.5 10.5 -0.5 chevron.down
    12.5 16.5 2 chevron.left chevron.right
    27.5 18 3 chevron.left.forwardslash.chevron.right
    18.5 10.5 -1.5 chevron.up
    22.5 15.5 1.5 cloud
    24 16.5 2 creditcard tray
    22.5 20.5 4.5 crop
    25.5 18.5 2.5 crown
    14 19.5 3.5 cursorarrow
    18.5 19.5 3.5 cylinder
    24 19 3.5 desktopcomputer
    18.5 22.5 6.5 doc.badge.plus
    21 23 5.5 doc.on.clipboard doc.on.doc
    27.5 21.5 4.5 dog
    15 19 3.5 drop
    18.5 5.5 -3.5 ellipsis
    24.5 16.5 2 envelope
    20.5 19.5 3.5 eraser gearshape.fill
    6.5 18 3 exclamationmark
    20.5 18 3 exclamationmark.triangle triangle
    26 16.5 2 eye
    26 20 3.5 eye.slash
    21.5 20 4 eyedropper highlighter
    19.5 18.5 3 flag percent
    17 20 3 flame
    23 17.5 2.5 folder folder.fill
    23 19 2.5 folder.badge.plus
    28 17.5 2.5 gamecontroller
    21.5 20.5 4 gear touchid
    21 20 4 gearshape headphones
    20 19.5 3 gift
    27 22.5 7 graduationcap
    25 23 5.5 hammer
    20.5 20.5 3.5 hand.raised
    20 20.5 4 hand.thumbsdown hand.thumbsup
    20.5 17.5 3 heart heart.fill
    21 21 4.5 hexagon
    24 19.5 3.5 house house.fill
    17 20 4 iphone
    13 14 1 italic
    15.5 23 5.5 key
    21 18 3 leaf
    15.5 21.5 4.5 lightbulb
    21 10.5 -0.5 line.3.horizontal
    22 21 4.5 link
    22 21.5 4.5 link.badge.plus
    21 14.5 1 list.bullet
    21 16 2 list.number
    20 18.5 3.5 location
    16.5 18.5 3 lock
    21.5 18.5 3 lock.open map
    20.5 18.5 3 magnifyingglass minus.magnifyingglass phone plus.magnifyingglass
    22.5 18.5 2.5 message
    17 20 3.5 mic mic.slash
    18 3.5 -4 minus
    33 17 2.5 mountain.2
    14.5 19 3.5 music.note
    23 20 4 newspaper printer
    19 18.5 3 number
    21.5 22.5 5 paintbrush
    23 19 3 paintpalette
    20 21 4.5 paperclip
    21 19.5 4 paperplane
    14.5 16 2 pause.fill
    17.5 15.5 1.5 pencil xmark
    22.5 20 4 pentagon
    19 17.5 2.5 person
    27.5 19 4 person.2
    19 21.5 6.5 person.badge.plus
    18 17 2.5 person.fill
    24 20 4 pills
    20 21.5 5 pin
    15 16 2 play.fill
    18 16 2 plus
    28.5 18.5 3 puzzlepiece
    13.5 18 3 questionmark
    22.5 14 1 quote.opening
    24 21.5 2.5 radio
    22 17 2.5 repeat
    24.5 11 -0.5 ruler
    26 19 4 scissors
    21.5 21.5 4.5 seal
    18 19 3.5 shield snowflake
    21 20.5 4 shippingbox sun.max
    23.5 17.5 2.5 shuffle
    21 16.5 2 slider.horizontal.3 text.aligncenter text.alignleft text.justify
    18.5 21 3.5 sparkles
    17.5 20 4.5 speaker.slash
    20 17 2.5 speaker.wave.1
    24 17 2.5 speaker.wave.2
    21 20.5 4.5 square.3.layers.3d
    19 21.5 3.5 square.and.arrow.down
    19 22 3.5 square.and.arrow.up
    21 20 2.5 square.and.pencil
    22 20 3.5 star star.fill star.leadinghalf.filled
    23.5 20.5 4 storefront
    22.5 21 5 tag
    23.5 14.5 1 textformat
    13 20.5 4 thermometer
    19.5 23 5.5 tram
    25.5 24 6 tree
    20.5 20.5 4 trophy
    28.5 20 4 truck.box
    25 19 3.5 tv
    14 17 3.5 underline
    24.5 16 2 video
    20 19.5 4 waveform.path.ecg
    22.5 16 2 wifi
    21 17 2.5 wind
    23.5 23 5.5 wrench
    """
}
