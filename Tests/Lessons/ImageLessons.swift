@testable import Storypole
import StorypoleGraphics
import SwiftUI
import Testing

/// Images among texts: guides and baselines that cross the borders of stacks.
@Suite @MainActor struct ImageLessons {
  /// Two plain pictures, 300×200 and 240×260.
  private let pictures = ViewAssets { name in
    let size = name == "pear" ? "width='300' height='200'" : "width='240' height='260'"
    return Data(
      "<svg xmlns='http://www.w3.org/2000/svg' \(size)><path d='M0 0h90v90z'/></svg>".utf8)
  }

  // b1: the image's guide is 8 below its bottom, so that the image is 8 above the text's bottom.
  @Test func liftedImage() {
    let result = lay(
      HStack(alignment: .bottom) {
        Image(systemName: "moon").alignmentGuide(.bottom) { $0[.bottom] + 8 }._probe("image")
        Text("Quiet")._probe("text")
      })
    expect(result.frame("text").maxY - result.frame("image").maxY, 8)
  }

  private func cities(_ guide: VerticalAlignment?) -> some View {
    VStack(alignment: guide == nil ? .center : .leading) {
      Text("Oslo")
      Text("Lima")
      if let guide {
        Text("Cairo").alignmentGuide(guide) { $0[VerticalAlignment.center] }._probe("third")
      } else {
        Text("Cairo")._probe("third")
      }
      Text("Quito")
    }
  }

  // b2: without an explicit guide the image is in the middle of the column.
  @Test func imageInTheMiddle() {
    let result = lay(
      HStack(alignment: .center) {
        Image(systemName: "heart")._probe("image")
        cities(nil)._probe("column")
      })
    expect(result.frame("image").midY, result.frame("column").midY)
  }

  private enum Row: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context[VerticalAlignment.center]
    }
  }

  // b3: the guide of a line inside the column is the column's: the image is next to that line.
  @Test func imageBesideALine() {
    let guide = VerticalAlignment(Row.self)
    let result = lay(
      HStack(alignment: guide) {
        Image(systemName: "heart")._probe("image")
        cities(guide)._probe("column")
      })
    expect(result.frame("image").midY, result.frame("third").midY)
    #expect(result.frame("image").midY != result.frame("column").midY)
  }

  private enum Title: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context[VerticalAlignment.bottom]
    }
  }

  private func card(_ name: String, _ caption: String?, _ guide: VerticalAlignment?)
    -> some View
  {
    VStack {
      Image(name.lowercased()).resizable().scaledToFit()._probe(name + "Image")
      if let guide {
        Text(name).font(.title).alignmentGuide(guide) { $0[.firstTextBaseline] }._probe(name)
      } else {
        Text(name).font(.title)._probe(name)
      }
      if let caption { Text(caption).font(.caption) }
    }._probe(name + "Card")
  }

  private func row(_ alignment: VerticalAlignment, _ guide: VerticalAlignment?) -> LayoutResult {
    lay(
      HStack(alignment: alignment) {
        card("Pear", nil, guide)
        card("Plum", "Sweeter than it looks", guide)
      }.environment(\.assets, pictures))
  }

  // c0: both cards get half of the width less the gap, (393 − 8) / 2 = 192.5, the images keep their
  // ratios in it, and the cards, not the titles, have a common middle.
  @Test func imagesShareTheWidth() {
    let result = row(.center, nil)
    expect(result.frame("PearImage").width, 192.5)
    expect(result.frame("PearImage").height, 192.5 * 200 / 300)
    expect(result.frame("PlumImage").width, 192.5)
    expect(result.frame("PlumImage").height, 192.5 * 260 / 240)
    expect(result.frame("PearCard").midY, result.frame("PlumCard").midY)
    #expect(result.frame("Pear").minY != result.frame("Plum").minY)
    #expect(result.warnings.isEmpty)
  }

  // c2: an unset guide is the bottom.
  @Test func bottomsAlignWithoutAnExplicitGuide() {
    let result = row(VerticalAlignment(Title.self), nil)
    expect(result.frame("PearCard").maxY, result.frame("PlumCard").maxY)
  }

  // c3: both titles have one baseline, whatever is above and below them.
  @Test func titlesHaveOneBaseline() {
    let guide = VerticalAlignment(Title.self)
    let result = row(guide, guide)
    let baselines = ["Pear", "Plum"].map { name in
      result.frame(name).minY + (result.explicit(name, .firstTextBaseline) ?? .nan)
    }
    expect(baselines[0], baselines[1])
    #expect(result.frame("PearCard").maxY != result.frame("PlumCard").maxY)
  }

  private enum Day: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context[VerticalAlignment.bottom]
    }
  }

  // d18: the mark is next to the selected day.
  @Test(arguments: [0, 3, 6]) func markBesideTheSelection(_ selected: Int) {
    let guide = VerticalAlignment(Day.self)
    let result = lay(
      HStack(alignment: guide) {
        Image(systemName: "hand.point.right.fill")
          .alignmentGuide(guide) { $0[VerticalAlignment.center] }._probe("mark")
        VStack(alignment: .leading) {
          ForEach(0..<7, id: \.self) { day in
            if day == selected {
              Text("Day \(day)").alignmentGuide(guide) { $0[VerticalAlignment.center] }
                ._probe("day")
            } else {
              Text("Day \(day)")
            }
          }
        }
      }.padding(20).font(.largeTitle))
    expect(result.frame("mark").midY, result.frame("day").midY)
  }
}
