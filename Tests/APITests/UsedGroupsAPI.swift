// SPDX-License-Identifier: Apache-2.0
import StorypoleSystem
import SwiftUI
import Testing

/// Groups and collections of tabs and of toolbar items, and names of several fields that public files use.
@Suite @MainActor struct UsedGroupsAPI {
  private struct Item: Identifiable { let id: Int }

  private func tabs<C: TabContent>(@TabContentBuilder<Int?> _ content: () -> C) throws -> Data
  where C.TabValue == Int? {
    try picture(TabView(selection: .constant(Int?.none), content: content))
  }

  @Test func tabContent() throws {
    let items = [Item(id: 1), Item(id: 2)]
    let plain = try picture(
      TabView(selection: .constant(1)) {
        Tab("1", systemImage: "star", value: 1) { leaf }
        Tab("2", systemImage: "star", value: 2) { leaf }
      })
    // api: ForEach.init(_:content:) | @TabContentBuilder<V> content: @escaping (Data.Element)
    let collection = TabView(selection: .constant(1)) {
      ForEach(items) { item in Tab("\(item.id)", systemImage: "star", value: item.id) { leaf } }
    }
    #expect(try picture(collection) == plain)
    // api: ForEach.init(_:id:content:) | @TabContentBuilder<V> content
    let identified = TabView(selection: .constant(1)) {
      ForEach([1, 2], id: \.self) { Tab("\($0)", systemImage: "star", value: $0) { leaf } }
    }
    #expect(try picture(identified) == plain)
    // api: ForEach.init(_:content:) | init<V>(_ data: Range<Int>, @TabContentBuilder<V> content
    let range = TabView(selection: .constant(1)) {
      ForEach(1..<3) { Tab("\($0)", systemImage: "star", value: $0) { leaf } }
    }
    #expect(try picture(range) == plain)
    // api: Group.init(content:) | @TabContentBuilder<V> content
    let group = TabView(selection: .constant(1)) {
      Group {
        Tab("1", systemImage: "star", value: 1) { leaf }
        Tab("2", systemImage: "star", value: 2) { leaf }
      }
    }
    #expect(try picture(group) == plain)
    // api: ForEach.init(_:content:) | init<V>(_ data: Data, @TabContentBuilder<V?>
    // api: ForEach.init(_:content:) | init<V>(_ data: Range<Int>, @TabContentBuilder<V?>
    // api: ForEach.init(_:id:content:) | @TabContentBuilder<V?>
    // api: Group.init(content:) | @TabContentBuilder<V?>
    let optional = try tabs {
      Group {
        ForEach([Item(id: 1)]) { item in
          Tab("\(item.id)", systemImage: "star", value: Int?.some(item.id)) { leaf }
        }
        ForEach(2..<3) { Tab("\($0)", systemImage: "star", value: Int?.some($0)) { leaf } }
        ForEach([3], id: \.self) {
          Tab("\($0)", systemImage: "star", value: Int?.some($0)) { leaf }.hidden()
        }
      }
    }
    #expect(optional == plain)
  }

