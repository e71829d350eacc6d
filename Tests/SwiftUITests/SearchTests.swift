// SPDX-License-Identifier: Apache-2.0
import Foundation
import SwiftUI
import Testing

/// Searching by typing into a screen's field.
@Suite @MainActor struct SearchTests {
  private struct Names: View {
    var isAroundStack = false
    @State private var text = ""
    @State private var submitted = ""

    private var names: [String] {
      ["Ann", "Bob", "Ben"].filter { text.isEmpty || $0.hasPrefix(text) }
    }

    private var list: some View {
      List {
        Searching()
        Text("submitted \(submitted)")
        ForEach(names, id: \.self) { Text($0) }
      }
    }

    var body: some View {
      Group {
        if isAroundStack {
          NavigationStack { list.navigationTitle("Names") }
            .searchable(text: $text, prompt: "Find")
        } else {
          NavigationStack {
            list.navigationTitle("Names").searchable(text: $text, prompt: Text("Find"))
          }
        }
      }
      .onSubmit(of: .search) { submitted = text }
    }

    private struct Searching: View {
      @Environment(\.isSearching) private var isSearching
      @Environment(\.dismissSearch) private var dismiss
      var body: some View { Button(isSearching ? "searching" : "at rest") { dismiss() } }
    }
  }

  private func shown(_ driver: ViewDriver) -> [String] {
    driver.texts.filter { ["Ann", "Bob", "Ben"].contains($0) }
  }

  @Test func typingFilters() throws {
    for isAroundStack in [false, true] {
      let driver = ViewDriver(size: CGSize(width: 393, height: 852)) {
        Names(isAroundStack: isAroundStack)
      }
      #expect(shown(driver) == ["Ann", "Bob", "Ben"] && driver.texts.contains("at rest"))
      try driver.tap("Find")
      #expect(driver.texts.contains("searching"))
      driver.type("B")
      #expect(shown(driver) == ["Bob", "Ben"])
      driver.type("e")
      #expect(shown(driver) == ["Ben"])
      driver.press(.delete)
      #expect(shown(driver) == ["Bob", "Ben"])
      driver.press(.return)
      #expect(driver.texts.contains("submitted B"))
      try driver.tap("searching")
      #expect(shown(driver) == ["Ann", "Bob", "Ben"] && driver.texts.contains("at rest"))
      #expect(driver.warnings.isEmpty)
    }
  }

  // Documented: the scope hides submissions from outer actions.
  @Test func scopesKeepSubmissions() throws {
    struct Scoped: View {
      @State private var text = ""
      @State private var submitted = "nothing"
      let isBlocking: Bool
      var body: some View {
        NavigationStack {
          Text("submitted \(submitted)").navigationTitle("Names")
            .searchable(text: $text, prompt: "Find")
        }
        .submitScope(isBlocking)
        .onSubmit(of: [.text, .search]) { submitted = text }
      }
    }
    for isBlocking in [false, true] {
      let driver = ViewDriver(size: CGSize(width: 393, height: 852)) {
        Scoped(isBlocking: isBlocking)
      }
      try driver.tap("Find")
      driver.type("B")
      driver.press(.return)
      #expect(driver.texts.contains("submitted \(isBlocking ? "nothing" : "B")"))
    }
  }

  private struct Presented: View {
    @State private var text = ""
    @State private var isPresented = false
    var body: some View {
      NavigationStack {
        VStack {
          Text("presented \(isPresented ? "yes" : "no") \(text)")
          Button("show") { isPresented = true }
        }
        .searchable(text: $text, isPresented: $isPresented)
      }
    }
  }

  private struct Colors: View {
    struct Token: Identifiable { let id: String }
    @State private var text = ""
    @State private var tokens = [Token(id: "red")]
    @State private var suggested = [Token(id: "blue"), Token(id: "red")]
    var body: some View {
      NavigationStack {
        List { Text("now \(tokens.map(\.id).joined(separator: "+")) \(text)") }
          .searchable(text: $text, tokens: $tokens, suggestedTokens: $suggested, prompt: "Find") {
            Text("token \($0.id)")
          }
      }
    }
  }

  private struct Fruit: View {
    @State private var text = ""
    var body: some View {
      NavigationStack {
        Text("found \(text)")
          .searchable(text: $text, prompt: "Find")
          .searchSuggestions {
            ForEach(["apple", "pear", "plum"], id: \.self) { Text($0).searchCompletion($0) }
          }
      }
    }
  }

  // Documented: suggestions are over the content. Ours: they fill the screen also over a short text, in the middle of which
  // they had the size of its line; without a search, the text is where it was.
  @Test func suggestionsOverAShortTextCanBePressed() throws {
    let driver = ViewDriver(size: CGSize(width: 393, height: 852)) { Fruit() }
    let before = try driver.element("found ").frame
    try driver.tap("Find")
    driver.type("p")
    let names = ["apple", "pear", "plum"]
    let frames = try names.map { try driver.element($0).frame }
    // Rows of a plain list are 44 points high at least (measured).
    #expect(frames[1].midY - frames[0].midY >= 44 && frames[2].midY - frames[1].midY >= 44)
    try driver.tap("plum")
    #expect(driver.texts.contains("found plum"))
    driver.press(.escape)
    try driver.tap(driver.element("Clear text"))
    driver.press(.escape)
    #expect(try driver.element("found ").frame == before)
  }

  // Documented: a suggested token becomes one of the search. Ours: a token that the search has isn't added again, and the
  // delete key removes the last token of a field without text.
  @Test func tokens() throws {
    let driver = ViewDriver(size: CGSize(width: 393, height: 852)) { Colors() }
    #expect(driver.texts.contains("token red") && driver.texts.contains("now red "))
    try driver.tap("Find")
    driver.type("b")
    try driver.tap("token blue")
    #expect(driver.texts.contains("now red+blue "))
    driver.type("x")
    driver.press(.delete)
    #expect(driver.texts.contains("now red+blue "))
    driver.press(.delete)
    #expect(driver.texts.contains("now red "))
  }

  @Test func bindingMovesTheFocus() throws {
    let driver = ViewDriver(size: CGSize(width: 393, height: 852)) { Presented() }
    #expect(driver.texts.contains("presented no "))
    try driver.tap("show")
    #expect(driver.texts.contains("presented yes "))
    driver.type("x")
    #expect(driver.texts.contains("presented yes x"))
  }
}
