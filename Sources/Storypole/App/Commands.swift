// SPDX-License-Identifier: Apache-2.0
/// The menus and shortcuts of an app. No picture shows them, and no window has them yet.
@MainActor @preconcurrency public protocol Commands {
  associatedtype Body: Commands
  /// The commands that this type consists of.
  @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Commands {}

/// Commands without a body.
@MainActor @preconcurrency package protocol PrimitiveCommands: Commands where Body == Never {}

extension PrimitiveCommands {
  @MainActor @preconcurrency public var body: Never {
    fatalError("\(Self.self) has no body")
  }
}

/// No commands.
nonisolated public struct EmptyCommands: PrimitiveCommands {
  /// Creates no commands.
  nonisolated public init() {}
}

/// A menu of the app; no window shows it here.
nonisolated public struct CommandMenu<Content: View>: PrimitiveCommands {
  let content: Content

  /// Creates a menu with a localized name.
  nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  /// Creates a menu with a text as its name.
  nonisolated public init(_ name: Text, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  /// Creates a menu with a string as its name.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// Commands that add to or replace the system's; no menu shows them here.
nonisolated public struct CommandGroup<Content: View>: PrimitiveCommands {
  let content: Content

  /// Creates commands before a group of the system.
  nonisolated public init(
    before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {
    content = addition()
  }
  /// Creates commands after a group of the system.
  nonisolated public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content)
  {
    content = addition()
  }
  /// Creates commands that replace a group of the system.
  nonisolated public init(
    replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {
    content = addition()
  }
}

/// The system's groups of commands; there are none here.
public struct CommandGroupPlacement: Sendable {
  private let name: String
  /// Information about the app.
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  /// The settings of the app.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  /// Quitting the app.
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  /// The visibility of the app and of others.
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  /// Help.
  public static let help = CommandGroupPlacement(name: "help")
  /// Import and export.
  public static let importExport = CommandGroupPlacement(name: "importExport")
  /// New documents and windows.
  public static let newItem = CommandGroupPlacement(name: "newItem")
  /// Copying and pasting.
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  /// Printing.
  public static let printItem = CommandGroupPlacement(name: "printItem")
  /// Saving.
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  /// The sidebar.
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  /// The app's single windows.
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
  /// Services of the system.
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  /// Editing text.
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  /// Formatting text.
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  /// The toolbar.
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  /// Undoing and redoing.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  /// The arrangement of windows.
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  /// The list of windows.
  public static let windowList = CommandGroupPlacement(name: "windowList")
  /// The size of windows.
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
}

/// Commands for the sidebar; no menu shows them here.
nonisolated public struct SidebarCommands: PrimitiveCommands { nonisolated public init() {} }
/// Commands for the toolbar; no menu shows them here.
nonisolated public struct ToolbarCommands: PrimitiveCommands { nonisolated public init() {} }
/// Commands for the inspector; no menu shows them here.
nonisolated public struct InspectorCommands: PrimitiveCommands { nonisolated public init() {} }
/// Commands for editing text; no menu shows them here.
nonisolated public struct TextEditingCommands: PrimitiveCommands { nonisolated public init() {} }
/// Commands for formatting text; no menu shows them here.
nonisolated public struct TextFormattingCommands: PrimitiveCommands { nonisolated public init() {} }

extension Group: Commands, PrimitiveCommands where Content: Commands {
  /// Creates a group of commands.
  nonisolated public init(@CommandsBuilder content: () -> Content) { self.content = content() }
}

extension Scene {
  /// Accepted; has no effect here, because windows have no menus. A running app reports it.
  nonisolated public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { unsupported("commands") }
  /// Accepted; has no effect here, because windows have no menus.
  nonisolated public func commandsRemoved() -> some Scene { self }
  /// Accepted; has no effect here, because windows have no menus. A running app reports it.
  nonisolated public func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { unsupported("commands") }
}
