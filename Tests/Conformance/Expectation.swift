import SwiftUI
import Testing

/// Half of a thousandth of a point would be rounding; a thousandth is our promise.
let tolerance: CGFloat = 0.001

func isClose(_ a: CGFloat, _ b: CGFloat) -> Bool {
  if a.isNaN || b.isNaN { return a.isNaN && b.isNaN }
  return a == b || abs(a - b) <= tolerance
}

/// A line of a case's table: a view's name and its x, y, width and height in the window, `-` for
/// values that the case does not state. The name `root` means the root view's size. `NAME absent`
/// means that no view has that name.
struct Expectation: Sendable {
  var name: String
  var x: CGFloat?
  var y: CGFloat?
  var width: CGFloat?
  var height: CGFloat?
  var isAbsent = false

  static func parse(_ table: String) -> [Expectation] {
    table.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ").map(String.init)
      guard let name = words.first else { return nil }
      if words.count == 2, words[1] == "absent" { return Expectation(name: name, isAbsent: true) }
      precondition(words.count == 5, "a table line needs a name and four numbers: \(line)")
      let numbers = words[1...].map { word -> CGFloat? in
        if word == "-" { return nil }
        guard let number = Double(word) else { preconditionFailure("no number: \(line)") }
        return number
      }
      return Expectation(
        name: name, x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
  }

  func mirrored(in window: CGFloat) -> Expectation {
    var copy = self
    copy.x = x.map { left in
      guard let width else { preconditionFailure("\(name): x without a width can't be mirrored") }
      return window - left - width
    }
    return copy
  }

  /// The mismatch, or nil.
  func complaint(about frames: Frames) -> String? {
    if name == "root" {
      let size = frames.rootSize
      return match(nil, nil, size.width, size.height)
    }
    guard let frame = frames[name] else {
      return isAbsent ? nil : "no view is named \(name); there are \(frames.names)"
    }
    if isAbsent { return "\(name) must not exist, got \(frame)" }
    return match(frame.minX, frame.minY, frame.width, frame.height)
  }

  private func match(_ x: CGFloat?, _ y: CGFloat?, _ width: CGFloat?, _ height: CGFloat?)
    -> String?
  {
    let pairs = [(self.x, x), (self.y, y), (self.width, width), (self.height, height)]
    let holds = pairs.allSatisfy { wanted, got in
      guard let wanted, let got else { return true }
      return isClose(wanted, got)
    }
    if holds { return nil }
    let show = { (values: [CGFloat?]) -> String in
      values.map { $0.map { "\($0)" } ?? "-" }.joined(separator: " ")
    }
    return "\(name): expected \(show(pairs.map(\.0))), got \(show(pairs.map(\.1)))"
  }
}

/// Frames of named views after a layout, in window coordinates, y down.
struct Frames {
  var rootSize: CGSize
  var frames: [String: CGRect]
  /// The first view whose size or guide was not a number.
  var firstNaN: String?

  subscript(name: String) -> CGRect? { frames[name] }
  var names: String { frames.keys.sorted().joined(separator: " ") }
}

/// Comparisons of a case that is not about frames.
struct Check: Sendable {
  let id: String
  let location: SourceLocation

  func equal(_ got: CGFloat?, _ wanted: CGFloat?, _ what: String) {
    switch (got, wanted) {
    case (nil, nil): return
    case (let got?, let wanted?) where isClose(got, wanted): return
    default: fail(what, "\(wanted.map { "\($0)" } ?? "nil")", "\(got.map { "\($0)" } ?? "nil")")
    }
  }

  func equal(_ got: CGSize, _ width: CGFloat, _ height: CGFloat, _ what: String = "size") {
    if isClose(got.width, width), isClose(got.height, height) { return }
    fail(what, "\(width) × \(height)", "\(got.width) × \(got.height)")
  }

  func equal(_ got: ProposedViewSize?, _ width: CGFloat?, _ height: CGFloat?, _ what: String) {
    equal(got?.width, width, "\(what), width")
    equal(got?.height, height, "\(what), height")
  }

  func equal(_ got: [CGFloat], _ wanted: [CGFloat], _ what: String) {
    if got.count == wanted.count, zip(got, wanted).allSatisfy({ isClose($0, $1) }) { return }
    fail(what, "\(wanted)", "\(got)")
  }

  func same<T: Equatable>(_ got: T, _ wanted: T, _ what: String) {
    if got != wanted { fail(what, "\(wanted)", "\(got)") }
  }

  private func fail(_ what: String, _ wanted: String, _ got: String) {
    Issue.record("\(id): \(what): expected \(wanted), got \(got)", sourceLocation: location)
  }
}
