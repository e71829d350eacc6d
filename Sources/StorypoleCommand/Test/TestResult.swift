// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleCairo
import StorypoleExplain
import SwiftUI

/// The result of one preview in one variant.
struct TestResult: Sendable {
  enum Status: String, Codable {
    case passed, recorded
    /// Differs from its goldens.
    case failed
    case missing
    /// Does not compile, crashes, or exceeds a limit.
    case broken
    case skipped
  }

  var test: GoldenTest
  var status = Status.passed
  /// The faults, one sentence per line; empty if there is none.
  var messages: [String] = []
  /// Views that came, went, moved or have another size, each with one cause or none.
  var changes: [Change] = []
  var causes: [FoundCause] = []
  var picture: Picture?
  /// The compared part of the frames, where their golden is missing.
  var frames: String?
  /// The golden of another name with these frames, without its extension.
  var formerName: String?

  struct Change: Codable, Sendable {
    var title: String
    /// The difference in words: "16 lower".
    var text: String
    /// x, y, width and height in points; nil where the view was not there.
    var before: [Double]?
    var after: [Double]?
    /// The place in `causes`.
    var cause: Int?
  }

  /// The files of a picture that is not as it was.
  struct Picture: Sendable {
    /// nil where there is none.
    var golden: String?
    /// A temporary file, unless it was recorded.
    var new: String
    /// Pixels per point.
    var scale: Double
    var difference: PictureComparison?
  }

  init(_ test: GoldenTest) { self.test = test }
}

/// The beginning of a change, for all results that have it.
struct FoundCause: Codable, Sendable, Hashable {
  /// The source and the line of the modifier, call, text or constant; nil where they are not known.
  var path: String?
  var line: Int?
  /// The present and the former value, as text.
  var text: String

  init(path: String?, line: Int?, text: String) {
    self.path = path.map { $0.hasPrefix("./") ? String($0.dropFirst(2)) : $0 }
    (self.line, self.text) = (line, text)
  }

  /// Results with equal keys have one cause.
  var key: String { path.map { "\($0):\(line ?? 0)" } ?? text }

  /// "Theme.swift:24: .padding(16), was .padding(8)"
  var sentence: String {
    guard let path else { return text }
    return line.map { "\(path):\($0): \(text)" } ?? "\(path): \(text)"
  }
}

/// Finds the causes of the differences of one result.
struct CauseSearch {
  let diff: GoldenDiff
  let new: GoldenFrames
  let calls: SourceCalls
  let test: GoldenTest

  init(_ old: GoldenFrames, _ new: GoldenFrames, _ calls: SourceCalls, _ test: GoldenTest) {
    diff = GoldenDiff(old, new)
    (self.new, self.calls, self.test) = (new, calls, test)
  }

  /// Adds the changes and their causes; the cause of most changes comes first.
  func add(to result: inout TestResult) {
    var found: [FoundCause] = []
    var counts: [Int] = []
    var indices: [ExplanationDiff.Cause?: Int?] = [:]
    var changes: [TestResult.Change] = []
    for change in diff.diff.changes {
      let known: Int?
      if let index = indices[change.cause] {
        known = index
      } else if let cause = cause(change.cause, of: change) {
        if let index = found.firstIndex(where: { $0.key == cause.key }) {
          known = index
        } else {
          known = found.count
          found.append(cause)
          counts.append(0)
        }
        if change.cause != nil { indices[change.cause] = .some(known) }
      } else {
        known = nil
      }
      if let known { counts[known] += 1 }
      changes.append(
        TestResult.Change(
          title: change.title, text: change.words, before: change.before.map(Self.numbers),
          after: change.after.map(Self.numbers), cause: known))
    }
    let order = found.indices.sorted { (counts[$1], $0) < (counts[$0], $1) }
    result.causes = order.map { found[$0] }
    result.changes = changes.map { change in
      var change = change
      change.cause = change.cause.flatMap(order.firstIndex)
      return change
    }
  }

  private static func numbers(_ frame: CGRect) -> [Double] {
    [frame.minX, frame.minY, frame.width, frame.height]
      .map { $0.isFinite ? (Double($0) * 100).rounded() / 100 : 0 }
  }

