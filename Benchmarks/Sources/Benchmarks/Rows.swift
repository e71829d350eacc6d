// SPDX-License-Identifier: Apache-2.0
import Foundation
import SwiftUI

/// A picture for every row of a table: badges, links as SVG, and letters in one document.
@MainActor
enum Rows {
  /// A name badge of 400 × 250 pixels.
  struct Badge: View {
    var number: Int

    var body: some View {
      VStack(alignment: .leading, spacing: 4) {
        Text("Person \(number)").font(.custom("Noto Sans", size: 34).weight(.bold))
        Text("Company \(number % 97)").font(.custom("Noto Sans", size: 20))
          .foregroundStyle(Color(hex: 0x64748B))
        Spacer()
        HStack(alignment: .firstTextBaseline) {
          Text("SPEAKER").font(.custom("Noto Sans", size: 17).weight(.bold))
            .foregroundStyle(.white)
            .padding(.horizontal, 12).padding(.vertical, 4)
            .background(Color(hex: 0xF59E0B), in: .capsule)
          Spacer()
          Text("No. \(number)").font(.custom("Noto Sans", size: 12))
            .foregroundStyle(Color(hex: 0x64748B))
        }
      }
      .padding(24)
      .frame(width: 400, height: 250)
      .background(.white)
    }
  }

  /// A letter of one page: an address and a sentence of its own, and three paragraphs that all letters have.
  struct Letter: View {
    var number: Int

    private static let paragraph = """
      Thank you for your registration. The conference begins on Monday at nine o'clock in the great hall; the doors \
      open an hour before. Please bring this letter with you, because it is your ticket, and a proof of your identity.
      """

    var body: some View {
      VStack(alignment: .leading, spacing: 18) {
        HStack {
          Circle().fill(Color(hex: 0xF59E0B)).frame(width: 32, height: 32)
          Text("Conference of Layout").font(.custom("Noto Sans", size: 20).weight(.bold))
          Spacer()
          Text("1 Grid Street, Stackville").font(.custom("Noto Sans", size: 9))
        }
        Text("Person \(number)\n\(number % 300) Frame Road\n\(10_000 + number % 89_999) Guidetown")
          .padding(.vertical, 24)
        Text("Dear Person \(number),")
        ForEach(0..<3) { _ in Text(Self.paragraph) }
        Text("Your seat is \(number % 40 + 1) in row \(number / 40 + 1).")
        Spacer()
        Text("With kind regards")
      }
      .font(.custom("Noto Sans", size: 11))
      .padding(56)
      .frame(width: 595, height: 842)
    }
  }

  static func badges(runs: Int) throws {
    var measurement = Measurement("badge")
    for number in 0..<5 { _ = try ImageRenderer(content: Badge(number: number)).pngData() }
    for run in 0..<runs {
      let data = try measurement.time {
        try ImageRenderer(content: Badge(number: 5 + run)).pngData()
      }
      expect("the width in pixels", Int(data[18]) << 8 | Int(data[19]), is: 400)
    }
    measurement.report()
  }

  static func links(runs: Int) throws {
    var measurement = Measurement("R1-svg")
    for number in 0..<5 { _ = try Cards.renderer(number).svgData() }
    var size = 0
    for run in 0..<runs {
      size = try measurement.time { try Cards.renderer(5 + run).svgData() }.count
    }
    measurement.report(["KiB": Double(size) / 1024])
  }

  /// The times are those of one letter.
  static func letters(count: Int, runs: Int) throws {
    var measurement = Measurement("letters")
    var size = 0
    for run in 0..<runs {
      size = try measurement.time(each: count) {
        let document = ImageRendererContext(size: CGSize(width: 595, height: 842))
        for number in 0..<count {
          if number > 0 { document.beginPage(size: document.size) }
          ImageRenderer(content: Letter(number: run * count + number)).render { _, draw in
            draw(document)
          }
        }
        return try document.pdfData()
      }.count
    }
    measurement.report(["KiB": Double(size) / 1024 / Double(count)])
  }
}
