// SPDX-License-Identifier: Apache-2.0
import Storypole

/// The clipboard. In a window (`storypole run`), strings that are set go to the system's clipboard; a view
/// without a window has a separate one.
public final class UIPasteboard: NSObject, @unchecked Sendable {
  /// The only clipboard.
  public static let general = UIPasteboard()

  private override init() {}

  /// The string that these views set last. Strings from other programs are unknown here, because a window
  /// receives them only when it pastes.
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
