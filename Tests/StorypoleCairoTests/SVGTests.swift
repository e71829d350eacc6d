// SPDX-License-Identifier: Apache-2.0
import FoundationXML
import Testing

@testable import StorypoleCairo
@testable import StorypoleGraphics

/// The exact output of the SVG writer.
@Suite struct SVGTests {
  static func list(
    _ commands: [DrawCommand], size: CGSize = CGSize(width: 40, height: 30)
  ) -> DisplayList {
    DisplayList(size: size, scale: 2, items: commands.map { DisplayItem($0) })
  }

  static func svg(_ list: DisplayList, text: SVGTextForm = .outlines) throws -> String {
    String(decoding: try CairoRenderer.svgOutput(list, text: text).data, as: UTF8.self)
  }

  /// The document without its first two lines and its last.
  static func inside(_ commands: DrawCommand...) throws -> String {
    let lines = try svg(list(commands)).split(separator: "\n")
    return lines.dropFirst(2).dropLast().joined(separator: "\n")
  }

  static func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> Path {
    Path(CGRect(x: x, y: y, width: side, height: side))
  }

  static let red = ResolvedColor(red: 1, green: 0, blue: 0)

  static func isValid(_ svg: String) -> Bool { XMLParser(data: Data(svg.utf8)).parse() }

