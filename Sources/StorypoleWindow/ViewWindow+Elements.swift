// SPDX-License-Identifier: Apache-2.0
import CGTK
import Foundation
import Storypole

// The window's elements for assistive technologies. While there are none, the tree isn't made.
extension ViewWindow {
  /// Describes the views after a frame: at most ten times a second, and in a tenth of the time. GTK takes no widgets
  /// while it draws.
  func describeLater() {
    if isClosed || describing.source != 0 { return }
    if !assistive.isListening { return elements.removeAll() }
    describing.source = MainLoop.after(describing.earliest - MainLoop.now) { [weak self] in
      MainActor.assumeIsolated { self?.describe() }
    }
  }

  func stopDescribing() {
    if describing.source != 0 { g_source_remove(describing.source) }
    describing.source = 0
    elements.removeAll()
  }

  private func describe() {
    describing.source = 0
    if !assistive.isListening { return elements.removeAll() }
    let start = MainLoop.now
    let size = CGSize(
      width: Int(gtk_widget_get_width(area)), height: Int(gtk_widget_get_height(area)))
    let (all, focused, edited) = ViewHost.onBigStack {
      let all = host.semantics
      return (all, host.focused(among: all), host.editedText)
    }
    elements.show(all, focused: focused, edited: edited, in: size)
    let end = MainLoop.now
    describing.earliest = end + max(0.1, 9 * (end - start))
  }

  /// Does what an assistive technology asks of an element.
  func answer(_ request: ElementRequest, _ element: SemanticsNode) {
    if isClosed { return }
    let place: CGPoint? = ViewHost.onBigStack {
      // The element may be behind an alert by now, or gone.
      let now = host.semantics.all { $0.source === element.source && $0.role == element.role }
      guard let element = now.first, element.isEnabled else { return nil }
      switch request {
      case .action(let name):
        if element.perform(name) || name != SemanticsAction.activate { return nil }
        return host.pressPoint(of: element)
      case .fraction(let fraction):
        if case .fraction(_, let set?) = element.state, fraction.isFinite { set(fraction) }
        return nil
      }
    }
    if let place { input.press(at: place) }
    settle()
    describeLater()
  }
}
