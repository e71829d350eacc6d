// SPDX-License-Identifier: Apache-2.0
import CStorypole
import Foundation
import StorypoleCairo
import StorypoleExplain
import SwiftUI

/// Runs tests in a process for one image at a time. A preview that crashes costs its process, and the next one
/// gets another.
final class TestWorker {
  private let run: TestRun
  private let settings: Settings
  private var viewer: Viewer?
  private var image: String?
  /// Where the process writes pictures.
  private let folder: String
  private var pictures = 0

  /// Printed text that is handed on after each preview, in bytes.
  private static let mostPrinted = 64 << 10
  /// Of these, for a crash report.
  private static let mostKept = 128 << 10

  init(_ run: TestRun, folder: String) {
    (self.run, self.folder) = (run, folder)
    settings = run.settings
  }

  func work() {
    while let work = run.queue.next(image: image) {
      switch work {
      case .open(let module): open(module)
      case .run(let batch): for test in batch.tests { self.run(test, of: batch.module) }
      }
      run.queue.finish()
    }
    viewer?.end()
  }

  // MARK: Modules

  private func open(_ module: UserModule) {
    do {
      let built = try run.built(module)
      if run.isUnchanged(built) { return }
      viewer?.end()
      viewer = nil
      let previews = try load(built)
      let tested = TestModule(
        image: image ?? built.image, module: built.module,
        drawing: settings.drawing.finding(in: built.module), calls: SourceCalls(built.module))
      let tests = try GoldenTest.all(previews, of: built.module, settings)
      run.queue.add(run.chosen(tests, of: built), of: tested)
    } catch let failure as Failure where module.isGuess && failure.code == .doesNotCompile {
      failure.noteSeparation(of: module)
      let files = module.separated(settings)
      if files.isEmpty { run.fail(module, failure) } else { run.queue.add(files) }
    } catch {
      run.fail(module, error as? Failure ?? Failure(.internalError, "\(error)"))
    }
  }

  /// Loads an image; one that was damaged by a full disk is made anew, once.
  private func load(_ built: BuiltModule) throws -> [PreviewInfo] {
    do {
      return try load(built.image, built.module)
    } catch let failure as Failure where failure.code == .viewFailed && viewer?.hasEnded == false {
      Cache.remove(built.image)
      return try load(run.rebuilt(built.module).image, built.module)
    }
  }

  private func load(_ image: String, _ module: UserModule) throws -> [PreviewInfo] {
    let viewer = try Viewer(run.installation, settings, userFiles: module.files)
    (viewer.printed.most, viewer.printed.kept) = (Self.mostPrinted, Self.mostKept)
    (self.viewer, self.image) = (viewer, image)
    do {
      let answer = try viewer.ask(
        .load(image: image, callsOf: module.name), waiting: "loading \(module.shortTitle) …")
      guard case .loaded(let previews, _) = answer else { throw Self.confusion }
      return previews
    } catch var failure as Failure {
      if failure.isPredicate { failure.message = "\(module.shortTitle) \(failure.message)" }
      throw failure
    }
  }

  private static let confusion = Failure(
    .internalError, "the drawing process answered a different request")

  // MARK: Tests

  private func run(_ test: GoldenTest, of module: TestModule) {
    var result = TestResult(test)
    do {
      if image != module.image || viewer?.hasEnded != false {
        viewer?.end()
        _ = try load(module.image, module.module)
      }
      try compare(test, of: module, &result)
    } catch {
      let failure = error as? Failure ?? Failure(.internalError, "\(error)")
      result.status = .broken
      result.messages = ["the preview \(failure.message)"] + failure.help
      if !failure.isPredicate { result.messages[0] = failure.message }
    }
    run.add(result)
  }

