// SPDX-License-Identifier: Apache-2.0
extension AttributeScopes {
  /// The attributes that a Text honours, beside Foundation's links.
  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
  }

  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}

extension AttributedString.Runs.Run {
  /// What the attributes of the run say to a text.
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
