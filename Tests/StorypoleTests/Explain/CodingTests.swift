// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Storypole
@testable import StorypoleExplain

/// An explanation is `Codable`: generic encoders and decoders write and read all of it. Derived: JSON has no
/// infinite numbers (RFC 8259, section 6), so these are words.
@Suite struct CodingTests {
  private func encoded(_ why: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(why), as: UTF8.self)
  }

  /// Encodes an explanation and its decoded copy, both with default settings; compares the texts, as NaN
  /// isn't equal to itself.
  private func roundTrip(_ view: some View, in size: CGSize) throws -> String {
    let why = explanation(of: view, in: size)
    let text = try encoded(why)
    let again = try JSONDecoder().decode(LayoutExplanation.self, from: Data(text.utf8))
    #expect(try encoded(again) == text)
    return text
  }

  @Test(arguments: [CGFloat.infinity, -.infinity, .nan]) func stacksOfInfiniteSpacing(
    _ spacing: CGFloat
  ) throws {
    for size in [CGSize(width: 400, height: 300), CGSize(width: 300, height: 400)] {
      _ = try roundTrip(
        HStack(spacing: spacing) {
          box("a", 10, 10); box("b", 10, 10)
        }, in: size)
      _ = try roundTrip(
        VStack(spacing: spacing) {
          box("a", 10, 10); Color.red
        }, in: size)
    }
  }

  @Test func framesOfInfiniteLimits() throws {
    // A frame with an infinite limit takes all available space: 1/0 without bounds.
    for size in [CGSize(width: 400, height: 300), CGSize(width: CGFloat.infinity, height: 20)] {
      let text = try roundTrip(
        HStack {
          Color.red.frame(maxWidth: .infinity)
          Text("a").frame(minWidth: 10, maxWidth: .infinity, maxHeight: .infinity)
        }, in: size)
      #expect(text.contains(#""infinity""#))
    }
    _ = try roundTrip(
      HStack {
        Text("a").layoutPriority(.infinity); Text("b").layoutPriority(-.infinity)
      },
      in: CGSize(width: 100, height: 100))
  }

  @Test func numbersAreWordsOnlyWhereJSONHasNone() throws {
    typealias Proposal = LayoutExplanation.Proposal
    #expect(
      try encoded(Proposal(.init(width: .infinity, height: 20.5)))
        == #"{"height":20.5,"width":"infinity"}"#)
    #expect(
      try encoded(Proposal(.init(width: -.infinity, height: .nan)))
        == #"{"height":"nan","width":"-infinity"}"#)
    #expect(try encoded(Proposal(.init(width: nil, height: 3))) == #"{"height":3}"#)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Proposal.self, from: Data(#"{"width":"wide"}"#.utf8))
    }
  }

  @Test func finiteExplanationsAreWrittenAsNumbers() throws {
    let why = explanation(of: Text("ab").frame(width: 50, height: 30))
    let text = try encoded(try why["ab"])
    // The frame of 50 × 30 is in the middle of 400 × 400.
    #expect(text.contains(#""frame":{"height":30,"width":50,"x":175,"y":185}"#))
    #expect(text.contains(#""terms":[50]"#))
  }
}
