// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleExplain
import SwiftUI

// Edits for views that are outside, covered, or on one another.
extension EditSearch {
  mutating func moveInside(
    _ lint: Lint, _ entry: LayoutExplanation.Entry, _ calls: [Place]
  ) {
    if let cover = lint.other { return uncover(cover, calls) }
    for place in calls where self[place].name == "listRowInsets" { remove(place) }
    let window = CGRect(origin: .zero, size: explanation.size)
    func inward(_ low: CGFloat, _ high: CGFloat, _ end: CGFloat) -> Double {
      low < 0 ? Double(-low).rounded(.up) : high > end ? Double(end - high).rounded(.down) : 0
    }
    let x = inward(lint.frame.minX, lint.frame.maxX, window.width)
    let y = inward(lint.frame.minY, lint.frame.maxY, window.height)
    for place in calls where ["offset", "position"].contains(self[place].name) {
      var parts: [(Range<Int>, String)] = []
      if x != 0, let (range, value) = number(place, "x") {
        parts.append((range, Self.points(value + x)))
      }
      if y != 0, let (range, value) = number(place, "y") {
        parts.append((range, Self.points(value + y)))
      }
      if !parts.isEmpty { replace(place, parts) }
    }
    for place in calls where self[place].name == "padding" { dropNegativePadding(place) }
    for place in calls where self[place].name == "frame" {
      var parts: [(Range<Int>, String)] = []
      for (label, side, end) in [
        ("width", \CGRect.width, window.width), ("height", \.height, window.height),
        ("minWidth", \.width, window.width), ("minHeight", \.height, window.height),
      ] {
        guard let (range, value) = number(place, label) else { continue }
        let length = content(around: entry, side, inside: value)
        // Larger than the window, or smaller than its content.
        if value > Double(end) {
          parts.append((range, Self.points(Double(end))))
        } else if value < Double(length) {
          parts.append((range, Self.points(Double(length).rounded(.up))))
        }
      }
      if !parts.isEmpty { replace(place, parts) }
      // The frame can grow with its content.
      for (label, side) in [("height", \CGRect.height), ("width", \.width)] {
        guard let (_, value) = number(place, label),
          value < Double(content(around: entry, side, inside: value))
        else { continue }
        letGrow(place, label)
      }
    }
    for place in calls where self[place].name == "fixedSize" {
      replaceWhole(place, ".fixedSize(horizontal: false, vertical: true)")
      remove(place)
    }
    for place in calls
    where self[place].name == "scaleEffect" || self[place].name == "rotationEffect" {
      remove(place)
    }
    for place in calls where ["HStack", "VStack"].contains(self[place].name) {
      guard let (range, value) = number(place, "spacing"), value > 8 else { continue }
      replace(place, [(range, "8")])
    }
    for place in calls where self[place].name == "padding" {
      reduce(place, by: max(abs(x), abs(y)) * 2)
    }
    for place in calls where self[place].name == "font" {
      shrink(place, Double(window.width / max(1, entry.frame.width)))
    }
    for place in calls where self[place].name == "offset" { remove(place) }
  }

  /// Makes the view that hides a text smaller, or puts the text above it.
  private mutating func uncover(_ cover: Lint.Other, _ calls: [Place]) {
    let own = entry(of: cover).map { self.own(self.calls(of: $0)) } ?? []
    // Larger than the frame around it.
    if own.contains(where: { self[$0].name == "frame" }), let last = own.last {
      append(".clipped()", to: last)
    }
    for place in own where self[place].name == "offset" { remove(place) }
    for place in siblings(calls) + calls where self[place].name == "zIndex" { remove(place) }
    if let text = self.own(calls).last { append(".zIndex(1)", to: text) }
    for place in calls where self[place].name == "ZStack" { stackVertically(place) }
  }

  private mutating func dropNegativePadding(_ place: Place) {
    for (argument, text) in arguments(place) where argument.label == nil {
      if let value = Double(text), value < 0 { replace(place, [(argument.value, "0")]) }
    }
  }

  /// Makes the only length of a frame, "width" or "height", the least one.
  private mutating func letGrow(_ place: Place, _ label: String) {
    guard arguments(place).count == 1, let (argument, _) = arguments(place).first,
      argument.label == label
    else { return }
    let start = argument.range.lowerBound
    replace(
      place, [(start..<(start + label.utf8.count), label == "height" ? "minHeight" : "minWidth")])
  }

  /// Makes a ZStack a VStack without arguments.
  private mutating func stackVertically(_ place: Place) {
    let call = self[place]
    let end = call.arguments.map { $0.upperBound + 1 } ?? call.start + 6
    add(
      SourceEdit(
        trees[place.file], [.init(range: call.start..<end, new: "VStack")],
        showing: call.start..<end))
  }

  private mutating func replaceWhole(_ place: Place, _ new: String) {
    let call = self[place]
    add(
      SourceEdit(
        trees[place.file], [.init(range: call.start..<call.end, new: new)],
        showing: call.start..<call.end))
  }

  mutating func separate(_ calls: [Place], _ other: [Place]) {
    let all = calls + other.filter { !calls.contains($0) }
    for place in all {
      if let (range, value) = number(place, "spacing"), value < 0 { replace(place, [(range, "8")]) }
      if self[place].name == "padding" { dropNegativePadding(place) }
    }
    for place in all where ["offset", "position"].contains(self[place].name) { remove(place) }
    for place in all where self[place].name == "frame" {
      for label in ["height", "width"] { letGrow(place, label) }
    }
    for place in all where self[place].name == "fixedSize" || self[place].name == "alignmentGuide" {
      remove(place)
    }
    for place in all where ["overlay", "background"].contains(self[place].name) {
      setAlignment(place, [".bottomTrailing", ".topTrailing", ".bottomLeading", ".topLeading"])
    }
    for place in all where self[place].name == "ZStack" { stackVertically(place) }
  }

}
