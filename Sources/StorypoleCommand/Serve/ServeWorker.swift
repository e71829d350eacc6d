// SPDX-License-Identifier: Apache-2.0
import CStorypole
import Foundation
import ServerProtocol

/// Draws the rows of requests in a process, one after another. A row that crashes or never ends costs the process, which
/// is replaced.
final class ServeWorker {
  private let service: TemplateService
  private var viewer: Viewer?
  /// The generation of the process's templates.
  private var generation = 0
  /// The template and options of the process's last row, as JSON.
  private var prepared = ""

  /// The printed text of a row that is handed on, in bytes.
  private static let mostPrinted = 16 << 10

  init(_ service: TemplateService) { self.service = service }

  func work() {
    // The first request finds a process that is ready.
    _ = try? ready(service.template)
    while let (number, request) = service.next() {
      let start = sp_now()
      var (answer, picture) = self.answer(to: request)
      answer.seconds = sp_now() - start
      answer.hasGrown = retireIfGrown()
      service.send(number, answer, picture)
    }
    viewer?.end()
  }

  /// Ends a process that keeps too much memory; the next request gets another one.
  private func retireIfGrown() -> Bool {
    guard let viewer, !viewer.hasEnded, viewer.residentMemory > service.mostKept else {
      return false
    }
    viewer.end()
    return true
  }

  private func answer(to request: RenderRequest) -> (RenderAnswer, Data) {
    let (generation, template) = service.template
    do {
      let settings = try Self.settings(request, template)
      let viewer = try ready((generation, template))
      let text = try settings.jsonText()
      if prepared != text {
        prepared = ""
        _ = try viewer.ask(.rows(settings), waiting: nil)
        prepared = text
      }
      let row = RowRequest(
        row: request.row, use: request.isExplanation ? .explanation : .data,
        title: request.template)
      switch try viewer.ask(.row(row), waiting: nil) {
      case .rowDrawn(let picture): return (RenderAnswer(), try viewer.bytes(picture.bytes))
      case .rowFailed(let error): return (RenderAnswer(error), Data())
      default: return (RenderAnswer(fault: .unavailable, message: "the worker is confused"), Data())
      }
    } catch let failure as Failure {
      if failure.code == .usage {
        return (RenderAnswer(fault: .option, message: failure.message), Data())
      }
      guard failure.code == .viewFailed else {
        Terminal.report(failure)
        // The server's paths are not the client's business.
        return (RenderAnswer(fault: .unavailable, message: "the template can't be loaded"), Data())
      }
      let error = RowError(failure)
      Terminal.warn("\(request.template): \(error.message)")
      return (
        RenderAnswer(
          fault: failure.isLate ? .timeout : .crash,
          message: failure.isLate
            ? "the view needs more than the time of a picture" : "the view crashed"),
        Data()
      )
    } catch {
      return (RenderAnswer(fault: .unavailable, message: "\(error)"), Data())
    }
  }

  /// A process with the templates of a generation.
  private func ready(_ current: (generation: Int, template: BuiltTemplate)) throws -> Viewer {
    if let viewer, !viewer.hasEnded, generation == current.generation { return viewer }
    viewer?.end()
    prepared = ""
    let viewer = try current.template.loaded()
    (viewer.printed.most, viewer.printed.kept) = (Self.mostPrinted, Self.mostPrinted / 2)
    (self.viewer, generation) = (viewer, current.generation)
    return viewer
  }

  /// The parameters of an address that change the picture: options of the command line.
  static let parameters = [
    "size", "scale", "dark", "rtl", "type-size", "locale", "ideal", "transparent",
  ]

  /// The most pixels of a point.
  private static let mostScale = 4.0

  private static func settings(
    _ request: RenderRequest, _ template: BuiltTemplate
  ) throws -> RowSettings {
    var (rows, settings) = (template.rows, template.settings)
    rows.template = request.template
    rows.format = PictureFormat(rawValue: request.format) ?? .png
    settings.drawing = rows.drawing
    for pair in request.options {
      let (name, value) = (pair[0], pair[1])
      guard
        let option = (Option.drawing + Option.batchPicture).first(where: {
          $0.names.contains("--" + name)
        })
      else { throw Failure(.usage, "the parameter '\(name)' is unknown") }
      if option.value == nil, value != "1", value != "true" {
        throw Failure(.usage, "'\(name)' accepts 1 and true, not '\(value)'")
      }
      do {
        try option.apply(&settings, value)
      } catch let failure as Failure {
        throw Failure(.usage, failure.message.replacingOccurrences(of: "--", with: ""))
      }
    }
    guard settings.drawing.scale <= mostScale else {
      throw Failure(.usage, "'scale' is at most \(Int(mostScale))")
    }
    rows.drawing = settings.drawing
    return rows
  }
}

extension RenderAnswer {
  init(_ error: RowError) {
    let fault: Fault =
      switch error.kind {
      case .row: .row
      case .decode, .name: .decode
      case .view, .file: .view
      case .crash: .crash
      case .timeout: .timeout
      }
    self.init(fault: fault, message: error.message, path: error.path)
  }
}
