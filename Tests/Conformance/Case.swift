import SwiftUI
import Testing

/// The certainty that Apple's system behaves like a case.
enum Certainty: String, Sendable {
  /// Stated in Apple's documentation.
  case documented
  /// Recorded on Apple's system.
  case measured
  /// Follows by arithmetic from something documented or measured.
  case derived
  /// Reported by someone who watched Apple's system.
  case observed
  /// Independent reimplementations agree on it.
  case reference
}

/// Where a case comes from.
struct Origin: Sendable, CustomStringConvertible {
  let description: String

  private init(_ description: String) { self.description = description }

  /// Frames recorded from Apple's SwiftUI: iamcgn/swiftui-web, Fixtures/Goldens.
  static func recording(_ fixture: String) -> Origin { Origin("iamcgn/swiftui-web \(fixture)") }
  /// OpenSwiftUIProject/OpenSwiftUI at 069dd80: an example or a test of that name.
  static func openSwiftUI(_ test: String) -> Origin { Origin("OpenSwiftUI \(test)") }
  /// Hongtae/SwiftVVD, Tests/VUITests/Layout.
  static func vvd(_ test: String) -> Origin { Origin("SwiftVVD \(test)") }
  /// objc.io, Swift Talk and blog.
  static func objc(_ article: String) -> Origin { Origin("objc.io \(article)") }
  /// fatbobman.com, measured on an iPhone 13 Pro with iOS 16.
  static func fatbobman(_ article: String) -> Origin { Origin("fatbobman.com \(article)") }
  /// stackotter/swiftui-layout-edge-cases.
  static func edgeCases(_ name: String) -> Origin { Origin("swiftui-layout-edge-cases \(name)") }
  /// TokamakUI/Tokamak, TokamakLayoutTests: pixel-compared with SwiftUI on macOS 12.
  static func tokamak(_ test: String) -> Origin { Origin("Tokamak \(test)") }
  /// A scenario of our own that was executed through OpenSwiftUI.
  static let scenario = Origin("our own scenario, executed through OpenSwiftUI")
  /// Other public sources.
  static func other(_ source: String) -> Origin { Origin(source) }
}

/// The machine a case was recorded on. Only its scale and its text metrics reach layout.
enum Platform: String, Sendable {
  case macOS26, iOS26, iOS16, catalyst, any

  var scale: CGFloat {
    switch self {
    case .macOS26, .iOS26, .catalyst: 2
    case .iOS16: 3
    case .any: 1
    }
  }
}

/// The variations of a frame case that, by the rules, change nothing else.
struct Repeats: OptionSet, Sendable {
  let rawValue: Int
  /// The other direction, where every x becomes W − x − w. Left out only where the view itself names a
  /// side or a direction.
  static let mirrored = Repeats(rawValue: 1)
  /// Scales 1, 2 and 3.
  static let scales = Repeats(rawValue: 2)
}

/// One case: its view and its expectations.
struct Case: Sendable, CustomTestStringConvertible {
  let id: String
  let origin: Origin
  let certainty: Certainty
  private(set) var platform = Platform.any
  private(set) var repeats: Repeats = []
  private(set) var setting = Setting()
  private(set) var scenes: [Scene] = []
  private(set) var check: (@MainActor @Sendable (Check) -> Void)?
  let location: SourceLocation

  /// A layout of the case with the frames it must have. Cases of several steps have several.
  struct Scene: Sendable {
    var name: String
    var layout: @MainActor @Sendable (Stage) -> Frames
    var expected: [Expectation] = []
  }

  var testDescription: String { "\(id) [\(certainty.rawValue), \(origin)]" }

  /// A case that states frames in a window.
  init<V: View>(
    _ id: String, _ origin: Origin, _ certainty: Certainty = .measured,
    _ platform: Platform = .macOS26, window width: CGFloat?, _ height: CGFloat?,
    safeArea: EdgeInsets = EdgeInsets(), direction: LayoutDirection = .leftToRight,
    centersRoot: Bool = true, repeats: Repeats = [.mirrored, .scales],
    location: SourceLocation = #_sourceLocation,
    @ViewBuilder view: @escaping @MainActor @Sendable () -> V
  ) {
    self.id = id
    self.origin = origin
    self.certainty = certainty
    self.platform = platform
    self.repeats = repeats
    self.location = location
    setting = Setting(
      proposal: ProposedViewSize(width: width, height: height), safeArea: safeArea,
      direction: direction, scale: platform.scale, centersRoot: centersRoot)
    scenes = [Scene(name: "", layout: { $0.show(view()) })]
  }

  /// A case with other expectations than frames in a window.
  static func unit(
    _ id: String, _ origin: Origin, _ certainty: Certainty,
    location: SourceLocation = #_sourceLocation,
    check: @escaping @MainActor @Sendable (Check) -> Void
  ) -> Case {
    Case(id: id, origin: origin, certainty: certainty, check: check, location: location)
  }

  private init(
    id: String, origin: Origin, certainty: Certainty,
    check: @escaping @MainActor @Sendable (Check) -> Void, location: SourceLocation
  ) {
    self.id = id
    self.origin = origin
    self.certainty = certainty
    self.check = check
    self.location = location
  }

  /// Adds the frames that the latest scene must have: a line for each, see `Expectation`.
  func gives(_ table: String) -> Case {
    var copy = self
    copy.scenes[scenes.count - 1].expected += Expectation.parse(table)
    return copy
  }

  /// A further state of the same view, shown next in the same window.
  func then<V: View>(
    _ name: String, @ViewBuilder view: @escaping @MainActor @Sendable () -> V
  ) -> Case {
    var copy = self
    copy.scenes.append(Scene(name: name, layout: { $0.show(view()) }))
    return copy
  }

  /// A further state: the scroll view of the same view scrolls to a view.
  func then(scrollTo id: some Hashable & Sendable, _ anchor: UnitPoint? = nil) -> Case {
    var copy = self
    copy.scenes.append(Scene(name: "scrollTo(\(id))", layout: { $0.scroll(to: id, anchor) }))
    return copy
  }

  /// Runs the case in each of its directions and scales and records failures.
  @MainActor func verify() {
    if let check { check(Check(id: id, location: location)) }
    for setting in settings {
      let stage = Stage(setting)
      for scene in scenes {
        let frames = scene.layout(stage)
        if let node = frames.firstNaN {
          Issue.record("\(id), \(setting): NaN from \(node)", sourceLocation: location)
        }
        let width = setting.proposal.width ?? frames.rootSize.width
        for expectation in scene.expected {
          let wanted = setting.isMirrored ? expectation.mirrored(in: width) : expectation
          guard let complaint = wanted.complaint(about: frames) else { continue }
          let state = scene.name.isEmpty ? "" : " after “\(scene.name)”"
          Issue.record("\(id)\(state), \(setting): \(complaint)", sourceLocation: location)
        }
      }
    }
  }

  private var settings: [Setting] {
    var all = [setting]
    if repeats.contains(.scales) {
      all = [1, 2, 3].map { scale in
        var copy = setting
        copy.scale = scale
        return copy
      }
    }
    if repeats.contains(.mirrored) {
      all += all.map(\.mirrored)
    }
    return all
  }
}

/// A list of cases, one statement for each, so that the compiler checks them one at a time.
@resultBuilder enum CaseList {
  static func buildExpression(_ one: Case) -> [Case] { [one] }
  static func buildExpression(_ several: [Case]) -> [Case] { several }
  static func buildBlock(_ parts: [Case]...) -> [Case] { parts.flatMap { $0 } }
}
