// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

extension GraphicsContext {
  /// Fills a path. A style's unit points are relative to the rectangle around the path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    let paint = paint(shading, in: path.boundingRect)
    add(.fill(path, paint.paint, style), enclosedBy: path, paint)
  }

  /// Strokes a path; half of the line is on either side.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    let paint = paint(shading, in: path.boundingRect)
    add(.stroke(path, paint.paint, style), enclosedBy: path.strokedPath(style), paint)
  }

  /// Strokes a path with a line of a width in points; half of it is on either side.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  private func add(
    _ command: DrawCommand, enclosedBy outline: @autoclosure () -> Path, _ paint: _StyledPaint
  ) {
    draw { $0.draw(command, outline(), paint) }
  }
}
