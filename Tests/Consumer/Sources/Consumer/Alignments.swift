import SwiftUI

// Real programs add these, so the module must not have them.
extension HorizontalAlignment: @retroactive Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(self == .leading) }
}

extension Alignment: @retroactive Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(horizontal) }
}
