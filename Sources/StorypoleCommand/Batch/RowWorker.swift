// SPDX-License-Identifier: Apache-2.0
import CStorypole
import Foundation

/// Draws rows in a process, one after another. A row that ends its process is tried once more in a new one.
final class RowWorker {
  private let run: BatchRun
  private var viewer: Viewer?

  /// The printed text of a row that is handed on, in bytes.
  private static let mostPrinted = 64 << 10

  init(_ run: BatchRun) { self.run = run }

  func work() {
    while let row = run.next() {
      let start = sp_now()
      do {
        run.finish(row, try draw(row), seconds: sp_now() - start)
      } catch let error as RowError {
        run.fail(row.number, error, file: row.file)
      } catch {
        run.stop(error as? Failure ?? Failure(.internalError, "\(error)"))
      }
    }
    viewer?.end()
  }

  /// The row's picture, in the temporary folder.
  private func draw(_ row: BatchRow) throws -> RowPicture {
    let request = RowRequest(row: row.text, use: run.use(of: row), title: row.title)
    do {
      return try answer(to: request)
    } catch let failure as Failure where failure.code == .viewFailed && !failure.isLate {
      // The row before may have done the harm.
      do {
        return try answer(to: request)
      } catch let failure as Failure where failure.code == .viewFailed {
        run.output?.discard(row.number)
        throw RowError(failure)
      }
    } catch let failure as Failure where failure.code == .viewFailed {
      run.output?.discard(row.number)
      throw RowError(failure)
    }
  }

  private func answer(to request: RowRequest) throws -> RowPicture {
    let viewer = try ready()
    switch try viewer.ask(.row(request), waiting: nil) {
    case .rowDrawn(let picture): return picture
    case .rowFailed(let error) where error.kind == .file:
      throw Failure(.cannotCreate, "cannot write a picture: \(error.message)")
    case .rowFailed(let error): throw error
    default: throw Failure(.internalError, "the drawing process answered a different request")
    }
  }

  /// The process, with the template.
  private func ready() throws -> Viewer {
    if let viewer, !viewer.hasEnded { return viewer }
    let viewer = try run.template.viewer()
    (viewer.printed.most, viewer.printed.kept) = (Self.mostPrinted, Self.mostPrinted / 2)
    self.viewer = viewer
    return viewer
  }
}

extension RowError {
  /// The end of the process that drew a row.
  init(_ failure: Failure) {
    let message = failure.isPredicate ? "the view \(failure.message)" : failure.message
    self.init(
      failure.isLate ? .timeout : .crash,
      ([message] + failure.help.filter { !$0.hasPrefix("--") }).joined(separator: "; "))
  }
}
