import SwiftUI
import Testing

/// Texts among other views: gaps, baselines, pressure. Where a recording needs Apple's font, a
/// leaf of the recorded size and metrics takes the text's place.
@Suite struct TextCases {
  @Test(arguments: spacing) @MainActor func keepDistance(_ one: Case) { one.verify() }
  @Test(arguments: baselines) @MainActor func shareBaselines(_ one: Case) { one.verify() }
  @Test(arguments: pressure) @MainActor func yieldToPressure(_ one: Case) { one.verify() }
  @Test(arguments: blocks) @MainActor func areBlocks(_ one: Case) { one.verify() }

  @CaseList static var all: [Case] {
    spacing
    baselines
    pressure
    blocks
  }

  @CaseList static var spacing: [Case] {
    Case(
      "sw-text-vstack-spacing-mixed", .recording("text/vstack-spacing-mixed"), window: 200, 300,
      repeats: .mirrored
    ) {
      VStack {
        words(33.5, 38, .macLargeTitle).probe("large1")
        words(17.5, 16).probe("body1")
        words(33.5, 38, .macLargeTitle).probe("large2")
        box("box", 50, 10)
        words(33.5, 38, .macLargeTitle).probe("large3")
        words(14.5, 15, .macCaption2).probe("caption")
        words(17.5, 16).probe("body2")
      }
      .probe("stack")
    }.gives(
      """
      stack 75 45.009716290364 50 209.980567419272
      large1 83.25 45.009716290364 33.5 38
      body1 91.25 83.009716290364 17.5 16
      large2 83.25 100.509716290364 33.5 38
      box 75 161.811474102864 50 10
      large3 83.25 184.490283709636 33.5 38
      caption 92.75 223.990283709636 14.5 15
      body2 91.25 238.990283709636 17.5 16
      """)

    Case("sw-section-mixed", .recording("section/mixed"), window: 300, 250, repeats: .mirrored) {
      VStack {
        words(22.5, 16).probe("top")
        Section { words(35, 16).probe("apple") }
        Section {
          words(45, 16).probe("banana")
        } footer: {
          words(39.5, 16).probe("footer")
        }
        words(44.5, 16).probe("bottom")
      }
      .probe("stack")
    }.gives(
      """
      stack 127.5 85 45 80
      top 138.75 85 22.5 16
      apple 132.5 101 35 16
      banana 127.5 117 45 16
      footer 130.25 133 39.5 16
      bottom 127.75 149 44.5 16
      """)

    // Body is 24.5 high on the recorder (see its notes): natural 20.02 in the Mac's metrics and 4.
    Case.unit("sw-ios-basics", .recording("ios/layout/basics"), .measured) { check in
      let setting = Setting(scale: 2)
      let body = { (width: CGFloat) in words(width, 24.5, .catalystBody) }
      let texts = setting.frames(
        of: VStack {
          body(40); body(40)
        })
      check.equal(texts.rootSize.height, 51, "two texts")
      let mixed = setting.frames(
        of: VStack {
          body(40); Color.red.fixedSize()
        })
      check.equal(mixed.rootSize.height, 49.04345703125, "a text over a colour")
      let row = setting.frames(
        of: HStack {
          body(32.5); body(32.5); Color.red.fixedSize()
        })
      check.equal(row.rootSize.width, 91, "a row")
      check.equal(setting.frames(of: body(40.5).padding()).rootSize, 72.5, 56.5, "padded")
    }

    // Helvetica 16: ascent 12.3203125, descent 3.6796875, no leading.
    Case.unit(
      "osui.text.spacing.textToText", .openSwiftUI("textSpacingWithStandardSizing"), .derived
    ) { check in
      let texts = VStack {
        words(40, 16, .helvetica16)
        words(40, 16, .helvetica16)
      }
      check.equal(Setting(scale: 1).frames(of: texts).rootSize.height, 32, "no gap")
    }
  }

