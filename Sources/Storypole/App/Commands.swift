// SPDX-License-Identifier: Apache-2.0
/// Menus and shortcuts of an app. No picture shows them, and no window has them yet.
@MainActor @preconcurrency public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Commands {}

/// Commands that are made of nothing but themselves.
@MainActor @preconcurrency package protocol PrimitiveCommands: Commands where Body == Never {}

extension PrimitiveCommands {
  @MainActor @preconcurrency public var body: Never {
    fatalError("\(Self.self) has no body")
  }
}

nonisolated public struct EmptyCommands: PrimitiveCommands {
  nonisolated public init() {}
}

/// A menu of the app's own.
nonisolated public struct CommandMenu<Content: View>: PrimitiveCommands {
  let content: Content

  nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  nonisolated public init(_ name: Text, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// Commands beside or in place of the system's.
nonisolated public struct CommandGroup<Content: View>: PrimitiveCommands {
  let content: Content

  nonisolated public init(
    before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {
    content = addition()
  }
  nonisolated public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content)
  {
    content = addition()
  }
  nonisolated public init(
    replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {
    content = addition()
  }
}

/// The system's groups of commands.
public struct CommandGroupPlacement: Sendable {
  private let name: String
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  public static let help = CommandGroupPlacement(name: "help")
  public static let importExport = CommandGroupPlacement(name: "importExport")
  public static let newItem = CommandGroupPlacement(name: "newItem")
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  public static let printItem = CommandGroupPlacement(name: "printItem")
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  public static let windowList = CommandGroupPlacement(name: "windowList")
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
}

nonisolated public struct SidebarCommands: PrimitiveCommands { nonisolated public init() {} }
nonisolated public struct ToolbarCommands: PrimitiveCommands { nonisolated public init() {} }
nonisolated public struct InspectorCommands: PrimitiveCommands { nonisolated public init() {} }
nonisolated public struct TextEditingCommands: PrimitiveCommands { nonisolated public init() {} }
nonisolated public struct TextFormattingCommands: PrimitiveCommands { nonisolated public init() {} }

extension Group: Commands, PrimitiveCommands where Content: Commands {
  nonisolated public init(@CommandsBuilder content: () -> Content) { self.content = content() }
}

extension Scene {
  nonisolated public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { unsupported("commands") }
  nonisolated public func commandsRemoved() -> some Scene { self }
  nonisolated public func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { unsupported("commands") }
}
