// SPDX-License-Identifier: Apache-2.0
import Foundation
import SwiftUI
import Testing

@Suite struct LocalizedStringKeyAPI {
  @Test func keys() {
    // api: LocalizedStringKey
    let _: any (Equatable & ExpressibleByStringInterpolation).Type = LocalizedStringKey.self
    // api: LocalizedStringKey.init(_:); LocalizedStringKey.init(stringLiteral:)
    #expect(LocalizedStringKey("a") == LocalizedStringKey(stringLiteral: "a"))
    // api: LocalizedStringKey.StringInterpolation; LocalizedStringKey.init(stringInterpolation:)
    // api: LocalizedStringKey.StringInterpolation.init(literalCapacity:interpolationCount:)
    // api: LocalizedStringKey.StringInterpolation.appendLiteral(_:)
    var parts = LocalizedStringKey.StringInterpolation(literalCapacity: 5, interpolationCount: 1)
    parts.appendLiteral("a ")
    // api: LocalizedStringKey.StringInterpolation.appendInterpolation(_:) | _ string: String
    parts.appendInterpolation("b")
    #expect(LocalizedStringKey(stringInterpolation: parts) == "a \("b")")
  }

  @Test func interpolations() {
    let date = Date(timeIntervalSince1970: 0)
    let dates = date...date.addingTimeInterval(60)
    let formatter = NumberFormatter()
    // api: LocalizedStringKey.StringInterpolation.appendInterpolation(_:) | AttributedString
    // api: LocalizedStringKey.StringInterpolation.appendInterpolation(_:) | ClosedRange<Date>
    // api: LocalizedStringKey.StringInterpolation.appendInterpolation(_:) | DateInterval
    var keys: [LocalizedStringKey] = [
      "\(AttributedString("a"))", "\(dates)", "\(DateInterval(start: date, duration: 60))",
    ]
    // api: LocalizedStringKey.StringInterpolation.appendInterpolation(_:) | Image
    // api: LocalizedStringKey.StringInterpolation.appendInterpolation(_:) | LocalizedStringResource
    // api: LocalizedStringKey.StringInterpolation.appendInterpolation(_:) | _ text: Text
    // api: LocalizedStringKey.StringInterpolation.appendInterpolation(_:) | _FormatSpecifiable
    keys += [
      "\(Image(systemName: "star"))", "\(LocalizedStringResource("key"))", "\(Text("a"))", "\(3)",
    ]
    // api: LocalizedStringKey.StringInterpolation.appendInterpolation(_:specifier:)
    // api: LocalizedStringKey.StringInterpolation.appendInterpolation(_:style:)
    // api: LocalizedStringKey.StringInterpolation.appendInterpolation(accessibilityName:)
    // api: LocalizedStringKey.StringInterpolation.appendInterpolation(timerInterval:pauseTime:countsDown:showsHours:)
    keys += [
      "\(3.14159, specifier: "%.2f")", "\(date, style: .date)",
      "\(timerInterval: dates, countsDown: false)", "\(accessibilityName: Color.red)",
    ]
    // api: LocalizedStringKey.StringInterpolation.appendInterpolation(_:format:) | Equatable, F.FormatOutput == String
    // api: LocalizedStringKey.StringInterpolation.appendInterpolation(_:format:) | Equatable, F.FormatOutput == AttributedString
    keys += [
      "\(0.5, format: .percent)",
      "\(date, format: Date.FormatStyle(date: .long, time: .omitted).attributedStyle)",
    ]
    // api: LocalizedStringKey.StringInterpolation.appendInterpolation(_:formatter:) | ReferenceConvertible
    // api: LocalizedStringKey.StringInterpolation.appendInterpolation(_:formatter:) | where Subject : NSObject
    keys += [
      "\(date as NSDate, formatter: DateFormatter())", "\(date, formatter: DateFormatter())",
      "\(NSNumber(value: 2), formatter: formatter)",
    ]
    // api: LocalizedStringKey.StringInterpolation.appendInterpolation(_:format:) | DiscreteFormatStyle, F.FormatOutput == String
    // api: LocalizedStringKey.StringInterpolation.appendInterpolation(_:format:) | DiscreteFormatStyle, F.FormatOutput == AttributedString
    keys += [
      "\(.currentDate as TimeDataSource<Date>, format: Words())",
      "\(.currentDate as TimeDataSource<Date>, format: AttributedWords())",
    ]
    // Each is a separate key.
    #expect(keys.allSatisfy { $0 == $0 })
    #expect(("\(3)" as LocalizedStringKey) != "\(4)")
  }
}
