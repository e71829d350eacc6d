// SPDX-License-Identifier: Apache-2.0
import Storypole

// The bars of a screen on iOS 26. Measured: a bar of 64 with an inline title (10, 44, 10) if nothing lies above it,
// 52.5 more with a large title on a system whose largest line is 8 taller; 76 for a search field. Ours: the glass, its
// content, and a bar without its upper 10 if a status bar lies above.

extension ScreenBars {
  /// The bars of the controls in this module.
  static var controls: ScreenBars {
    ScreenBars { info, showsBack in
      let bar = NavigationBar(info: info, showsBack: showsBack)
      if bar.isEmpty { return nil }
      return Bar(isLarge: bar.isLarge) { NavigationBar._makeNode(bar, reusing: $0, $1) }
    } bottom: { info in
      let bar = ScreenBottomBar(info: info)
      if bar.isEmpty { return nil }
      return Bar { ScreenBottomBar._makeNode(bar, reusing: $0, $1) }
    }
  }
}

/// A piece of glass under an item of a bar.
nonisolated private struct BarGlass<Content: View>: View {
  var isProminent = false
  var content: Content
  @Environment(\.colorScheme) private var colorScheme

  @MainActor var body: some View {
    Group(subviews: styled) { views in
      if !views.isEmpty { glass(around: HStack(spacing: 16) { views }) }
    }
  }

  @MainActor private var styled: some View {
    content
      // Documented: bars show the icons of labels.
      .labelStyle(.iconOnly)
      .buttonStyle(BarButtonStyle(isProminent: isProminent))
      .tint(isProminent ? Color.white : Color.primary)
      .ownForegroundStyle(isProminent ? Color.white : Color.primary)
      // Bars keep their height, so the text size of their items is limited.
      .dynamicTypeSize(...DynamicTypeSize.xxLarge)
  }

  @MainActor private func glass(around content: some View) -> some View {
    content
      .padding(.horizontal, 12)
      .frame(minWidth: 44, minHeight: 44)
      .backgroundPreferenceValue(DisabledOnGlassKey.self) { isDisabled in
        if !isProminent {
          Capsule()
            .fill(colorScheme == .dark ? Color(white: 0.17) : .white)
            .shadow(color: .black.opacity(0.08), radius: 6, y: 2)
        } else if isDisabled == true {
          Capsule().fill(.fill)
        } else {
          Capsule().fill(.tint)
        }
      }
  }
}

/// Whether the controls on a piece of glass are disabled; nil without controls.
private struct DisabledOnGlassKey: PreferenceKey {
  static var defaultValue: Bool? { nil }
  static func reduce(value: inout Bool?, nextValue: () -> Bool?) {
    guard let next = nextValue() else { return }
    value = (value ?? true) && next
  }
}

/// Buttons in a bar have no border. Ours: a disabled prominent one loses its color.
private struct BarButtonStyle: PrimitiveButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  let isProminent: Bool

  func makeBody(configuration: Configuration) -> some View {
    BorderlessButtonStyle().makeBody(configuration: configuration)
      .changeEnvironment {
        if isProminent, !$0.isEnabled { $0.foregroundStyles = nil }
      }
      .preference(key: DisabledOnGlassKey.self, value: !isEnabled)
  }
}

/// The bar above a screen.
nonisolated struct NavigationBar: View {
  var info: NavigationInfo
  var showsBack: Bool
  @Environment(\.navigator) private var navigator
  @ScaledMetric(relativeTo: .largeTitle) private var largeTitleHeight: CGFloat = 44.5

  var isLarge: Bool { info.title != nil && info.displayMode != .inline }
  var isEmpty: Bool {
    info.isHidden(.navigationBar)
      || info.title == nil && !showsBack && !info.items.contains { $0.placement.isTop }
  }

  @MainActor var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ZStack {
        center
        HStack(spacing: 10) {
          if showsBack {
            Pressable(fillsFrame: true) {
              navigator?.pop()
            } content: { _ in
              BarGlass(content: ControlMark(.chevronBackward, width: 9, lineWidth: 2.5))
            }
            .accessibilityLabel(Text(verbatim: "Back"))
          }
          items(.leading)
          Spacer()
          items(.trailing)
          items(.confirmation)
        }
      }
      .frame(height: 44)
      .padding(.horizontal, 16)
      .padding(.bottom, 10)
      if isLarge, let title = info.title {
        VStack(alignment: .leading, spacing: 0) {
          title.font(.largeTitle.bold()).lineLimit(1).accessibilityAddTraits(.isHeader)
          if let subtitle = info.subtitle {
            subtitle.font(.subheadline).foregroundStyle(.secondary)
          }
        }
        .padding(.horizontal, 16)
        .frame(minHeight: largeTitleHeight, alignment: .top)
      }
    }
    .frame(maxWidth: .infinity)
    .background { background }
  }

  @ViewBuilder @MainActor private var background: some View {
    if let style = info.barBackgrounds[.navigationBar] {
      Rectangle().fill(style).ignoresSafeArea(edges: .top)
    }
  }

  @ViewBuilder @MainActor private var center: some View {
    let principal = info.items.filter { $0.placement.place == .center }
    if !principal.isEmpty {
      ForEach(0..<principal.count, id: \.self) { principal[$0].view }
    } else if !isLarge, let title = info.title {
      let menu = info.items.filter { $0.placement.place == .titleMenu }
      if menu.isEmpty {
        inlineTitle(title)
      } else {
        Menu {
          ForEach(0..<menu.count, id: \.self) { menu[$0].view }
        } label: {
          HStack(spacing: 4) {
            inlineTitle(title)
            // Ours: it says that there is a menu.
            Image(systemName: "chevron.down").font(.caption.bold()).foregroundStyle(.secondary)
          }
        }
        .buttonStyle(.plain)
      }
    }
  }

  @MainActor private func inlineTitle(_ title: Text) -> some View {
    VStack(spacing: 0) {
      title.font(.headline).lineLimit(1).accessibilityAddTraits(.isHeader)
      info.subtitle.map { $0.font(.caption).foregroundStyle(.secondary) }
    }
  }

  @ViewBuilder @MainActor private func items(_ place: ToolbarItemPlacement.Place) -> some View {
    let items = info.items.filter { $0.placement.place == place }
    ForEach(0..<items.count, id: \.self) {
      BarGlass(isProminent: place == .confirmation, content: items[$0].view)
    }
  }
}

extension ToolbarItemPlacement {
  fileprivate var isTop: Bool { place != .bottom && place != .keyboard }
}

/// The bar below a screen: items and a search field.
nonisolated struct ScreenBottomBar: View {
  var info: NavigationInfo

  private var items: [ToolbarEntry] { info.items.filter { $0.placement.place == .bottom } }
  var isEmpty: Bool { info.search == nil && (items.isEmpty || info.isHidden(.bottomBar)) }

  @MainActor var body: some View {
    VStack(spacing: 0) {
      if !items.isEmpty, !info.isHidden(.bottomBar) {
        HStack(spacing: 10) {
          ForEach(0..<items.count, id: \.self) { index in
            if index > 0 { Spacer() }
            BarGlass(content: items[index].view)
          }
        }
        .padding(.horizontal, 16)
        .padding(.vertical, 10)
      }
      if let search = info.search {
        BarGlass(content: SearchField(search: search))
          .padding(.horizontal, 28)
          .frame(height: 76)
      }
    }
    .frame(maxWidth: .infinity)
  }
}
