// SPDX-License-Identifier: Apache-2.0
import SwiftUI
import Testing

extension FocusedValues {
  @Entry fileprivate var note: Binding<String>?
  @Entry fileprivate var title: String?
}

private final class Store: ObservableObject { @Published var text = "store" }
@Observable private final class Model {}

/// Focused values as programs write them. The behavior: Tests/StorypoleTests/Events/FocusedValueTests.swift.
@Suite @MainActor struct FocusedValuesAPI {
  private struct Reader: View {
    @FocusedValue(\.title) var title
    @FocusedValue(Model.self) var model
    @FocusedBinding(\.note) var note
    @FocusedObject private var store: Store?
    var body: some View {
      VStack {
        Text(title ?? "none")
        if let $store { TextField("Store", text: $store.text) }
        if note != nil { TextField("Note", text: Binding($note) ?? .constant("")) }
      }
    }
  }

  // Nothing has the focus in a picture: only values of scenes are there.
  @Test func pictures() throws {
    let without = try picture(Reader())
    #expect(try picture(Reader().focusedValue(\.title, "title")) == without)
    #expect(try picture(Reader().focusedSceneValue(\.title, "title")) != without)
    #expect(try picture(Reader().focusedSceneValue(\.title, nil)) == without)
    isView(leaf.focusedValue(\.note, .constant("")).focusedValue(Model()))
    isView(leaf.focusedSceneValue(Model()).focusedObject(Store()).focusedSceneObject(Store()))
  }
}