  @Test func sections() throws {
    let plain = try picture(TabView { Tab("1", systemImage: "star") { leaf } })
    #expect(
      try picture(TabView { TabSection("S") { Tab("1", systemImage: "star") { leaf } } }) == plain)
    let search = try picture(TabView { Tab(role: .search) { leaf } })
    #expect(
      try picture(TabView { Tab("Search", systemImage: "magnifyingglass", role: .search) { leaf } })
        == search)
  }

  @Test func toolbarContent() throws {
    let plain = try picture(
      NavigationStack {
        leaf.toolbar {
          ToolbarItem(placement: .topBarLeading) { Text("a") }
          ToolbarItem { Text("b") }
        }
      })
    // api: Group.init(content:) | @ToolbarContentBuilder
    let group = NavigationStack {
      leaf.toolbar {
        Group {
          ToolbarItem(placement: .topBarLeading) { Text("a") }
          ToolbarItem { Text("b") }
        }
      }
    }
    #expect(try picture(group) == plain)
  }

  @Test func titleMenus() throws {
    func stack(_ view: some View) throws -> Data {
      try picture(
        NavigationStack { view.navigationTitle("Title").navigationBarTitleDisplayMode(.inline) })
    }
    let plain = try stack(leaf)
    #expect(try stack(leaf.toolbarTitleMenu { Button("Rename") {} }) != plain)
    #expect(
      try stack(leaf.toolbarTitleMenu { Button("Rename") {} })
        == stack(leaf.toolbar { ToolbarTitleMenu { Button("Rename") {} } }))
  }

  @Test func scopes() throws {
    func stack(_ isPresented: Bool, _ change: (AnyView) -> some View) throws -> Data {
      try picture(
        NavigationStack {
          change(
            AnyView(leaf.searchable(text: .constant("x"), isPresented: .constant(isPresented))))
        }, height: 400)
    }
    let scope = Binding.constant(1)
    let scoped = { (view: AnyView) in
      view.searchScopes(scope) {
        Text("All").tag(1)
        Text("Some").tag(2)
      }
    }
    #expect(try stack(true, scoped) != stack(true) { $0 })
    #expect(try stack(false, scoped) == stack(false) { $0 })
    isView(leaf.searchScopes(scope, activation: .onTextEntry) { Text("All").tag(1) })
  }

  @Test func commands() {
    isView(
      leaf.onMoveCommand { direction in _ = direction == .up }.onExitCommand {}
        .onDeleteCommand(perform: nil).onPlayPauseCommand {})
    isView(
      leaf.digitalCrownRotation(.constant(1.0))
        .digitalCrownRotation(
          .constant(1.0), from: 0, through: 10, by: 1, sensitivity: .low, isContinuous: true,
          isHapticFeedbackEnabled: false))
    isView(NavigationLink("a") { leaf }.isDetailLink(false))
    isView(leaf.inspectorColumnWidth(min: 100, ideal: 200).listRowHoverEffectDisabled())
  }

  @Test func activity() throws {
    #expect(try environment(\.controlActiveState) == .key)
    #expect(
      try environment(\.controlActiveState) { $0.environment(\.scenePhase, .inactive) }
        == .inactive)
  }

  @Test func stylesOfMacOS() throws {
    let toggle = Toggle("Label", isOn: .constant(true))
    #expect(try picture(toggle.toggleStyle(.checkbox)) != picture(toggle))
    let picker = Picker("Label", selection: .constant(1)) {
      Text("One").tag(1)
      Text("Two").tag(2)
    }
    #expect(try picture(picker.pickerStyle(.radioGroup)) != picture(picker))
  }

  private struct Note: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    var text = ""
    init() {}
    init(configuration: ReadConfiguration) throws {
      guard let data = configuration.file.regularFileContents else {
        throw CocoaError(.fileReadCorruptFile)
      }
      text = String(decoding: data, as: UTF8.self)
    }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  private struct Notes: App {
    var body: some Scene {
      DocumentGroup(newDocument: Note()) { file in TextEditor(text: file.$document.text) }
    }
  }

  @Test func documents() throws {
    let isShown = Binding.constant(false)
    isView(leaf.fileImporter(isPresented: isShown, allowedContentTypes: [.text]) { _ in })
    isView(
      leaf.fileImporter(
        isPresented: isShown, allowedContentTypes: [.text], allowsMultipleSelection: true
      ) { (result: Result<[URL], any Error>) in })
    isView(
      leaf.fileExporter(isPresented: isShown, document: Note(), contentType: .plainText) { _ in })
    isView(leaf.fileMover(isPresented: isShown, file: nil) { _ in })
    let folder = FileWrapper(directoryWithFileWrappers: [:])
    let file = FileWrapper(regularFileWithContents: Data("a".utf8))
    file.preferredFilename = "a.txt"
    #expect(folder.addFileWrapper(file) == "a.txt" && folder.addFileWrapper(file) == "2_a.txt")
    #expect(folder.fileWrappers?["a.txt"]?.regularFileContents == Data("a".utf8))
    folder.removeFileWrapper(file)
    #expect(folder.isDirectory && folder.fileWrappers?.isEmpty == true)
    let _ = Notes.self
  }
}
