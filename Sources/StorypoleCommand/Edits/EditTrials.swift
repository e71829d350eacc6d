// SPDX-License-Identifier: Apache-2.0
import CStorypole
import Foundation
import StorypoleExplain
import SwiftUI

/// Tries edits of one preview: compiles an edited copy, draws it, and counts its faults. The files stay as they are.
@MainActor
final class EditTrials {
  /// The preview as it is.
  let lints: [Lint]
  private let session: Session
  private let index: Int
  private lazy var explanation = Result { try session.explanation(of: index) }
  private lazy var overflowsBefore = (try? explanation.get()).map { Self.overflows($0) } ?? [:]
  /// nil for an edit that doesn't compile, or whose preview can't be drawn.
  private var outcomes: [SourceEdit: Outcome?] = [:]
  private let deadline: Double
  /// The edits that remove a fault.
  private var good: [SourceEdit] = []
  private let report: (String) -> Void

  private struct Outcome {
    var lints: [Lint]
    var moves: Int
    /// Whether a text or an image is gone, which removes its faults, too.
    var loses: Bool
    /// By how much views are longer than the rectangles around them.
    var overflows: [String: CGFloat]
    var frame: CGRect?
  }

  /// A view whose frame each effect tells.
  private var view: String?

  /// Edits of one fault, and edits of one call in all.
  private static let mostTries = 8
  /// Edits around a view that reasons name.
  private static let mostEffects = 12
  private static let mostTriesInAll = 32
  /// In seconds.
  private static let longest = 60.0
  private static let processors = ProcessInfo.processInfo.activeProcessorCount

  /// - Parameter report: Shows the current step.
  init(_ session: Session, _ index: Int, _ lints: [Lint], report: @escaping (String) -> Void) {
    (self.session, self.index, self.lints, self.report) = (session, index, lints, report)
    deadline = sp_now() + Self.longest
  }

  /// Of the edits that remove a fault and add none, the one that leaves the fewest; nil if no tried one does.
  func edit(for lint: Lint) -> TriedEdit? {
    guard let explanation = try? explanation.get(),
      let edits = try? EditSearch.edits(for: lint, explanation, session.module)
    else { return nil }
    // One edit may remove several faults.
    var best = good.compactMap { edit -> TriedEdit? in
      guard let outcome = outcomes[edit] ?? nil, removes(lint, outcome) else { return nil }
      return tried(edit, outcome)
    }.min { $0.faults < $1.faults }
    var rest = edits.prefix(Self.mostTries)
    while !rest.isEmpty, best?.faults != 0 {
      let batch = Array(rest.prefix(Self.processors))
      rest = rest.dropFirst(batch.count)
      run(batch)
      for edit in batch {
        guard let outcome = outcomes[edit] ?? nil, removes(lint, outcome) else { continue }
        let tried = tried(edit, outcome)
        if tried.faults < best?.faults ?? .max { best = tried }
      }
    }
    if let best, !good.contains(best.edit) { good.append(best.edit) }
    return best
  }

  /// The effects of the edits that compile.
  func effects(of edits: [SourceEdit]) -> [TriedEdit] {
    let edits = Array(edits.prefix(Self.mostEffects))
    run(edits)
    return edits.compactMap { edit in (outcomes[edit] ?? nil).map { tried(edit, $0) } }
  }

  /// Edits of the calls that the reasons of a view name, and their effects.
  func effects(around view: String) throws -> [TriedEdit] {
    self.view = view
    return effects(of: try EditSearch.edits(around: view, explanation.get(), session.module))
  }

  private func tried(_ edit: SourceEdit, _ outcome: Outcome) -> TriedEdit {
    TriedEdit(
      edit: edit, left: outcome.lints.filter { $0.severity != .note }.map(\.short),
      moves: outcome.moves, frame: outcome.frame)
  }

