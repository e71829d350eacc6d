// SPDX-License-Identifier: Apache-2.0
import Storypole

// Haptics, which a computer lacks. All calls are accepted without effect, as on an iPad.

/// A source of haptics; has no effect here.
@MainActor @preconcurrency open class UIFeedbackGenerator: NSObject {
  /// Creates a source.
  public override nonisolated init() {}
  /// Accepted; has no effect here.
  open func prepare() {}
}

/// A source of the haptics of a collision; has no effect here.
@MainActor @preconcurrency open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The weight of the colliding objects.
  public enum FeedbackStyle: Int, Sendable {
    /// A light, medium, heavy, soft or rigid object.
    case light = 0, medium, heavy, soft, rigid
  }

  /// Creates a source of medium weight.
  public override nonisolated init() {}
  /// Creates a source.
  public nonisolated init(style: FeedbackStyle) {}
  /// Accepted; has no effect here.
  open func impactOccurred() {}
  /// Accepted; has no effect here.
  open func impactOccurred(intensity: CGFloat) {}
}

/// A source of the haptics of success and failure; has no effect here.
@MainActor @preconcurrency open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcome to report.
  public enum FeedbackType: Int, Sendable {
    /// Success, a warning, or failure.
    case success = 0, warning, error
  }

  /// Accepted; has no effect here.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// A source of the haptics of a changing selection; has no effect here.
@MainActor @preconcurrency open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Accepted; has no effect here.
  open func selectionChanged() {}
}
