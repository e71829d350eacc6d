// SPDX-License-Identifier: Apache-2.0
import StorypoleSystem

/// The representation of a type of Foundation's or of SwiftUI's.
public struct _ValueRepresentation<Item: Transferable>: TransferRepresentation {
  public typealias Body = Never
  public let _ways: _TransferWays<Item>

  init(_ ways: TransferWay<Item>...) { _ways = _TransferWays(all: ways) }
}

private func text(_ data: Data) throws -> String {
  guard let text = String(data: data, encoding: .utf8) else {
    throw CocoaError(.fileReadInapplicableStringEncoding)
  }
  return text
}

/// A way for values that stay in the program.
private func ownWay<Item>(_ identifier: String) -> TransferWay<Item> {
  TransferWay(
    type: UTType(exportedAs: identifier), export: { _ in throw CocoaError(.featureUnsupported) },
    load: { _ in throw CocoaError(.featureUnsupported) })
}

extension String: Transferable {
  /// As plain text.
  public static var transferRepresentation: _ValueRepresentation<String> {
    _ValueRepresentation(
      TransferWay(type: .utf8PlainText, export: { Data($0.utf8) }, load: { try text($0) }),
      TransferWay(type: .plainText, load: { try text($0) }))
  }
}

extension Data: Transferable {
  /// As it is.
  public static var transferRepresentation: _ValueRepresentation<Data> {
    _ValueRepresentation(TransferWay(type: .data, export: { $0 }, load: { $0 }))
  }
}

extension URL: Transferable {
  /// As the text of the address.
  public static var transferRepresentation: _ValueRepresentation<URL> {
    _ValueRepresentation(
      TransferWay(
        type: .url, export: { Data($0.absoluteString.utf8) },
        load: {
          guard let url = URL(string: try text($0)) else { throw CocoaError(.fileReadCorruptFile) }
          return url
        }))
  }
}

extension AttributedString: Transferable {
  /// As plain text.
  public static var transferRepresentation: _ValueRepresentation<AttributedString> {
    _ValueRepresentation(
      TransferWay(
        type: .utf8PlainText, export: { Data(String($0.characters).utf8) },
        load: { AttributedString(try text($0)) }),
      TransferWay(type: .plainText, load: { AttributedString(try text($0)) }))
  }
}

extension Color: Transferable {
  /// As the value, which other programs can't take.
  public static var transferRepresentation: _ValueRepresentation<Color> {
    _ValueRepresentation(ownWay("com.apple.cocoa.color"))
  }
}

extension Image: Transferable {
  /// As the value, which other programs can't take.
  public static var transferRepresentation: _ValueRepresentation<Image> {
    _ValueRepresentation(
      TransferWay(
        type: .image, export: { _ in throw CocoaError(.featureUnsupported) },
        load: { _ in throw CocoaError(.featureUnsupported) }))
  }
}
