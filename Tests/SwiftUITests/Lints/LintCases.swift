// SPDX-License-Identifier: Apache-2.0
import SwiftUI

@testable import StorypoleExplain

/// A small view with a fault, and one like it without.
struct LintCase: CustomStringConvertible {
  let name: String
  let rule: Lint.Rule
  let severity: Lint.Severity
  let faulty: AnyView
  let sound: AnyView
  var description: String { name }

  @MainActor init(
    _ name: String, _ rule: Lint.Rule, _ severity: Lint.Severity,
    @ViewBuilder faulty: () -> some View, @ViewBuilder sound: () -> some View
  ) {
    (self.name, self.rule, self.severity) = (name, rule, severity)
    (self.faulty, self.sound) = (AnyView(faulty()), AnyView(sound()))
  }
}

private let words = "Twelve words that are much too long for a line of this window"

@MainActor extension LintCase {
  /// Derived: a line of body text is 20.5 high and the window 240 × 240; a word of 12 letters is over 60 wide.
  static let texts: [LintCase] = [
    LintCase("fixed height", .text, .error) {
      Text(words).frame(height: 21)
    } sound: {
      Text(words).frame(minHeight: 21)
    },
    LintCase("fixed width and height", .text, .error) {
      Text(words).frame(width: 80, height: 40)
    } sound: {
      Text(words).frame(width: 80)
    },
    LintCase("line limit", .text, .warning) {
      Text(words).lineLimit(1)
    } sound: {
      Text(words).lineLimit(5)
    },
    LintCase("siblings take the room", .text, .error) {
      HStack {
        Text("Unbreakable").frame(height: 21)
        Color.clear.frame(width: 200, height: 10)
      }
    } sound: {
      HStack {
        Text("Unbreakable").frame(height: 21)
        Color.clear.frame(width: 20, height: 10)
      }
    },
    LintCase("scaling is not enough", .text, .warning) {
      Text(words).lineLimit(1).minimumScaleFactor(0.9)
    } sound: {
      Text("Short words").lineLimit(1).minimumScaleFactor(0.5)
    },
    // Derived: 62 letters of about 7 in 120 are drawn at less than a third of 17.
    LintCase("tiny letters", .text, .warning) {
      Text(words).lineLimit(1).minimumScaleFactor(0.1).frame(width: 120)
    } sound: {
      Text(words).lineLimit(1).minimumScaleFactor(0.1).frame(width: 400)
    },
    LintCase("label of a button", .text, .warning) {
      Button(words) {}.lineLimit(1).frame(height: 50)
    } sound: {
      Button("Fits") {}.lineLimit(1).frame(height: 50)
    },
    LintCase("greatest height", .text, .error) {
      Text(words).frame(maxHeight: 30)
    } sound: {
      Text("Short").frame(maxHeight: 30)
    },
    LintCase("title of a label", .text, .warning) {
      Label(words, systemImage: "star").lineLimit(1)
    } sound: {
      Label("Star", systemImage: "star").lineLimit(1)
    },
    LintCase("large font", .text, .error) {
      Text("Wide words").font(.system(size: 60)).frame(height: 80)
    } sound: {
      Text("Wide").font(.system(size: 60)).frame(height: 80)
    },
  ]

