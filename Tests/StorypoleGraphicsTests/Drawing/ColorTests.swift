// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
import Testing

/// Origins: the transfer function of sRGB (IEC 61966-2-1), the primaries of Display P3, and the
/// form of SwiftUI's `Color.Resolved.description`.
@Suite struct ColorTests {
  @Test func transferFunction() {
    let color = ResolvedColor(red: 0.5, green: 0.04, blue: -0.5)
    #expect(abs(color.linearRed - 0.2140411) < 1e-6)  // ((0.5 + 0.055) / 1.055)^2.4
    #expect(abs(color.linearGreen - 0.0030960) < 1e-6)  // 0.04 / 12.92
    #expect(color.linearBlue == -color.linearRed)
    #expect(abs(color.red - 0.5) < 1e-6)
    #expect(abs(color.green - 0.04) < 1e-6)
  }

  @Test func displayP3() {
    // White and grays are the same in both; the red of P3 is 1.093, −0.227, −0.150 in sRGB.
    let white = ResolvedColor(colorSpace: .displayP3, red: 1, green: 1, blue: 1)
    #expect(abs(white.red - 1) < 1e-6 && abs(white.green - 1) < 1e-6 && abs(white.blue - 1) < 1e-6)
    let red = ResolvedColor(colorSpace: .displayP3, red: 1, green: 0, blue: 0)
    #expect(abs(red.red - 1.0930) < 1e-3)
    #expect(abs(red.green + 0.2267) < 1e-3)
    #expect(abs(red.blue + 0.1501) < 1e-3)
  }

  @Test func descriptions() {
    #expect(ResolvedColor(bytes: 255, 56, 60).description == "#FF383CFF")
    #expect(ResolvedColor(bytes: 0, 10, 255, opacity: 0.5).description == "#000AFF80")
    #expect(ResolvedColor(red: 2, green: -1, blue: .nan).description == "#FF0000FF")
  }

  @Test func coding() throws {
    let color = ResolvedColor(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.4)
    let data = try JSONEncoder().encode(color)
    #expect(try JSONDecoder().decode(ResolvedColor.self, from: data) == color)
  }

  @Test func mixing() {
    // Measured on Apple's system: the middle of a gradient from red to blue is about (170, 121, 168).
    let red = ResolvedColor(bytes: 255, 56, 60)
    let blue = ResolvedColor(bytes: 0, 136, 255)
    let middle = red.mixed(with: blue, by: 0.5)
    #expect(abs(middle.red * 255 - 170) < 2)
    #expect(abs(middle.green * 255 - 121) < 2)
    #expect(abs(middle.blue * 255 - 168) < 2)
    #expect(red.mixed(with: blue, by: 0).description == red.description)
    #expect(red.mixed(with: blue, by: 1).description == blue.description)
    #expect(red.mixed(with: .clear, by: 0.75).description == "#FF383C40")
  }

  @Test func subdividedStops() {
    let stops = [
      ResolvedStop(color: .black, location: 0), ResolvedStop(color: .white, location: 0.5),
      ResolvedStop(color: .white, location: 1),
    ]
    let fine = stops.subdivided(into: 4)
    #expect(fine.map(\.location) == [0, 0.125, 0.25, 0.375, 0.5, 1])
    #expect(fine[2].color == ResolvedColor.black.mixed(with: .white, by: 0.5))
  }

  @Test func opacity() {
    #expect(ResolvedColor.black.multiplyingOpacity(by: 0.5).opacity == 0.5)
  }
}
