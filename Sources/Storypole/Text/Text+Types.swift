// SPDX-License-Identifier: Apache-2.0
import StorypoleGraphics

extension Text {
  /// The end of the last line that an ellipsis replaces where the text doesn't fit.
  public enum TruncationMode: Hashable, Sendable {
    /// Keeps the end of the text.
    case head
    /// Keeps the beginning of the text; the default.
    case tail
    /// Keeps the beginning and the end of the text.
    case middle
  }

  /// A change of the case of letters, by the rules of the environment's locale.
  public enum Case: Hashable, Sendable {
    /// All letters in uppercase.
    case uppercase
    /// All letters in lowercase.
    case lowercase
  }

  /// The appearance of a line under or through text.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of a line.
    public struct Pattern: Hashable, Sendable {
      let value: TextRun.Decoration.Pattern

      /// An unbroken line.
      public static let solid = Pattern(value: .solid)
      /// Dots.
      public static let dot = Pattern(value: .dot)
      /// Dashes.
      public static let dash = Pattern(value: .dash)
      /// Alternating dashes and dots.
      public static let dashDot = Pattern(value: .dashDot)
      /// Alternating dashes and pairs of dots.
      public static let dashDotDot = Pattern(value: .dashDotDot)
    }

    var pattern: Pattern
    var color: Color?

    /// Creates a style of lines. If `color` is nil, the line has the color of the letters.
    public init(pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// An unbroken line in the color of the letters.
    public static let single = LineStyle()

    func decoration(in environment: EnvironmentValues) -> TextRun.Decoration {
      TextRun.Decoration(pattern: pattern.value, color: color?.resolve(in: environment))
    }
  }

  /// The meaning of leading and trailing for the lines of a text.
  public struct AlignmentStrategy: Hashable, Sendable {
    let followsWriting: Bool

    /// The sides of the layout; the same as `layoutBased`.
    public static let `default` = AlignmentStrategy(followsWriting: false)
    /// The sides of the layout: leading is at the right if the environment is right-to-left.
    public static let layoutBased = AlignmentStrategy(followsWriting: false)
    /// The sides of the writing: leading is at the right if the text's first letter is one of a right-to-left
    /// script.
    public static let writingDirectionBased = AlignmentStrategy(followsWriting: true)
  }

  /// The rule for the direction in which a paragraph is written.
  public struct WritingDirectionStrategy: Hashable, Sendable {
    let followsLayout: Bool

    /// The same as `contentBased`.
    public static let `default` = WritingDirectionStrategy(followsLayout: false)
    /// The direction of the layout.
    public static let layoutBased = WritingDirectionStrategy(followsLayout: true)
    /// The direction of the paragraph's first letter; that of the layout without a letter.
    public static let contentBased = WritingDirectionStrategy(followsLayout: false)
  }
}
