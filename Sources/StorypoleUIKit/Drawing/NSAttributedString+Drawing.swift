// SPDX-License-Identifier: Apache-2.0
import Storypole
internal import StorypoleCairo

// Apple's String has the methods of NSString, because the two are bridged.

extension String {
  /// The size of the text in one line, or more with line breaks.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    TextDrawing(self, attributes).size(width: nil)
  }
  /// The rectangle of the text in lines of a width; the height of `size` has no effect.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    let isWrapped = options.contains(.usesLineFragmentOrigin)
    return CGRect(
      origin: .zero, size: TextDrawing(self, attributes).size(width: isWrapped ? size.width : nil))
  }
  /// Draws the text in the current context, with its top left corner at a point.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    let text = TextDrawing(self, attrs).text
    UIGraphicsContexts.current(for: "String.draw")?.record {
      $0.draw(text, at: point, anchor: .topLeading)
    }
  }
  /// Draws the text in the current context, in lines as wide as a rectangle.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    let drawing = TextDrawing(self, attrs)
    let width = drawing.size(width: rect.width).width
    let free = max(rect.width - width, 0)
    let x =
      rect.minX + (drawing.alignment == .center ? free / 2 : drawing.alignment == .right ? free : 0)
    let place = CGRect(x: x, y: rect.minY, width: rect.width, height: rect.height)
    UIGraphicsContexts.current(for: "String.draw")?.record { $0.draw(drawing.text, in: place) }
  }
}

extension NSString {
  /// The size of the text in one line, or more with line breaks.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    description.size(withAttributes: attributes)
  }
  /// The rectangle of the text in lines of a width; the height of `size` has no effect.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    description.boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
  /// Draws the text in the current context, with its top left corner at a point.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    description.draw(at: point, withAttributes: attrs)
  }
  /// Draws the text in the current context, in lines as wide as a rectangle.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    description.draw(in: rect, withAttributes: attrs)
  }
}

extension NSAttributedString {
  // The attributes of the first character; drawn text has one style here.
  private var style: [Key: Any]? { length > 0 ? attributes(at: 0, effectiveRange: nil) : nil }

  /// The size of the text, with the attributes of its first character.
  public func size() -> CGSize { string.size(withAttributes: style) }
  /// The rectangle of the text in lines of a width, with the attributes of its first character.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    string.boundingRect(with: size, options: options, attributes: style, context: context)
  }
  /// Draws the text in the current context, with the attributes of its first character.
  public func draw(at point: CGPoint) { string.draw(at: point, withAttributes: style) }
  /// Draws the text in the current context, with the attributes of its first character.
  public func draw(in rect: CGRect) { string.draw(in: rect, withAttributes: style) }
}

/// The layout of a drawn text.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits of the set, as in UIKit.
  public let rawValue: Int
  /// Creates a set from its bits; those without a name are kept.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Lines break at the width; otherwise there is one line.
  public static let usesLineFragmentOrigin = Self(rawValue: 1)
  /// Has no effect: lines always have the font's height.
  public static let usesFontLeading = Self(rawValue: 2)
  /// The last visible line ends with an ellipsis.
  public static let truncatesLastVisibleLine = Self(rawValue: 32)
}

/// The settings of drawn text that shrinks; they have no effect here.
public final class NSStringDrawingContext: NSObject {
  /// Has no effect here.
  public var minimumScaleFactor: CGFloat = 0
}

/// A text with UIKit's attributes: 12 points by default, as documented for drawing.
private struct TextDrawing {
  let text: Text
  let alignment: NSTextAlignment

  init(_ string: String, _ attributes: [NSAttributedString.Key: Any]?) {
    let attributes = attributes ?? [:]
    let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)
    let color = attributes[.foregroundColor] as? UIColor ?? .black
    var text = Text(verbatim: string).font(Font(font)).foregroundColor(Color(uiColor: color))
    if let kern = attributes[.kern] as? any BinaryFloatingPoint {
      text = text.kerning(CGFloat(kern))
    }
    if let style = attributes[.underlineStyle] as? Int, style != 0 { text = text.underline() }
    if let style = attributes[.strikethroughStyle] as? Int, style != 0 {
      text = text.strikethrough()
    }
    self.text = text
    alignment = (attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural
  }

  func size(width: CGFloat?) -> CGSize {
    text.size(
      width: width, in: Surroundings.current.environment, textEngine: PangoTextEngine.shared)
  }
}
