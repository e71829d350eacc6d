// SPDX-License-Identifier: Apache-2.0
public import SwiftUI

/// A view that is made of one row of data, for `storypole batch`.
///
///     struct Badge: BatchView {
///       struct Row: Decodable { var name: String }
///       let row: Row
///       init(row: Row) { self.row = row }
///       var body: some View { Text(row.name) }
///     }
///
/// A view that is `Decodable` itself needs neither this protocol nor its module.
@MainActor @preconcurrency
public protocol BatchView: View {
  /// The data of one row: an object in a line of JSON, or a line of a CSV file.
  associatedtype Row: Decodable

  /// Makes the view of a row.
  init(row: Row)
}