  private func cause(
    _ cause: ExplanationDiff.Cause?, of change: ExplanationDiff.Change
  ) -> FoundCause? {
    guard let cause else {
      // A view came or went: its container or its own modifiers are other ones.
      return diff.changedCalls.first.map(found)
        ?? change.entry.flatMap { id in
          self.place(of: new.explanation.entry(id)).map {
            FoundCause(path: calls.path(of: $0.file), line: $0.line, text: "\(change.title) is new")
          }
        }
    }
    if cause.kind == .words, let words = cause.after, let place = literal(words) {
      return FoundCause(path: place.path, line: place.line, text: cause.words)
    }
    let own = diff.changedCalls.filter { $0.entry == cause.entry }
    if let call = own.first { return found(call) }
    let entry = cause.entry.map(new.explanation.entry)
    let ownCalls = cause.entry.map { id in
      [new.calls[id]].compactMap(\.self) + (new.styleCalls[id] ?? []).reversed()
    }
    for call in ownCalls ?? [] {
      if let constant = constant(in: call, cause) { return constant }
    }
    if let call = nearest(to: cause.entry) { return found(call) }
    let place = entry.flatMap { self.place(of: $0) }
    return FoundCause(
      path: place.map { calls.path(of: $0.file) }, line: place?.line, text: cause.words)
  }

  /// A constant that a call names and that has the new value. Padding counts on both sides, or on one.
  private func constant(in call: String, _ cause: ExplanationDiff.Cause) -> FoundCause? {
    guard let from = cause.before.flatMap(SourceCalls.number),
      let to = cause.after.flatMap(SourceCalls.number)
    else { return nil }
    for sides in cause.kind == .padding ? [1.0, 2] : [1] {
      guard let constant = calls.constant(in: call, value: to / sides) else { continue }
      func text(_ value: Double) -> String { CGFloat(value / sides).hundredths }
      return FoundCause(
        path: constant.path, line: constant.line,
        text: "\(constant.name) is \(text(to)), was \(text(from))")
    }
    return nil
  }

  private func found(_ call: GoldenDiff.ChangedCall) -> FoundCause {
    let before = call.before.isEmpty ? "is new" : "was \(call.before)"
    return FoundCause(
      path: calls.path(of: call.place.file), line: call.place.line, text: "\(call.after), \(before)"
    )
  }

  private func literal(_ text: String) -> (path: String, line: Int)? {
    calls.literal(text, near: test.path)
  }

  /// The changed call around the entry, or else the first in the tree.
  private func nearest(to id: Int?) -> GoldenDiff.ChangedCall? {
    var next = id
    while let id = next {
      if let call = diff.changedCalls.first(where: { $0.entry == id }) { return call }
      next = new.explanation.entry(id).parent
    }
    return diff.changedCalls.first
  }

  /// The line of the entry's modifier or call, of its text style, or of the next one around it.
  private func place(of entry: LayoutExplanation.Entry) -> LayoutExplanation.SourcePlace? {
    if let place = entry.place ?? entry.styles?.last { return place }
    return entry.parent.flatMap { place(of: new.explanation.entry($0)) }
  }
}

extension ExplanationDiff.Cause {
  /// The difference, without the location of its reason.
  fileprivate var words: String {
    let (from, to) = (before ?? "", after ?? "")
    let length = axis.map { $0 == .horizontal ? "width " : "height " } ?? ""
    return switch kind {
    case .frame: "the frame's \(length)of \(title) is \(to), was \(from)"
    case .padding: "the padding of \(title) is \(to), was \(from)"
    case .gap: "the gap before \(title) is \(to), was \(from)"
    case .guide: "the guide \(about ?? "") of \(title) is \(to), was \(from)"
    case .words: "the text is \(to), was \(from)"
    case .size: "the \(length)of \(title) is \(to), was \(from)"
    case .proposal: "the proposal to \(title) is \(to), was \(from)"
    case .views: "views of \(title) came or went"
    case .structure: "\(title) has other modifiers, another alignment or another container"
    }
  }
}

extension ExplanationDiff.Change {
  /// "16 lower, 20 wider"
  fileprivate var words: String {
    guard let before else { return "is new" }
    guard let after else { return "is gone" }
    var parts: [String] = []
    func add(_ from: CGFloat, _ to: CGFloat, _ more: String, _ less: String) {
      let distance = to - from
      if abs(distance) >= 0.005 {
        parts.append("\(abs(distance).hundredths) \(distance > 0 ? more : less)")
      }
    }
    add(before.minX, after.minX, "farther right", "farther left")
    add(before.minY, after.minY, "lower", "higher")
    add(before.width, after.width, "wider", "narrower")
    add(before.height, after.height, "taller", "shorter")
    return parts.joined(separator: ", ")
  }
}

extension CGFloat {
  /// The number to a hundredth.
  fileprivate var hundredths: String { ((self * 100).rounded() / 100).pointsText }
}
