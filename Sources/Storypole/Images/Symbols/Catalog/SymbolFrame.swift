// SPDX-License-Identifier: Apache-2.0
/// A symbol's frame, as fractions of its font's size.
struct SymbolFrame: Equatable, Sendable {
  var width: CGFloat
  /// Above the baseline.
  var top: CGFloat
  /// Below the baseline; negative if the frame ends above it.
  var bottom: CGFloat

  /// The frame in a font of another weight than regular.
  func weighing(_ weight: Int) -> SymbolFrame {
    let grown = Self.growth(at: weight)
    return SymbolFrame(
      width: width + 2 * grown.across, top: top + grown.along, bottom: bottom + grown.along)
  }

  /// The additional extent of a frame at each side compared with the regular weight.
  ///
  /// Recorded are frames of `star` at 13 points: light 16×15.5, regular 16.5×16, semibold 17×16, bold 17×16.5, black
  /// 17.5×17. These fractions reproduce them; the weights between are interpolated, those below light are ours.
  private static func growth(at weight: Int) -> (across: CGFloat, along: CGFloat) {
    let across: [CGFloat] = [-0.03, -0.025, -0.019, 0, 0.004, 0.008, 0.018, 0.024, 0.03]
    let along: [CGFloat] = [-0.012, -0.009, -0.0065, 0, 0.01, 0.02, 0.0325, 0.041, 0.05]
    let position = CGFloat(min(max(weight, 100), 900)) / 100 - 1
    let index = min(Int(position), across.count - 2)
    let part = position - CGFloat(index)
    return (
      across[index] + (across[index + 1] - across[index]) * part,
      along[index] + (along[index + 1] - along[index]) * part
    )
  }
}

extension SymbolFrame {
  /// The frame of Apple's drawing of a name: recorded, or by the nearest rule; nil for neither.
  ///
  /// 1. A filled form has the frame of its outline, and the content of a shape that of the shape.
  /// 2. A slash is a line 20 of 17 points high: a lower symbol grows to it.
  /// 3. A symbol that points left has the frame of the one that points right; names with the same drawing have one
  ///    frame.
  static func known(_ name: String) -> SymbolFrame? {
    // Analyzing an endless name would take too long.
    guard name.utf8.count <= 200 else { return nil }
    return find(name.split(separator: ".", omittingEmptySubsequences: false))
  }

  private static func find(_ words: [Substring]) -> SymbolFrame? {
    let name = words.joined(separator: ".")
    if let frame = several[name] ?? table[name] ?? table[turned(words)] { return frame }
    if let frame = relatives[name] { return frame }
    guard words.count > 1, let last = words.last else { return nil }
    let base = Array(words.dropLast())
    if last == "fill" || last == "filled" { return find(base) }
    if last == "slash", var frame = find(base) {
      frame.top = max(frame.top, share(16.5))
      frame.bottom = max(frame.bottom, share(3.5))
      return frame
    }
    if words.contains("badge") { return nil }
    for length in [2, 1] where words.count > length {
      let shape = words.suffix(length)
      if SymbolEnclosure.named(shape.joined(separator: ".")) != nil { return find(Array(shape)) }
    }
    return nil
  }

  /// The name of the mirror image.
  private static func turned(_ words: [Substring]) -> String {
    words.map { $0 == "left" ? "right" : $0 == "right" ? "left" : $0 }.joined(separator: ".")
  }

  /// A length that was rounded up to half a point at 17 points is within the half point below.
  private static func share(_ recorded: CGFloat) -> CGFloat { (recorded - 0.25) / 17 }

