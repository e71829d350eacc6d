// SPDX-License-Identifier: Apache-2.0
package import Storypole
package import StorypoleGraphics
package import SwiftUI

/// The pages of a document, ready to be drawn.
package struct LaidOutDocument {
  package var pages: [DisplayList] = []
  package var entries: [PageEntry] = []
  package var warnings: [String] = []
  /// nil unless the document is tagged.
  package var structure: DocumentStructure?
  /// For each page, the reason why it begins where it does.
  package var reasons: [String] = []
  /// The views of each page; none unless they are asked for.
  package var frames: [PageFrames] = []
}

extension PictureMaker {
  /// Lays a document out.
  ///
  /// - Parameters:
  ///   - scale: The pixels per point to which text sizes are rounded.
  ///   - explains: Whether the result has the reasons of pages.
  ///   - describes: Whether the result has the frames of views.
  ///   - isTagged: Whether the result has a structure.
  package func pages(
    of document: PagedDocument, _ environment: EnvironmentValues, scale: CGFloat = 2,
    explains: Bool = false, describes: Bool = false, isTagged: Bool = false
  ) throws -> LaidOutDocument {
    let layout = try layout(of: document, environment, scale: scale)
    var result = LaidOutDocument(entries: layout.entries)
    if explains { result.reasons = layout.reasons }
    if isTagged { result.structure = try layout.takeStructure() }
    do {
      try layout.draw(keepsPages: true) { result.pages.append($0) }
      if describes { result.frames = try layout.frames() }
    } catch let error as RenderError {
      throw ImageRendererError(.view, error.description)
    }
    result.warnings = layout.warnings
    return result
  }

  /// The settled layout of a document.
  func layout(
    of document: PagedDocument, _ environment: EnvironmentValues, scale: CGFloat = 2
  ) throws -> DocumentLayout {
    var environment = environment
    environment.assets = assets
    if let language = document.information.language {
      environment.locale = Locale(identifier: language)
    }
    do {
      let layout = try DocumentLayout(document, environment, scale: scale, self)
      try layout.settle()
      return layout
    } catch let error as RenderError {
      throw ImageRendererError(.view, error.description)
    }
  }
}

/// Distributes the views of a document over pages, until nothing changes any more.
final class DocumentLayout {
  private var runs: [LaidOutRun] = []
  private let document: PagedDocument
  private let values = PageValues()
  private(set) var entries: [PageEntry] = []
  private var ownWarnings: [String] = []
  /// The structure of each run; none unless it was made.
  private var structures: [PageStructure] = []
  /// The views that depend on pages may change these; ours.
  private static let mostRounds = 6

  init(
    _ document: PagedDocument, _ environment: EnvironmentValues, scale: CGFloat,
    _ maker: PictureMaker
  ) throws {
    self.document = document
    for run in document.runs {
      runs.append(try LaidOutRun(run, environment, scale: scale, maker))
    }
    if runs.isEmpty { throw ImageRendererError(.view, "a document needs a run of pages") }
  }

  /// Packs the pages, tells the views about them, and packs again if that changed a height.
  func settle() throws {
    for run in runs { try run.estimateParts() }
    for _ in 0..<Self.mostRounds {
      var number = 1
      for run in runs { number += try run.pack(from: number) }
      values.count = number - 1
      let isStable = try tellViews()
      var fits = true
      for run in runs { if try !run.makeParts(proxies(of: run)) { fits = false } }
      if isStable, fits { return }
    }
    // The views have changed since the last distribution.
    for run in runs { run.findElements() }
    ownWarnings.append(
      "the pages depend on themselves: after \(Self.mostRounds) layouts, a view that reads its page, a header "
        + "or a footer still changes its height; give it a frame")
  }

  private func proxies(of run: LaidOutRun) -> [PageProxy] {
    run.slices.indices.map { proxy(of: $0, in: run) }
  }