  @Test func theWholeDocument() throws {
    var list = Self.list([.fill(Self.square(1, 2, 10), .color(Self.red), FillStyle())])
    list.background = .white
    #expect(
      try Self.svg(list) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
        width="40px" height="30px" viewBox="0 0 40 30">
        <path fill="#fff" d="M0 0h40v30H0z"/>
        <path fill="#f00" d="M1 2h10v10H1z"/>
        </svg>

        """)
  }

  @Test func numbersAreShort() {
    #expect(SVGSyntax.number(0.1 + 0.2) == ".3")
    #expect(SVGSyntax.number(-0.5) == "-.5")
    #expect(SVGSyntax.number(1.0004) == "1")
    #expect(SVGSyntax.number(-0.0001) == "0")
    #expect(SVGSyntax.opacity(1.5) == "1" && SVGSyntax.opacity(-0.5) == "0")
    #expect(SVGSyntax.number(1234.5678) == "1234.568")
    #expect(SVGSyntax.number(.nan) == "0")
    #expect(SVGSyntax.number(100) == "100")
    #expect(SVGSyntax.list(["1", "-2", ".5"]) == "1-2 .5")
  }

  @Test func pathsTakeTheShorterForm() throws {
    var path = Path()
    path.move(to: CGPoint(x: 100, y: 100))
    path.addLine(to: CGPoint(x: 101, y: 102))
    path.addLine(to: CGPoint(x: 103, y: 101))
    path.addCurve(
      to: CGPoint(x: 3, y: 3), control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 2, y: 2))
    path.addQuadCurve(to: CGPoint(x: 5, y: 3), control: CGPoint(x: 4, y: 4))
    path.closeSubpath()
    #expect(SVGPathData(path)?.text == "M100 100l1 2 2-1C1 1 2 2 3 3q1 1 2 0z")
    path.addLine(to: CGPoint(x: CGFloat.nan, y: 0))
    #expect(SVGPathData(path) == nil)
  }

  @Test func strokes() throws {
    var path = Path()
    path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 5, y: 5)])
    let style = StrokeStyle(
      lineWidth: 2, lineCap: .round, lineJoin: .bevel, dash: [3, 1.5], dashPhase: 1)
    let color = Self.red.multiplyingOpacity(by: 0.5)
    #expect(
      try Self.inside(.stroke(path, .color(color), style)) == """
        <path fill="none" stroke="#f00" stroke-opacity=".5" stroke-width="2" \
        stroke-linecap="round" stroke-linejoin="bevel" stroke-dasharray="3 1.5" \
        stroke-dashoffset="1" d="M0 0l5 5"/>
        """)
    #expect(
      try Self.inside(.stroke(path, .color(.black), StrokeStyle())) == """
        <path fill="none" stroke="#000" stroke-miterlimit="10" d="M0 0l5 5"/>
        """)
  }

  @Test func layers() throws {
    var layer = Layer()
    layer.transform = CGAffineTransform(translationX: 3, y: 4)
    layer.opacity = 0.25
    layer.blendMode = .colorDodge
    layer.clip = Self.square(0, 0, 8)
    layer.clipStyle = FillStyle(eoFill: true)
    let square = DrawCommand.fill(
      Self.square(0, 0, 9), .color(.black), FillStyle(eoFill: true, antialiased: false))
    #expect(
      try Self.inside(.begin(layer), square, .end) == """
        <defs>
        <clipPath id="c1"><path clip-rule="evenodd" d="M0 0h8v8H0z"/></clipPath>
        </defs>
        <g transform="translate(3 4)" opacity=".25" style="mix-blend-mode:color-dodge">
        <g clip-path="url(#c1)">
        <path fill-rule="evenodd" shape-rendering="crispEdges" d="M0 0h9v9H0z"/>
        </g>
        </g>
        """)
    layer.opacity = 0
    #expect(try Self.inside(.begin(layer), square, .end) == "")
    layer.opacity = 1
    layer.clip = Path()
    #expect(try Self.inside(.begin(layer), square, .end) == "")
  }

  @Test func masksAndColorFilters() throws {
    var layer = Layer()
    layer.transform = CGAffineTransform(scaleX: 2, y: 2)
    layer.mask = Self.list([.fill(Self.square(1, 1, 2), .color(.white), FillStyle())])
    layer.filters = [.luminanceToAlpha]
    let square = DrawCommand.fill(Self.square(0, 0, 9), .color(.black), FillStyle())
    #expect(
      try Self.inside(.begin(layer), square, .end) == """
        <defs>
        <filter id="f1" color-interpolation-filters="sRGB" filterUnits="userSpaceOnUse" x="0" \
        y="0" width="20" height="15"><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .2126 \
        .7152 .0722 0 0"/></filter>
        <mask id="m1" style="mask-type:alpha" maskUnits="userSpaceOnUse" x="0" y="0" width="20" \
        height="15">
        <path fill="#fff" d="M1 1h2v2H1z"/>
        </mask>
        </defs>
        <g transform="matrix(2 0 0 2 0 0)" filter="url(#f1)" mask="url(#m1)">
        <path d="M0 0h9v9H0z"/>
        </g>
        """)
  }

  @Test func gradientsAreDefinedOnce() throws {
    let grey = [
      ResolvedStop(color: .white, location: 0), ResolvedStop(color: .white, location: 1),
    ]
    let linear = Paint.linearGradient(
      stops: grey, start: .zero, end: CGPoint(x: 40, y: 0))
    let radial = Paint.radialGradient(
      stops: grey, center: CGPoint(x: 5, y: 5), startRadius: 5, endRadius: 10)
    #expect(
      try Self.inside(
        .fill(Self.square(0, 0, 9), linear, FillStyle()),
        .fill(Self.square(9, 0, 9), linear, FillStyle()),
        .fill(Self.square(9, 9, 9), radial, FillStyle())) == """
          <defs>
          <linearGradient id="p1" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="40" y2="0">\
          <stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#fff"/></linearGradient>
          <radialGradient id="p2" gradientUnits="userSpaceOnUse" cx="5" cy="5" r="10">\
          <stop offset=".5" stop-color="#fff"/><stop offset="1" stop-color="#fff"/></radialGradient>
          </defs>
          <path fill="url(#p1)" d="M0 0h9v9H0z"/>
          <path fill="url(#p1)" d="M9 0h9v9H9z"/>
          <path fill="url(#p2)" d="M9 9h9v9H9z"/>
          """)
  }

  // MARK: - Texts of strangers

  @Test func titlesAreEscaped() throws {
    var list = Self.list([])
    list.title = "a\u{0}\u{8}\u{1B}\u{7F}\u{FFFE}<script>&\"'\" ]]> é\u{1F600}"
    let svg = try Self.svg(list)
    #expect(
      svg.contains(
        "<title>a&lt;script&gt;&amp;&quot;&#39;&quot; ]]&gt; é\u{1F600}</title>"))
    #expect(Self.isValid(svg))
  }

  @Test(arguments: [
    "javascript:alert(1)", "JavaScript:alert(1)", "data:text/html,x", "file:///etc/passwd",
    "https://example.org/a b", "https://example.org/\u{1}", "//example.org", "https", "",
  ])
  func otherLinksAreRefused(_ link: String) throws {
    var layer = Layer()
    layer.link = link
    let square = DrawCommand.fill(Self.square(0, 0, 9), .color(.black), FillStyle())
    #expect(try Self.inside(.begin(layer), square, .end) == "<path d=\"M0 0h9v9H0z\"/>")
  }

  @Test func webAndMailAddressesBecomeLinks() throws {
    var layer = Layer()
    layer.link = "https://example.org/?a=1&b=\"'<>"
    let square = DrawCommand.fill(Self.square(0, 0, 9), .color(.black), FillStyle())
    let svg = try Self.inside(.begin(layer), square, .end)
    #expect(
      svg.hasPrefix("<a xlink:href=\"https://example.org/?a=1&amp;b=&quot;&#39;&lt;&gt;\">"))
    layer.link = "mailto:me@example.org"
    #expect(try Self.inside(.begin(layer), square, .end).contains("mailto:me@example.org"))
  }
}
