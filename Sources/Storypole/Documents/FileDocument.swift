// SPDX-License-Identifier: Apache-2.0
public import StorypoleSystem

/// A document that is a value: it is read from a file and written into one.
public protocol FileDocument: SendableMetatype {
  /// The source from which a document is read.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The purpose for which a document is written.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// The types of files that the document can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that the document can be written into; by default those that it can be read from.
  static var writableContentTypes: [UTType] { get }
  /// Reads a document.
  init(configuration: Self.ReadConfiguration) throws
  /// Makes the content of a file.
  func fileWrapper(configuration: Self.WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// The types that the document can be read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object: a copy of it is written into a file.
@preconcurrency public protocol ReferenceFileDocument: ObservableObject, Sendable {
  /// A copy of the document's content.
  associatedtype Snapshot
  /// The source from which a document is read.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The purpose for which a document is written.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// The types of files that the document can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that the document can be written into; by default those that it can be read from.
  static var writableContentTypes: [UTType] { get }
  /// Reads a document.
  init(configuration: Self.ReadConfiguration) throws
  /// Copies the content.
  func snapshot(contentType: UTType) throws -> Self.Snapshot
  /// Makes the content of a file.
  func fileWrapper(snapshot: Self.Snapshot, configuration: Self.WriteConfiguration) throws
    -> FileWrapper
}

extension ReferenceFileDocument {
  /// The types that the document can be read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The source from which a document is read.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The content of the file.
  public let file: FileWrapper
}

/// The purpose for which a document is written.
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The content that the file has; nil for a new file.
  public let existingFile: FileWrapper?
}

/// A document in a window.
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document.
  @Binding public var document: Document
  /// The file: always nil here.
  public var fileURL: URL?
  /// Whether the document can be changed: always true here.
  public var isEditable: Bool
}

/// A document in a window.
@MainActor @preconcurrency
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document.
  @ObservedObject public var document: Document
  /// The file: always nil here.
  public var fileURL: URL?
  /// Whether the document can be changed: always true here.
  public var isEditable: Bool
}

/// A window with a new document. Documents aren't opened from files or saved here, which a running app reports.
nonisolated public struct DocumentGroup<Document, Content: View>: PrimitiveScene {
  private let window: SceneWindow

  @MainActor @preconcurrency public var _windows: _SceneWindows {
    var windows = _SceneWindows([window])
    windows.unsupported = ["DocumentGroup's files"]
    return windows
  }
}

extension DocumentGroup where Document: FileDocument {
  /// Creates a window with a new document.
  nonisolated public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    window = SceneWindow(content: NewDocument(make: newDocument, editor: editor))
  }
}

extension DocumentGroup where Document: ReferenceFileDocument {
  /// Creates a window with a new document.
  nonisolated public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    window = SceneWindow(content: NewReferenceDocument(make: newDocument, editor: editor))
  }
}

private nonisolated struct NewDocument<Document: FileDocument, Content: View>: View {
  let make: () -> Document
  let editor: (FileDocumentConfiguration<Document>) -> Content
  @State private var document: Document?

  init(
    make: @escaping () -> Document,
    editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    self.make = make
    self.editor = editor
  }

  @MainActor var body: some View {
    let new = document ?? make()
    editor(
      FileDocumentConfiguration(
        document: Binding(get: { document ?? new }, set: { document = $0 }), fileURL: nil,
        isEditable: true))
  }
}

private nonisolated struct NewReferenceDocument<Document: ReferenceFileDocument, Content: View>:
  View
{
  @StateObject private var document: Document
  let editor: (ReferenceFileDocumentConfiguration<Document>) -> Content

  init(
    make: @escaping () -> Document,
    editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    _document = StateObject(wrappedValue: make())
    self.editor = editor
  }

  @MainActor var body: some View {
    editor(
      ReferenceFileDocumentConfiguration(
        document: document, fileURL: nil, isEditable: true))
  }
}
