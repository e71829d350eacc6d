// SPDX-License-Identifier: Apache-2.0
import SwiftUI
import Testing

/// Older names and placements of bars that programs often use. Names that Apple documents as synonyms give
/// the same picture.
@Suite @MainActor struct UsedNavigationAPI {
  private func stack(_ content: some View) -> some View { NavigationStack { content } }

  // Documented: NavigationView is replaced by NavigationStack, and its stack style shows one column.
  @available(*, deprecated) @Test func navigationViews() throws {
    let new = try picture(stack(leaf.navigationTitle("Title")))
    #expect(try picture(NavigationView { leaf.navigationTitle("Title") }) == new)
    let view = NavigationView { leaf.navigationBarTitle("Title") }
    #expect(try picture(view.navigationViewStyle(.stack)) == new)
    #expect(try picture(view.navigationViewStyle(StackNavigationViewStyle())) == new)
  }

  // Documented: renamed to navigationTitle(_:), with navigationBarTitleDisplayMode(_:).
  @available(*, deprecated) @Test func titles() throws {
    let large = try picture(stack(leaf.navigationTitle("Title")))
    let inline = leaf.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
    #expect(try picture(stack(leaf.navigationBarTitle(Text("Title")))) == large)
    #expect(
      try picture(stack(leaf.navigationBarTitle("Title", displayMode: .inline)))
        == picture(stack(inline)))
    #expect(try picture(stack(inline)) != large)
  }

  // Documented: replaced by toolbar(_:for:) with .hidden.
  @available(*, deprecated) @Test func hiddenBars() throws {
    let hidden = leaf.navigationTitle("Title").toolbar(.hidden, for: .navigationBar)
    #expect(
      try picture(stack(leaf.navigationTitle("Title").navigationBarHidden(true)))
        == picture(stack(hidden)))
    #expect(
      try picture(stack(leaf.navigationTitle("Title").navigationBarHidden(false)))
        == picture(stack(leaf.navigationTitle("Title"))))
  }

  private func toolbar(_ placement: ToolbarItemPlacement) throws -> Data {
    try picture(stack(leaf.toolbar { ToolbarItem(placement: placement) { Text("Item") } }))
  }

  // Documented for iOS: cancellation at the leading edge of the bar; primary actions and
  // confirmation at its trailing edge; navigationBar… is the older name of topBar….
  @Test func placements() throws {
    let leading = try toolbar(.topBarLeading)
    let trailing = try toolbar(.topBarTrailing)
    #expect(leading != trailing)
    #expect(try toolbar(.navigationBarLeading) == leading)
    #expect(try toolbar(.navigationBarTrailing) == trailing)
    #expect(try toolbar(.cancellationAction) == leading)
    #expect(try toolbar(.primaryAction) == trailing)
    let confirmation = try toolbar(.confirmationAction)
    #expect(confirmation != leading)
    #expect(try confirmation != picture(stack(leaf)))
  }

  @available(*, deprecated) @Test func barItems() throws {
    #expect(
      try picture(stack(leaf.navigationBarItems(leading: Text("Item")))) == toolbar(.topBarLeading))
    #expect(
      try picture(stack(leaf.navigationBarItems(trailing: Text("Item"))))
        == toolbar(.topBarTrailing))
  }

  private struct Items: ToolbarContent {
    var body: some ToolbarContent {
      ToolbarItem(placement: .topBarLeading) { Text("Item") }
    }
  }

  @Test func customToolbars() throws {
    #expect(try picture(stack(leaf.toolbar { Items() })) == toolbar(.topBarLeading))
  }

  // Documented: EditButton shows Done while editing. Outside of a stack of screens the window has an edit
  // mode, as on iOS.
  @Test func editing() throws {
    #expect(!EditMode.inactive.isEditing && EditMode.active.isEditing)
    #expect(try environment(\.editMode)??.wrappedValue == .inactive)
    #expect(
      try environment(\.editMode) { $0.environment(\.editMode, .constant(.inactive)) }??
        .wrappedValue == .inactive)
    let active = EditButton().environment(\.editMode, .constant(.active))
    #expect(try picture(active) == picture(Button("Done") {}))
    #expect(try picture(EditButton()) == picture(Button("Edit") {}))
  }

  // Documented: isPresented is whether the view is presented; the root of a picture is not.
  @available(*, deprecated) @Test func presentation() throws {
    #expect(try environment(\.presentationMode)?.wrappedValue.isPresented == false)
  }
}