  /// Recorded in several sizes, 10 to 28 points, which narrow down each number: star 16.5×16 at 13, 22×20 at 17 and 2,
  /// 3, 3.5, 4.5, 5.5 below the baseline at 10, 13, 17, 22, 26; chevron 10×13.5, 12.5×16.5; ellipsis 14×4.5, 18.5×5.5;
  /// gear 21.5×20.5 at 17, 35.5×34 at 28; wifi 22.5×16 at 17 and 29 wide at 17, large.
  private static let several: [String: SymbolFrame] = [
    "star": star, "star.leadinghalf.filled": star,
    "chevron.right": chevron, "chevron.left": chevron,
    "ellipsis": SymbolFrame(width: 1.068, top: 0.515, bottom: -0.218),
    "gear": SymbolFrame(width: 1.257, top: 0.968, bottom: 0.225),
    "wifi": SymbolFrame(width: 1.3176, top: 0.81, bottom: 0.103),
  ]
  private static let star = SymbolFrame(width: 1.267, top: 0.967, bottom: 0.1992)
  private static let chevron = SymbolFrame(width: 0.733, top: 0.85, bottom: 0.1165)

  /// Names with the same drawing in the catalog as a recorded one.
  private static let relatives: [String: SymbolFrame] = {
    var relatives: [String: SymbolFrame] = [:]
    for names in SymbolCatalog.sameDrawings {
      guard let frame = names.lazy.compactMap({ several[$0] ?? table[$0] }).first else { continue }
      for name in names { relatives[name] = frame }
    }
    return relatives
  }()

  /// Recorded from SF Symbols on macOS 26.2 at 17 points, regular, medium scale: width, height and the part below the
  /// baseline in points, each edge moved outward to half a point. Rows that follow from the rules are left out.
  private static let table: [String: SymbolFrame] = {
    var table: [String: SymbolFrame] = [:]
    var frame = SymbolFrame(width: 0, top: 0, bottom: 0)
    for row in rows.split(separator: "\n") {
      var words = row.split(separator: " ")[...]
      let numbers = words.prefix(3).compactMap { Double($0).map { CGFloat($0) } }
      if numbers.count == 3 {
        words = words.dropFirst(3)
        frame = SymbolFrame(
          width: share(numbers[0]), top: share(numbers[1] - numbers[2]), bottom: share(numbers[2]))
      }
      for name in words { table[String(name)] = frame }
    }
    return table
  }()

