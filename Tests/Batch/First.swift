// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// A row that looks as if it were the first, after any others. With `counts`, it has state.
struct First: View, Decodable {
  let id: Int
  let name: String
  let items: [Int]
  var counts: Bool?

  var body: some View {
    VStack(alignment: .leading) {
      Text(name).font(.title)
      if counts == true { Counter() } else { Text("No. \(id)").foregroundStyle(.secondary) }
      ForEach(items, id: \.self) { item in
        HStack {
          Circle().fill(item % 2 == 0 ? .red : .blue).frame(width: 10, height: 10)
          Text("Item \(item)")
        }
      }
    }
    .padding()
    .background(name.hasSuffix("3") ? Color.yellow : .clear)
  }
}

struct Counter: View {
  @State private var count = 0

  var body: some View { Text("appeared \(count) times").onAppear { count += 1 } }
}
