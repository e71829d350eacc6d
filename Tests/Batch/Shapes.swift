// SPDX-License-Identifier: Apache-2.0
import Foundation
import StorypoleBatch
import SwiftUI

/// Rows of every kind of value, for schemas.
struct Shapes: BatchView {
  enum Level: String, Decodable, CaseIterable { case low, high }
  struct Address: Decodable {
    var city: String
    var zip: String?
  }
  struct Row: Decodable {
    var text: String
    var number: Double
    var count: Int
    var byte: UInt8
    var isOpen: Bool
    var day: Date
    var link: URL
    var id: UUID
    var level: Level
    var address: Address
    var tags: [String]
    var addresses: [Address]
    var prices: [String: Decimal]
    var note: String?
  }

  let row: Row
  init(row: Row) { self.row = row }
  var body: some View { Text(row.text) }
}

/// A required value that no probe can make hides the keys after it.
struct Hidden: View, Decodable {
  enum Color: String, Decodable { case red }
  var name: String
  var color: Color
  var after: String
  var body: some View { Text(name) }
}

/// It contains itself.
struct Tree: View, Decodable {
  var name: String
  var parts: [Tree]
  var body: some View { Text(name) }
}

/// Decoding runs code of the user's, which may trap.
struct Trap: View, Decodable {
  var number: Int
  init(from decoder: any Decoder) throws {
    number = try decoder.singleValueContainer().decode(Int.self)
    precondition(number > 0)
  }
  var body: some View { Text("\(number)") }
}
