// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The frames between a command and the program that serves it in HTTP: a kind, a number of a client or
/// request, a length, all little-endian, and that many bytes.
package struct Message: Sendable {
  package enum Kind: UInt8, Sendable {
    /// To the command: the address of the page, with the key.
    case address = 1
    /// To the command: a client has connected or disconnected.
    case opened, closed
    /// Both ways: a message; client 0 is all clients.
    case text
    /// To the client.
    case binary
    /// To the server: a `ServeConfiguration`, as JSON.
    case configuration
    /// To the command: a `RenderRequest`, as JSON.
    case render
    /// To the server: a `RenderAnswer` as a line of JSON, and its picture.
    case rendered
    /// To the server: it finishes the requests that have arrived, and ends.
    case drain
  }

  package var kind: Kind
  package var client: UInt32
  package var payload: Data

  private static let headLength = 9
  /// Longer frames are errors.
  private static let longest = 256 << 20

  package init(_ kind: Kind, client: UInt32 = 0, _ payload: Data = Data()) {
    (self.kind, self.client, self.payload) = (kind, client, payload)
  }

  package var bytes: Data {
    var data = Data([kind.rawValue])
    for number in [client, UInt32(payload.count)] {
      withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) }
    }
    return data + payload
  }

  /// Takes the first complete frame.
  package static func take(from data: inout Data) throws -> Message? {
    guard data.count >= headLength else { return nil }
    let head = [UInt8](data.prefix(headLength))
    func number(_ start: Int) -> UInt32 {
      (0..<4).reduce(0) { $0 | UInt32(head[start + $1]) << UInt32(8 * $1) }
    }
    let length = Int(number(5))
    guard let kind = Kind(rawValue: head[0]), length <= longest else {
      throw BrokenMessage()
    }
    guard data.count >= headLength + length else { return nil }
    let payload = Data(data.dropFirst(headLength).prefix(length))
    data = Data(data.dropFirst(headLength + length))
    return Message(kind, client: number(1), payload)
  }
}

/// An error for data that is not a frame.
package struct BrokenMessage: Error, CustomStringConvertible {
  package var description: String { "the other end of a pipe sent an invalid message" }
}
