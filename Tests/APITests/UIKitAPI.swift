// SPDX-License-Identifier: Apache-2.0
// UIKit's names that files with `import SwiftUI` use.
import SwiftUI
import Testing

@MainActor
@Suite struct UIKitAPI {
  @Test func insets() {
    // api: EdgeInsets.init(_:) | NSDirectionalEdgeInsets
    let insets = EdgeInsets(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(insets == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(NSDirectionalEdgeInsets(insets).trailing == 4)
    #expect(CGRect(x: 0, y: 0, width: 10, height: 10).inset(by: UIEdgeInsets()).width == 10)
    #expect(UIOffset(horizontal: 1, vertical: 2) != .zero)
  }

  @Test func traits() {
    // api: UserInterfaceSizeClass.init(_:) | UIUserInterfaceSizeClass
    #expect(UserInterfaceSizeClass(UIUserInterfaceSizeClass.compact) == .compact)
    // api: ContentSizeCategory.init(_:) | UIContentSizeCategory
    #expect(ContentSizeCategory(UIContentSizeCategory.accessibilityMedium) == .accessibilityMedium)
    // api: DynamicTypeSize.init(_:) | UIContentSizeCategory
    #expect(DynamicTypeSize(UIContentSizeCategory.extraExtraLarge) == .xxLarge)
    #expect(
      UIContentSizeCategory(DynamicTypeSize.accessibility5) == .accessibilityExtraExtraExtraLarge)
    // api: LayoutDirection.init(_:) | UITraitEnvironmentLayoutDirection
    #expect(LayoutDirection(UITraitEnvironmentLayoutDirection.rightToLeft) == .rightToLeft)
    #expect(ColorScheme(UIUserInterfaceStyle.unspecified) == nil)
  }

  @Test func colors() {
    isView(Color(.systemGray4))
    isView(Color(.secondarySystemBackground))
    isView(Color(.label))
    isView(Color(UIColor.systemFill))
    isView(Color(uiColor: .init(red: 1, green: 0, blue: 0, alpha: 1)))
    isView(Color(cgColor: CGColor(gray: 0.5, alpha: 1)))
    isView(leaf.foregroundColor(Color(.tertiaryLabel)).background(Color(.systemBackground)))
    isView(leaf.tint(Color(UIColor.systemTeal.withAlphaComponent(0.5))))
    #expect(UIColor(named: "no such color") == nil)
    #expect(UIColor(Color.red).resolvedColor(with: .current).cgColor.alpha == 1)
  }

  @Test func device() {
    // The screen is that of the last view, perhaps of another test.
    let screen = UIScreen.main.bounds
    let isPad = min(screen.width, screen.height) >= 744
    #expect(UIDevice.current.userInterfaceIdiom == (isPad ? .pad : .phone))
    #expect(UIDevice.current.model == (isPad ? "iPad" : "iPhone"))
    #expect(UIDevice.current.orientation.isPortrait == (screen.height >= screen.width))
    #expect(UIScreen.main.scale > 0)
    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    #expect(scene?.windows.first?.rootViewController == nil)
    #expect(UIApplication.shared.keyWindow?.endEditing(true) == false)
    UIApplication.shared.sendAction("resignFirstResponder", to: nil, from: nil, for: nil)
  }

  @Test func haptics() {
    let generator = UIImpactFeedbackGenerator(style: .medium)
    generator.prepare()
    generator.impactOccurred()
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    UISelectionFeedbackGenerator().selectionChanged()
  }
}
