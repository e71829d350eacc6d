// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleCairo
import SwiftUI

/// The template of the rows that follow.
struct RowSettings: Codable {
  var template: String
  var drawing: Drawing
  var format: PictureFormat
}

/// A row to draw.
struct RowRequest: Codable {
  /// An object of JSON.
  var row: String
  /// Where its picture is written; nil only decodes the row.
  var path: String?
  /// The title of its document.
  var title: String
}

/// The picture of a row.
struct RowPicture: Codable {
  var bytes = 0
  /// The file's SHA-256, as hexadecimal digits.
  var digest = ""
  var warnings: [String] = []
}

/// Draws rows with one template.
@MainActor
final class RowPainter {
  private let renderer: PreviewRenderer
  private let template: RowTemplate
  private let settings: RowSettings

  init(_ renderer: PreviewRenderer, _ settings: RowSettings) throws {
    template = try RowTemplate.named(settings.template)
    (self.renderer, self.settings) = (renderer, settings)
  }

  /// The row's picture, or its fault.
  func draw(_ request: RowRequest) -> Response {
    do {
      return .rowDrawn(try picture(of: request))
    } catch let error as RowError {
      return .rowFailed(error)
    } catch let error as DecodingError {
      return .rowFailed(RowError(error, of: Data(request.row.utf8)))
    } catch {
      return .rowFailed(RowError(.view, ChildProcess.words(error)))
    }
  }

  private func picture(of request: RowRequest) throws -> RowPicture {
    let view = try template.makeView(Data(request.row.utf8))
    guard let path = request.path else { return RowPicture() }
    let item = CompiledFile.Item(name: request.title) { view }
    let (output, _) = try renderer.output(of: item, settings.format, settings.drawing)
    do {
      try output.data.write(to: URL(fileURLWithPath: path))
    } catch {
      throw RowError(.file, error.localizedDescription)
    }
    return RowPicture(
      bytes: output.data.count, digest: Digest.hex(of: output.data), warnings: output.warnings)
  }
}
