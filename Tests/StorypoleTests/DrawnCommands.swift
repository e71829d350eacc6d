// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

@testable import Storypole

extension ViewHost {
  /// The commands at scale 2, without their nodes: two hosts have different numbers.
  func drawnCommands(in size: CGSize) -> [DrawCommand] {
    func unnamed(_ items: [DisplayItem]) -> [DisplayItem] {
      items.map { item in
        guard case .begin(var layer) = item.command else { return DisplayItem(item.command) }
        if let mask = layer.mask { layer.mask?.items = unnamed(mask.items) }
        return DisplayItem(.begin(layer))
      }
    }
    return unnamed(paint(size: size, scale: 2, origin: .zero)).map(\.command)
  }
}
