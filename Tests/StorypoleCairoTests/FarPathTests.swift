// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import StorypoleCairo
@testable import StorypoleGraphics

/// Paths with large coordinates.
@Suite struct FarPathTests {
  private func rect(_ rect: CGRect) -> DisplayItem {
    DisplayItem(.fill(Path(rect), .color(.black), FillStyle()))
  }

  /// The last of many pages has large coordinates.
  @Test func pathsFarBelowTheStart() throws {
    func pixels(_ y: CGFloat) throws -> Data {
      var list = DisplayList(size: CGSize(width: 40, height: 40), background: .white)
      var layer = Layer()
      layer.transform = CGAffineTransform(translationX: 0, y: -y)
      list.items = [
        DisplayItem(.begin(layer)), rect(CGRect(x: 10, y: y + 10, width: 20, height: 5)),
        rect(CGRect(x: 5, y: y + 20, width: 1e12, height: .infinity)), DisplayItem(.end),
      ]
      return try CairoRenderer.png(list)
    }
    #expect(try pixels(2e6) == pixels(0))
  }
}
