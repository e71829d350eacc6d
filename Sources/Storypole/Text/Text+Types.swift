// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

extension Text {
  /// What stands for text that does not fit.
  public enum TruncationMode: Hashable, Sendable {
    case head
    case tail
    case middle
  }

  public enum Case: Hashable, Sendable {
    case uppercase
    case lowercase
  }

  /// How a line under or through text is drawn.
  public struct LineStyle: Hashable, Sendable {
    public struct Pattern: Hashable, Sendable {
      let value: TextRun.Decoration.Pattern

      public static let solid = Pattern(value: .solid)
      public static let dot = Pattern(value: .dot)
      public static let dash = Pattern(value: .dash)
      public static let dashDot = Pattern(value: .dashDot)
      public static let dashDotDot = Pattern(value: .dashDotDot)
    }

    var pattern: Pattern
    var color: Color?

    public init(pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    public static let single = LineStyle()

    func decoration(in environment: EnvironmentValues) -> TextRun.Decoration {
      TextRun.Decoration(pattern: pattern.value, color: color?.resolve(in: environment))
    }
  }

  /// Which side leading and trailing mean for lines.
  public struct AlignmentStrategy: Hashable, Sendable {
    let followsWriting: Bool

    public static let `default` = AlignmentStrategy(followsWriting: false)
    public static let layoutBased = AlignmentStrategy(followsWriting: false)
    public static let writingDirectionBased = AlignmentStrategy(followsWriting: true)
  }

  /// Which way a paragraph is written.
  public struct WritingDirectionStrategy: Hashable, Sendable {
    let followsLayout: Bool

    /// As `contentBased`.
    public static let `default` = WritingDirectionStrategy(followsLayout: false)
    /// By the direction of the layout.
    public static let layoutBased = WritingDirectionStrategy(followsLayout: true)
    /// By the paragraph's first letter; by the layout where it has none.
    public static let contentBased = WritingDirectionStrategy(followsLayout: false)
  }
}
