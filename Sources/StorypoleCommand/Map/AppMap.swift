// SPDX-License-Identifier: Apache-2.0
import CStorypole
import Foundation

/// The bounds of a map.
struct MapSettings {
  var screens = 40
  /// The most presses from the first screen.
  var depth = 5
  /// In seconds.
  var time = 120.0
}

/// The screens of an app, and the elements that lead from one to another.
///
/// The elements for assistive technologies drive it: each one that can be pressed is pressed on each screen, in a new process
/// that first presses all that leads there. Two screens are the same if their elements are.
@MainActor
final class AppMap {
  /// The effect of pressing an element.
  enum Effect: Equatable {
    /// The number of the screen that it leads to.
    case leads(Int)
    /// The same screen.
    case nothing
    /// It ended the app, or the app can't be shown after it.
    case fails(String)
    /// A bound was reached.
    case untried
    /// It leads to a screen that a bound leaves out.
    case leavesOut
  }

  struct Way {
    /// `button "Open"`.
    var name: String
    var effect: Effect
  }

  final class Screen {
    let number: Int
    let name: String
    fileprivate let tree: ScreenAnswer
    let picture: Data
    /// The presses that lead here.
    let path: [Press]
    fileprivate(set) var ways: [Way] = []
    fileprivate let digest: String

    fileprivate init(
      _ number: Int, _ tree: ScreenAnswer, _ picture: Data, _ path: [Press],
      _ digest: String
    ) {
      (self.number, self.tree, self.picture) = (number, tree, picture)
      (self.path, self.digest) = (path, digest)
      name = tree.name ?? "Screen \(number)"
    }

    /// Whether every element was tried, and none leads to another screen.
    var isDeadEnd: Bool {
      ways.allSatisfy {
        switch $0.effect {
        case .nothing, .fails: true
        case .leads, .untried, .leavesOut: false
        }
      }
    }
  }

  private let session: Session
  private let index: Int
  private let bounds: MapSettings
  private let deadline: Double
  private(set) var screens: [Screen] = []
  private(set) var presses = 0

  /// The elements of a screen that are pressed: a list may have thousands.
  private static let mostPressed = 30

  init(_ session: Session, _ index: Int, _ bounds: MapSettings) throws {
    (self.session, self.index, self.bounds) = (session, index, bounds)
    deadline = sp_now() + bounds.time
    _ = try look([])
    var next = 0
    while next < screens.count {
      explore(screens[next])
      next += 1
    }
    Terminal.progress(nil)
  }

  /// "3 screens, 8 presses, 1 dead end, 1 failure, 2 elements left out".
  var summary: String {
    func words(_ count: Int, _ one: String, _ many: String) -> String {
      "\(count) \(count == 1 ? one : many)"
    }
    var parts = [
      words(screens.count, "screen", "screens"), words(presses, "press", "presses"),
      words(deadEnds.count, "dead end", "dead ends"), words(failures.count, "failure", "failures"),
    ]
    if leftOut > 0 { parts.append(words(leftOut, "element", "elements") + " left out") }
    return parts.joined(separator: ", ")
  }

  var deadEnds: [Screen] { screens.filter { $0.number > 1 && $0.isDeadEnd } }

  var failures: [(screen: Screen, way: Way, reason: String)] {
    screens.flatMap { screen in
      screen.ways.compactMap { way in
        if case .fails(let reason) = way.effect { (screen, way, reason) } else { nil }
      }
    }
  }

  /// The elements that a bound kept from being pressed or followed.
  var leftOut: Int {
    screens.flatMap(\.ways).count { [.untried, .leavesOut].contains($0.effect) }
  }

  private func explore(_ screen: Screen) {
    for (count, press) in screen.tree.presses.enumerated() {
      let isBeyond =
        screen.path.count >= bounds.depth || count >= Self.mostPressed || sp_now() > deadline
      let effect = isBeyond ? Effect.untried : effect(of: press, on: screen)
      screen.ways.append(Way(name: press.name, effect: effect))
    }
  }

  private func effect(of press: Press, on screen: Screen) -> Effect {
    presses += 1
    Terminal.progress("\(screens.count) screens, \(presses) presses")
    do {
      guard let found = try look(screen.path + [press]) else { return .leavesOut }
      return found === screen ? .nothing : .leads(found.number)
    } catch {
      return .fails(Self.reason(error))
    }
  }

  /// The failure in a line, with the place and the first words of a crash report.
  private static func reason(_ error: any Error) -> String {
    guard let failure = error as? Failure else { return "\(error)" }
    let lines = ([failure.message] + failure.help).flatMap { $0.split(separator: "\n") }
    return String(lines.joined(separator: "; ").prefix(300))
  }

  /// The screen after some presses; nil if it is new, and there are as many as allowed.
  private func look(_ path: [Press]) throws -> Screen? {
    // A new process, which no earlier press has changed.
    defer { session.end() }
    let (tree, picture) = try session.screen(index, path)
    let digest = Digest.hex(of: Data(tree.text.utf8))
    if let known = screens.first(where: { $0.digest == digest }) { return known }
    guard screens.count < bounds.screens else { return nil }
    let screen = Screen(screens.count + 1, tree, picture, path, digest)
    screens.append(screen)
    return screen
  }
}
