import SwiftUI

private struct OneThirdID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
}

extension HorizontalAlignment {
  static let oneThird = HorizontalAlignment(OneThirdID.self)
}

/// An alignment in both axes is a pair of guides.
struct BothAxes: View {
  var body: some View {
    ZStack(alignment: Alignment(horizontal: .oneThird, vertical: .top)) {
      Color.blue.opacity(0.3).frame(width: 180, height: 100)
      Color.pink.frame(width: 90, height: 50)
      Circle().fill(.white).frame(width: 30, height: 30)
    }
  }
}

#Preview { BothAxes().padding() }