  static let places: [LintCase] = [
    LintCase("offset out of the window", .outside, .error) {
      Text("Gone").offset(x: 110)
    } sound: {
      Text("Here").offset(x: 60)
    },
    LintCase("fixed size", .outside, .error) {
      Text(words).fixedSize()
    } sound: {
      Text(words).fixedSize(horizontal: false, vertical: true)
    },
    LintCase("position", .outside, .error) {
      Text("Edge").position(x: 0, y: 100)
    } sound: {
      Text("Middle").position(x: 100, y: 100)
    },
    LintCase("clipped", .outside, .error) {
      Text("Clipped").fixedSize().frame(width: 20, height: 30).clipped()
    } sound: {
      Text("Whole").fixedSize().frame(width: 90, height: 30).clipped()
    },
    LintCase("clipped by a shape", .outside, .error) {
      Text("Clipped").fixedSize().frame(width: 20, height: 20).clipShape(Rectangle())
    } sound: {
      Text("Whole").frame(width: 120, height: 120).clipShape(Circle())
    },
    LintCase("too many rows", .outside, .error) {
      VStack { ForEach(0..<12) { Text("Row \($0)") } }
    } sound: {
      ScrollView { VStack { ForEach(0..<12) { Text("Row \($0)") } } }
    },
    LintCase("negative padding", .outside, .error) {
      Text("Left").frame(maxWidth: .infinity, alignment: .leading).padding(.leading, -20)
    } sound: {
      Text("Left").frame(maxWidth: .infinity, alignment: .leading).padding(.leading, 20)
    },
    LintCase("below the window", .outside, .error) {
      Text("Down").frame(maxHeight: .infinity, alignment: .bottom).offset(y: 12)
    } sound: {
      Text("Down").frame(maxHeight: .infinity, alignment: .bottom).offset(y: -12)
    },
    LintCase("enormous font", .outside, .error) {
      Text("Tall\ntext").font(.system(size: 150)).fixedSize()
    } sound: {
      Text("Tall\ntext").font(.system(size: 40)).fixedSize()
    },
    LintCase("covered", .outside, .warning) {
      ZStack {
        Color.orange.frame(width: 100, height: 60).zIndex(1)
        Text("Under")
      }
    } sound: {
      ZStack {
        Color.orange.frame(width: 100, height: 60)
        Text("Over")
      }
    },
    LintCase("covered by a view larger than its frame", .outside, .warning) {
      VStack {
        Text("Above")
        Color.orange.frame(width: 100, height: 160).frame(width: 100, height: 60)
      }
    } sound: {
      VStack {
        Text("Above")
        Color.orange.frame(width: 100, height: 160).frame(width: 100, height: 60).clipped()
      }
    },
    LintCase("scaled", .outside, .error) {
      Text("Wide words").scaleEffect(4)
    } sound: {
      Text("Wide words").scaleEffect(1.5)
    },
  ]

  /// Measured: a view that takes the proposed length is 10 long without one. A line is 20.5 high.
  static let sizes: [LintCase] = [
    LintCase("pages in a scroll view", .size, .warning) {
      ScrollView { TabView { Text("One") }.tabViewStyle(.page) }
    } sound: {
      ScrollView { TabView { Text("One") }.tabViewStyle(.page).frame(height: 100) }
    },
    LintCase("reader in a scroll view", .size, .warning) {
      ScrollView { GeometryReader { _ in Text("One") } }
    } sound: {
      GeometryReader { _ in ScrollView { Text("One") } }
    },
    LintCase("reader in a row that scrolls", .size, .warning) {
      ScrollView(.horizontal) { GeometryReader { _ in Text("One") }.frame(height: 40) }
    } sound: {
      ScrollView(.horizontal) { GeometryReader { _ in Color.red.frame(width: 8) } }
    },
  ]

  static let overlaps: [LintCase] = [
    LintCase("stack of layers", .overlap, .error) {
      ZStack {
        Text("One text")
        Text("Another")
      }
    } sound: {
      ZStack {
        Text("One text").offset(y: -30)
        Text("Another")
      }
    },
    LintCase("negative spacing", .overlap, .error) {
      VStack(spacing: -15) {
        Text("One text")
        Text("Another")
      }
    } sound: {
      VStack(spacing: 0) {
        Text("One text")
        Text("Another")
      }
    },
    LintCase("overlay", .overlap, .error) {
      Text("One text").overlay { Text("Two") }
    } sound: {
      Text("One text").overlay { Text("Two").frame(width: 90).background(.white) }
    },
    LintCase("badge", .overlap, .error) {
      Text("Messages").overlay(alignment: .topTrailing) { Text("12") }
    } sound: {
      Text("Messages").overlay(alignment: .topTrailing) { Text("12").offset(x: 24) }
    },
    LintCase("one position", .overlap, .error) {
      Text("One").position(x: 100, y: 100).overlay { Text("Two").position(x: 100, y: 100) }
    } sound: {
      Text("One").position(x: 100, y: 100).overlay { Text("Two").position(x: 100, y: 150) }
    },
    LintCase("background", .overlap, .error) {
      Text("Front").background { Text("Behind").fixedSize() }
    } sound: {
      Text("Front").background { Text("Behind").fixedSize().offset(y: 30) }
    },
    LintCase("hidden text", .overlap, .error) {
      ZStack {
        Text("One text")
        Text("Another").opacity(0.9)
      }
    } sound: {
      ZStack {
        Text("One text")
        Text("Another").opacity(0)
      }
    },
    LintCase("fixed row", .overlap, .error) {
      VStack(spacing: 0) {
        Text("Two lines\nof text").fixedSize().frame(height: 20)
        Text("The next row").fixedSize().frame(height: 20)
      }
    } sound: {
      VStack(spacing: 0) {
        Text("Two lines\nof text").fixedSize()
        Text("The next row").fixedSize().frame(height: 20)
      }
    },
  ]
}
