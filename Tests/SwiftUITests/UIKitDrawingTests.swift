// SPDX-License-Identifier: Apache-2.0
import SwiftUI
import Testing

/// Images that are drawn with UIKit, compared with the same drawing in a Canvas.
@MainActor
@Suite struct UIKitDrawingTests {
  private let size = CGSize(width: 20, height: 10)

  private func png(_ image: UIImage) throws -> Data {
    try ImageRenderer(content: Image(uiImage: image)).pngData()
  }

  private func png(_ draw: @escaping (inout GraphicsContext) -> Void) throws -> Data {
    try ImageRenderer(
      content: Canvas { context, _ in draw(&context) }.frame(width: size.width, height: size.height)
    ).pngData()
  }

  @Test func pathsAndTransforms() throws {
    let image = UIGraphicsImageRenderer(size: size).image { context in
      let context = context.cgContext
      context.saveGState()
      context.translateBy(x: 5, y: 0)
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
      context.restoreGState()
      context.setStrokeColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
      context.setLineWidth(2)
      context.move(to: CGPoint(x: 0, y: 8))
      context.addLine(to: CGPoint(x: 20, y: 8))
      context.strokePath()
      context.clip(to: CGRect(x: 15, y: 0, width: 5, height: 5))
      context.setAlpha(0.5)
      context.fillEllipse(in: CGRect(x: 10, y: 0, width: 10, height: 10))
    }
    #expect(image.size == size)
    let expected = try png { context in
      context.fill(
        Path(CGRect(x: 5, y: 0, width: 5, height: 5)),
        with: .color(Color(red: 1, green: 0, blue: 0)))
      var line = Path()
      line.move(to: CGPoint(x: 0, y: 8))
      line.addLine(to: CGPoint(x: 20, y: 8))
      context.stroke(line, with: .color(Color(red: 0, green: 0, blue: 1)), lineWidth: 2)
      context.clip(to: Path(CGRect(x: 15, y: 0, width: 5, height: 5)))
      context.opacity = 0.5
      context.fill(
        Path(ellipseIn: CGRect(x: 10, y: 0, width: 10, height: 10)),
        with: .color(Color(red: 0, green: 0, blue: 0)))
    }
    #expect(try png(image) == expected)
    #expect(try png(image) != png { _ in })
  }

  @Test func olderFunctions() throws {
    UIGraphicsBeginImageContextWithOptions(size, false, 0)
    UIColor.green.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    let expected = try png {
      $0.fill(
        Path(CGRect(x: 0, y: 0, width: 10, height: 10)),
        with: .color(Color(red: 0, green: 1, blue: 0)))
    }
    #expect(try png(image) == expected)
    // An image in an image.
    let again = UIGraphicsImageRenderer(size: size).image { _ in image.draw(at: .zero) }
    #expect(try png(again) == expected)
    let data = try #require(image.pngData())
    #expect(UIImage(data: data, scale: image.scale)?.size == size)
    #expect(UIImage().pngData() == nil)
  }

  @Test func hostileSizes() throws {
    for length in [-1, 0, CGFloat.nan, .infinity] {
      let image = UIGraphicsImageRenderer(size: CGSize(width: length, height: 5)).image {
        $0.cgContext.scaleBy(x: 0, y: 0)
        $0.cgContext.addEllipse(in: CGRect(x: 0, y: 0, width: length, height: 1))
        $0.cgContext.strokePath()
      }
      #expect(image.size == CGSize(width: 0, height: 5))
      #expect(image.cgImage == nil)
    }
  }

  @Test func textHasItsSize() throws {
    var size = CGSize.zero
    ImageRenderer(content: Text(verbatim: "Hello").font(.system(size: 17))).render { sized, _ in
      size = sized
    }
    let measured = "Hello".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
    #expect(abs(measured.width - size.width) <= 1 && abs(measured.height - size.height) <= 1)
    #expect(NSString(string: "").size().width == 0)
    let narrow = "Hello Hello".boundingRect(
      with: CGSize(width: measured.width + 2, height: 1000), options: .usesLineFragmentOrigin,
      attributes: [.font: UIFont.systemFont(ofSize: 17)], context: nil)
    #expect(narrow.height > 1.5 * measured.height)
  }

  @Test func fontFamilies() {
    #expect(UIFont.familyNames.contains("Inter"))
    #expect(UIFont.fontNames(forFamilyName: "No such family") == [])
  }
}

/// Parts of Apple's Foundation that Linux lacks.
@Suite struct FoundationTests {
  // Derived: a mile is 1.609344 km, and the rest follows from the definitions of the units.
  @Test func measurements() {
    let us = Locale(identifier: "en_US")
    func text<U>(
      _ value: Double, _ unit: U, _ width: Measurement<U>.FormatStyle.UnitWidth,
      _ usage: MeasurementFormatUnitUsage<U>
    ) -> String {
      Measurement<U>.FormatStyle(width: width, locale: us, usage: usage)
        .format(Measurement(value: value, unit: unit))
    }
    #expect(text(200, UnitLength.kilometers, .wide, .general) == "124 miles")
    #expect(text(200, UnitLength.kilometers, .wide, .asProvided) == "200 kilometers")
    #expect(text(1, UnitMass.kilograms, .wide, .asProvided) == "1 kilogram")
    #expect(text(100, UnitTemperature.celsius, .narrow, .weather) == "212°")
    #expect(text(90, UnitAngle.degrees, .wide, .general) == "90 degrees")
    #expect(
      text(
        3, UnitLength(symbol: "span", converter: UnitConverterLinear(coefficient: 0.2)), .wide,
        .general) == "3 span")
    let exact = Measurement<UnitLength>.FormatStyle(
      width: .abbreviated, locale: us, numberFormatStyle: .number.precision(.fractionLength(2)))
    // 200 / 1.609344 = 124.27424
    #expect(exact.format(Measurement(value: 200, unit: .kilometers)) == "124.27 mi")
    let part = exact.attributed.format(Measurement(value: 200, unit: .kilometers))
    #expect(part.runs.map(\.measurement) == [.value, .unit])
  }

  @Test func names() {
    var name = PersonNameComponents()
    name.givenName = "Maria"
    name.familyName = "Lopez"
    name.namePrefix = "Dr."
    let style = PersonNameComponents.FormatStyle(locale: Locale(identifier: "en_US"))
    #expect(style.format(name) == "Maria Lopez")
    #expect(name.formatted(.name(style: .abbreviated)) == "ML")
    var long = style
    long.style = .long
    #expect(long.format(name) == "Dr. Maria Lopez")
  }

  @Test func predicates() {
    let mail = NSPredicate(format: "SELF MATCHES %@", "[A-Z0-9a-z._]+@[a-z]+\\.[a-z]{2,}")
    #expect(mail.evaluate(with: "one@example.org"))
    #expect(!mail.evaluate(with: "one@example.org "))
    #expect(NSPredicate(format: "SELF CONTAINS[cd] 'CAFE'").evaluate(with: "my café"))
    #expect(NSPredicate(format: "SELF BEGINSWITH %@", "my").evaluate(with: "my café"))
    #expect(NSPredicate(format: "SELF LIKE 'm*é'").evaluate(with: "my café"))
    // A damaged pattern matches nothing.
    #expect(!NSPredicate(format: "SELF MATCHES %@", "(").evaluate(with: "("))
  }
}
