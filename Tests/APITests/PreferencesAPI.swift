// SPDX-License-Identifier: Apache-2.0
import SwiftUI
import Testing

private struct Total: PreferenceKey {
  // api: PreferenceKey; PreferenceKey.Value; PreferenceKey.defaultValue
  typealias Value = Int
  static let defaultValue = 0
  // api: PreferenceKey.reduce(value:nextValue:)
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

@Suite struct PreferencesAPI {
  @Test func writing() {
    // api: View.preference(key:value:); View.transformPreference(_:_:)
    isView(leaf.preference(key: Total.self, value: 1))
    isView(leaf.transformPreference(Total.self) { $0 += 1 })
  }

  @Test func reading() {
    // api: View.onPreferenceChange(_:perform:)
    isView(leaf.onPreferenceChange(Total.self) { value in _ = value })
    // api: View.backgroundPreferenceValue(_:_:); View.overlayPreferenceValue(_:_:)
    isView(leaf.backgroundPreferenceValue(Total.self) { Text(verbatim: "\($0)") })
    isView(leaf.overlayPreferenceValue(Total.self) { Text(verbatim: "\($0)") })
    // api: View.backgroundPreferenceValue(_:alignment:_:)
    isView(leaf.backgroundPreferenceValue(Total.self, alignment: .top) { leaf.zIndex(Double($0)) })
    // api: View.overlayPreferenceValue(_:alignment:_:)
    isView(leaf.overlayPreferenceValue(Total.self, alignment: .top) { leaf.zIndex(Double($0)) })
  }

  @MainActor @Test func values() throws {
    var seen = 0
    let view = VStack {
      leaf.preference(key: Total.self, value: 2)
      leaf.preference(key: Total.self, value: 3).transformPreference(Total.self) { $0 += 1 }
    }.overlayPreferenceValue(Total.self) { value -> Color in
      seen = value
      return leaf
    }
    _ = try ImageRenderer(content: view).pngData()
    #expect(seen == 6)
  }
}
