// SPDX-License-Identifier: Apache-2.0
import Storypole

// Methods that Foundation has on Apple's systems through Objective-C.

extension UserDefaults {
  /// The value of a key, as `object(forKey:)`.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
  /// Sets the value of a key, as `set(_:forKey:)`.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}

extension NotificationCenter {
  /// Has no effect, and a warning reports it: methods are not called by name here.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    Surroundings.warn(
      "NotificationCenter.addObserver(selector:) does nothing: Swift calls no methods by name here. Use the form "
        + "with a closure, or .onReceive", once: "addObserver \(aName?.rawValue ?? "")")
  }
}

extension String {
  /// Creates a string from a format and one array, which the first `%@` shows.
  ///
  /// An array of arguments needs the label: `String(format: format, arguments: arguments)`.
  public init(format: String, _ array: [any CVarArg]) {
    self.init(format: format, arguments: [NSArray(array: array.map { $0 as Any }).description])
  }
}

extension NSAttributedString {
  /// Creates a string with the characters of another one, without its attributes.
  public convenience init(_ attributedString: AttributedString) {
    self.init(string: String(attributedString.characters))
  }
}

extension AttributedString {
  /// Creates a string with the characters of another one, and with its colors, fonts and links.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    let text = nsStr.string as NSString
    nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { values, range, _ in
      var part = AttributedString(text.substring(with: range))
      if let font = values[.font] as? UIFont { part.font = Font(font) }
      if let color = values[.foregroundColor] as? UIColor {
        part.foregroundColor = Color(uiColor: color)
      }
      if let color = values[.backgroundColor] as? UIColor {
        part.backgroundColor = Color(uiColor: color)
      }
      if let kern = values[.kern] as? CGFloat { part.kern = kern }
      append(part)
    }
  }
}