  private func compare(
    _ test: GoldenTest, of module: TestModule, _ result: inout TestResult
  ) throws {
    var drawing = module.drawing
    try test.variant.apply(to: &drawing)
    pictures += 1
    let lock = run.lock(test.folder)
    let kinds = settings.test.kinds
    let known = lock.picture(test.stem, at: test.golden(.picture))
    var request = TestRequest(
      index: test.number, drawing: drawing, path: "\(folder)/\(pictures).png")
    if kinds.contains(.frames) { request.frames = Self.absolute(test.golden(.frames)) }
    if kinds.contains(.picture) { request.pixels = known?.digest ?? "" }
    let elements =
      kinds.contains(.accessibility) ? try Self.text(test.golden(.accessibility)) : nil
    if kinds.contains(.accessibility) { request.semantics = elements ?? "" }
    let faults = kinds.contains(.lints) ? try Self.text(test.golden(.lints)) : nil
    if kinds.contains(.lints) { request.lints = faults ?? "" }
    let answer = try ask(request, test)
    lock.use(answer.fonts)
    if !answer.warnings.isEmpty { run.warn(answer.warnings, of: test) }

    let new = try answer.explanation.map { text in
      let explanation = try JSONDecoder().decode(LayoutExplanation.self, from: Data(text.utf8))
      return GoldenFrames(explanation, call: module.calls.call)
    }
    if kinds.contains(.frames), !answer.hasEqualFrames, let new {
      try compareFrames(try Self.text(test.golden(.frames)), new, of: module, &result)
    }
    if let new = answer.semantics { try compareElements(elements, new, &result) }
    if let new = answer.lints { try compareLints(faults, try Lint.all(new), of: module, &result) }
    if answer.hasWritten, let digest = answer.pixels {
      try comparePictures(request.path, digest, new, lock, &result)
    }
  }

  private func ask(_ request: TestRequest, _ test: GoldenTest) throws -> TestAnswer {
    guard let viewer else { throw Self.confusion }
    let answer = try viewer.ask(.test(request), waiting: "drawing \(test.title) …")
    guard case .tested(let tested) = answer else { throw Self.confusion }
    return tested
  }

