// SPDX-License-Identifier: Apache-2.0
import CGTK

/// Whether a screen reader or another assistive technology is in use, as the desktop reports it. Each program has one
/// instance for its lifetime.
@MainActor
final class AssistiveTechnology {
  var onChange: (() -> Void)?
  private var isWatched = false
  private var isOn = false

  /// The first question is asked after a window has opened: then GTK has started the service that answers it.
  var isListening: Bool {
    if !isWatched {
      isWatched = true
      isOn =
        sp_gtk_watch_assistive(
          { isOn, data in
            let technology = Unmanaged<AssistiveTechnology>.fromOpaque(data!).takeUnretainedValue()
            MainActor.assumeIsolated {
              technology.isOn = isOn != 0
              technology.onChange?()
            }
          }, Unmanaged.passUnretained(self).toOpaque()) != 0
    }
    return isOn
  }
}