  private func removes(_ lint: Lint, _ outcome: Outcome) -> Bool {
    if outcome.loses { return false }
    // A view that leaves the frame around it would be another fault.
    if outcome.overflows.contains(where: { $0.value > overflowsBefore[$0.key, default: 0] + 1 }) {
      return false
    }
    let left = outcome.lints
    func isSame(_ a: Lint, _ b: Lint) -> Bool { a.rule == b.rule && a.view == b.view }
    func count(_ lints: [Lint], _ severity: Lint.Severity) -> Int {
      lints.count { $0.severity == severity }
    }
    // Under a note or a warning, the fault may only have become smaller.
    guard !left.contains(where: { isSame($0, lint) && $0.settings == lint.settings }) else {
      return false
    }
    return count(left, .error) <= count(lints, .error)
      && count(left, .error) + count(left, .warning)
        <= count(lints, .error) + count(lints, .warning)
  }

  // MARK: Trying

  private func run(_ edits: [SourceEdit]) {
    let left = max(0, Self.mostTriesInAll - outcomes.count)
    let new = edits.filter { outcomes[$0] == nil }.prefix(left)
    guard !new.isEmpty, sp_now() < deadline, let explanation = try? explanation.get() else {
      return
    }
    let modules = new.map { edit in
      var module = session.module
      let source = (try? module.source(of: edit.path)) ?? Data()
      module.replaced[edit.path] = edit.applied(to: source)
      return module
    }
    report("trying \(new.count == 1 ? "an edit" : "\(new.count) edits")")
    let images = EditedImages(modules, session)
    for (edit, (module, image)) in zip(new, zip(modules, images.built)) {
      outcomes[edit] = .some(nil)
      guard let image else { continue }
      outcomes[edit] = outcome(BuiltModule(image: image, module: module), explanation)
    }
  }

  /// The texts and images, such as `Text "Total"`.
  private static func contents(_ explanation: LayoutExplanation) -> Set<String> {
    Set(
      explanation.entries.filter { ["Text", "Image"].contains($0.name) }
        .map { "\($0.name) \($0.detail ?? "")" })
  }

  private static func overflows(_ explanation: LayoutExplanation) -> [String: CGFloat] {
    var found: [String: CGFloat] = [:]
    for entry in explanation.entries {
      for note in entry.notes where note.kind == .overflows {
        let key = "\(entry.title) \(note.axis?.rawValue ?? "")"
        found[key] = max(found[key] ?? 0, note.value ?? 0)
      }
    }
    return found
  }

  private func outcome(_ built: BuiltModule, _ before: LayoutExplanation) -> Outcome? {
    guard let session = try? Session(built.module, session.settings, built: built) else {
      return nil
    }
    defer { session.end() }
    guard session.previews.count == self.session.previews.count,
      let lints = try? session.lints(index), let after = try? session.explanation(of: index)
    else { return nil }
    return Outcome(
      lints: lints, moves: ExplanationDiff(before, after).changes.count,
      loses: !Self.contents(before).isSubset(of: Self.contents(after)),
      overflows: Self.overflows(after), frame: view.flatMap { after.views(named: $0).first?.frame })
  }
}

/// Compiles edited modules, as many in parallel as there are processors.
@MainActor
private struct EditedImages {
  /// nil for those that don't compile.
  private(set) var built: [String?]

  init(_ modules: [UserModule], _ session: Session) {
    built = modules.map { _ in nil }
    let builder = session.builder
    let (toolchain, settings) = (builder.toolchain, builder.settings)
    let conditions = session.conditions
    let base = session.module
    // One compilation serves all edits of literals.
    let literal = builder.differingInLiterals(modules, from: base, conditions)
    let isShared = literal.count > 1
    let others = modules.indices.filter { !isShared || !literal.contains($0) }
    func build(_ places: [Int?]) {
      let found = Locked<[Int: String]>([:])
      DispatchQueue.concurrentPerform(iterations: places.count) { index in
        let builder = ImageBuilder(toolchain: toolchain, settings: settings)
        guard let place = places[index] else {
          try? builder.prepareLiterals(of: base, conditions)
          return
        }
        let image = try? builder.image(of: modules[place], conditions)
        found.withLock { $0[place] = image }
      }
      for (place, image) in found.withLock({ $0 }) { built[place] = image }
    }
    build((isShared ? [nil] : []) + others)
    if isShared { build(literal) }
  }
}