  /// The user's code may change the folder of its process.
  private static func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : "\(FileManager.default.currentDirectoryPath)/\(path)"
  }

  private static func text(_ path: String) throws -> String? {
    do {
      return try GoldenFile.read(path).map { String(decoding: $0, as: UTF8.self) }
    } catch {
      // No golden is equal to this, and it can't be read.
      return "\(error)"
    }
  }

  private func compareFrames(
    _ golden: String?, _ new: GoldenFrames, of module: TestModule, _ result: inout TestResult
  ) throws {
    let test = result.test
    let text = new.text
    guard let golden else {
      result.frames = GoldenFrames.compared(text)
      return try settle(.frames, isMissing: true, &result) {
        try GoldenFile.write(Data(text.utf8), test.golden(.frames))
      }
    }
    do {
      let search = CauseSearch(
        try GoldenFrames(text: golden), try GoldenFrames(text: text), module.calls, test)
      search.add(to: &result)
    } catch let damage as GoldenFrames.Damage {
      result.messages.append("\(test.golden(.frames)): \(damage)")
    }
    let count = result.changes.count
    if count > 0 {
      result.messages.append(count == 1 ? "1 view differs" : "\(count) views differ")
    } else if result.messages.isEmpty {
      result.messages.append("the tree of views differs")
    }
    try settle(.frames, isMissing: false, &result) {
      try GoldenFile.write(Data(text.utf8), test.golden(.frames))
    }
  }

  private func compareElements(
    _ golden: String?, _ new: String, _ result: inout TestResult
  ) throws {
    let path = result.test.golden(.accessibility)
    if let golden { result.messages += ElementDifferences(golden, new).messages }
    try settle(.accessibility, isMissing: golden == nil, &result) {
      try GoldenFile.write(Data(new.utf8), path)
    }
  }

  private func compareLints(
    _ golden: String?, _ new: [Lint], of module: TestModule, _ result: inout TestResult
  ) throws {
    let path = result.test.golden(.lints)
    let lints = GoldenLints(new)
    if let golden {
      let differences = lints.differences(from: golden)
      let count = differences.new.count
      if count > 0 { result.messages.append(count == 1 ? "1 new fault" : "\(count) new faults") }
      for lint in differences.new {
        let cause = FoundCause(
          path: lint.place.map { module.calls.path(of: $0.file) }, line: lint.place?.line,
          text: lint.sentence)
        if !result.causes.contains(cause) { result.causes.append(cause) }
      }
      result.messages += differences.gone.map { "the golden accepts a fault that is gone: \($0)" }
    }
    try settle(.lints, isMissing: golden == nil, &result) {
      try GoldenFile.write(Data(lints.text.utf8), path)
    }
  }

  private func comparePictures(
    _ path: String, _ digest: String, _ new: GoldenFrames?, _ lock: GoldenLock,
    _ result: inout TestResult
  ) throws {
    let test = result.test
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    func record() throws {
      try GoldenFile.write(data, test.golden(.picture))
      lock.record(test.stem, .init(digest: digest, size: data.count))
      unlink(path)
    }
    let scale = Double(new?.explanation.scale ?? 1)
    result.picture = .init(golden: nil, new: path, scale: scale)
    guard GoldenFile.exists(test.golden(.picture)) else {
      return try settle(.picture, isMissing: true, &result, record)
    }
    do {
      let golden = try GoldenFile.read(test.golden(.picture)) ?? Data()
      result.picture?.golden = test.golden(.picture)
      let difference = try PictureComparison(golden, data)
      if difference.count == 0 {
        // The lock is older than the picture, or lost.
        if settings.test.mode != .never {
          lock.record(test.stem, .init(digest: digest, size: golden.count))
        }
        return drop(&result)
      }
      let tolerance = settings.test.tolerance
      if tolerance.pixels > 0 || tolerance.distance > 0 {
        let beyond = try PictureComparison(golden, data, distance: tolerance.distance)
        if beyond.sizes == nil, beyond.count <= tolerance.pixels {
          if settings.test.mode == .all {
            try record()
            if result.status == .passed { result.status = .recorded }
          }
          return drop(&result)
        }
      }
      result.picture?.difference = difference
      result.messages.append(Self.words(difference, scale, new))
    } catch {
      result.messages.append("\(test.golden(.picture)) is no PNG file that can be read")
    }
    try settle(.picture, isMissing: false, &result, record)
  }

  /// Forgets a picture that passes.
  private func drop(_ result: inout TestResult) {
    if let path = result.picture?.new { unlink(path) }
    result.picture = nil
  }

  /// "1,204 pixels differ in a region of 180 × 40 pt at 12, 84, in Text "Total""
  private static func words(
    _ difference: PictureComparison, _ scale: Double, _ new: GoldenFrames?
  ) -> String {
    if let sizes = difference.sizes { return "the picture is \(sizes)" }
    guard let region = difference.region else { return "" }
    func points(_ pixels: CGFloat) -> String { (pixels / scale).pointsText }
    let count = difference.count == 1 ? "1 pixel differs" : "\(difference.count) pixels differ"
    let inside = new?.explanation.entries.filter {
      !$0.isModifier
        && $0.frame.insetBy(dx: -1, dy: -1).contains(
          CGRect(
            x: region.minX / scale, y: region.minY / scale, width: region.width / scale,
            height: region.height / scale))
    }.min { $0.frame.width * $0.frame.height < $1.frame.width * $1.frame.height }
    return "\(count) in a region of \(points(region.width)) × \(points(region.height)) pt at "
      + "\(points(region.minX)), \(points(region.minY))" + (inside.map { ", in \($0.title)" } ?? "")
  }

  // MARK: Recording

  /// Decides whether a difference or a missing file fails in this mode.
  private func settle(
    _ kind: TestSettings.Kind, isMissing: Bool, _ result: inout TestResult,
    _ record: () throws -> Void
  ) throws {
    let mode = settings.test.mode
    if mode == .never || mode == .missing && !isMissing {
      if isMissing { result.messages.append("has no golden \(kind.rawValue)") }
      result.status = isMissing && result.status != .failed ? .missing : .failed
      return
    }
    try record()
    run.lock(result.test.folder).noteRecording()
    if result.status == .passed { result.status = .recorded }
  }
}
