// SPDX-License-Identifier: Apache-2.0
import CGTK

/// The desktop's light or dark appearance: the settings portal's value, if there is one, otherwise GTK's
/// setting and theme. Each program has one instance for its lifetime.
@MainActor
final class Appearance {
  private(set) var isDark: Bool
  var onChange: (() -> Void)?
  private var followsPortal = false

  init() {
    isDark = sp_gtk_prefers_dark() != 0
    let data = Unmanaged.passUnretained(self).toOpaque()
    let scheme = sp_gtk_watch_scheme(
      { scheme, data in Appearance.from(data).set(scheme == Appearance.dark) }, data)
    followsPortal = scheme >= 0
    if scheme > 0 { isDark = scheme == Self.dark }
    let changed: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in
      Appearance.from(data).settingsChanged()
    }
    for property in ["notify::gtk-application-prefer-dark-theme", "notify::gtk-theme-name"] {
      sp_gtk_connect(
        UnsafeMutableRawPointer(gtk_settings_get_default()), property,
        unsafeBitCast(changed, to: GCallback.self), data)
    }
  }

  /// The portal's value for dark.
  private nonisolated static let dark: Int32 = 1

  private nonisolated static func from(_ data: UnsafeMutableRawPointer?) -> Appearance {
    Unmanaged<Appearance>.fromOpaque(data!).takeUnretainedValue()
  }

  // GTK calls this on the main thread.
  private nonisolated func settingsChanged() {
    MainActor.assumeIsolated { if !followsPortal { show(sp_gtk_prefers_dark() != 0) } }
  }

  private nonisolated func set(_ dark: Bool) { MainActor.assumeIsolated { show(dark) } }

  private func show(_ dark: Bool) {
    guard dark != isDark else { return }
    isDark = dark
    onChange?()
  }
}
