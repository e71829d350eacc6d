// SPDX-License-Identifier: Apache-2.0
import Storypole

/// The placeholder of a UIKit view.
struct UIViewBox<Representable: UIViewRepresentable>: View {
  typealias Context = UIViewRepresentableContext<Representable>

  let representable: Representable
  @State private var holder = Holder()
  @Environment(\.self) private var environment

  @MainActor private final class Holder {
    var made: (view: Representable.UIViewType, coordinator: Representable.Coordinator)?
    nonisolated init() {}
  }

  var body: some View {
    let (view, context) = updated()
    UIViewSizing(
      intrinsic: view.intrinsicContentSize, hugging: view.hugging, resistance: view.resistance
    ) {
      representable.sizeThatFits($0, uiView: view, context: context)
    } measured: {
      view.measured
    } content: {
      if let content = view.drawn {
        content
      } else {
        NamedBox(
          name: "\(type(of: view))", owner: "\(Representable.self)", color: view.backgroundColor)
      }
    }
  }

  private func updated() -> (Representable.UIViewType, Context) {
    let coordinator = holder.made?.coordinator ?? representable.makeCoordinator()
    let context = Context(coordinator: coordinator, environment: environment)
    let view = holder.made?.view ?? representable.makeUIView(context: context)
    holder.made = (view, coordinator)
    representable.updateUIView(view, context: context)
    return (view, context)
  }
}

/// The placeholder of a UIKit controller.
struct UIViewControllerBox<Representable: UIViewControllerRepresentable>: View {
  typealias Context = UIViewControllerRepresentableContext<Representable>

  let representable: Representable
  @State private var holder = Holder()
  @Environment(\.self) private var environment

  @MainActor private final class Holder {
    var made:
      (controller: Representable.UIViewControllerType, coordinator: Representable.Coordinator)?
    nonisolated init() {}
  }

  var body: some View {
    let (controller, context) = updated()
    UIViewSizing(
      intrinsic: CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric),
      hugging: .zero, resistance: .zero
    ) {
      representable.sizeThatFits($0, uiViewController: controller, context: context)
    } measured: {
      nil
    } content: {
      if let content = (controller as? any HostsView)?.hosted {
        content
      } else {
        NamedBox(
          name: "\(type(of: controller))", owner: "\(Representable.self)",
          color: controller.isViewLoaded ? controller.view.backgroundColor : nil)
      }
    }
  }

  private func updated() -> (Representable.UIViewControllerType, Context) {
    let coordinator = holder.made?.coordinator ?? representable.makeCoordinator()
    let context = Context(coordinator: coordinator, environment: environment)
    let controller = holder.made?.controller ?? representable.makeUIViewController(context: context)
    holder.made = (controller, coordinator)
    representable.updateUIViewController(controller, context: context)
    return (controller, context)
  }
}

/// A controller that shows a SwiftUI view.
@MainActor package protocol HostsView {
  /// nil for a box.
  var hosted: AnyView? { get }
}

extension UIHostingController: HostsView {
  package var hosted: AnyView? {
    AnyView(rootView.frame(maxWidth: .infinity, maxHeight: .infinity))
  }
}

/// Gives a UIKit view its size. An infinite intrinsic length is that of `measured`.
private struct UIViewSizing<Content: View>: View {
  let intrinsic: CGSize
  let hugging: CGSize
  let resistance: CGSize
  let fit: (ProposedViewSize) -> CGSize?
  let measured: () -> AnyView?
  @ViewBuilder let content: Content

  var body: some View {
    UIViewLayout(intrinsic: intrinsic, hugging: hugging, resistance: resistance, fit: fit) {
      content
      measured()?.hidden()
    }
  }
}

private struct UIViewLayout: Layout {
  let intrinsic: CGSize
  let hugging: CGSize
  let resistance: CGSize
  // Called by the host, on its thread.
  nonisolated(unsafe) let fit: (ProposedViewSize) -> CGSize?

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    if let size = fit(proposal) { return size }
    let measured = subviews.last!
    let width = length(
      proposal.width, intrinsic.width, hugging.width, resistance.width
    ) { measured.sizeThatFits(.unspecified).width }
    let height = length(
      proposal.height, intrinsic.height, hugging.height, resistance.height
    ) { measured.sizeThatFits(ProposedViewSize(width: width, height: nil)).height }
    return CGSize(width: width, height: height)
  }

  /// - Parameter own: The intrinsic length; −1 for none, infinite for the content's.
  private func length(
    _ proposed: CGFloat?, _ own: CGFloat, _ hugging: CGFloat, _ resistance: CGFloat,
    content: () -> CGFloat
  ) -> CGFloat {
    // A missing length is 10, as for shapes; not measured.
    if own < 0 { return proposed ?? 10 }
    let own = own.isInfinite ? content() : own
    guard let proposed else { return own }
    let least = resistance >= 750 ? own : 0
    let most = hugging >= 750 ? own : .infinity
    return max(least, min(proposed, most))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }
}

/// A box with a class's name.
private struct NamedBox: View {
  let name: String
  let color: UIColor?

  init(name: String, owner: String, color: UIColor?) {
    self.name = name
    self.color = color
    Surroundings.warn(
      "\(owner) shows a box in place of \(name): Storypole doesn't draw UIKit's views",
      once: "UIKit \(owner)")
  }

  var body: some View {
    Rectangle()
      .fill(Color(uiColor: color ?? .tertiarySystemFill))
      .overlay { Rectangle().strokeBorder(Color(uiColor: .separator), lineWidth: 1) }
      .overlay {
        Text(verbatim: name).font(.caption).foregroundStyle(.secondary).lineLimit(1)
          .minimumScaleFactor(0.5).padding(2)
      }
      .clipped()
  }
}