  private static let rows = """
    6.5 18 3 exclamationmark
    13 14 1 italic
    13 20.5 4 thermometer
    13.5 18 3 questionmark
    14 14 1 bold
    14 17 3.5 underline
    14 19.5 3.5 cursorarrow
    14.5 16 2 pause.fill
    14.5 19 3.5 music.note
    15 16 2 play.fill
    15 19 3.5 drop
    15.5 21.5 4.5 lightbulb
    15.5 23 5.5 key
    16.5 14.5 1 arrow.down.left arrow.up.right
    16.5 18.5 3 lock
    17 18 3 arrow.down arrow.up
    17 19.5 3.5 arrow.down.to.line arrow.up.to.line
    17 20 3 flame
    17 20 3.5 mic mic.slash
    17 20 4 iphone
    17 21.5 4.5 bolt
    17.5 15.5 1.5 pencil xmark
    17.5 20 4 bookmark
    17.5 20 4.5 speaker.slash
    18 3.5 -4 minus
    18 16 2 plus
    18 17 2.5 person.fill
    18 19 3.5 shield snowflake
    18 20 3 arrow.clockwise arrow.counterclockwise
    18 20 4 book.closed doc doc.text rectangle.portrait wallet.pass
    18.5 10.5 -1.5 chevron.up
    18.5 10.5 -0.5 chevron.down
    18.5 16.5 2.5 checkmark
    18.5 19.5 3.5 cylinder
    18.5 21 3.5 sparkles
    18.5 22 5 ant
    18.5 22.5 6.5 doc.badge.plus
    19 17.5 2.5 person
    19 18.5 3 number
    19 20.5 4.5 bell.slash
    19 21.5 3.5 square.and.arrow.down
    19 21.5 6.5 person.badge.plus
    19 22 3.5 square.and.arrow.up
    19.5 15 1.5 arrow.left arrow.right backward.end.fill forward.end.fill
    19.5 17.5 2.5 qrcode square square.dashed square.grid.2x2
    19.5 18.5 3 flag percent
    19.5 20.5 3.5 bell.badge trash
    19.5 23 5.5 tram
    20 15.5 1.5 arrow.turn.up.left
    20 17 2.5 speaker.wave.1
    20 17.5 3 arrow.uturn.left
    20 18 3 arrow.up.left.and.arrow.down.right
    20 18.5 3.5 location
    20 19 3.5 chart.pie circle clock face.smiling globe moon safari
    20 19.5 3 gift
    20 19.5 3.5 bell power
    20 19.5 4 waveform.path.ecg
    20 20.5 4 hand.thumbsdown hand.thumbsup
    20 21 4.5 paperclip
    20 21.5 5 pin
    20.5 17.5 3 heart
    20.5 18 3 triangle
    20.5 18.5 3 magnifyingglass minus.magnifyingglass phone plus.magnifyingglass
    20.5 19.5 3.5 eraser gearshape.fill
    20.5 20 4 at
    20.5 20.5 3.5 hand.raised
    20.5 20.5 4 trophy
    20.5 21.5 4.5 building.2
    21 10.5 -0.5 line.3.horizontal
    21 14.5 1 list.bullet
    21 16 2 list.number
    21 16.5 2 slider.horizontal.3 text.aligncenter text.alignleft text.justify
    21 17 2.5 wind
    21 17.5 2.5 archivebox calendar
    21 18 2.5 antenna.radiowaves.left.and.right
    21 18 3 leaf
    21 19 3.5 airplane
    21 19.5 4 paperplane
    21 20 2.5 square.and.pencil
    21 20 4 gearshape headphones
    21 20.5 4 shippingbox sun.max
    21 20.5 4.5 square.3.layers.3d
    21 21 4.5 hexagon
    21 23 5.5 doc.on.clipboard doc.on.doc
    21.5 18.5 3 lock.open map
    21.5 20 4 eyedropper highlighter
    21.5 20.5 4 touchid
    21.5 21.5 4.5 seal
    21.5 22.5 5 paintbrush
    22 17 2.5 repeat
    22 17.5 2.5 chart.line.uptrend.xyaxis
    22 21 4.5 link
    22 21.5 4.5 link.badge.plus
    22.5 14 1 quote.opening
    22.5 15.5 1.5 cloud
    22.5 17.5 2.5 book
    22.5 18.5 2.5 message
    22.5 19.5 4 bubble.left
    22.5 20 4 pentagon
    22.5 20.5 4.5 crop
    22.5 21 5 tag
    22.5 21.5 4.5 arrow.up.and.down.and.arrow.left.and.right bus
    23 17.5 2.5 folder
    23 18.5 4 cart
    23 19 2.5 folder.badge.plus
    23 19 3 paintpalette
    23 19 3.5 checklist
    23 20 4 newspaper printer
    23.5 14.5 1 textformat
    23.5 17.5 2.5 shuffle
    23.5 18.5 3 briefcase
    23.5 20.5 4 storefront
    23.5 23 5.5 wrench
    24 16.5 2 creditcard tray
    24 17 2.5 speaker.wave.2
    24 17.5 2.5 car photo rectangle rectangle.split.3x1 sidebar.left sidebar.right tablecells
      terminal
    24 18.5 3 arrow.up.arrow.down
    24 19 3.5 desktopcomputer
    24 19.5 3.5 house
    24 20 4 pills
    24 21.5 2.5 radio
    24.5 11 -0.5 ruler
    24.5 16 2 video
    24.5 16.5 2 envelope
    24.5 18 2.5 camera
    25 19 3.5 tv
    25 23 5.5 hammer
    25.5 15 1.5 backward.fill forward.fill
    25.5 18 3 chart.bar
    25.5 18.5 2.5 crown
    25.5 24 6 tree
    26 16.5 2 eye
    26 19 4 scissors
    26 20 3.5 eye.slash
    27 22 5 cat
    27 22.5 7 graduationcap
    27.5 18 3 chevron.left.forwardslash.chevron.right
    27.5 19 4 person.2
    27.5 21.5 4.5 dog
    28 17.5 2.5 gamecontroller
    28.5 18.5 3 puzzlepiece
    28.5 20 4 truck.box
    29 13.5 0.5 battery.100
    31 19 3.5 bicycle
    33 17 2.5 mountain.2
    """
}
