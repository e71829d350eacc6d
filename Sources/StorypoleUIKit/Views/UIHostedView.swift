// SPDX-License-Identifier: Apache-2.0
import Storypole
internal import StorypoleCairo

/// The view of a hosting controller.
final class UIHostedView: UIView {
  /// The content at the beginning, for when the controller is gone.
  private let content: AnyView?
  private weak var controller: (any HostsView & UIViewController)?

  init(_ controller: any HostsView & UIViewController) {
    content = controller.hosted
    self.controller = controller
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { return nil }

  package override var drawn: AnyView? { controller?.hosted ?? content }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    (controller as? any MeasuresView)?.sizeThatFits(in: size) ?? size
  }
  override var intrinsicContentSize: CGSize {
    (controller as? any MeasuresView)?.idealSize ?? super.intrinsicContentSize
  }

  /// The size of a view in points, in the environment that was last shown on this thread.
  nonisolated static func size(of view: some View, for proposal: ProposedViewSize) -> CGSize {
    var options = PictureOptions()
    options.environment = Surroundings.current.environment
    options.scale = options.environment.displayScale
    options.proposal = proposal
    return (try? makePicture(of: view, options, textEngine: PangoTextEngine.shared))?.displayList
      .size ?? .zero
  }
}

@MainActor private protocol MeasuresView {
  var idealSize: CGSize { get }
  func sizeThatFits(in size: CGSize) -> CGSize
}

extension UIHostingController: MeasuresView {
  fileprivate var idealSize: CGSize { UIHostedView.size(of: rootView, for: .unspecified) }
}
