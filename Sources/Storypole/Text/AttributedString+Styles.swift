// SPDX-License-Identifier: Apache-2.0
extension AttributeScopes {
  /// The attributes that a text draws, in addition to Foundation's links and Markdown intents.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font of a run; it replaces the font of the text.
    public let font: FontAttribute
    /// The color of a run's letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind a run.
    public let backgroundColor: BackgroundColorAttribute
    /// The line through a run.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The line under a run.
    public let underlineStyle: UnderlineStyleAttribute
    /// The distance in points added after each character; ligatures stay.
    public let kern: KerningAttribute
    /// The distance in points added after each character; ligatures are broken up. It replaces kerning unless
    /// it is 0.
    public let tracking: TrackingAttribute
    /// The distance in points by which a run is above its baseline; negative is below.
    public let baselineOffset: BaselineOffsetAttribute
    /// The attributes of Foundation.
    public let foundation: FoundationAttributes

    /// The key of a run's font.
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      /// The name of the attribute in descriptions of a string.
      public static let name = "SwiftUI.Font"
    }
    /// The key of the color of a run's letters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      /// The name of the attribute in descriptions of a string.
      public static let name = "SwiftUI.ForegroundColor"
    }
    /// The key of the color behind a run.
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      /// The name of the attribute in descriptions of a string.
      public static let name = "SwiftUI.BackgroundColor"
    }
    /// The key of the line through a run.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      /// The name of the attribute in descriptions of a string.
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    /// The key of the line under a run.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      /// The name of the attribute in descriptions of a string.
      public static let name = "SwiftUI.UnderlineStyle"
    }
    /// The key of a run's kerning: the space after each character, in points.
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      /// The name of the attribute in descriptions of a string.
      public static let name = "SwiftUI.Kern"
    }
    /// The key of a run's tracking: the space after each character, in points; it separates ligatures.
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      /// The name of the attribute in descriptions of a string.
      public static let name = "SwiftUI.Tracking"
    }
    /// The key of a run's distance from its baseline, in points; positive is up.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      /// The name of the attribute in descriptions of a string.
      public static let name = "SwiftUI.BaselineOffset"
    }
  }

  /// The scope of these attributes, for key paths such as `\.swiftUI.font`.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// The key of an attribute by its name, which makes `string.font` an expression.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}

extension AttributedString.Runs.Run {
  /// The text styles of the run's attributes.
  var textStyles: [TextStyle] {
    var styles: [TextStyle] = []
    if let font = self.font { styles.append(.font(font)) }
    if let intent = self.inlinePresentationIntent { styles += intent.textStyles }
    if let foregroundColor = self.foregroundColor {
      styles.append(.foreground(TextForeground(style: foregroundColor)))
    }
    if let backgroundColor = self.backgroundColor { styles.append(.background(backgroundColor)) }
    if let strikethroughStyle = self.strikethroughStyle {
      styles.append(.strikethrough(strikethroughStyle))
    }
    if let underlineStyle = self.underlineStyle { styles.append(.underline(underlineStyle)) }
    if let kern = self.kern { styles.append(.kerning(kern)) }
    if let tracking = self.tracking { styles.append(.tracking(tracking)) }
    if let baselineOffset = self.baselineOffset { styles.append(.baselineOffset(baselineOffset)) }
    if let link = self.link { styles.append(.link(link.absoluteString)) }
    return styles
  }
}
