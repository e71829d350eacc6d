// SPDX-License-Identifier: Apache-2.0
import SwiftUI
import Testing

/// UIKit's values in views.
@MainActor
@Suite struct UIKitValuesTests {
  private func components(
    _ color: UIColor, _ scheme: ColorScheme, _ contrast: ColorSchemeContrast = .standard
  ) -> [Int] {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    environment._colorSchemeContrast = contrast
    let resolved = Color(uiColor: color).resolve(in: environment)
    return [resolved.red, resolved.green, resolved.blue, resolved.opacity]
      .map { Int(($0 * 255).rounded()) }
  }

  // Documented in the Human Interface Guidelines, "Color", of June 2025, in light, dark, and both with increased
  // contrast.
  @Test func systemGrays() {
    #expect(components(.systemGray4, .light) == [209, 209, 214, 255])
    #expect(components(.systemGray4, .dark) == [58, 58, 60, 255])
    #expect(components(.systemGray4, .light, .increased) == [188, 188, 192, 255])
    #expect(components(.systemGray4, .dark, .increased) == [68, 68, 70, 255])
    #expect(components(.systemRed, .light) == [255, 56, 60, 255])
  }

  // Observed: recorded from UIColor on iOS 13 by several developers.
  @Test func backgroundsAndLabels() {
    #expect(components(.secondarySystemBackground, .light) == [242, 242, 247, 255])
    #expect(components(.secondarySystemBackground, .dark) == [28, 28, 30, 255])
    #expect(components(.systemGroupedBackground, .light) == [242, 242, 247, 255])
    #expect(components(.systemGroupedBackground, .dark) == [0, 0, 0, 255])
    #expect(components(.tertiarySystemGroupedBackground, .dark) == [44, 44, 46, 255])
    #expect(components(.opaqueSeparator, .dark) == [56, 56, 58, 255])
    #expect(components(.secondaryLabel, .light) == [60, 60, 67, 153])
  }

  // Documented: `red` is (1, 0, 0), `brown` (0.6, 0.4, 0.2), `darkGray` a third of white.
  @Test func fixedColors() {
    #expect(components(.red, .dark) == [255, 0, 0, 255])
    #expect(components(.brown, .dark) == [153, 102, 51, 255])
    #expect(components(.darkGray, .light) == [85, 85, 85, 255])
  }

  @Test func dynamicColorsFollowTheirSurroundings() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(components(color, .light) == [0, 0, 0, 255])
    #expect(components(color, .dark) == [255, 255, 255, 255])
    #expect(components(color.withAlphaComponent(0.2), .dark) == [255, 255, 255, 51])
    #expect(components(UIColor(Color.primary), .dark) == [255, 255, 255, 255])
    #expect(components(UIColor(Color(uiColor: color)), .dark) == [255, 255, 255, 255])
  }

  // Documented: withAlphaComponent sets the opacity, and does not multiply it.
  @Test func alphaIsReplaced() {
    #expect(components(UIColor.separator.withAlphaComponent(1), .light) == [60, 60, 67, 255])
  }

  @Test func componentsOfColors() {
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    UIColor(hue: 0.6, saturation: 0.5, brightness: 0.8, alpha: 0.4)
      .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    #expect(abs(hue - 0.6) < 0.001 && abs(saturation - 0.5) < 0.001)
    #expect(abs(brightness - 0.8) < 0.001 && abs(alpha - 0.4) < 0.001)
    #expect(UIColor.systemGray.getWhite(&hue, alpha: nil) == false)
    #expect(UIColor(white: 0.25, alpha: 1) == UIColor(red: 0.25, green: 0.25, blue: 0.25, alpha: 1))
    #expect(UIColor.green.cgColor.components == [0, 1, 0, 1])
  }

  @Test func literals() throws {
    let color = Color(#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1))
    #expect(color == Color(uiColor: .orange))
    #expect(#imageLiteral(resourceName: "none").size == .zero)
  }

  // Documented: the styles' sizes in the Human Interface Guidelines; UIKit's bold system font is observed to be
  // semibold.
  @Test func fonts() {
    #expect(UIFont.preferredFont(forTextStyle: .title1).pointSize == 28)
    #expect(UIFont.systemFont(ofSize: 20, weight: .heavy).withSize(10).pointSize == 10)
    let bold = Font(UIFont.boldSystemFont(ofSize: 12))
    #expect(bold == .system(size: 12, weight: .semibold))
    // Derived: (1950 + 494) / 2048 of the size.
    #expect(abs(UIFont.systemFont(ofSize: 17).lineHeight - 20.287) < 0.001)
    let rounded = UIFont.systemFont(ofSize: 17).fontDescriptor.withDesign(.rounded)
    #expect(rounded.map { Font(UIFont(descriptor: $0, size: 0)) } != nil)
  }

  // Derived: visibly clockwise, from the right over the bottom to the left.
  @Test func arcsRunAsTheyAreSeen() {
    let path = UIBezierPath(
      arcCenter: CGPoint(x: 50, y: 50), radius: 40, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(abs(path.bounds.minY - 50) < 0.001 && abs(path.bounds.maxY - 90) < 0.001)
    path.addLine(to: CGPoint(x: 10, y: 0))
    #expect(abs(Path(path.cgPath).boundingRect.minY) < 0.001)
  }

  @Test func onlyTheNamedCornersAreRound() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), byRoundingCorners: [.topLeft],
      cornerRadii: CGSize(width: 20, height: 20))
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(path.contains(CGPoint(x: 99, y: 1)))
    #expect(path.contains(CGPoint(x: 99, y: 99)))
  }

  @Test func imagesOfData() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 4, height: 2))
    renderer.scale = 2
    let data = try renderer.pngData()
    let image = try #require(UIImage(data: data, scale: 2))
    #expect(image.size == CGSize(width: 4, height: 2))
    let copy = ImageRenderer(content: Image(uiImage: image))
    copy.scale = 2
    #expect(try copy.pngData() == data)
    #expect(UIImage(data: Data("no image".utf8)) == nil)
    #expect(UIImage(named: "no such image") == nil)
  }

  // The window is the screen: 393 × 852 until views are shown, which is the phone's.
  @Test func theScreenIsTheWindow() throws {
    struct Half: View {
      var body: some View { Color.red.frame(width: UIScreen.main.bounds.width / 2, height: 10) }
    }
    let half = try explain(Half())["Color"]
    #expect(half.frame.width == 196.5)
  }
}