  private func proxy(of index: Int, in run: LaidOutRun) -> PageProxy {
    PageProxy(
      number: run.firstNumber + index, count: values.count, numberInRun: index + 1,
      countInRun: run.slices.count, values: values)
  }

  /// Gives the views that read pages their values; false if one of them changes.
  private func tellViews() throws -> Bool {
    var anchors: [String: PageTarget] = [:]
    var readers: [(run: LaidOutRun, page: Int, place: PagePlace)] = []
    var references: [(run: LaidOutRun, anchor: String, place: PagePlace)] = []
    var contents: [(run: LaidOutRun, place: PagePlace)] = []
    var placedValues: [(key: ObjectIdentifier, page: Int, value: Any)] = []
    var found: [(title: String, level: Int, target: PageTarget)] = []
    for run in runs {
      let marks = run.marks
      for mark in marks {
        let target = run.target(run.start(of: mark.frame))
        switch mark.value as? PageMark {
        case .value(let key, let value): placedValues.append((key, target.page, value))
        case .anchor(let name): anchors[name] = anchors[name] ?? target
        case .reader(let place): readers.append((run, target.page - run.firstNumber, place))
        case .reference(let anchor, let place): references.append((run, anchor, place))
        case .contents(let place): contents.append((run, place))
        case .bookmark, nil: break
        }
      }
      found += run.titles(marks).map { ($0.title, $0.level, run.target($0.y)) }
    }
    let isMoved =
      values.entries.map(\.page) != placedValues.map(\.page)
      || values.entries.map(\.key) != placedValues.map(\.key)
    values.entries = placedValues
    entries = found.enumerated().map { index, entry in
      PageEntry(
        id: index, title: entry.title, level: entry.level, page: entry.target.page,
        y: entry.target.y)
    }
    var changes: [(run: LaidOutRun, change: () -> Void)] = []
    for reader in readers {
      let page = proxy(of: reader.page, in: reader.run)
      let old = reader.place.page
      if isMoved || page.values !== old.values || page.number != old.number
        || page.count != old.count || page.countInRun != old.countInRun
      {
        changes.append((reader.run, { reader.place.page = page }))
      }
    }
    for reference in references {
      let target = anchors[reference.anchor]
      if target == nil {
        let warning = "no view has the page anchor '\(reference.anchor)'"
        if !ownWarnings.contains(warning) { ownWarnings.append(warning) }
      }
      if reference.place.target != target {
        changes.append((reference.run, { reference.place.target = target }))
      }
    }
    for table in contents where table.place.entries != entries {
      let entries = entries
      changes.append((table.run, { table.place.entries = entries }))
    }
    for run in runs {
      let own = changes.filter { $0.run === run }
      if own.isEmpty { continue }
      run.session.perform { _ in for change in own { change.change() } }
    }
    return changes.isEmpty
  }

  var warnings: [String] { runs.flatMap { $0.warnings } + ownWarnings }
  /// Those of the runs.
  var hosts: [ViewHost] { runs.map(\.session.host) }
  var reasons: [String] { runs.flatMap { $0.reasons } }
  func frames() throws -> [PageFrames] { try runs.flatMap { try $0.frames() } }

  /// Makes the structure, for the tags of the pages. It can be made once.
  func takeStructure() throws -> DocumentStructure {
    var whole = DocumentStructure()
    var lastLevel = 0
    for run in runs {
      var own = run.takeStructure(after: lastLevel)
      try ConformingPDF.check(own)
      lastLevel = own.lastLevel
      own.move(to: &whole)
      structures.append(own)
    }
    return whole
  }

  /// Draws the pages; the parameters and errors are those of `LaidOutRun.draw`.
  func draw(keepsPages: Bool, to output: (DisplayList) throws -> Void) throws {
    for (index, run) in runs.enumerated() {
      try run.draw(
        title: document.information.title, structures.isEmpty ? nil : structures[index],
        keepsPages: keepsPages, to: output)
    }
  }
}
