// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

extension GraphicsContext {
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    let paint = paint(shading, in: path.boundingRect)
    add(.fill(path, paint.paint, style), enclosedBy: path, paint)
  }

  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    let paint = paint(shading, in: path.boundingRect)
    add(.stroke(path, paint.paint, style), enclosedBy: path.strokedPath(style), paint)
  }

  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  private func add(
    _ command: DrawCommand, enclosedBy outline: @autoclosure () -> Path, _ paint: _StyledPaint
  ) {
    draw { $0.draw(command, outline(), paint) }
  }
}