  @CaseList static var baselines: [Case] {
    // Frames of texts with a raised baseline; the reported baseline is the one of the line.
    Case("sw-textstyle-baseline", .recording("textstyle/baseline"), window: 260, 160) {
      VStack(alignment: .leading, spacing: 16) {
        HStack(alignment: .firstTextBaseline, spacing: 12) {
          words(30, 16).probe("base")
          words(17.5, 22, baseline: 19).probe("up")
          words(34.5, 20, baseline: 13).probe("down")
        }
        .probe("row")
        HStack(spacing: 12) {
          words(30, 16).probe("centerBase")
          words(17.5, 22, baseline: 19).probe("centerUp")
        }
        .probe("centerRow")
        words(41, 24, baseline: 21).probe("raised")
      }
      .probe("stack")
    }.gives(
      """
      stack 77 28 106 104
      row 77 28 106 26
      base 77 34 30 16
      up 119 28 17.5 22
      down 148.5 34 34.5 20
      centerRow 77 70 59.5 22
      centerBase 77 73 30 16
      centerUp 119 70 17.5 22
      raised 77 108 41 24
      """)

    Case(
      "sw-image-stack-spacing", .recording("image/stack-spacing"), window: 300, 280,
      repeats: .mirrored
    ) {
      VStack(alignment: .leading, spacing: 0) {
        HStack {
          ImageCases.wide.probe("hImage")
          words(17.5, 16).probe("hText")
          ImageCases.wide.probe("hImage2")
          box("hBox", 10, 10)
        }
        .probe("hstack")
        VStack {
          ImageCases.wide.probe("vImage")
          words(17.5, 16).probe("vText")
          ImageCases.wide.probe("vImage2")
          box("vBox", 10, 10)
        }
        .probe("vstack")
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          words(17.5, 16).probe("blText")
          ImageCases.wide.probe("blImage")
        }
        .probe("baseline")
        HStack(alignment: .lastTextBaseline, spacing: 0) {
          words(17.5, 16).probe("lblText")
          ImageCases.wide.probe("lblImage")
        }
        .probe("lastBaseline")
      }
      .probe("stack").environment(\.assets, ViewAssets(Pictures()))
    }.gives(
      """
      stack 60.25 13.553466796875 179.5 252.89306640625
      hstack 60.25 13.553466796875 179.5 40
      hImage 60.25 13.553466796875 64 40
      hText 132.25 25.553466796875 17.5 16
      hImage2 157.75 13.553466796875 64 40
      hBox 229.75 28.553466796875 10 10
      vstack 60.25 53.553466796875 64 126.89306640625
      vImage 60.25 53.553466796875 64 40
      vText 83.5 98.295654296875 17.5 16
      vImage2 60.25 122.446533203125 64 40
      vBox 87.25 170.446533203125 10 10
      baseline 60.25 180.446533203125 81.5 43
      blText 60.25 207.446533203125 17.5 16
      blImage 77.75 180.446533203125 64 40
      lastBaseline 60.25 223.446533203125 81.5 43
      lblText 60.25 250.446533203125 17.5 16
      lblImage 77.75 223.446533203125 64 40
      """)

    // F and P are views of the platform: their first baseline is their top, their last their
    // bottom. The label is a text of 17 points.
    Case(
      "sw-ios-representable-sizing", .recording("ios/representable/sizing"), .measured, .iOS26,
      window: 320, 340
    ) {
      VStack(alignment: .leading, spacing: 8) {
        VStack { rigid(44, 22).hosted().probe("fixed") }.frame(width: 200, height: 60)
        VStack { hundredWide.probe("proposal") }.frame(width: 200, height: 60)
        hundredWide.fixedSize().probe("proposalIdeal")
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          words(22.5, 24.5, .recorderBody, baseline: 18.5).probe("baselineText")
          rigid(44, 22).hosted().probe("baselineBox")
        }
        .probe("baselineRow")
        HStack(alignment: .lastTextBaseline, spacing: 8) {
          words(22.5, 24.5, .recorderBody, baseline: 18.5).probe("lastText")
          rigid(44, 22).hosted().probe("lastBox")
        }
        .probe("lastRow")
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          words(22.5, 24.5, .recorderBody, baseline: 18.5).probe("labelText")
          rigid(39, 20.5).baselines(16).probe("labelBox")
        }
        .probe("labelRow")
      }
      .probe("stack")
    }.gives(
      """
      stack 60 33.5 200 273
      fixed 138 52.5 44 22
      proposal 60 121.5 200 20
      proposalIdeal 60 169.5 100 20
      baselineRow 60 197.5 74.5 40.5
      baselineText 60 197.5 22.5 24.5
      baselineBox 90.5 216 44 22
      lastRow 60 246 74.5 28
      lastText 60 249.5 22.5 24.5
      lastBox 90.5 246 44 22
      labelRow 60 282 69.5 24.5
      labelText 60 282 22.5 24.5
      labelBox 90.5 284.5 39 20.5
      """)
  }

  @MainActor private static var hundredWide: some View {
    Leaf { CGSize(width: $0.width ?? 100, height: 20) }().hosted()
  }
}

extension View {
  /// The baselines of a view that the platform hosts.
  fileprivate func hosted() -> some View {
    alignmentGuide(.firstTextBaseline) { _ in 0 }
      .alignmentGuide(.lastTextBaseline) { $0.height }
  }
}
