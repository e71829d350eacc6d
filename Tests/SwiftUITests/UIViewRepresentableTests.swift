// SPDX-License-Identifier: Apache-2.0
import SwiftUI
import Testing

/// SwiftUI views that show UIKit views.
@MainActor
@Suite struct UIViewRepresentableTests {
  private struct Sized: UIViewRepresentable {
    var intrinsic = CGSize(width: 60, height: 30)
    var hugging: UILayoutPriority?
    var resistance: UILayoutPriority?
    var fitted: CGSize?

    final class Shell: UIView {
      var intrinsic = CGSize.zero
      override var intrinsicContentSize: CGSize { intrinsic }
    }

    func makeUIView(context: Context) -> Shell {
      let view = Shell()
      if let hugging { view.setContentHuggingPriority(hugging, for: .horizontal) }
      if let resistance {
        view.setContentCompressionResistancePriority(resistance, for: .horizontal)
      }
      return view
    }

    func updateUIView(_ view: Shell, context: Context) { view.intrinsic = intrinsic }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: Shell, context: Context) -> CGSize? {
      fitted
    }
  }

  private func size(_ view: some View, in width: CGFloat?, _ height: CGFloat? = 100) throws
    -> CGSize
  {
    let proposal = ProposedViewSize(width: width, height: height)
    return try explain(view.id("it"), in: proposal)["it"].frame.size
  }

  // Observed: a UIKit view is never smaller than its intrinsic size and takes a larger proposal, unless its
  // priorities prevent that.
  @Test func prioritiesDecideBesideTheIntrinsicSize() throws {
    #expect(try size(Sized(), in: 200) == CGSize(width: 200, height: 100))
    #expect(try size(Sized(), in: 20).width == 60)
    #expect(try size(Sized(), in: nil, nil) == CGSize(width: 60, height: 30))
    #expect(try size(Sized(hugging: .required), in: 200).width == 60)
    #expect(try size(Sized(resistance: .defaultLow), in: 20).width == 20)
  }

  // Documented: `noIntrinsicMetric` leaves the length to the surroundings; `sizeThatFits` takes precedence.
  @Test func proposalsAndOwnSizes() throws {
    let none = CGSize(width: UIView.noIntrinsicMetric, height: 30)
    #expect(try size(Sized(intrinsic: none), in: 20).width == 20)
    let fitted = CGSize(width: 7, height: 8)
    #expect(try size(Sized(fitted: fitted), in: 200) == fitted)
  }

  @Test func coordinatorsAndEnvironmentsReachTheMethods() throws {
    struct Counted: UIViewRepresentable {
      final class Coordinator { var updates = 0 }
      let coordinator: Coordinator
      func makeCoordinator() -> Coordinator { coordinator }
      func makeUIView(context: Context) -> UILabel { UILabel() }
      func updateUIView(_ label: UILabel, context: Context) {
        context.coordinator.updates += 1
        label.text = context.environment.colorScheme == .dark ? "dark" : "light"
        label.setContentHuggingPriority(.required, for: .horizontal)
      }
    }
    let coordinator = Counted.Coordinator()
    let dark = try size(
      Counted(coordinator: coordinator).environment(\.colorScheme, .dark), in: 200)
    let expected = try size(Text("dark"), in: 200)
    #expect(dark.width == expected.width)
    #expect(coordinator.updates > 0)
  }

  @Test func hostingControllersShowTheirViews() throws {
    struct Hosting: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> UIHostingController<Color> {
        UIHostingController(rootView: .red)
      }
      func updateUIViewController(_ controller: UIHostingController<Color>, context: Context) {}
    }
    func picture(_ view: some View) throws -> Data {
      try ImageRenderer(content: view.frame(width: 20, height: 10)).pngData()
    }
    #expect(try picture(Hosting()) == picture(Color.red))
  }
}
