// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics
@testable import Storypole

/// The drawing of a view with this size, at two pixels per point.
func draw(
  _ view: some View, _ width: CGFloat, _ height: CGFloat, rightToLeft: Bool = false,
  dark: Bool = false
) -> [DrawCommand] {
  drawing(view, width, height, rightToLeft: rightToLeft, dark: dark).commands
}

func drawing(
  _ view: some View, _ width: CGFloat, _ height: CGFloat, rightToLeft: Bool = false,
  dark: Bool = false
) -> (commands: [DrawCommand], warnings: [String]) {
  var options = PictureOptions()
  options.size = CGSize(width: width, height: height)
  options.environment.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight
  options.environment.colorScheme = dark ? .dark : .light
  guard let picture = try? makePicture(of: view, options, textEngine: FixedTextEngine()) else {
    return ([], ["no picture"])
  }
  return (picture.displayList.items.map(\.command), picture.host.warnings)
}

extension [DrawCommand] {
  var layers: [Layer] {
    compactMap { if case .begin(let layer) = $0 { layer } else { nil } }
  }

  var paints: [Paint] {
    compactMap {
      switch $0 {
      case .fill(_, let paint, _), .stroke(_, let paint, _), .glyphs(_, let paint): paint
      default: nil
      }
    }
  }

  var paths: [Path] {
    compactMap {
      switch $0 {
      case .fill(let path, _, _), .stroke(let path, _, _): path
      default: nil
      }
    }
  }
}

let red = ResolvedColor(bytes: 255, 56, 60)
let blue = ResolvedColor(bytes: 0, 136, 255)

/// A right-angled triangle with the right angle at the bottom left.
struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addLines([
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
        CGPoint(x: rect.maxX, y: rect.maxY),
      ])
      path.closeSubpath()
    }
  }
}
