// SPDX-License-Identifier: Apache-2.0
import Storypole

/// The clipboard. In a window (`storypole run`) strings that are set go to the system's clipboard; a view without
/// a window has one of its own.
public final class UIPasteboard: NSObject, @unchecked Sendable {
  /// The only clipboard.
  public static let general = UIPasteboard()

  private override init() {}

  /// The string that was set last by these views. What other programs have copied isn't known here, because a
  /// window learns it only when it pastes.
  public var string: String? {
    get {
      let string = Surroundings.current.host?.clipboard.string ?? ""
      return string.isEmpty ? nil : string
    }
    set {
      guard let host = Surroundings.current.host else {
        return Surroundings.warn(
          "UIPasteboard does nothing: no view is shown", once: "UIPasteboard")
      }
      host.clipboard.copy(newValue ?? "")
    }
  }

  /// Whether these views have set a string.
  public var hasStrings: Bool { string != nil }

  /// The string as an address.
  public var url: URL? {
    get { string.flatMap(URL.init(string:)) }
    set { string = newValue?.absoluteString }
  }
}
