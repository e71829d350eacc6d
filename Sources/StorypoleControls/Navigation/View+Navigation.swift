// SPDX-License-Identifier: Apache-2.0
import Storypole

extension View {
  nonisolated func navigationInfo(_ change: @escaping (inout NavigationInfo) -> Void) -> some View {
    transformPreference(NavigationInfoKey.self, change)
  }

  /// Sets a text as the title in the bar above the screen. Of several titles in a screen, the first counts.
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    navigationInfo { $0.title = title }
  }
  /// Sets a localized title in the bar above the screen.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }
  /// Sets a string as the title in the bar above the screen.
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }
  /// Sets the present string of a binding as the title; the user cannot edit it.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(title.wrappedValue))
  }
  /// Sets a text below the title in the bar above the screen. Without a title it is not shown.
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
    navigationInfo { $0.subtitle = subtitle }
  }
  /// Sets a localized subtitle in the bar above the screen.
  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }
  /// Sets a string as the subtitle in the bar above the screen.
  @_disfavoredOverload
  nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  /// Sets a text as the title in the bar above the screen.
  @available(*, deprecated, renamed: "navigationTitle(_:)")
  nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
  /// Sets a localized title in the bar above the screen.
  @available(*, deprecated, renamed: "navigationTitle(_:)")
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }
  /// Sets a string as the title in the bar above the screen.
  @available(*, deprecated, renamed: "navigationTitle(_:)")
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }
  @available(
    *, deprecated, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)"
  )
  /// Sets a text as the title, and its place and size.
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }
  @available(
    *, deprecated, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)"
  )
  /// Sets a localized title, and its place and size.
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }
  @available(
    *, deprecated, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)"
  )
  /// Sets a string as the title, and its place and size.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the place and size of the screen's title.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationInfo { $0.displayMode = displayMode }
  }

  /// Hides the button that leads back to the previous screen.
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View
  {
    navigationInfo { $0.hidesBackButton = hidesBackButton }
  }

  /// Hides the bar above the screen, or shows it.
  @available(*, deprecated, message: "Use toolbar(.hidden)")
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    navigationInfo { $0.hiddenBars[.navigationBar] = hidden }
  }

  /// Puts a view at each end of the bar above the screen.
  @available(*, deprecated, message: "Use toolbar(_:)")
  nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View
  {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }
  /// Puts a view at the leading end of the bar above the screen.
  @available(*, deprecated, message: "Use toolbar(_:)")
  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }
  /// Puts a view at the trailing end of the bar above the screen.
  @available(*, deprecated, message: "Use toolbar(_:)")
  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }

  /// Sets the view for values of a type in the path of the stack around it. Of several for one type, that of
  /// the topmost screen counts.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    navigationInfo { info in
      info.destinations[ObjectIdentifier(data)] = { value in
        (value.base as? D).map { AnyView(destination($0)) }
      }
    }
  }

  /// Shows a screen above this one while `isPresented` is true. The way back sets it to false.
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let screen =
      isPresented.wrappedValue
      ? PresentedScreen(view: AnyView(destination())) { isPresented.wrappedValue = false } : nil
    return navigationInfo { info in
      if let screen { info.presented.append(screen) }
    }
  }

  /// Shows a screen for `item` above this one while there is one. The way back sets it to nil.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    let screen = item.wrappedValue.map { value in
      PresentedScreen(view: AnyView(destination(value))) { item.wrappedValue = nil }
    }
    return navigationInfo { info in
      if let screen { info.presented.append(screen) }
    }
  }
}
