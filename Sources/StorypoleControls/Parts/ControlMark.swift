// SPDX-License-Identifier: Apache-2.0
import Storypole

/// A small mark in a control, drawn without a font: controls look the same whether or not a symbol
/// font is installed.
struct ControlMark: View {
  enum Kind {
    case chevron, chevronBackward, chevronDown, chevronUpDown, checkmark, minus, plus, share
  }

  @ScaledMetric private var scale = 1.0
  private let kind: Kind
  private let width: CGFloat
  private let lineWidth: CGFloat

  /// `width` in points at the regular type size; it grows with the body font.
  init(_ kind: Kind, width: CGFloat, lineWidth: CGFloat = 2) {
    self.kind = kind
    self.width = width
    self.lineWidth = lineWidth
  }

  var body: some View {
    MarkShape(kind: kind)
      .stroke(
        .foreground,
        style: StrokeStyle(lineWidth: lineWidth * scale, lineCap: .round, lineJoin: .round)
      )
      .padding(lineWidth * scale / 2)
      .frame(width: width * scale, height: width * MarkShape.ratio(kind) * scale)
  }
}

/// The lines of a mark from edge to edge.
private nonisolated struct MarkShape: Shape {
  let kind: ControlMark.Kind

  /// Height by width.
  static func ratio(_ kind: ControlMark.Kind) -> CGFloat {
    switch kind {
    case .chevron, .chevronBackward: 1.7
    case .chevronDown: 1 / 1.7
    case .chevronUpDown: 1.5
    case .checkmark: 0.95
    case .minus, .plus: 1
    case .share: 1.3
    }
  }

  var layoutDirectionBehavior: LayoutDirectionBehavior {
    kind == .chevron || kind == .chevronBackward ? .mirrors : .fixed
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    /// A line through points in fractions of the rectangle.
    func line(_ points: (CGFloat, CGFloat)...) {
      path.addLines(
        points.map {
          CGPoint(x: rect.minX + $0.0 * rect.width, y: rect.minY + $0.1 * rect.height)
        })
    }
    switch kind {
    case .chevron: line((0, 0), (1, 0.5), (0, 1))
    case .chevronBackward: line((1, 0), (0, 0.5), (1, 1))
    case .chevronDown: line((0, 0), (0.5, 1), (1, 0))
    case .chevronUpDown:
      line((0, 0.32), (0.5, 0), (1, 0.32))
      line((0, 0.68), (0.5, 1), (1, 0.68))
    case .checkmark: line((0, 0.58), (0.34, 1), (1, 0))
    case .minus: line((0, 0.5), (1, 0.5))
    case .plus:
      line((0, 0.5), (1, 0.5))
      line((0.5, 0), (0.5, 1))
    case .share:
      line((0.28, 0.36), (0, 0.36), (0, 1), (1, 1), (1, 0.36), (0.72, 0.36))
      line((0.5, 0.66), (0.5, 0))
      line((0.24, 0.2), (0.5, 0), (0.76, 0.2))
    }
    return path
  }
}
