// SPDX-License-Identifier: Apache-2.0
import Storypole

extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = Self(rawValue: "NSFont")
  /// The `UIColor` of the letters.
  public static let foregroundColor = Self(rawValue: "NSColor")
  /// The `UIColor` behind the letters.
  public static let backgroundColor = Self(rawValue: "NSBackgroundColor")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = Self(rawValue: "NSParagraphStyle")
  /// The space after each letter, in points.
  public static let kern = Self(rawValue: "NSKern")
  /// The style of the line below the letters.
  public static let underlineStyle = Self(rawValue: "NSUnderline")
  /// The style of the line through the letters.
  public static let strikethroughStyle = Self(rawValue: "NSStrikethrough")
  /// The offset upward from the baseline, in points.
  public static let baselineOffset = Self(rawValue: "NSBaselineOffset")
}

/// The style of a paragraph. UIKit's views keep it, but it is not drawn.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
  /// The space between lines; 0 by default.
  open fileprivate(set) var lineSpacing: CGFloat = 0
  /// The space after the paragraph; 0 by default.
  open fileprivate(set) var paragraphSpacing: CGFloat = 0
  /// The alignment of the lines; `natural` by default.
  open fileprivate(set) var alignment = NSTextAlignment.natural
  /// The distance of the first line from the edge.
  open fileprivate(set) var firstLineHeadIndent: CGFloat = 0
  /// The distance of the other lines from the edge.
  open fileprivate(set) var headIndent: CGFloat = 0
  /// The least height of a line; 0 by default.
  open fileprivate(set) var minimumLineHeight: CGFloat = 0
  /// The greatest height of a line; 0 for no limit.
  open fileprivate(set) var maximumLineHeight: CGFloat = 0
  /// The factor of a line's height; 0 for none.
  open fileprivate(set) var lineHeightMultiple: CGFloat = 0
  /// The treatment of lines that are too long; `byWordWrapping` by default.
  open fileprivate(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
}

/// The style of a paragraph, which can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// The space between lines.
  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { super.lineSpacing = newValue }
  }
  /// The space after the paragraph.
  open override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { super.paragraphSpacing = newValue }
  }
  /// The alignment of the lines.
  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  /// The distance of the first line from the edge.
  open override var firstLineHeadIndent: CGFloat {
    get { super.firstLineHeadIndent }
    set { super.firstLineHeadIndent = newValue }
  }
  /// The distance of the other lines from the edge.
  open override var headIndent: CGFloat {
    get { super.headIndent }
    set { super.headIndent = newValue }
  }
  /// The least height of a line.
  open override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { super.minimumLineHeight = newValue }
  }
  /// The greatest height of a line; 0 for no limit.
  open override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { super.maximumLineHeight = newValue }
  }
  /// The factor of a line's height; 0 for none.
  open override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { super.lineHeightMultiple = newValue }
  }
  /// The treatment of lines that are too long.
  open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }
}
