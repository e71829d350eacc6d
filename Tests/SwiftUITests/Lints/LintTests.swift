// SPDX-License-Identifier: Apache-2.0
import StorypoleCairo
import StorypoleGraphics
import SwiftUI
import Testing

@testable import Storypole
@testable import StorypoleExplain
@testable import SwiftUI

/// Pairs of views: `storypole lint` reports the first one of each by its rule, and not the second.
@Suite @MainActor struct LintTests {
  private func picture(_ view: some View, _ change: (inout PictureOptions) -> Void = { _ in })
    throws -> Picture
  {
    var options = PictureOptions()
    options.size = CGSize(width: 240, height: 240)
    change(&options)
    return try makePicture(of: view, options, textEngine: PictureMaker.shared.textEngine)
  }

  private func lints(_ view: some View) throws -> [Lint] {
    try Linter.lints(picture(view), isMarked: false) { try CairoRenderer.pixels($0) }
  }

  private func check(_ cases: [LintCase]) throws {
    for one in cases {
      let faults = try lints(one.faulty).filter { $0.rule == one.rule }
      #expect(faults.contains { $0.severity == one.severity }, "\(one.name): \(faults)")
      let others = try lints(one.sound).filter { $0.rule == one.rule }
      #expect(others == [], "\(one.name)")
    }
  }

  @Test func texts() throws { try check(LintCase.texts) }
  @Test func places() throws { try check(LintCase.places) }
  @Test func sizes() throws { try check(LintCase.sizes) }
  @Test func overlaps() throws { try check(LintCase.overlaps) }
  @Test func targets() throws { try check(LintCase.targets) }
  @Test func contrasts() throws { try check(LintCase.contrasts) }
  @Test func labels() throws { try check(LintCase.labels) }
  @Test func guides() throws { try check(LintCase.guides) }

  // Derived: black on white has 21 : 1, the largest contrast, and a color on itself has 1 : 1.
  @Test func contrastOfExtremes() throws {
    func ratio(_ front: Float, _ back: Float) throws -> Double {
      let list = DisplayList(
        size: CGSize(width: 9, height: 9),
        background: ResolvedColor(red: back, green: back, blue: back))
      let contrast = Contrast(pixels: try CairoRenderer.pixels(list), scale: 1)
      let color = ResolvedColor(red: front, green: front, blue: front)
      return try #require(contrast.ratio(color, 1, in: CGRect(x: 0, y: 0, width: 9, height: 9)))
    }
    #expect(abs(try ratio(0, 1) - 21) < 0.01)
    #expect(abs(try ratio(1, 0) - 21) < 0.01)
    #expect(abs(try ratio(0.5, 0.5) - 1) < 0.01)
  }

  // A message has the numbers: the window, the part that can be seen, and the needed width.
  @Test func messages() throws {
    let fault = try #require(
      lints(Color.clear.overlay { Text("Gone").position(x: 0, y: 100) }).first)
    #expect(fault.view == "Text \"Gone\"")
    #expect(fault.message.contains("the window is 240 × 240"), "\(fault.message)")
    // The window is larger than the shape, which is the reason.
    let clipped = Text("Vegetarian").fixedSize().frame(width: 20, height: 40).clipShape(Capsule())
    let clip = try #require(lints(clipped).first { $0.rule == .outside })
    #expect(clip.message.hasSuffix("clipShape clips it to 20 × 40"), "\(clip.message)")
    // The edits look for the other view of a fault: (240 − 200) / 2 and (240 − 80) / 2 from the corner.
    let covered = ZStack {
      Text("Sale")
      Color.orange.frame(width: 200, height: 80)
    }
    let cover = try #require(lints(covered).first { $0.rule == .outside }).other
    #expect(cover?.view == "Color")
    #expect(cover?.frame == CGRect(x: 0, y: 0, width: 200, height: 80).offsetBy(dx: 20, dy: 80))
    let limited = Text("Delivery by Friday").lineLimit(1).frame(width: 50)
    let cut = try #require(lints(limited).first { $0.rule == .text })
    #expect(cut.message.contains("is available"), "\(cut.message)")
    #expect(cut.message.hasSuffix("and the line limit is 1"), "\(cut.message)")
  }

  // Hostile values: nothing traps, and frames without numbers are no fault of their own.
  @Test func hostileValues() throws {
    let views: [AnyView] = [
      AnyView(Text("x").offset(x: .infinity)), AnyView(Text("x").scaleEffect(0)),
      AnyView(Text("x").position(x: .nan, y: 5)), AnyView(EmptyView()),
      AnyView(Button("x") {}.scaleEffect(1e9)), AnyView(Text("x").frame(width: 0, height: 0)),
      AnyView(Button("x") {}.rotationEffect(.degrees(.nan))),
    ]
    for view in views { _ = try lints(view) }
  }

  // A row that fits is cut off at a large type size, and one that wraps is not.
  @Test func largeType() throws {
    func faults(_ view: some View) throws -> [Lint.Rule] {
      var lints: [Lint] = []
      Linter.add(
        to: &lints, from: try picture(view) { $0.environment.dynamicTypeSize = .accessibility3 },
        settings: "large")
      return lints.map(\.rule)
    }
    #expect(try faults(Text("A short title").frame(width: 120, height: 21)) == [.text])
    #expect(try faults(Text("A short title")) == [])
  }
}
