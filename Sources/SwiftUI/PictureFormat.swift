// SPDX-License-Identifier: Apache-2.0
package import StorypoleGraphics
internal import StorypoleCairo

/// The formats of files.
package enum PictureFormat: String, Codable {
  case png, svg, pdf

  /// - Parameter maker: The name that precedes printed warnings.
  package func data(of pages: [DisplayList], for maker: String = "ImageRenderer") throws -> Data {
    let output = try output(of: pages)
    PictureMaker.say(output.warnings, of: maker)
    return output.data
  }

  private func output(of pages: [DisplayList]) throws -> DocumentOutput {
    do {
      if self == .pdf { return try CairoRenderer.pdfOutput(pages) }
      guard pages.count == 1 else {
        throw ImageRendererError(
          .format, "Only a PDF document can have \(pages.count) pages; this format has one.")
      }
      return try self == .png
        ? CairoRenderer.pngOutput(pages[0]) : CairoRenderer.svgOutput(pages[0])
    } catch let error as DrawingError {
      throw ImageRendererError(.picture, error.description)
    }
  }

  /// Writes data from `data` in the format of the file's extension. The file appears when it is
  /// complete.
  static func write(to url: URL, _ data: (PictureFormat) throws -> Data) throws {
    guard url.isFileURL else {
      throw ImageRendererError(.file, "\(url.absoluteString) is not a file URL.")
    }
    guard let format = PictureFormat(rawValue: url.pathExtension.lowercased()) else {
      throw ImageRendererError(
        .format,
        "\(url.lastPathComponent) must end with .png, .svg or .pdf, which selects the format.")
    }
    let data = try data(format)
    do {
      try data.write(to: url, options: .atomic)
    } catch {
      throw ImageRendererError(
        .file, "Cannot write \(url.path): \(error.localizedDescription)")
    }
  }
}
