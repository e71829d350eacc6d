// SPDX-License-Identifier: Apache-2.0
import Storypole

/// A SwiftUI view that shows a UIKit view.
///
/// UIKit's views aren't drawn here: a box with the class's name replaces them, and a warning reports it. Only
/// `UILabel` and `UIImageView` are drawn. `makeUIView` and `updateUIView` are called as on Apple's systems.
///
/// *How it lays out*
/// 1. A size from `sizeThatFits` applies.
/// 2. Along an axis without an intrinsic length, the view takes the proposal.
/// 3. Along another, it is at least as long as that unless its compression resistance is below 750, and no longer
///    if its hugging priority is at least 750.
@MainActor @preconcurrency public protocol UIViewRepresentable: View {
  /// The class of the view.
  associatedtype UIViewType: UIView
  /// The type of the object that `makeCoordinator` makes.
  associatedtype Coordinator = Void
  /// The context of the methods.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view; called once.
  @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
  /// Updates the view; called after `makeUIView`, and whenever values change.
  @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)
  /// Cleans up; never called here.
  @MainActor @preconcurrency static func dismantleUIView(
    _ uiView: UIViewType, coordinator: Coordinator)
  /// Makes the object that the methods share; called once.
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator
  /// Returns the size for a proposal; nil leaves it to the intrinsic size.
  @MainActor @preconcurrency func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize?
}

extension UIViewRepresentable {
  /// Does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  /// Returns nil.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }
  /// A box in place of the view.
  public var body: some View { UIViewBox(representable: self) }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Makes nothing.
  public func makeCoordinator() {}
}

/// The context of a representable view's methods.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The object from `makeCoordinator`.
  public let coordinator: Representable.Coordinator
  /// The transaction of the change; always one without an animation here.
  public let transaction = Transaction()
  /// The environment of the view.
  public let environment: EnvironmentValues
}

/// A SwiftUI view that shows a UIKit controller: a box with the class's name that fills the proposal, and a warning.
/// `UIHostingController` shows its view.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View {
  /// The class of the controller.
  associatedtype UIViewControllerType: UIViewController
  /// The type of the object that `makeCoordinator` makes.
  associatedtype Coordinator = Void
  /// The context of the methods.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the controller; called once.
  @MainActor @preconcurrency func makeUIViewController(context: Context) -> UIViewControllerType
  /// Updates the controller; called after `makeUIViewController`, and whenever values change.
  @MainActor @preconcurrency func updateUIViewController(
    _ uiViewController: UIViewControllerType, context: Context)
  /// Cleans up; never called here.
  @MainActor @preconcurrency static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// Makes the object that the methods share; called once.
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator
  /// Returns the size for a proposal; nil takes the proposal.
  @MainActor @preconcurrency func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
}

extension UIViewControllerRepresentable {
  /// Does nothing.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
  /// Returns nil.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }
  /// A box in place of the controller's view.
  public var body: some View { UIViewControllerBox(representable: self) }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Makes nothing.
  public func makeCoordinator() {}
}

/// The context of a representable controller's methods.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// The object from `makeCoordinator`.
  public let coordinator: Representable.Coordinator
  /// The transaction of the change; always one without an animation here.
  public let transaction = Transaction()
  /// The environment of the view.
  public let environment: EnvironmentValues
}
