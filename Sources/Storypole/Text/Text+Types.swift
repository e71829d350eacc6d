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

  /// A size beside the main one, for text of less weight.
  public struct Scale: Hashable, Sendable {
    let isSecondary: Bool

    public static let `default` = Scale(isSecondary: false)
    public static let secondary = Scale(isSecondary: true)

    /// Measured: 0.8 up to 17 points, falling in a line to 0.46 at 70.
    func factor(at size: CGFloat) -> CGFloat {
      guard isSecondary else { return 1 }
      return 0.8 - 0.34 * min(1, max(0, (size - 17) / 53))
    }
  }

  /// Which side leading and trailing mean for lines.
  public struct AlignmentStrategy: Hashable, Sendable {
    let followsWriting: Bool

    public static let `default` = AlignmentStrategy(followsWriting: false)
    public static let layoutBased = AlignmentStrategy(followsWriting: false)
    public static let writingDirectionBased = AlignmentStrategy(followsWriting: true)
  }
}
